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
#include "target_json.h"

static unsigned clause_set(const json_t *o, const char *name)
{
	const json_t *list = json_object_get(o, name), *word;
	unsigned set = 0;
	size_t i;

	json_array_foreach(list, i, word) {
		int c = ua_json_clause(json_string_value(word) ? json_string_value(word) : "");

		if (c >= 0)
			set |= 1u << c;
	}
	return set;
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
	t->cases = (unsigned long)ua_json_number(o, "cases");
	t->faulting = (unsigned long)ua_json_number(o, "faulting");
	t->faults = (unsigned long)ua_json_number(o, "faults");
	t->entries = (unsigned)ua_json_number(o, "fixups");
	t->lost = (unsigned)ua_json_number(o, "processes_lost");
	r->total = 1000000;
	t->numbers = (unsigned long)(ua_json_number(o, "share") * 1e6 + 0.5);
	t->injected = (unsigned long)ua_json_number(o, "injected");
	for (int c = 0; c < UA_C_NR; c++)
		t->objected[c] = (unsigned long)ua_json_number(json_object_get(o, "objections"),
						       ua_oracle((enum ua_clause)c)->name);
	ua_json_heat(json_object_get(o, "heat"), &t->heat);
	json_array_foreach(list, i, one) {
		struct ua_finding *f = &t->finding[t->nfindings++];

		f->page = (unsigned long)ua_json_number(o, "page");
		if (!ua_json_finding(one, f))
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

static long get_offset(const json_t *o)
{
	return json_object_get(o, "offset") ? (long)ua_json_number(o, "offset") : -1;
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

		snprintf(e->name, sizeof(e->name), "%s", ua_json_text(one, "at"));
		e->times = (unsigned long)ua_json_number(one, "times");
		e->offset = get_offset(one);
		e->flags = entry_flags(ua_json_text(one, "state"));
		if (i < UA_ENTRIES_MAX)
			r->tally->taken[i] = e->flags;
	}
	return true;
}

static bool get_blocks(const json_t *o, struct ua_result *r)
{
	const json_t *list = json_object_get(o, "blocks"), *one;
	size_t i;

	r->block = calloc(json_array_size(list) + 1, sizeof(*r->block));
	if (!r->block)
		return false;
	json_array_foreach(list, i, one) {
		if (i == UA_BLOCKS_MAX)
			return false;
		snprintf(r->block[i].name, sizeof(r->block[i].name), "%s", ua_json_text(one, "at"));
		r->block[i].offset = get_offset(one);
		r->block[i].flags = json_is_true(json_object_get(one, "ran"));
		r->tally->blocks.ran[i] = r->block[i].flags;
		r->tally->blocks.n = ++r->blocks;
	}
	return true;
}

static bool get_code(const json_t *o, struct ua_result *r)
{
	const json_t *code = json_object_get(o, "code");
	const char *s = ua_json_text(code, "bytes");
	size_t n = strlen(s) / 2;

	if (!code)
		return true;
	r->code = n <= UA_CODE_BYTES ? ua_code_new((unsigned)n) : NULL;
	if (!r->code)
		return false;
	snprintf(r->code->isa, sizeof(r->code->isa), "%s", ua_json_text(code, "isa"));
	r->code->bits = (unsigned)ua_json_number(code, "bits");
	r->code->little = ua_json_truth(code, "little");
	r->code->start = (uintptr_t)strtoull(ua_json_text(code, "start"), NULL, 16);
	for (size_t i = 0; i < n; i++) {
		char byte[3] = { s[2 * i], s[2 * i + 1], 0 };

		r->code->byte[i] = (unsigned char)strtoul(byte, NULL, 16);
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
	const char *subject = ua_json_text(o, "subject"), *last = strrchr(subject, '/');
	struct ua_routine *r = calloc(1, sizeof(*r));
	char arch[UA_NAME_MAX];

	if (!r || !last)
		return r;
	for (int op = 0; op < UA_OP_NR; op++)
		if (!strcmp(ua_op_info((enum ua_op)op)->name, ua_json_text(o, "op")))
			r->op = (enum ua_op)op;
	snprintf(arch, sizeof(arch), "%.*s", (int)strcspn(subject, "/"), subject);
	r->target = t->name;
	r->flags = !strcmp(arch, "syscall") ? UA_SYSCALL : 0;
	r->variant = strdup(last + 1);
	r->arch = strdup(arch);
	r->reason = strdup(ua_json_text(o, "declared_reason"));
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
	result->status = (enum ua_status)ua_json_index(ua_json_text(o, "status"), statuses);
	snprintf(result->reason, sizeof(result->reason), "%s", ua_json_text(o, "reason"));
	result->failing = clause_set(o, "failing");
	result->expected = clause_set(o, "expected");
	result->absent = clause_set(o, "absent");
	result->noted = clause_set(o, "noted");
	snprintf(result->emulator, sizeof(result->emulator), "%s", ua_json_text(o, "emulator"));
	result->seconds = ua_json_number(o, "seconds");
	good = result->routine && result->routine->arch && result->routine->variant;
	if (good && json_object_get(o, "cases"))
		good = get_tally(o, result) && get_entries(o, result) && get_blocks(o, result) &&
		       get_code(o, result) && get_audit(o, result);
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
	free(result->block);
	free(result->code);
	free(result->audit);
}
