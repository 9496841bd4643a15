/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A reporter that prints nothing. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "kernel/collect.h"

static struct ua_kept_run *run_now;	/* a reporter has no data of its own */

static void begin(FILE *out, const struct ua_run *run)
{
	(void)out;
	run_now->subject = ua_text("%s", run->subject ? run->subject : "");
	run_now->targets = ua_text("%s", run->targets ? run->targets : "");
}

static void take_finding(struct ua_kept *k, const struct ua_routine *r, const struct ua_finding *f)
{
	char text[UA_CASE_MAX];
	size_t size;
	FILE *out;

	if (!(k->failing & 1u << f->clause) || k->smallest[f->clause])
		return;
	k->smallest[f->clause] = ua_text("%s", ua_case_print(r, &f->shrunk, text, sizeof(text)));
	out = open_memstream(&k->block[f->clause], &size);
	if (!out)
		return;
	ua_finding_print(out, r, f, "");
	fclose(out);
}

static void result(FILE *out, const struct ua_run *run, size_t i, const struct ua_result *r)
{
	char name[UA_NAME_MAX];
	struct ua_kept *k;

	(void)out;
	(void)run;
	(void)i;
	run_now->result = ua_grow(run_now->result, run_now->n + 1, sizeof(*k));
	k = &run_now->result[run_now->n++];
	memset(k, 0, sizeof(*k));
	k->name = ua_text("%s", ua_routine_name(r->routine, name, sizeof(name)));
	if (r->routine->flags & UA_FILE)
		k->unbuilt = ua_text("%s", r->reason);
	k->failing = r->failing;
	for (unsigned f = 0; r->tally && f < r->tally->nfindings; f++)
		take_finding(k, r->routine, &r->tally->finding[f]);
}

static void end(FILE *out, const struct ua_run *run)
{
	(void)out;
	run_now->seconds = run->seconds;
}

int ua_collect(const struct ua_kernel_options *o, struct ua_build *b, size_t n,
	       struct ua_kept_run *r)
{
	static const struct ua_reporter reporter = { "collect", begin, result, end };
	struct ua_kernel_options own = *o;

	memset(r, 0, sizeof(*r));
	run_now = r;
	own.reporter = &reporter;
	own.run.config.budget /= 2;	/* there are two runs */
	return ua_images_run(&own, b, n);
}

const struct ua_kept *ua_kept_find(const struct ua_kept_run *r, const char *name)
{
	for (size_t i = 0; i < r->n; i++)
		if (!strcmp(r->result[i].name, name))
			return &r->result[i];
	return NULL;
}
