/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The commands on targets: --target=LIST. */
#include "config.h"

#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "outputs.h"
#include "run.h"
#include "target.h"
#include "values.h"

#define OPTIONS_MAX	16
#define OPTION_SIZE	64

/* An option with its value into the next word. */
__attribute__((format(printf, 4, 5)))
static void add_option(char (*text)[OPTION_SIZE], char **words, size_t *n, const char *format, ...)
{
	va_list list;

	va_start(list, format);
	vsnprintf(text[*n], OPTION_SIZE, format, list);
	va_end(list);
	words[*n] = text[*n];
	++*n;
}

/* "run", our own options, and the subjects; allocated. */
static char **run_words(const struct ua_options *o, const struct ua_subjects *s, double budget)
{
	static char text[OPTIONS_MAX][OPTION_SIZE];
	char **words = calloc(OPTIONS_MAX + s->n + 1, sizeof(*words));
	const struct ua_config *c = &o->config;
	size_t n = 0;

	if (!words)
		return NULL;
	add_option(text, words, &n, "run");
	add_option(text, words, &n, "--format=json");
	add_option(text, words, &n, "--seed=%llu", (unsigned long long)c->seed);
	add_option(text, words, &n, "--jobs=%u", c->jobs);
	add_option(text, words, &n, "--max-failures=%u", c->max_failures);
	add_option(text, words, &n, "--profile=%s", ua_profile_name(c->profile));
	add_option(text, words, &n, "--inject=%s", ua_inject_name(c->inject));
	add_option(text, words, &n, "--consumers=%s", c->alone ? "off" : "on");
	add_option(text, words, &n, "--tear=%s", ua_tear_name(c->tear));
	add_option(text, words, &n, "--min-coverage=%g", c->min_coverage);
	add_option(text, words, &n, "--budget=%.3f", budget);
	if (c->exhaustive)
		add_option(text, words, &n, "--exhaustive");
	memcpy(words + n, s->name, s->n * sizeof(*words));
	return words;
}

/* ---- run ------------------------------------------------------------------ */

struct merging {
	const struct ua_options *o;
	const struct ua_reporter *reporter;
	struct ua_run run;
	size_t done;
	bool nothing_ran;
	int worst;		/* exit status of a runner that is no verdict */
};

static void merge_lines(struct merging *m, const struct ua_target *t, FILE *out)
{
	char *line = NULL;
	size_t size = 0;

	while (getline(&line, &size, out) > 0) {
		struct ua_result r;
		const char *wrong = ua_target_parse(line, t, &r);

		if (wrong) {
			ua_complain("target %s: %s", t->name, wrong);
			m->worst = UA_EXIT_BROKEN;
		} else {
			m->run.count[r.status]++;
			ua_outputs_result(m->reporter, &m->run, m->done++, &r);
		}
		ua_target_free(&r);
	}
	free(line);
}

static void run_one(struct merging *m, const struct ua_target *t, const struct ua_subjects *s,
		    double budget)
{
	char **words = run_words(m->o, s, budget);
	FILE *out = NULL;
	long pid = words ? ua_target_start(t, words, &out) : -1;
	size_t before = m->done;
	int status = UA_EXIT_BROKEN;

	if (pid > 0 && out)
		merge_lines(m, t, out);
	if (out)
		fclose(out);
	if (pid > 0)
		status = ua_target_wait(pid);
	free(words);
	if (status > 128) {
		m->run.signo = status - 128;
	} else if (status == UA_EXIT_BROKEN || status == UA_EXIT_USAGE ||
		   m->done - before != s->n) {
		ua_complain("target %s: its runner ended with status %d after %zu of %zu subjects",
			    t->name, status, m->done - before, s->n);
		m->worst = UA_EXIT_BROKEN;
	}
}

static void describe(const struct ua_target *t, size_t n, char *buf, size_t size)
{
	size_t used = strlen(buf);

	snprintf(buf + used, size - used, "target %s: %zu subjects, %s%s\n", t->name, n,
		 t->emulator[0] ? "emulated by " : "on this machine", t->emulator);
}

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

static int run_all(struct merging *m, const struct ua_target *targets, size_t n,
		   const struct ua_subjects *s, const char *description)
{
	double start = ua_clock(), budget = m->o->config.budget;
	struct ua_facts facts;
	int status = ua_prepare(&facts);

	if (status)
		return status - 1;
	signal(SIGINT, SIG_IGN);	/* the runners get it, and say so */
	m->reporter = ua_reporter(m->o->format);
	m->run.config = &m->o->config;
	m->run.facts = &facts;
	m->run.targets = description;
	ua_outputs_begin(m->reporter, &m->run);
	for (size_t i = 0; i < n && !m->run.signo; i++) {
		double left = budget - (ua_clock() - start);

		if (!s[i].n)
			continue;
		/* The first block of each routine is run whatever the budget. */
		run_one(m, &targets[i], &s[i], budget > 0 ?
			(left > 0.01 ? left : 0.01) / (double)(n - i) : 0);
	}
	m->run.seconds = ua_clock() - start;
	ua_outputs_end(m->reporter, &m->run);
	return ua_outputs_done(m->o, verdict(m));
}

static int choose_subjects(const struct ua_options *o, const struct ua_target *targets, size_t n,
			   struct ua_subjects *s, struct ua_run *run, char *text, size_t size)
{
	bool *hit = calloc((size_t)o->nargs + 1, sizeof(*hit));
	int status = hit ? 0 : UA_EXIT_BROKEN + 1;

	for (size_t i = 0; i < n && !status; i++) {
		status = ua_target_subjects(o, &targets[i], &s[i], hit);
		run->n += s[i].n;
		if (s[i].n)
			describe(&targets[i], s[i].n, text, size);
	}
	for (int g = 0; g < o->nargs && !status; g++)
		if (!hit[g]) {
			ua_complain("%s: no routine of these targets has such a name; see uctorture "
				    "list --target=%s", o->args[g], o->target);
			status = UA_EXIT_USAGE + 1;
		}
	free(hit);
	return status;
}

int ua_target_run(const struct ua_options *o)
{
	static char description[4096];
	struct merging m = { .o = o };
	struct ua_target *targets;
	struct ua_subjects *s;
	size_t n;
	int status = ua_targets_choose(o->target, &targets, &n);

	if (status)
		return status - 1;
	s = calloc(n + 1, sizeof(*s));
	if (!s) {
		ua_complain("no memory for the targets");
		free(targets);
		return UA_EXIT_BROKEN;
	}
	status = choose_subjects(o, targets, n, s, &m.run, description, sizeof(description));
	status = status ? status - 1 : run_all(&m, targets, n, s, description);
	for (size_t i = 0; i < n; i++)
		ua_subjects_free(&s[i]);
	free(targets);
	free(s);
	return status;
}
