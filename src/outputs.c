/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include <errno.h>
#include <string.h>

#include "outputs.h"

#define OUTPUTS_MAX	16

static struct output {
	const struct ua_reporter *reporter;
	const char *path;
	FILE *file;		/* NULL: not open, or given up */
} outputs[OUTPUTS_MAX];
static int noutputs;
static bool lost;		/* one of them is not all there */

bool ua_outputs_any(void)
{
	return noutputs != 0;
}

bool ua_outputs_add(const char *text)
{
	const char *colon = strchr(text, ':');
	char format[16], names[64];

	if (!colon || !colon[1]) {
		ua_complain("--report=%s: not FORMAT:FILE", text);
		return false;
	}
	snprintf(format, sizeof(format), "%.*s", (int)(colon - text), text);
	if (!ua_reporter(format)) {
		ua_complain("--report=%s: the format is not one of %s", text,
			    ua_reporter_names(names, sizeof(names)));
		return false;
	}
	if (noutputs == OUTPUTS_MAX) {
		ua_complain("--report=%s: more than %d reports", text, OUTPUTS_MAX);
		return false;
	}
	outputs[noutputs++] = (struct output){ ua_reporter(format), colon + 1, NULL };
	return true;
}

static void give_up(struct output *o)
{
	ua_complain("--report: %s: %s", o->path, strerror(errno));
	if (o->file)
		fclose(o->file);
	o->file = NULL;
	lost = true;
}

/* After every result: a worker forked later must not have it in a buffer. */
static void flush(struct output *o)
{
	if (fflush(o->file) || ferror(o->file))
		give_up(o);
}

static bool is_format(const struct ua_reporter *r)
{
	return ua_reporter(r->name) == r;
}

void ua_outputs_begin(const struct ua_reporter *main, const struct ua_run *run)
{
	main->begin(stdout, run);
	for (int i = 0; is_format(main) && i < noutputs; i++) {
		struct output *o = &outputs[i];

		o->file = fopen(o->path, "we");
		if (!o->file) {
			give_up(o);
			continue;
		}
		o->reporter->begin(o->file, run);
		flush(o);
	}
}

void ua_outputs_result(const struct ua_reporter *main, const struct ua_run *run, size_t n,
		       const struct ua_result *r)
{
	main->result(stdout, run, n, r);
	fflush(stdout);
	for (int i = 0; is_format(main) && i < noutputs; i++)
		if (outputs[i].file) {
			outputs[i].reporter->result(outputs[i].file, run, n, r);
			flush(&outputs[i]);
		}
}

void ua_outputs_end(const struct ua_reporter *main, const struct ua_run *run)
{
	main->end(stdout, run);
	for (int i = 0; is_format(main) && i < noutputs; i++) {
		struct output *o = &outputs[i];

		if (!o->file)
			continue;
		o->reporter->end(o->file, run);
		flush(o);
		if (o->file && fclose(o->file)) {
			o->file = NULL;
			give_up(o);
		}
		o->file = NULL;
	}
}

/* ---- exit statuses ------------------------------------------------------ */

bool ua_value_exit(const char *text, enum ua_exit *value)
{
	static const char *const names[] = { "automake", "kselftest", "plain" };

	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
		if (!strcmp(text, names[i])) {
			*value = (enum ua_exit)i;
			return true;
		}
	ua_complain("--exit=%s: not one of automake, kselftest, plain", text);
	return false;
}

int ua_outputs_done(const struct ua_options *o, int status)
{
	status = ua_output_done(lost ? UA_EXIT_BROKEN : status);
	if (o->exit == UA_EXIT_AS_KSELFTEST)
		return status == UA_EXIT_NOTHING ? 4 : status == UA_EXIT_BROKEN ? 1 : status;
	if (o->exit == UA_EXIT_AS_PLAIN)
		return status == UA_EXIT_NOTHING ? 0 : status == UA_EXIT_BROKEN ? 2 : status;
	return status;
}
