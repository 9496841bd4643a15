/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Results of several machines and shards, added up by subject. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "page/page.h"

static const char *const statuses[] = { "pass", "expected", "fail", "skip", "broken", NULL };

static unsigned clause_set(const json_t *o, const char *name)
{
	const json_t *list = json_object_get(o, name), *word;
	unsigned set = 0;
	size_t i;

	json_array_foreach(list, i, word) {
		int c = json_is_string(word) ? ua_json_clause(json_string_value(word)) : -1;

		set |= c >= 0 ? 1u << c : 0;
	}
	return set;
}

static bool same(const char *a, const char *b)
{
	return !strcmp(a ? a : "", b ? b : "");
}

/* ---- the runs --------------------------------------------------------------------- */

static void note_run(struct ua_page *p, const json_t *o)
{
	struct ua_page_run run = {
		.target = ua_json_text(o, "target"), .machine = ua_json_text(o, "machine"),
		.kernel = ua_json_text(o, "kernel"), .emulator = ua_json_text(o, "emulator"),
		.tested = ua_json_text(o, "tested"), .profile = ua_json_text(o, "profile"), .version = ua_json_text(o, "version"),
		.seed = (unsigned long long)ua_json_number(o, "seed"),
		.page = (unsigned long)ua_json_number(o, "page"),
	}, *r = NULL, *grown;

	for (size_t i = p->runs; i-- && !r;) {
		struct ua_page_run *k = &p->run[i];

		if (same(k->target, run.target) && same(k->machine, run.machine) &&
		    same(k->kernel, run.kernel) && same(k->emulator, run.emulator) &&
		    same(k->profile, run.profile) && same(k->tested, run.tested) && same(k->version, run.version) && k->seed == run.seed)
			r = k;
	}
	if (!r) {
		grown = realloc(p->run, (p->runs + 1) * sizeof(run));
		if (!grown)
			return;
		p->run = grown;
		r = &p->run[p->runs++];
		*r = run;
	}
	r->subjects++;
	r->cases += ua_json_number(o, "cases");
	r->faults += ua_json_number(o, "faults");
}

/* ---- a subject ----------------------------------------------------------------------- */

static void append_new(json_t *list, json_t *word)
{
	json_t *one;
	size_t i;

	json_array_foreach(list, i, one)
		if (json_equal(one, word))
			return;
	json_array_append(list, word);
}

static void append_all(json_t *list, const json_t *more)
{
	json_t *one;
	size_t i;

	json_array_foreach(more, i, one)
		append_new(list, one);
}

/* Of the same place: how often, added; and the better of what came of it. */
static void add_place(json_t *to, const json_t *from)
{
	double times = ua_json_number(to, "times") + ua_json_number(from, "times");
	const char *state = ua_json_text(from, "state");

	if (json_object_get(to, "times"))
		json_object_set_new(to, "times", json_real(times));
	if (!strcmp(state, "taken") || !strcmp(ua_json_text(to, "state"), "missed"))
		json_object_set_new(to, "state", json_string(state));
	if (ua_json_truth(from, "ran"))
		json_object_set_new(to, "ran", json_true());
}

/* Entries or blocks; those of another compiler's code beside the first's. */
static void add_places(json_t *all, const json_t *more)
{
	json_t *one;
	size_t i;

	json_array_foreach(more, i, one) {
		json_t *at = json_array_get(all, i);

		if (!at || strcmp(ua_json_text(at, "at"), ua_json_text(one, "at")))
			json_array_append_new(all, json_copy(one));
		else
			add_place(at, one);
	}
}

static void add_heat(struct ua_page_subject *s, const json_t *o)
{
	struct ua_heat *part;

	if (!o)
		return;
	part = calloc(1, sizeof(*part));
	if (!part)
		return;
	ua_json_heat(o, part);
	if (!s->heat) {
		s->heat = part;
		return;
	}
	ua_heat_merge(s->heat, part);
	free(part);
}

static void add_counts(struct ua_page_subject *s, const json_t *o)
{
	const json_t *objections = json_object_get(o, "objections");

	for (int c = 0; c < UA_C_NR; c++)
		s->objections[c] += ua_json_number(objections, ua_oracle((enum ua_clause)c)->name);
	s->cases += ua_json_number(o, "cases");
	s->faulting += ua_json_number(o, "faulting");
	s->faults += ua_json_number(o, "faults");
	s->injected += ua_json_number(o, "injected");
	s->lost += ua_json_number(o, "processes_lost");
	s->seconds += ua_json_number(o, "seconds");
	if (ua_json_number(o, "share") > s->share)
		s->share = ua_json_number(o, "share");
}

/* The worst of all; where nothing ran in one, what another says. */
static enum ua_status worse(const struct ua_page_subject *s, enum ua_status more)
{
	static const int rank[] = { [UA_SKIPPED] = 0, [UA_PASS] = 1, [UA_EXPECTED] = 2,
				    [UA_BROKEN] = 3, [UA_FAILED] = 4 };

	return !s->parts || rank[more] > rank[s->status] ? more : s->status;
}

static struct ua_page_subject *subject_of(struct ua_page *p, json_t *o)
{
	const char *name = ua_json_text(o, "subject");
	struct ua_page_subject *s = ua_page_find(p, name), *grown;

	if (s)
		return s;
	if (!(p->subjects & (p->subjects - 1))) {
		grown = realloc(p->subject, (p->subjects ? 2 * p->subjects : 1) * sizeof(*grown));
		if (!grown)
			return NULL;
		p->subject = grown;
	}
	s = &p->subject[p->subjects];
	memset(s, 0, sizeof(*s));
	json_object_set_new(p->index, name, json_integer((json_int_t)p->subjects++));
	s->first = o;
	s->name = ua_json_text(o, "subject");
	s->machines = json_array();
	s->findings = json_array();
	s->entries = json_array();
	s->blocks = json_array();
	s->audit = json_array();
	s->reasons = json_array();
	return s;
}

struct ua_page_subject *ua_page_find(const struct ua_page *p, const char *name)
{
	const json_t *i = json_object_get(p->index, name);

	return i ? &p->subject[json_integer_value(i)] : NULL;
}

void ua_page_add(struct ua_page *p, json_t *o)
{
	struct ua_page_subject *s = subject_of(p, o);
	const char *target = ua_json_text(o, "target");

	if (!s)
		return;
	json_array_append(p->kept, o);	/* what the runs and codes point into */
	note_run(p, o);
	s->status = worse(s, (enum ua_status)ua_json_index(ua_json_text(o, "status"), statuses));
	s->parts++;
	s->failing |= clause_set(o, "failing");
	s->expected |= clause_set(o, "expected");
	s->absent |= clause_set(o, "absent");
	s->noted |= clause_set(o, "noted");
	append_new(s->machines, json_object_get(o, *target ? "target" : "machine"));
	append_all(s->findings, json_object_get(o, "findings"));
	append_all(s->audit, json_object_get(o, "audit"));
	add_places(s->entries, json_object_get(o, "entries"));
	add_places(s->blocks, json_object_get(o, "blocks"));
	if (json_object_get(o, "reason"))
		append_new(s->reasons, json_object_get(o, "reason"));
	if (!s->code)
		s->code = json_object_get(o, "code");
	add_heat(s, json_object_get(o, "heat"));
	add_counts(s, o);
}

/* A declared defect that one shard did not meet, and another did, is there. */
static void judge(struct ua_page_subject *s)
{
	bool only_absent = s->status == UA_FAILED && s->absent && !s->failing && !s->lost &&
			   !json_array_size(s->reasons);

	s->absent &= ~s->expected;
	if (only_absent && !s->absent)
		s->status = s->expected ? UA_EXPECTED : UA_PASS;
}

/* The clauses that most subjects break get the first colours. */
static void give_colours(struct ua_page *p)
{
	size_t breaks[UA_C_NR] = { 0 };

	for (size_t i = 0; i < p->subjects; i++)
		for (int c = 0; c < UA_C_NR; c++)
			breaks[c] += p->subject[i].objections[c] > 0;
	for (int c = 0; c < UA_C_NR; c++) {
		unsigned before = 0;

		for (int other = 0; other < UA_C_NR; other++)
			before += breaks[other] > breaks[c] || (other < c && breaks[other] == breaks[c]);
		p->colour[c] = (unsigned char)(before < UA_COLOURS - 1 ? before : UA_COLOURS - 1);
	}
}

void ua_page_judge(struct ua_page *p)
{
	for (size_t i = 0; i < p->subjects; i++) {
		judge(&p->subject[i]);
		p->count[p->subject[i].status]++;
		p->seconds += p->subject[i].seconds;
	}
	give_colours(p);
}

void ua_page_free(struct ua_page *p)
{
	for (size_t i = 0; i < p->subjects; i++) {
		struct ua_page_subject *s = &p->subject[i];

		json_decref(s->machines);
		json_decref(s->findings);
		json_decref(s->entries);
		json_decref(s->blocks);
		json_decref(s->audit);
		json_decref(s->reasons);
		free(s->heat);
	}
	free(p->subject);
	free(p->run);
	json_decref(p->index);
	json_decref(p->kept);
	json_decref(p->bench);
	json_decref(p->mutants);
}
