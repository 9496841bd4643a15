/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Starts the runners on the images, and makes one report of theirs. */
#include "config.h"

#include <errno.h>
#include <fnmatch.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "clock.h"
#include "kernel/kernel.h"
#include "kernel/process.h"
#include "outputs.h"
#include "values.h"

struct merging {
	const struct ua_kernel_options *o;
	const struct ua_reporter *reporter;
	struct ua_run run;
	size_t done;
	int worst;		/* exit status of a runner that is no verdict */
};

/* ---- subjects --------------------------------------------------------------------- */

static bool wanted(const struct ua_selection *s, const char *subject)
{
	const char *rest = strchr(subject, '/'), *last = strrchr(subject, '/');

	for (size_t i = 0; i < s->routines.n; i++) {
		const char *glob = s->routines.word[i];

		/* without a set in it, the rows have been chosen already */
		if (!strchr(glob, '@') || !fnmatch(glob, subject, 0) ||
		    (rest && !fnmatch(glob, rest + 1, 0)) || (last && !fnmatch(glob, last + 1, 0)))
			return true;
	}
	return !s->routines.n;
}

/* What the runner finds in the image; 0 or an exit status + 1. */
static int list_subjects(const struct ua_kernel_options *o, const struct ua_build *b,
			 struct ua_words *subjects)
{
	static const char before[] = "{\"subject\":\"";
	struct ua_words w = { NULL, 0 };
	char line[512], *end;
	FILE *out = NULL;
	long pid;
	int status = UA_EXIT_BROKEN;

	ua_words_split(&w, "list --format=json", " ");
	ua_words_addf(&w, "--image=%s", b->image);
	pid = ua_target_start(&b->target, w.word, &out);
	while (pid > 0 && out && fgets(line, sizeof(line), out)) {
		end = strncmp(line, before, strlen(before)) ? NULL : strchr(line + strlen(before), '"');
		if (!end)
			continue;
		*end = 0;
		if (wanted(&o->selection, line + strlen(before)))
			ua_words_add(subjects, line + strlen(before));
	}
	if (out)
		fclose(out);
	if (pid > 0)
		status = ua_target_wait(pid);
	ua_words_free(&w);
	if (status)
		ua_complain("%s: %s does not take the image (status %d)", b->abi->name,
			    b->target.runner, status);
	return status ? UA_EXIT_BROKEN + 1 : 0;
}

/* ---- one runner ---------------------------------------------------------------------- */

static struct ua_words run_words(const struct ua_kernel_options *o, const struct ua_build *b,
				 const struct ua_words *subjects, double budget)
{
	const struct ua_config *c = &o->run.config;
	struct ua_words w = { NULL, 0 };

	ua_words_split(&w, "run --format=json", " ");
	ua_words_addf(&w, "--image=%s", b->image);
	ua_words_addf(&w, "--seed=%llu", (unsigned long long)c->seed);
	ua_words_addf(&w, "--jobs=%u", c->jobs);
	ua_words_addf(&w, "--max-failures=%u", c->max_failures);
	ua_words_addf(&w, "--profile=%s", ua_profile_name(c->profile));
	ua_words_addf(&w, "--inject=%s", ua_inject_name(c->inject));
	ua_words_addf(&w, "--consumers=%s", c->alone ? "off" : "on");
	ua_words_addf(&w, "--tear=%s", ua_tear_name(c->tear));
	ua_words_addf(&w, "--min-coverage=%g", c->min_coverage);
	ua_words_addf(&w, "--budget=%.3f", budget);
	if (c->exhaustive)
		ua_words_add(&w, "--exhaustive");
	ua_words_append(&w, subjects);
	return w;
}

/* File and line in the place of symbols. */
static void place(struct ua_result *r, const struct ua_lines *lines)
{
	struct ua_tally *t = r->tally;

	for (unsigned i = 0; t && i < t->nfindings; i++)
		for (unsigned k = 0; k < UA_FAULTS_KEPT; k++)
			ua_lines_place(lines, t->finding[i].symbol[k], UA_SYMBOL_MAX);
	for (unsigned i = 0; i < r->entries; i++)
		ua_lines_place(lines, r->entry[i].name, UA_SYMBOL_MAX);
	for (unsigned i = 0; i < r->blocks; i++)
		ua_lines_place(lines, r->block[i].name, UA_SYMBOL_MAX);
}

static void merge_lines(struct merging *m, const struct ua_build *b, FILE *out,
			const struct ua_lines *lines, const char *replay)
{
	char *line = NULL;
	size_t size = 0;

	while (getline(&line, &size, out) > 0) {
		struct ua_result r;
		const char *wrong = ua_target_parse(line, &b->target, &r);

		ua_progress("%s", "");
		if (wrong) {
			ua_complain("%s: %s", b->abi->name, wrong);
			m->worst = UA_EXIT_BROKEN;
		} else {
			((struct ua_routine *)r.routine)->replay = replay;
			place(&r, lines);
			m->run.count[r.status]++;
			ua_outputs_result(m->reporter, &m->run, m->done++, &r);
			ua_progress("testing %s: %zu of %zu", b->abi->name, m->done, m->run.n);
		}
		ua_target_free(&r);
	}
	ua_progress("%s", "");
	free(line);
}

static void run_one(struct merging *m, const struct ua_build *b, const struct ua_words *subjects,
		    double budget)
{
	struct ua_words words = run_words(m->o, b, subjects, budget);
	struct ua_lines *lines = ua_lines_open(b->image, b->tree->dir);
	char *replay = ua_images_command(m->o, b);
	size_t before = m->done;
	int status = UA_EXIT_BROKEN;
	FILE *out = NULL;
	long pid;

	ua_progress("testing %s: %zu of %zu", b->abi->name, m->done, m->run.n);
	pid = ua_target_start(&b->target, words.word, &out);
	ua_signals_forward(pid);
	if (pid > 0 && out)
		merge_lines(m, b, out, lines, replay);
	if (out)
		fclose(out);
	if (pid > 0)
		status = ua_target_wait(pid);
	ua_signals_forward(0);
	if (status > 128) {
		m->run.signo = status - 128;
	} else if (status == UA_EXIT_BROKEN || status == UA_EXIT_USAGE ||
		   m->done - before != subjects->n) {
		ua_complain("%s: its runner ended with status %d after %zu of %zu variants",
			    b->abi->name, status, m->done - before, subjects->n);
		m->worst = UA_EXIT_BROKEN;
	}
	ua_lines_close(lines);
	ua_words_free(&words);
	free(replay);
}

/* ---- all --------------------------------------------------------------------------------- */

static int verdict(const struct merging *m)
{
	const size_t *n = m->run.count;

	if (m->run.signo)
		return 128 + m->run.signo;
	if (m->worst || n[UA_BROKEN])
		return UA_EXIT_BROKEN;
	if (n[UA_FAILED])
		return UA_EXIT_FINDINGS;
	return n[UA_SKIPPED] == m->run.n ? UA_EXIT_NOTHING : UA_EXIT_OK;
}

static int run_all(struct merging *m, struct ua_build *b, size_t n, const struct ua_words *subjects)
{
	double start = ua_clock(), budget = m->o->run.config.budget;
	struct ua_facts facts = { .page = (unsigned long)sysconf(_SC_PAGESIZE) };
	size_t unbuilt = ua_images_unbuilt(m->o, b, n);

	m->run.facts = &facts;
	m->run.n += unbuilt;
	ua_outputs_begin(m->reporter, &m->run);
	m->done = ua_images_report_unbuilt(m->o, b, n, m->reporter, &m->run);
	for (size_t i = 0; i < n && !m->run.signo; i++) {
		double left = budget - (ua_clock() - start);

		if (!subjects[i].n)
			continue;
		/* The first block of each routine is run whatever the budget. */
		run_one(m, &b[i], &subjects[i], budget > 0 ?
			(left > 0.01 ? left : 0.01) / (double)(n - i) : 0);
		m->run.signo = m->run.signo ? m->run.signo : ua_signal_caught();
	}
	m->run.seconds = ua_clock() - start;
	ua_outputs_end(m->reporter, &m->run);
	/* For git: what was not built whole is neither good nor bad. */
	if (m->o->bisect && unbuilt && m->run.count[UA_FAILED] == unbuilt)
		return UA_EXIT_NOTHING;
	return ua_outputs_done(&m->o->run, verdict(m));
}

int ua_images_run(const struct ua_kernel_options *o, struct ua_build *b, size_t n)
{
	struct merging m = { .o = o, .reporter = o->reporter ? o->reporter : ua_reporter(o->run.format) };
	struct ua_words *subjects = ua_zalloc(n, sizeof(*subjects));
	char *subject = b->tree->title ? ua_text("%s", b->tree->title) :
			ua_text("kernel %s (%s)", b->tree->version, b->tree->given), *text;
	int status = 0;

	for (size_t i = 0; i < n && !status; i++) {
		if (!b[i].skip)
			status = list_subjects(o, &b[i], &subjects[i]);
		m.run.n += subjects[i].n;
	}
	text = ua_images_describe(b, n, subjects);
	if (!strcmp(o->run.format, "json"))
		fputs(text ? text : "", stderr);
	m.run.config = &o->run.config;
	m.run.subject = subject;
	m.run.targets = text;
	status = status ? status - 1 : run_all(&m, b, n, subjects);
	for (size_t i = 0; i < n; i++)
		ua_words_free(&subjects[i]);
	free(subjects);
	free(subject);
	free(text);
	return status;
}
