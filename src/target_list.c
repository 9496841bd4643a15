/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What runners have, and the small commands on targets: list and replay. */
#include "config.h"

#include <fnmatch.h>
#include <stdlib.h>
#include <string.h>

#include "target.h"

const char *ua_target_name(const struct ua_target *t, const char *name, char *buf, size_t size)
{
	size_t n = strlen(t->name);

	if (!t->triple[0] || (!strncmp(name, t->name, n) && name[n] == '/'))
		snprintf(buf, size, "%s", name);
	else
		snprintf(buf, size, "%s/%s", t->name, name);
	return buf;
}

static bool wanted(const struct ua_options *o, const char *name, bool *hit)
{
	bool any = o->nargs == 0;

	for (int g = 0; g < o->nargs; g++)
		if (!fnmatch(o->args[g], name, 0))
			any = hit[g] = true;
	return any;
}

static bool add_subject(struct ua_subjects *s, const char *name)
{
	char **grown = realloc(s->name, (s->n + 2) * sizeof(*grown));

	if (!grown)
		return false;
	s->name = grown;
	grown[s->n] = strdup(name);
	if (!grown[s->n])
		return false;
	grown[++s->n] = NULL;
	return true;
}

int ua_target_subjects(const struct ua_options *o, const struct ua_target *t,
			struct ua_subjects *s, bool *hit)
{
	char *words[] = { (char *)"list", (char *)"--format=json", NULL };
	char line[256], name[UA_NAME_MAX];
	FILE *out = NULL;
	long pid = ua_target_start(t, words, &out);
	bool good = pid > 0 && out;
	int status;

	while (good && fgets(line, sizeof(line), out)) {
		char *start = strstr(line, "{\"subject\":\""), *end;

		if (!start)
			continue;
		start += strlen("{\"subject\":\"");
		end = strchr(start, '"');
		if (!end)
			continue;
		*end = 0;
		if (wanted(o, ua_target_name(t, start, name, sizeof(name)), hit))
			good = add_subject(s, start);
	}
	if (out)
		fclose(out);
	status = pid > 0 ? ua_target_wait(pid) : UA_EXIT_BROKEN;
	if (good && !status)
		return 0;
	ua_complain("target %s: %s does not list its subjects (status %d)", t->name, t->runner, status);
	return UA_EXIT_BROKEN + 1;
}

void ua_subjects_free(struct ua_subjects *s)
{
	for (size_t i = 0; i < s->n; i++)
		free(s->name[i]);
	free(s->name);
}

int ua_target_list(const struct ua_options *o)
{
	struct ua_target *targets;
	char name[UA_NAME_MAX];
	bool *hit = calloc((size_t)o->nargs + 1, sizeof(*hit));
	size_t n;
	int status = hit ? ua_targets_choose(o->target, &targets, &n) : UA_EXIT_BROKEN + 1;

	if (status) {
		free(hit);
		return status - 1;
	}
	for (size_t i = 0; !status && i < n; i++) {
		struct ua_subjects s = { NULL, 0 };

		status = ua_target_subjects(o, &targets[i], &s, hit);
		for (size_t k = 0; k < s.n; k++)
			puts(ua_target_name(&targets[i], s.name[k], name, sizeof(name)));
		ua_subjects_free(&s);
	}
	free(hit);
	free(targets);
	return ua_output_done(status ? status - 1 : UA_EXIT_OK);
}

/* The runner does it all; it only has to hear its own names. */
static int relay(const struct ua_options *o, const struct ua_target *t)
{
	char **all = calloc((size_t)o->argc + 1, sizeof(*all));
	size_t words = 0, skip = strlen(t->name);
	int status;
	long pid;

	if (!all)
		return UA_EXIT_BROKEN;
	for (int i = 1; i < o->argc; i++) {
		char *word = o->argv[i];
		bool ours = !strncmp(word, t->name, skip) && word[skip] == '/';

		if (!strncmp(word, "--target", 8)) {
			i += !word[8];
			continue;
		}
		/* "powerpc64/generic/..." is generic there */
		if (ours && (!strncmp(word + skip, "/generic/", 9) || !strncmp(word + skip, "/syscall/", 9)))
			word += skip + 1;
		all[words++] = word;
	}
	pid = ua_target_start(t, all, NULL);
	status = pid > 0 ? ua_target_wait(pid) : UA_EXIT_BROKEN;
	free(all);
	return status;
}

int ua_target_replay(const struct ua_options *o)
{
	struct ua_target *targets;
	size_t n;
	int status = ua_targets_choose(o->target, &targets, &n);

	if (status)
		return status - 1;
	if (n != 1) {
		ua_complain("replay: needs one target, not %zu", n);
		free(targets);
		return UA_EXIT_USAGE;
	}
	status = relay(o, targets);
	free(targets);
	return status;
}

/* One after the other, each with an output of its own; the worst status. */
int ua_target_each(const struct ua_options *o)
{
	struct ua_target *targets;
	size_t n;
	int status = ua_targets_choose(o->target, &targets, &n), worst = UA_EXIT_OK;

	if (status)
		return status - 1;
	for (size_t i = 0; i < n; i++) {
		if (strcmp(o->format, "json"))
			printf("%starget %s\n", i ? "\n" : "", targets[i].name);
		status = relay(o, &targets[i]);
		worst = status > worst ? status : worst;
	}
	free(targets);
	return ua_output_done(worst);
}
