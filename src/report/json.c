/* SPDX-License-Identifier: GPL-2.0-or-later */
/* One JSON object a subject, one object a line; docs/JSON.md has the fields. */
#include "config.h"

#include <stdlib.h>
#include <sys/utsname.h>

#include "emulator.h"
#include "put.h"
#include "report.h"

static void clauses(FILE *out, const char *name, unsigned set)
{
	const char *comma = "";

	fprintf(out, ",\"%s\":[", name);
	for (int c = 0; c < UA_C_NR; c++)
		if (set & 1u << c) {
			fprintf(out, "%s\"%s\"", comma, ua_oracle((enum ua_clause)c)->name);
			comma = ",";
		}
	fputc(']', out);
}

static void about_run(FILE *out, const struct ua_run *run, const char *emulator)
{
	const struct ua_facts *f = run->facts;
	struct utsname u;

	uname(&u);
	fprintf(out, ",\"seed\":%llu,\"profile\":\"%s\"", (unsigned long long)run->config->seed,
		ua_profile_name(run->config->profile));
	if (run->subject)
		ua_put_member(out, "tested", run->subject);
	ua_put_member(out, "version", PACKAGE_VERSION);
	ua_put_member(out, "kernel", u.release);
	ua_put_member(out, "machine", u.machine);
	if (emulator && *emulator)
		ua_put_member(out, "emulator", emulator);
	fprintf(out, ",\"page\":%lu,\"fault_address_exact\":%s", f->page,
		f->address_exact ? "true" : "false");
}

static void counts(FILE *out, const struct ua_tally *t)
{
	const char *comma = "";

	fprintf(out, ",\"cases\":%lu,\"faulting\":%lu,\"faults\":%lu,\"fixups_taken\":%u,"
		"\"fixups\":%u,\"fixups_other_side\":%u,\"injected\":%lu,\"processes_lost\":%u,\"objections\":{", t->cases, t->faulting,
		t->faults, ua_tally_taken(t), t->entries, t->entries - ua_tally_takable(t),
		t->injected, t->lost);
	for (int c = 0; c < UA_C_NR; c++)
		if (t->objected[c]) {
			fprintf(out, "%s\"%s\":%lu", comma, ua_oracle((enum ua_clause)c)->name,
				t->objected[c]);
			comma = ",";
		}
	fputs("},\"findings\":[", out);
}

static void offset(FILE *out, const struct ua_entry_count *e)
{
	if (e->offset >= 0)
		fprintf(out, ",\"offset\":%ld", e->offset);
}

static void entries(FILE *out, const struct ua_result *r)
{
	const char *comma = "";

	fputs(",\"fixups_missed\":[", out);
	for (unsigned k = 0; k < r->entries; k++) {
		if (r->entry[k].flags)
			continue;
		fputs(comma, out);
		ua_put_string(out, r->entry[k].name);
		comma = ",";
	}
	fputs("],\"entries\":[", out);
	for (unsigned k = 0; k < r->entries; k++) {
		fputs(k ? ",{\"at\":" : "{\"at\":", out);
		ua_put_string(out, r->entry[k].name);
		fprintf(out, ",\"times\":%lu", r->entry[k].times);
		offset(out, &r->entry[k]);
		ua_put_member(out, "state", ua_entry_state(r->entry[k].flags));
		fputc('}', out);
	}
	fputc(']', out);
}

/* Basic blocks, where the code could be looked at. */
static void blocks(FILE *out, const struct ua_result *r)
{
	if (!r->blocks)
		return;
	fprintf(out, ",\"blocks_ran\":%u,\"blocks\":[", ua_blocks_ran(&r->tally->blocks));
	for (unsigned k = 0; k < r->blocks; k++) {
		fputs(k ? ",{\"at\":" : "{\"at\":", out);
		ua_put_string(out, r->block[k].name);
		offset(out, &r->block[k]);
		fprintf(out, ",\"ran\":%s}", r->block[k].flags ? "true" : "false");
	}
	fputc(']', out);
}

static unsigned row_size(const unsigned char *row)
{
	unsigned n = sizeof(((struct ua_heat *)0)->ran[0]);

	while (n && !row[n - 1])
		n--;
	return n;
}

/* Where it was tried: rows of bits, without zeros at the ends. */
static void ran(FILE *out, const struct ua_heat *h)
{
	unsigned rows = UA_HEAT_AXIS;

	while (rows && row_size(h->ran[rows - 1]) == 0)
		rows--;
	fputs(",\"ran\":[", out);
	for (unsigned y = 0; y < rows; y++) {
		fputs(y ? ",\"" : "\"", out);
		for (unsigned i = 0; i < row_size(h->ran[y]); i++)
			fprintf(out, "%02x", h->ran[y][i]);
		fputc('"', out);
	}
	fputc(']', out);
}

/* Where it objected: cells by accessible bytes and length, each with the cases,
 * the worst error, and its clauses as bits of those named before. */
static void heat(FILE *out, const struct ua_heat *h)
{
	struct ua_heat_cell *list = ua_heat_list(h);
	unsigned set = 0;

	for (unsigned i = 0; list && i < h->n; i++)
		set |= list[i].clauses;
	if (!list)
		return;
	fprintf(out, ",\"heat\":{\"step\":%u", 1u << h->coarse);
	clauses(out, "clauses", set);
	fputs(",\"cells\":[", out);
	for (unsigned i = 0; i < h->n; i++) {
		unsigned bits = 0, n = 0;

		for (int c = 0; c < UA_C_NR; c++)
			if (set & 1u << c)
				bits |= (list[i].clauses >> c & 1) << n++;
		fprintf(out, "%s[%lu,%lu,%lu,%ld,%u]", i ? "," : "",
			ua_heat_least((unsigned)list[i].accessible << h->coarse),
			ua_heat_least((unsigned)list[i].length << h->coarse),
			list[i].cases, list[i].worst, bits);
	}
	fputc(']', out);
	ran(out, h);
	fputc('}', out);
	free(list);
}

static void code(FILE *out, const struct ua_code *c)
{
	if (!c)
		return;
	fprintf(out, ",\"code\":{\"isa\":\"%s\",\"bits\":%u,\"little\":%s,\"start\":\"0x%lx\"", c->isa,
		c->bits, c->little ? "true" : "false", (unsigned long)c->start);
	ua_put_hex(out, "bytes", c->byte, c->size);
	fputc('}', out);
}

static void result(FILE *out, const struct ua_run *run, size_t i, const struct ua_result *r)
{
	char name[UA_NAME_MAX];

	(void)i;
	fputs("{\"subject\":", out);
	ua_put_string(out, ua_routine_name(r->routine, name, sizeof(name)));
	ua_put_member(out, "status", ua_status_name(r->status));
	if (!(r->routine->flags & UA_FILE))
		ua_put_member(out, "op", ua_op_info(r->routine->op)->name);
	if (r->reason[0])
		ua_put_member(out, "reason", r->reason);
	clauses(out, "failing", r->failing);
	clauses(out, "expected", r->expected);
	clauses(out, "absent", r->absent);
	clauses(out, "noted", r->noted);
	fprintf(out, ",\"share\":%.4f,\"seconds\":%.3f", ua_result_share(r) / 100, r->seconds);
	about_run(out, run, r->routine->target ? r->emulator : ua_emulator());
	if (r->routine->target)
		ua_put_member(out, "target", r->routine->target);
	if (r->expected)
		ua_put_member(out, "declared_reason", r->routine->reason);
	if (r->tally) {
		fputs(",\"audit\":[", out);
		for (unsigned k = 0; r->audit && k < r->audit->n; k++) {
			fputs(k ? "," : "", out);
			ua_put_string(out, r->audit->note[k]);
		}
		fputc(']', out);
		entries(out, r);
		blocks(out, r);
		code(out, r->code);
		heat(out, &r->tally->heat);
		counts(out, r->tally);
		for (unsigned k = 0; k < r->tally->nfindings; k++) {
			if (k)
				fputc(',', out);
			ua_finding_put(out, r->routine, &r->tally->finding[k]);
		}
		fputc(']', out);
	}
	fputs("}\n", out);
}

static void nothing(FILE *out, const struct ua_run *run)
{
	(void)out;
	(void)run;
}

const struct ua_reporter ua_report_json = { "json", nothing, result, nothing };
