/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A finding as JSON; docs/JSON.md has the fields. */
#include "config.h"

#include <signal.h>

#include "answer.h"
#include "put.h"
#include "report/report.h"

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
		ua_put_member(out, "pc", finding->symbol[i]);
		ua_put_member(out, "handled_by", how[f->how]);
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

static void memory(FILE *out, const struct ua_finding *f)
{
	if (!f->dump_size)
		return;
	fprintf(out, ",\"memory\":{\"side\":\"%s\",\"offset\":%ld", side(f->dump_kernel), f->dump_at);
	ua_put_hex(out, "bytes", f->dump, f->dump_size);
	ua_put_hex(out, "ideal", f->ideal, f->dump_size);
	fputc('}', out);
}

static void verdict(FILE *out, const struct ua_verdict *v)
{
	ua_put_member(out, "verdict", v->what);
	fprintf(out, ",\"verdict_expected\":%ld,\"verdict_got\":%ld", v->expected, v->got);
	if (v->diff.found)
		fprintf(out, ",\"difference\":{\"side\":\"%s\",\"offset\":%ld,\"expected\":%u,\"got\":%u}",
			side(v->diff.kernel), v->diff.at, v->diff.want, v->diff.got);
}

void ua_finding_put(FILE *out, const struct ua_routine *r, const struct ua_finding *f)
{
	static const char *const ends[] = { "returned", "stray", "hang", "died" };
	const struct ua_oracle *o = ua_oracle(f->clause);
	char text[UA_REPLAY_MAX];

	fprintf(out, "{\"clause\":\"%s\",\"severity\":\"%s\",\"level\":\"%s\",\"declared\":%s",
		o->name, ua_severity_name(o->severity), f->level == UA_L_NOTE ? "note" : "fail",
		f->known ? "true" : "false");
	ua_put_member(out, "case", ua_case_print(r, &f->shrunk, text, sizeof(text)));
	ua_put_member(out, "found_as", ua_case_print(r, &f->c, text, sizeof(text)));
	ua_put_member(out, "replay", ua_replay_command(r, &f->shrunk, text, sizeof(text)));
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
