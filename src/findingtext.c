/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What several formats share: names, and a finding as a block for people. */
#include "config.h"

#include <signal.h>
#include <string.h>
#include <sys/utsname.h>

#include "answer.h"
#include "consumer.h"
#include "cpu.h"
#include "emulator.h"
#include "report/report.h"

const char *ua_status_name(enum ua_status s)
{
	static const char *const names[] = { "pass", "expected", "fail", "skip", "broken" };

	return names[s];
}

const char *ua_clause_names(unsigned set, char *buf, size_t size)
{
	size_t used = 0;

	buf[0] = 0;
	for (int c = 0; c < UA_C_NR && used < size; c++)
		if (set & 1u << c)
			used += (size_t)snprintf(buf + used, size - used, "%s%s", used ? ", " : "",
						 ua_oracle((enum ua_clause)c)->name);
	return buf;
}

const char *ua_entry_state(unsigned char flags)
{
	if (flags & UA_ENTRY_TAKEN)
		return "taken";
	if (flags & UA_ENTRY_OTHER)
		return "other side";
	return flags & UA_ENTRY_VARIANT ? "other variant" : "missed";
}

double ua_result_share(const struct ua_result *r)
{
	if (!r->tally || !r->total)
		return 0;
	return 100.0 * (double)r->tally->numbers / (double)r->total;
}

const char *ua_replay_command(const struct ua_routine *r, const struct ua_case *c,
			      char *buf, size_t size)
{
	char name[UA_NAME_MAX], other[64] = "", target[64] = "", inject[64], text[UA_CASE_MAX];
	char string[64] = "", end[32], consumer[32] = "", tear[32] = "";
	unsigned traits = ua_op_info(r->op)->traits;

	if (r->replay) {
		snprintf(buf, size, "%s%s", r->replay, ua_case_print(r, c, text, sizeof(text)));
		return buf;
	}

	if (traits & UA_SRC_KERNEL)
		snprintf(other, sizeof(other), " --source-offset=%ld", c->other);
	if (traits & UA_DST_KERNEL)
		snprintf(other, sizeof(other), " --dest-offset=%ld", c->other);
	if ((traits & UA_STRING) && c->string)
		snprintf(string, sizeof(string), " --string=%s", ua_string_print(c, end, sizeof(end)));
	if (c->consumer)
		snprintf(consumer, sizeof(consumer), " --consumers=%s", ua_consumer_name(c->consumer));
	if (c->tear)
		snprintf(tear, sizeof(tear), " --" UA_TEAR_WORD "%s", ua_tear_name(c->tear));
	if (r->target && strcmp(r->target, "native"))
		snprintf(target, sizeof(target), "--target=%s ", r->target);
	snprintf(buf, size, "uctorture replay %s%s --offset=%ld --length=%lu%s%s --hole=%s --kind=%s%s%s%s",
		 target, ua_routine_name(r, name, sizeof(name)), c->offset, c->length, other, string,
		 ua_place_name(c->place), ua_kind_name(c->kind),
		 ua_injection_print(&c->inject, " --" UA_INJECT_WORD, inject, sizeof(inject)), consumer,
		 tear);
	return buf;
}

static void print_targets(FILE *out, const struct ua_run *run, const char *prefix)
{
	const char *p = run->targets;

	for (size_t n; p && *p; p += n + (p[n] == '\n')) {
		n = strcspn(p, "\n");
		fprintf(out, "%s%.*s\n", prefix, (int)n, p);
	}
}

static void print_machine(FILE *out, const struct ua_run *run, const char *prefix)
{
	const struct ua_facts *f = run->facts;
	char flags[128];
	struct utsname u;

	uname(&u);
	fprintf(out, "%skernel %s %s, CPU flags: %s\n", prefix, u.release, u.machine,
		ua_cpu_flags(flags, sizeof(flags)));
	if (ua_emulator())
		fprintf(out, "%semulated by %s: no system calls, no SIGBUS holes; a finding may be "
			"the emulator's\n", prefix, ua_emulator());
	fprintf(out, "%sprobed: page %lu, fault address %s, a straddling store leaves %u of 7 bytes "
		"(a string store %u), window instructions %s in user mode\n", prefix, f->page,
		f->address_exact ? "exact" : "inexact", f->torn_store, f->torn_string,
		f->privileged_traps ? "trap" : "pass");
}

void ua_header_print(FILE *out, const struct ua_run *run, const char *prefix)
{
	const struct ua_config *c = run->config;

	fprintf(out, "%suctorture " PACKAGE_VERSION ", %s, profile %s, seed %llu, %u job%s\n",
		prefix, run->subject ? run->subject : run->what ? run->what : "routines of arch/" UA_ARCH_NAME,
		ua_profile_name(c->profile), (unsigned long long)c->seed, c->jobs,
		c->jobs == 1 ? "" : "s");
	if (!run->subject)
		print_machine(out, run, prefix);
	print_targets(out, run, prefix);
}

/* ---- a finding ------------------------------------------------------------- */

static const char *signal_name(int signo)
{
	const char *name = sigabbrev_np(signo);

	return name ? name : "?";
}

static const char *code_name(const struct ua_fault *f)
{
	if (f->signo == SIGSEGV)
		return f->code == SEGV_MAPERR ? " SEGV_MAPERR" : f->code == SEGV_ACCERR ?
			" SEGV_ACCERR" : f->code == SI_KERNEL ? " SI_KERNEL" : "";
	if (f->signo == SIGBUS)
		return f->code == BUS_ADRERR ? " BUS_ADRERR" : "";
	return "";
}

static void print_faults(FILE *out, const struct ua_finding *finding, const char *prefix)
{
	const struct ua_outcome *o = &finding->out;
	static const char *const how[] = {
		"went on at its fixup", "came back to the routine's catch", "nothing handles it",
	};
	unsigned n = o->nfaults < UA_FAULTS_KEPT ? o->nfaults : UA_FAULTS_KEPT;

	for (unsigned i = 0; i < n; i++) {
		const struct ua_fault *f = &o->fault[i];

		fprintf(out, "%s  fault   SIG%s%s, %s at 0x%lx, PC %s: %s\n", prefix,
			signal_name(f->signo), code_name(f),
			f->located ? f->write ? "store" : "load" : "address not told,",
			(unsigned long)f->address, finding->symbol[i],
			how[f->how]);
	}
	if (o->nfaults > n)
		fprintf(out, "%s  fault   ... and %u more\n", prefix, o->nfaults - n);
}

static void dump_row(FILE *out, const struct ua_finding *f, unsigned row, const char *prefix)
{
	unsigned at = row * 16, end = at + 16 < f->dump_size ? at + 16 : f->dump_size;
	bool wrong = false;

	fprintf(out, "%s  %7ld ", prefix, f->dump_at + (long)at);
	for (unsigned i = at; i < end; i++) {
		bool bad = f->dump[i] != f->ideal[i];

		wrong |= bad;
		fprintf(out, bad ? "[%02x]" : " %02x ", f->dump[i]);
	}
	if (wrong) {
		fprintf(out, " should be");
		for (unsigned i = at; i < end; i++)
			if (f->dump[i] != f->ideal[i])
				fprintf(out, " %02x", f->ideal[i]);
	}
	fputc('\n', out);
}

static void print_dump(FILE *out, const struct ua_finding *f, const char *prefix)
{
	long page = (long)f->page, end = f->dump_at + (long)f->dump_size;

	if (!f->dump_size)
		return;
	fprintf(out, "%s  memory of the %s side, by offset, wrong bytes in []:\n", prefix,
		f->dump_kernel ? "kernel" : "user");
	for (unsigned row = 0; row * 16 < f->dump_size; row++)
		dump_row(out, f, row, prefix);
	if (end == page)
		fprintf(out, "%s  %7ld  -- the hole --\n", prefix, end);
}

/* What it returned, where that is no residual. */
static void print_answer(FILE *out, const struct ua_routine *r, const struct ua_finding *f,
			 const char *prefix)
{
	unsigned traits = ua_op_info(r->op)->traits;
	unsigned long string = ua_case_string(r->op, &f->shrunk, f->page);

	fprintf(out, traits & UA_SUM ? "%s  returned 0x%lx" : "%s  returned %ld", prefix,
		f->out.residual);
	fprintf(out, ", length %lu, %lu accessible", f->shrunk.length, f->accessible);
	if (string)
		fprintf(out, ", a string of %lu bytes with its NUL", string);
	else if (traits & UA_STRING)
		fprintf(out, ", no NUL in %s",
			f->accessible < f->shrunk.length ? "them" : "the length");
	fputc('\n', out);
}

static void print_verdict(FILE *out, const struct ua_routine *r, const struct ua_finding *f,
			  const char *prefix)
{
	const struct ua_verdict *v = &f->verdict;

	fprintf(out, "%s  clause  %s: %s\n", prefix, ua_oracle(f->clause)->name,
		ua_oracle(f->clause)->says);
	fprintf(out, "%s  verdict %s", prefix, v->what);
	if (v->diff.found)
		fprintf(out, " (%s side, offset %ld, expected 0x%02x, got 0x%02x)",
			v->diff.kernel ? "kernel" : "user", v->diff.at, v->diff.want, v->diff.got);
	else if (v->expected != v->got)
		fprintf(out, " (expected %ld, got %ld)", v->expected, v->got);
	fputc('\n', out);
	if (f->has_residual && f->out.end == UA_RETURNED)
		fprintf(out, "%s  residual %lu of length %lu, %lu accessible%s%s\n", prefix,
			f->out.residual, f->shrunk.length, f->accessible,
			f->out.error ? ", errno " : "",
			f->out.error ? strerrorname_np((int)-f->out.error) : "");
	else if (UA_HAS_ANSWER(ua_op_info(r->op)->traits) && f->out.end == UA_RETURNED)
		print_answer(out, r, f, prefix);
}

void ua_finding_print(FILE *out, const struct ua_routine *r, const struct ua_finding *f,
		      const char *prefix)
{
	const struct ua_oracle *o = ua_oracle(f->clause);
	const struct ua_case *c = &f->shrunk;
	char text[UA_REPLAY_MAX];

	fprintf(out, "%s%s: %s (%s)%s\n", prefix, ua_routine_name(r, text, sizeof(text)), o->name,
		ua_severity_name(o->severity), f->known ? ", declared" :
		f->level == UA_L_NOTE ? ", a note" : "");
	/* The field's own words, since the stress test of 2012; unindented. */
	fprintf(out, "%soffset %ld length %lu expected %ld got %ld\n", prefix, c->offset, c->length,
		f->expected, f->got);
	for (unsigned i = 0; i < UA_WRONG_MAX && i < f->nwrong; i++)
		fprintf(out, "%sexpected 0x%02x at offset %ld, got 0x%02x\n", prefix,
			f->wrong[i].want, f->wrong[i].at, f->wrong[i].got);
	if (f->nwrong > UA_WRONG_MAX)
		fprintf(out, "%s  ... and %lu more wrong bytes\n", prefix, f->nwrong - UA_WRONG_MAX);
	print_verdict(out, r, f, prefix);
	if (c->inject.mode != UA_INJECT_NOT)
		fprintf(out, "%s  injected at run %lu of the routine's entry %u; the page %s\n", prefix,
			c->inject.nth, c->inject.entry, c->inject.mode == UA_INJECT_PASSING ?
			"comes back" : c->inject.mode == UA_INJECT_LASTING ?
			"stays away" : "goes right after it, and stays away");
	print_faults(out, f, prefix);
	print_dump(out, f, prefix);
	if (!ua_case_equal(&f->c, c))
		fprintf(out, "%s  found   %s\n", prefix, ua_case_print(r, &f->c, text, sizeof(text)));
	fprintf(out, "%s  case    %s\n", prefix, ua_case_print(r, c, text, sizeof(text)));
	fprintf(out, "%s  replay  %s\n", prefix, ua_replay_command(r, c, text, sizeof(text)));
}
