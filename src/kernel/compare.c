/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What got worse or better between two trees, by routine and clause.  A run
 * that its budget ends may miss what the other met: so the smallest case of a
 * difference is run in the other image before it is believed.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kernel/collect.h"
#include "kernel/images.h"
#include "kernel/process.h"

struct side {
	struct ua_images images;
	struct ua_kept_run run;
};

struct comparison {
	const struct ua_kernel_options *o;
	struct side old, new;
	struct ua_words worse, better;	/* lines */
	struct ua_words blocks;		/* findings of what got worse */
	struct ua_words gone, fresh;	/* routines */
	size_t same, both;		/* clauses; of them, seen once by one run alone */
};

/* ---- is it so in the other image? ------------------------------------------------- */

static const struct ua_build *build_of(const struct side *s, const char *name)
{
	for (size_t i = 0; i < s->images.n; i++) {
		const struct ua_build *b = &s->images.build[i];
		size_t n = strlen(b->abi->name);

		if (!b->skip && !strncmp(name, b->abi->name, n) && name[n] == '/')
			return b;
	}
	return NULL;
}

/* Does the case break the clause there? */
static bool breaks(const struct comparison *c, const struct side *s, const char *name,
		   const char *text, int clause)
{
	const struct ua_build *b = text ? build_of(s, name) : NULL;
	char *wanted = ua_text("%s: %s (", name, ua_oracle((enum ua_clause)clause)->name);
	char *line = NULL;
	size_t size = 0;
	struct ua_words w = { NULL, 0 };
	FILE *out = NULL;
	bool found = false;
	long pid;

	if (b) {
		ua_words_add(&w, "replay");
		ua_words_addf(&w, "--image=%s", b->image);
		ua_words_addf(&w, "--profile=%s", ua_profile_name(c->o->run.config.profile));
		ua_words_add(&w, text);
		pid = ua_target_start(&b->target, w.word, &out);
		while (pid > 0 && out && getline(&line, &size, out) > 0)
			found |= !strncmp(line, wanted, strlen(wanted));
		if (out)
			fclose(out);
		if (pid > 0)
			ua_target_wait(pid);
		ua_words_free(&w);
	}
	free(line);
	free(wanted);
	return found;
}

/* ---- one routine ----------------------------------------------------------------------- */

/* Clauses that the routine's variants break, where this variant is not one of
 * them: all of them, and any of them.  How many there are. */
static size_t relatives(const struct ua_kept_run *r, const char *name, unsigned *all, unsigned *any)
{
	size_t n = strcspn(name, "@"), count = 0;

	*all = ~0u;
	*any = 0;
	for (size_t i = 0; i < r->n; i++) {
		const struct ua_kept *k = &r->result[i];

		if (k->unbuilt || strcspn(k->name, "@") != n || strncmp(k->name, name, n))
			continue;
		*all &= k->failing;
		*any |= k->failing;
		count++;
	}
	*all &= *any;
	return count;
}

static void add_line(struct ua_words *lines, const char *word, const char *name, int clause,
		     const char *text)
{
	size_t n = strlen(name);

	/* The case, without the routine's name once more. */
	if (text && !strncmp(text, name, n) && text[n] == ':')
		text += n + 1;
	ua_words_addf(lines, "%-8s %-42s  %s: %s", word, name, ua_oracle((enum ua_clause)clause)->name,
		      text ? text : "no case of it was kept");
}

static void got_worse(struct comparison *c, const struct ua_kept *k, int clause, bool twin)
{
	if (twin && breaks(c, &c->old, k->name, k->smallest[clause], clause)) {
		c->both++;
		return;
	}
	add_line(&c->worse, "worse", k->name, clause, k->smallest[clause]);
	if (k->block[clause])
		ua_words_add(&c->blocks, k->block[clause]);
}

static void got_better(struct comparison *c, const struct ua_kept *k, int clause,
		       const struct ua_kept *old)
{
	const char *text = old ? old->smallest[clause] : NULL;

	if (breaks(c, &c->new, k->name, text, clause)) {
		c->both++;
		return;
	}
	if (!text)
		text = "in no variant";
	add_line(&c->better, "better", k->name, clause, text);
}

static void compare_routine(struct comparison *c, const struct ua_kept *k)
{
	const struct ua_kept *old = ua_kept_find(&c->old.run, k->name);
	unsigned all = 0, any = 0;
	bool known = true;

	if (old)
		all = any = old->failing;
	else
		known = relatives(&c->old.run, k->name, &all, &any);
	if (!known) {
		all = any = 0;
		ua_words_add(&c->fresh, k->name);
	}
	for (int i = 0; i < UA_C_NR; i++) {
		bool fails = k->failing & 1u << i;

		if (fails && !(any & 1u << i))
			got_worse(c, k, i, old);
		else if (!fails && (all & 1u << i))
			got_better(c, k, i, old);
		else
			c->same += fails;
	}
}

static void compare_file(struct comparison *c, const struct ua_kept *k)
{
	if (!ua_kept_find(&c->old.run, k->name))
		ua_words_addf(&c->worse, "%-8s %-42s  %s", "worse", k->name, k->unbuilt);
}

static void compare_all(struct comparison *c)
{
	unsigned all, any;

	for (size_t i = 0; i < c->new.run.n; i++) {
		ua_progress("comparing: %zu of %zu", i + 1, c->new.run.n);
		if (c->new.run.result[i].unbuilt)
			compare_file(c, &c->new.run.result[i]);
		else
			compare_routine(c, &c->new.run.result[i]);
	}
	for (size_t i = 0; i < c->old.run.n; i++) {
		const struct ua_kept *k = &c->old.run.result[i];

		if (k->unbuilt && !ua_kept_find(&c->new.run, k->name))
			ua_words_addf(&c->better, "%-8s %-42s  it builds", "better", k->name);
		else if (!k->unbuilt && !ua_kept_find(&c->new.run, k->name) &&
			 !relatives(&c->new.run, k->name, &all, &any))
			ua_words_add(&c->gone, k->name);
	}
	ua_progress("%s", "");
}

/* ---- the report ----------------------------------------------------------------------- */

static void print_names(const char *what, const struct ua_words *w)
{
	if (!w->n)
		return;
	printf("%s:", what);
	for (size_t i = 0; i < w->n; i++)
		printf("%s %s", i ? "," : "", w->word[i]);
	putchar('\n');
}

static void print_lines(const struct ua_words *w)
{
	for (size_t i = 0; i < w->n; i++)
		puts(w->word[i]);
}

static void print(const struct comparison *c)
{
	const struct ua_config *config = &c->o->run.config;

	printf("uctorture " PACKAGE_VERSION ", %s, against %s, profile %s, seed %llu, %u job%s\n",
	       c->new.run.subject, c->old.run.subject, ua_profile_name(config->profile),
	       (unsigned long long)config->seed, config->jobs, config->jobs == 1 ? "" : "s");
	fputs(c->new.run.targets, stdout);
	print_names("there only now", &c->fresh);
	print_names("no longer there", &c->gone);
	if (c->worse.n + c->better.n)
		putchar('\n');
	print_lines(&c->worse);
	print_lines(&c->better);
	for (size_t i = 0; i < c->blocks.n; i++)
		printf("\n%s", c->blocks.word[i]);
	printf("\n%zu worse, %zu better, %zu as before; seed %llu, %.1f s\n", c->worse.n, c->better.n,
	       c->same + c->both, (unsigned long long)config->seed,
	       c->old.run.seconds + c->new.run.seconds);
}

/* Runs one side; 0, or an exit status + 1 that is no verdict. */
static int run_side(const struct ua_kernel_options *o, struct side *s)
{
	int status;

	if (ua_images_all_skipped(s->images.build, s->images.n) &&
	    !ua_images_unbuilt(o, s->images.build, s->images.n))
		return ua_images_nothing(o, s->images.build, s->images.n) + 1;
	status = ua_collect(o, s->images.build, s->images.n, &s->run);
	return status == UA_EXIT_OK || status == UA_EXIT_FINDINGS ? 0 : status + 1;
}

int ua_compare(const struct ua_kernel_options *o, const struct ua_cache *cache)
{
	static struct comparison c;
	char *dir = NULL;
	int status = 0;

	c.o = o;
	if (o->since)
		status = ua_git_tree(o, cache, &dir);
	if (!status)
		status = ua_images_make(o, cache, o->since ? dir : o->baseline, "baseline",
					&c.old.images);
	if (!status && o->since) {
		free(c.old.images.tree.given);
		c.old.images.tree.given = ua_text("%s", o->since);
	}
	if (!status)
		status = ua_images_make(o, cache, o->tree, "images", &c.new.images);
	if (!status)
		status = run_side(o, &c.old);
	if (!status)
		status = run_side(o, &c.new);
	free(dir);
	if (status)
		return status - 1;
	compare_all(&c);
	if (ua_signal_caught())
		return 128 + ua_signal_caught();
	print(&c);
	return ua_output_done(c.worse.n ? UA_EXIT_FINDINGS : UA_EXIT_OK);
}
