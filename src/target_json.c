/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * A line of a runner's JSON as a result, so that it can be reported in any
 * format.  Numbers come as reals, for some lengths pass what jansson's
 * integers hold; what must be exact beyond 2^53 is taken from the case's text.
 */
#include "config.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "target.h"

#define EXACT_MAX	9007199254740992.0	/* 2^53 */

static double number(const json_t *o, const char *name)
{
	return json_number_value(json_object_get(o, name));
}

static const char *text(const json_t *o, const char *name)
{
	const char *s = json_string_value(json_object_get(o, name));

	return s ? s : "";
}

static bool truth(const json_t *o, const char *name)
{
	return json_is_true(json_object_get(o, name));
}

static int index_of(const char *word, const char *const *words)
{
	for (int i = 0; words[i]; i++)
		if (!strcmp(word, words[i]))
			return i;
	return 0;
}

static int clause_of(const char *name)
{
	for (int c = 0; c < UA_C_NR; c++)
		if (!strcmp(ua_oracle((enum ua_clause)c)->name, name))
			return c;
	return -1;
}

static unsigned clause_set(const json_t *o, const char *name)
{
	const json_t *list = json_object_get(o, name), *word;
	unsigned set = 0;
	size_t i;

	json_array_foreach(list, i, word) {
		int c = clause_of(json_string_value(word) ? json_string_value(word) : "");

		if (c >= 0)
			set |= 1u << c;
	}
	return set;
}

static void get_diff(const json_t *o, struct ua_diff *d)
{
	d->found = o;
	d->kernel = !strcmp(text(o, "side"), "kernel");
	d->at = (long)number(o, "offset");
	d->want = (unsigned char)number(o, "expected");
	d->got = (unsigned char)number(o, "got");
}

static void get_bytes(const json_t *o, const char *name, unsigned char *p, unsigned *size)
{
	const char *s = text(o, name);

	for (*size = 0; s[0] && s[1] && *size < UA_DUMP_BYTES; s += 2) {
		char byte[3] = { s[0], s[1], 0 };

		p[(*size)++] = (unsigned char)strtoul(byte, NULL, 16);
	}
}

static void get_faults(const json_t *o, struct ua_finding *f)
{
	static const char *const how[] = { "fixup", "catch", "none", NULL };
	const json_t *list = json_object_get(o, "fault"), *one;
	size_t i;

	f->out.nfaults = (unsigned)number(o, "faults");
	json_array_foreach(list, i, one) {
		struct ua_fault *to = &f->out.fault[i];

		if (i >= UA_FAULTS_KEPT)
			break;
		to->signo = (int)number(one, "signal");
		to->code = (int)number(one, "code");
		to->located = truth(one, "located");
		to->write = truth(one, "write");
		to->how = (enum ua_resume)index_of(text(one, "handled_by"), how);
		to->address = (uintptr_t)strtoull(text(one, "address"), NULL, 16);
		snprintf(f->symbol[i], UA_SYMBOL_MAX, "%s", text(one, "pc"));
	}
}

/* Exact also where the number is not. */
static unsigned long residual(const json_t *o, const struct ua_finding *f)
{
	double r = number(o, "residual");

	if (json_object_get(o, "returned"))
		return (unsigned long)(long)number(o, "returned");
	if (r < EXACT_MAX)
		return (unsigned long)r;
	return f->shrunk.length - (unsigned long)(f->got == -1 ? 0 : f->got);
}

static bool get_finding(const json_t *o, struct ua_finding *f)
{
	static const char *const ends[] = { "returned", "stray", "hang", "died", NULL };
	const json_t *memory = json_object_get(o, "memory"), *list, *one;
	int clause = clause_of(text(o, "clause"));
	char name[UA_NAME_MAX];
	size_t i;

	if (clause < 0 || ua_case_parse(text(o, "case"), name, sizeof(name), &f->shrunk) ||
	    ua_case_parse(text(o, "found_as"), name, sizeof(name), &f->c))
		return false;
	f->clause = (enum ua_clause)clause;
	f->level = strcmp(text(o, "level"), "note") ? UA_L_FAIL : UA_L_NOTE;
	f->known = truth(o, "declared");
	f->accessible = (unsigned long)number(o, "accessible");
	f->out.end = (enum ua_end)index_of(text(o, "end"), ends);
	f->out.error = -(long)number(o, "errno");
	f->expected = (long)number(o, "expected");
	f->got = (long)number(o, "got");
	f->has_residual = json_is_number(json_object_get(o, "residual"));
	f->out.residual = residual(o, f);
	snprintf(f->verdict.what, sizeof(f->verdict.what), "%s", text(o, "verdict"));
	f->verdict.expected = (long)number(o, "verdict_expected");
	f->verdict.got = (long)number(o, "verdict_got");
	get_diff(json_object_get(o, "difference"), &f->verdict.diff);
	get_faults(o, f);
	f->nwrong = (unsigned long)number(o, "wrong_bytes");
	list = json_object_get(o, "wrong");
	json_array_foreach(list, i, one)
		if (i < UA_WRONG_MAX)
			get_diff(one, &f->wrong[i]);
	f->dump_kernel = !strcmp(text(memory, "side"), "kernel");
	f->dump_at = (long)number(memory, "offset");
	get_bytes(memory, "ideal", f->ideal, &f->dump_size);
	get_bytes(memory, "bytes", f->dump, &f->dump_size);
	return true;
}

static bool get_tally(const json_t *o, struct ua_result *r)
{
	const json_t *list = json_object_get(o, "findings"), *one;
	size_t n = json_array_size(list), i;
	struct ua_tally *t = calloc(1, sizeof(*t) + n * sizeof(t->finding[0]));

	r->tally = t;
	if (!t)
		return false;
	t->capacity = (unsigned)n;
	t->cases = (unsigned long)number(o, "cases");
	t->faulting = (unsigned long)number(o, "faulting");
	t->faults = (unsigned long)number(o, "faults");
	t->entries = (unsigned)number(o, "fixups");
	t->lost = (unsigned)number(o, "processes_lost");
	r->total = 1000000;
	t->numbers = (unsigned long)(number(o, "share") * 1e6 + 0.5);
	t->injected = (unsigned long)number(o, "injected");
	for (int c = 0; c < UA_C_NR; c++)
		t->objected[c] = (unsigned long)number(json_object_get(o, "objections"),
						       ua_oracle((enum ua_clause)c)->name);
	json_array_foreach(list, i, one) {
		struct ua_finding *f = &t->finding[t->nfindings++];

		f->page = (unsigned long)number(o, "page");
		if (!get_finding(one, f))
			return false;
	}
	return true;
}

static unsigned char entry_flags(const char *state)
{
	static const unsigned char flags[] = {
		0, UA_ENTRY_TAKEN, UA_ENTRY_OTHER, UA_ENTRY_VARIANT,
	};

	for (size_t i = 0; i < sizeof(flags); i++)
		if (!strcmp(state, ua_entry_state(flags[i])))
			return flags[i];
	return 0;
}

/* The names of those that count in taken[], too: how many of each. */
static bool get_entries(const json_t *o, struct ua_result *r)
{
	const json_t *list = json_object_get(o, "entries"), *one;
	size_t i;

	r->entry = calloc(json_array_size(list) + 1, sizeof(*r->entry));
	if (!r->entry)
		return false;
	json_array_foreach(list, i, one) {
		struct ua_entry_count *e = &r->entry[r->entries++];

		snprintf(e->name, sizeof(e->name), "%s", text(one, "at"));
		e->times = (unsigned long)number(one, "times");
		e->flags = entry_flags(text(one, "state"));
		if (i < UA_ENTRIES_MAX)
			r->tally->taken[i] = e->flags;
	}
	return true;
}

static bool get_audit(const json_t *o, struct ua_result *r)
{
	const json_t *list = json_object_get(o, "audit"), *word;
	size_t i;

	r->audit = calloc(1, sizeof(*r->audit));
	if (!r->audit)
		return false;
	json_array_foreach(list, i, word)
		ua_audit_note(r->audit, "%s", json_string_value(word));
	return true;
}

/* "powerpc64/clear_user/word" is what it is; "generic/..." and "syscall/..."
 * get the target's name in front, as every subject of a merged report has. */
static struct ua_routine *get_routine(const json_t *o, const struct ua_target *t)
{
	const char *subject = text(o, "subject"), *last = strrchr(subject, '/');
	struct ua_routine *r = calloc(1, sizeof(*r));
	char arch[UA_NAME_MAX];

	if (!r || !last)
		return r;
	for (int op = 0; op < UA_OP_NR; op++)
		if (!strcmp(ua_op_info((enum ua_op)op)->name, text(o, "op")))
			r->op = (enum ua_op)op;
	snprintf(arch, sizeof(arch), "%.*s", (int)strcspn(subject, "/"), subject);
	r->target = t->name;
	r->flags = !strcmp(arch, "syscall") ? UA_SYSCALL : 0;
	r->variant = strdup(last + 1);
	r->arch = strdup(arch);
	r->reason = strdup(text(o, "declared_reason"));
	r->known = clause_set(o, "expected");
	return r;
}

const char *ua_target_parse(const char *line, const struct ua_target *t,
			    struct ua_result *result)
{
	static const char *const statuses[] = { "pass", "expected", "fail", "skip", "broken", NULL };
	json_error_t error;
	json_t *o = json_loads(line, JSON_DECODE_INT_AS_REAL, &error);
	bool good;

	memset(result, 0, sizeof(*result));
	if (!json_is_object(o) || !json_is_string(json_object_get(o, "subject"))) {
		json_decref(o);
		return "a line that is no result";
	}
	result->routine = get_routine(o, t);
	result->status = (enum ua_status)index_of(text(o, "status"), statuses);
	snprintf(result->reason, sizeof(result->reason), "%s", text(o, "reason"));
	result->failing = clause_set(o, "failing");
	result->expected = clause_set(o, "expected");
	result->absent = clause_set(o, "absent");
	result->noted = clause_set(o, "noted");
	result->seconds = number(o, "seconds");
	good = result->routine && result->routine->arch && result->routine->variant;
	if (good && json_object_get(o, "cases"))
		good = get_tally(o, result) && get_entries(o, result) && get_audit(o, result);
	json_decref(o);
	return good ? NULL : "a result with parts missing, or no memory";
}

void ua_target_free(struct ua_result *result)
{
	struct ua_routine *r = (struct ua_routine *)result->routine;

	if (r) {
		free((char *)r->variant);
		free((char *)r->arch);
		free((char *)r->reason);
		free(r);
	}
	free(result->tally);
	free(result->entry);
	free(result->audit);
}
