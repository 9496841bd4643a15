/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * One JSON object a subject, one object a line; docs/JSON.md has the fields.
 * Written by hand: the runner has no library for it, and needs to write only.
 */
#include "config.h"

#include <signal.h>
#include <sys/utsname.h>

#include "answer.h"
#include "emulator.h"
#include "report.h"

static void string(FILE *out, const char *s)
{
	fputc('"', out);
	for (; *s; s++) {
		unsigned char c = (unsigned char)*s;

		if (c == '"' || c == '\\')
			fprintf(out, "\\%c", c);
		else if (c < 0x20 || c == 0x7f)
			fprintf(out, "\\u%04x", c);
		else
			fputc(c, out);
	}
	fputc('"', out);
}

static void member(FILE *out, const char *name, const char *value)
{
	fprintf(out, ",\"%s\":", name);
	string(out, value);
}

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

/* As most machines number them: some have others for these, and it may be
 * another machine that reads it. */
static int common_signal(int signo)
{
	return signo == SIGBUS ? 7 : signo == SIGTRAP ? 5 : signo;
}

static void faults(FILE *out, const struct ua_finding *finding)
{
	const struct ua_outcome *o = &finding->out;
	static const char *const how[] = { "fixup", "catch", "none" };
	unsigned n = o->nfaults < UA_FAULTS_KEPT ? o->nfaults : UA_FAULTS_KEPT;

	fprintf(out, ",\"faults\":%u,\"fault\":[", o->nfaults);
	for (unsigned i = 0; i < n; i++) {
		const struct ua_fault *f = &o->fault[i];

		fprintf(out, "%s{\"signal\":%d,\"code\":%d,\"located\":%s,\"write\":%s,\"address\":\"0x%lx\"",
			i ? "," : "", common_signal(f->signo), f->code, f->located ? "true" : "false",
			f->write ? "true" : "false",
			(unsigned long)f->address);
		member(out, "pc", finding->symbol[i]);
		member(out, "handled_by", how[f->how]);
		fputc('}', out);
	}
	fputc(']', out);
}

static const char *side(bool kernel)
{
	return kernel ? "kernel" : "user";
}

static void wrong_bytes(FILE *out, const struct ua_finding *f)
{
	fprintf(out, ",\"wrong_bytes\":%lu,\"wrong\":[", f->nwrong);
	for (unsigned i = 0; i < UA_WRONG_MAX && i < f->nwrong; i++)
		fprintf(out, "%s{\"side\":\"%s\",\"offset\":%ld,\"expected\":%u,\"got\":%u}",
			i ? "," : "", side(f->wrong[i].kernel), f->wrong[i].at,
			f->wrong[i].want, f->wrong[i].got);
	fputc(']', out);
}

static void hex(FILE *out, const char *name, const unsigned char *p, unsigned n)
{
	fprintf(out, ",\"%s\":\"", name);
	for (unsigned i = 0; i < n; i++)
		fprintf(out, "%02x", p[i]);
	fputc('"', out);
}

static void memory(FILE *out, const struct ua_finding *f)
{
	if (!f->dump_size)
		return;
	fprintf(out, ",\"memory\":{\"side\":\"%s\",\"offset\":%ld", side(f->dump_kernel), f->dump_at);
	hex(out, "bytes", f->dump, f->dump_size);
	hex(out, "ideal", f->ideal, f->dump_size);
	fputc('}', out);
}

static void verdict(FILE *out, const struct ua_verdict *v)
{
	member(out, "verdict", v->what);
	fprintf(out, ",\"verdict_expected\":%ld,\"verdict_got\":%ld", v->expected, v->got);
	if (v->diff.found)
		fprintf(out, ",\"difference\":{\"side\":\"%s\",\"offset\":%ld,\"expected\":%u,\"got\":%u}",
			side(v->diff.kernel), v->diff.at, v->diff.want, v->diff.got);
}

static void finding(FILE *out, const struct ua_routine *r, const struct ua_finding *f)
{
	static const char *const ends[] = { "returned", "stray", "hang", "died" };
	const struct ua_oracle *o = ua_oracle(f->clause);
	char text[UA_REPLAY_MAX];

	fprintf(out, "{\"clause\":\"%s\",\"severity\":\"%s\",\"level\":\"%s\",\"declared\":%s",
		o->name, ua_severity_name(o->severity), f->level == UA_L_NOTE ? "note" : "fail",
		f->known ? "true" : "false");
	member(out, "case", ua_case_print(r, &f->shrunk, text, sizeof(text)));
	member(out, "found_as", ua_case_print(r, &f->c, text, sizeof(text)));
	member(out, "replay", ua_replay_command(r, &f->shrunk, text, sizeof(text)));
	fprintf(out, ",\"hole\":\"%s\",\"kind\":\"%s\",\"offset\":%ld,\"kernel_offset\":%ld,"
		"\"length\":%lu,\"accessible\":%lu", ua_place_name(f->shrunk.place),
		ua_kind_name(f->shrunk.kind), f->shrunk.offset, f->shrunk.other, f->shrunk.length,
		f->accessible);
	fprintf(out, ",\"end\":\"%s\",\"residual\":", ends[f->out.end]);
	if (f->has_residual && f->out.end == UA_RETURNED)
		fprintf(out, "%lu", f->out.residual);
	else
		fprintf(out, "null");
	if (UA_HAS_ANSWER(ua_op_info(r->op)->traits) && f->out.end == UA_RETURNED)
		fprintf(out, ",\"returned\":%ld", (long)f->out.residual);
	if (ua_op_info(r->op)->traits & UA_STRING)
		fprintf(out, ",\"string\":%lu", ua_case_string(r->op, &f->shrunk, f->page));
	fprintf(out, ",\"errno\":%ld,\"expected\":%ld,\"got\":%ld", -f->out.error, f->expected, f->got);
	verdict(out, &f->verdict);
	faults(out, f);
	wrong_bytes(out, f);
	memory(out, f);
	fputc('}', out);
}

static void about_run(FILE *out, const struct ua_run *run)
{
	const struct ua_facts *f = run->facts;
	struct utsname u;

	uname(&u);
	fprintf(out, ",\"seed\":%llu,\"profile\":\"%s\"", (unsigned long long)run->config->seed,
		ua_profile_name(run->config->profile));
	member(out, "version", PACKAGE_VERSION);
	member(out, "kernel", u.release);
	member(out, "machine", u.machine);
	if (ua_emulator())
		member(out, "emulator", ua_emulator());
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

static void entries(FILE *out, const struct ua_result *r)
{
	const char *comma = "";

	fputs(",\"fixups_missed\":[", out);
	for (unsigned k = 0; k < r->entries; k++) {
		if (r->entry[k].flags)
			continue;
		fputs(comma, out);
		string(out, r->entry[k].name);
		comma = ",";
	}
	fputs("],\"entries\":[", out);
	for (unsigned k = 0; k < r->entries; k++) {
		fputs(k ? ",{\"at\":" : "{\"at\":", out);
		string(out, r->entry[k].name);
		fprintf(out, ",\"times\":%lu", r->entry[k].times);
		member(out, "state", ua_entry_state(r->entry[k].flags));
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
		string(out, r->block[k].name);
		fprintf(out, ",\"ran\":%s}", r->block[k].flags ? "true" : "false");
	}
	fputc(']', out);
}

static void result(FILE *out, const struct ua_run *run, size_t i, const struct ua_result *r)
{
	char name[UA_NAME_MAX];

	(void)i;
	fputs("{\"subject\":", out);
	string(out, ua_routine_name(r->routine, name, sizeof(name)));
	member(out, "status", ua_status_name(r->status));
	if (!(r->routine->flags & UA_FILE))
		member(out, "op", ua_op_info(r->routine->op)->name);
	if (r->reason[0])
		member(out, "reason", r->reason);
	clauses(out, "failing", r->failing);
	clauses(out, "expected", r->expected);
	clauses(out, "absent", r->absent);
	clauses(out, "noted", r->noted);
	fprintf(out, ",\"share\":%.4f,\"seconds\":%.3f", ua_result_share(r) / 100, r->seconds);
	about_run(out, run);
	if (r->routine->target)
		member(out, "target", r->routine->target);
	if (r->expected)
		member(out, "declared_reason", r->routine->reason);
	if (r->tally) {
		fputs(",\"audit\":[", out);
		for (unsigned k = 0; r->audit && k < r->audit->n; k++) {
			fputs(k ? "," : "", out);
			string(out, r->audit->note[k]);
		}
		fputc(']', out);
		entries(out, r);
		blocks(out, r);
		counts(out, r->tally);
		for (unsigned k = 0; k < r->tally->nfindings; k++) {
			if (k)
				fputc(',', out);
			finding(out, r->routine, &r->tally->finding[k]);
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
