/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What changed between two runs, subject by subject. */
#include "config.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "page/diff.h"

#define SLOWER	1.05	/* less than that is no change, as for bench --compare */

static void say(json_t *list, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void say(json_t *list, const char *format, ...)
{
	char text[512];
	va_list args;

	va_start(args, format);
	vsnprintf(text, sizeof(text), format, args);
	va_end(args);
	json_array_append_new(list, json_string(text));
}

static void say_clauses(json_t *list, const char *what, unsigned set)
{
	char text[256];

	if (set)
		say(list, "%s %s", what, ua_clause_names(set, text, sizeof(text)));
}

/* Keeps what was said, if anything was. */
static bool keep(struct ua_changes *c, const char *name, enum ua_change kind, json_t *said)
{
	bool any = json_array_size(said);

	if (any) {
		json_array_append_new(c->list, json_pack("{s:s, s:i, s:O}", "subject", name, "kind", (int)kind,
							 "what", said));
		c->count[kind]++;
	}
	json_decref(said);
	return any;
}

/* ---- a run's subjects ------------------------------------------------------------- */

static int rank(enum ua_status s)
{
	static const int ranks[] = { [UA_PASS] = 0, [UA_EXPECTED] = 1, [UA_SKIPPED] = 2, [UA_BROKEN] = 3, [UA_FAILED] = 4 };

	return ranks[s];
}

/* Places that were taken or ran in one and not in the other: how many. */
static unsigned lost(const json_t *from, const json_t *to)
{
	unsigned n = 0;
	json_t *one;
	size_t i;

	json_array_foreach(from, i, one) {
		const json_t *now = json_array_get(to, i);

		if (!now || strcmp(ua_json_text(now, "at"), ua_json_text(one, "at")))
			continue;
		n += !strcmp(ua_json_text(one, "state"), "taken") && !strcmp(ua_json_text(now, "state"), "missed");
		n += ua_json_truth(one, "ran") && !ua_json_truth(now, "ran");
	}
	return n;
}

static void coverage(json_t *said, const struct ua_page_subject *old, const struct ua_page_subject *new)
{
	unsigned n = lost(old->entries, new->entries);

	if (n)
		say(said, "%u fixups that were taken are not any more", n);
	n = lost(new->entries, old->entries);
	if (n)
		say(said, "%u fixups are taken that were not", n);
	n = lost(old->blocks, new->blocks);
	if (n)
		say(said, "%u basic blocks that ran do not any more", n);
	n = lost(new->blocks, old->blocks);
	if (n)
		say(said, "%u basic blocks run that did not", n);
}

static bool compare(struct ua_changes *c, const struct ua_page_subject *old, const struct ua_page_subject *new)
{
	json_t *said = json_array();
	unsigned worse = new->failing & ~old->failing, better = old->failing & ~new->failing;
	enum ua_change kind = UA_OTHERWISE;

	if (new->status != old->status)
		say(said, "%s, was %s", ua_status_name(new->status), ua_status_name(old->status));
	say_clauses(said, "now fails", worse);
	say_clauses(said, "fails no more:", better);
	say_clauses(said, "now broken as declared:", new->expected & ~(old->expected | old->failing));
	say_clauses(said, "holds now, though declared:", new->absent & ~old->absent);
	coverage(said, old, new);
	if (worse || rank(new->status) > rank(old->status))
		kind = UA_WORSE;
	else if (better || rank(new->status) < rank(old->status))
		kind = UA_BETTER;
	return keep(c, new->name, kind, said);
}

static void came(struct ua_changes *c, const struct ua_page_subject *s)
{
	json_t *said = json_array();

	say(said, "new: %s", ua_status_name(s->status));
	say_clauses(said, "fails", s->failing);
	keep(c, s->name, s->status == UA_FAILED || s->status == UA_BROKEN ? UA_WORSE : UA_OTHERWISE, said);
}

static void runs(struct ua_changes *c, const struct ua_page *old, const struct ua_page *new)
{
	for (size_t i = 0; i < new->subjects; i++) {
		const struct ua_page_subject *s = &new->subject[i], *was = ua_page_find(old, s->name);

		if (was)
			compare(c, was, s);
		else
			came(c, s);
	}
	for (size_t i = 0; i < old->subjects; i++) {
		json_t *said = json_array();

		if (!ua_page_find(new, old->subject[i].name))
			say(said, "gone: it was %s, and is not tested any more", ua_status_name(old->subject[i].status));
		keep(c, old->subject[i].name, UA_WORSE, said);
	}
}

/* ---- benchmarks ------------------------------------------------------------------------ */

static void point_of(const json_t *r, char *buf, size_t size)
{
	snprintf(buf, size, "%s, %g bytes, %g accessible, at %g/%g, %s%s%s", ua_json_text(r, "subject"),
		 ua_json_number(r, "size"), ua_json_number(r, "accessible"), ua_json_number(r, "dst_align"),
		 ua_json_number(r, "src_align"), ua_json_text(r, "cache"), *ua_json_text(r, "mix") ? ", " : "",
		 ua_json_text(r, "mix"));
}

static void compare_row(struct ua_changes *c, const char *point, const json_t *was, const json_t *row)
{
	double a = ua_json_number(was, "value"), b = ua_json_number(row, "value");
	json_t *said = json_array();
	enum ua_change kind = UA_WORSE;

	if (a > 0 && b > a * SLOWER && ua_json_number(row, "value_low") > ua_json_number(was, "value_high")) {
		say(said, "%.1f%% slower: %.4g %s, was %.4g", 100 * (b / a - 1), b, ua_json_text(row, "unit"), a);
	} else if (b > 0 && a > b * SLOWER && ua_json_number(row, "value_high") < ua_json_number(was, "value_low")) {
		say(said, "%.1f%% faster: %.4g %s, was %.4g", 100 * (a / b - 1), b, ua_json_text(row, "unit"), a);
		kind = UA_BETTER;
	}
	keep(c, point, kind, said);
}

static void benches(struct ua_changes *c, const struct ua_page *old, const struct ua_page *new)
{
	json_t *by = json_object(), *row;
	char point[512];
	size_t i;

	json_array_foreach(old->bench, i, row) {
		point_of(row, point, sizeof(point));
		json_object_set(by, point, row);
	}
	json_array_foreach(new->bench, i, row) {
		const json_t *was;

		point_of(row, point, sizeof(point));
		was = json_object_get(by, point);
		if (was && !strcmp(ua_json_text(was, "unit"), ua_json_text(row, "unit")))
			compare_row(c, point, was, row);
	}
	json_decref(by);
}

/* ---- mutants ---------------------------------------------------------------------------- */

static json_t *survivors(const struct ua_page *p)
{
	json_t *all = json_object(), *o, *m;
	size_t i, k;

	json_array_foreach(p->mutants, i, o)
		json_array_foreach(json_object_get(o, "survived"), k, m)
			json_object_set(all, ua_json_text(m, "mutant"), m);
	return all;
}

static void compare_survivors(struct ua_changes *c, json_t *from, json_t *to, enum ua_change kind, const char *what)
{
	const char *name;
	json_t *m;

	json_object_foreach(to, name, m) {
		json_t *said = json_array();

		if (!json_object_get(from, name))
			say(said, "%s", what);
		keep(c, name, kind, said);
	}
}

void ua_changes_find(struct ua_changes *c, const struct ua_page *old, const struct ua_page *new)
{
	json_t *before = survivors(old), *after = survivors(new);

	memset(c, 0, sizeof(*c));
	c->list = json_array();
	runs(c, old, new);
	benches(c, old, new);
	compare_survivors(c, before, after, UA_WORSE, "a mutant that survives now");
	compare_survivors(c, after, before, UA_BETTER, "a mutant that survives no more");
	json_decref(before);
	json_decref(after);
}
