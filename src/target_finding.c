/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A finding, from a runner's JSON. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "target_json.h"

#define EXACT_MAX	9007199254740992.0	/* 2^53 */

double ua_json_number(const json_t *o, const char *name)
{
	return json_number_value(json_object_get(o, name));
}

const char *ua_json_text(const json_t *o, const char *name)
{
	const char *s = json_string_value(json_object_get(o, name));

	return s ? s : "";
}

bool ua_json_truth(const json_t *o, const char *name)
{
	return json_is_true(json_object_get(o, name));
}

int ua_json_index(const char *word, const char *const *words)
{
	for (int i = 0; words[i]; i++)
		if (!strcmp(word, words[i]))
			return i;
	return 0;
}

int ua_json_clause(const char *name)
{
	for (int c = 0; c < UA_C_NR; c++)
		if (!strcmp(ua_oracle((enum ua_clause)c)->name, name))
			return c;
	return -1;
}

static void get_diff(const json_t *o, struct ua_diff *d)
{
	d->found = o;
	d->kernel = !strcmp(ua_json_text(o, "side"), "kernel");
	d->at = (long)ua_json_number(o, "offset");
	d->want = (unsigned char)ua_json_number(o, "expected");
	d->got = (unsigned char)ua_json_number(o, "got");
}

static void get_bytes(const json_t *o, const char *name, unsigned char *p, unsigned *size)
{
	const char *s = ua_json_text(o, name);

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

	f->out.nfaults = (unsigned)ua_json_number(o, "faults");
	json_array_foreach(list, i, one) {
		struct ua_fault *to = &f->out.fault[i];

		if (i >= UA_FAULTS_KEPT)
			break;
		to->signo = (int)ua_json_number(one, "signal");
		to->code = (int)ua_json_number(one, "code");
		to->located = ua_json_truth(one, "located");
		to->write = ua_json_truth(one, "write");
		to->how = (enum ua_resume)ua_json_index(ua_json_text(one, "handled_by"), how);
		to->address = (uintptr_t)strtoull(ua_json_text(one, "address"), NULL, 16);
		snprintf(f->symbol[i], UA_SYMBOL_MAX, "%s", ua_json_text(one, "pc"));
	}
}

/* Exact also where the number is not. */
static unsigned long residual(const json_t *o, const struct ua_finding *f)
{
	double r = ua_json_number(o, "residual");

	if (json_object_get(o, "returned"))
		return (unsigned long)(long)ua_json_number(o, "returned");
	if (r < EXACT_MAX)
		return (unsigned long)r;
	return f->shrunk.length - (unsigned long)(f->got == -1 ? 0 : f->got);
}

bool ua_json_finding(const json_t *o, struct ua_finding *f)
{
	static const char *const ends[] = { "returned", "stray", "hang", "died", NULL };
	const json_t *memory = json_object_get(o, "memory"), *list, *one;
	int clause = ua_json_clause(ua_json_text(o, "clause"));
	char name[UA_NAME_MAX];
	size_t i;

	if (clause < 0 || ua_case_parse(ua_json_text(o, "case"), name, sizeof(name), &f->shrunk) ||
	    ua_case_parse(ua_json_text(o, "found_as"), name, sizeof(name), &f->c))
		return false;
	f->clause = (enum ua_clause)clause;
	f->level = strcmp(ua_json_text(o, "level"), "note") ? UA_L_FAIL : UA_L_NOTE;
	f->known = ua_json_truth(o, "declared");
	f->accessible = (unsigned long)ua_json_number(o, "accessible");
	f->out.end = (enum ua_end)ua_json_index(ua_json_text(o, "end"), ends);
	f->out.error = -(long)ua_json_number(o, "errno");
	f->expected = (long)ua_json_number(o, "expected");
	f->got = (long)ua_json_number(o, "got");
	f->has_residual = json_is_number(json_object_get(o, "residual"));
	f->out.residual = residual(o, f);
	snprintf(f->verdict.what, sizeof(f->verdict.what), "%s", ua_json_text(o, "verdict"));
	f->verdict.expected = (long)ua_json_number(o, "verdict_expected");
	f->verdict.got = (long)ua_json_number(o, "verdict_got");
	get_diff(json_object_get(o, "difference"), &f->verdict.diff);
	get_faults(o, f);
	f->nwrong = (unsigned long)ua_json_number(o, "wrong_bytes");
	list = json_object_get(o, "wrong");
	json_array_foreach(list, i, one)
		if (i < UA_WRONG_MAX)
			get_diff(one, &f->wrong[i]);
	f->dump_kernel = !strcmp(ua_json_text(memory, "side"), "kernel");
	f->dump_at = (long)ua_json_number(memory, "offset");
	get_bytes(memory, "ideal", f->ideal, &f->dump_size);
	get_bytes(memory, "bytes", f->dump, &f->dump_size);
	return true;
}


static void get_ran(const json_t *o, struct ua_heat *h)
{
	const json_t *list = json_object_get(o, "ran"), *row;
	size_t y;

	json_array_foreach(list, y, row) {
		const char *s = json_string_value(row);

		for (size_t i = 0; s && y < UA_HEAT_AXIS && s[2 * i] && s[2 * i + 1] && i < sizeof(h->ran[y]); i++) {
			char byte[3] = { s[2 * i], s[2 * i + 1], 0 };

			h->ran[y][i] |= (unsigned char)strtoul(byte, NULL, 16);
		}
	}
}

void ua_json_heat(const json_t *o, struct ua_heat *h)
{
	const json_t *list = json_object_get(o, "cells"), *cell, *name;
	double step = ua_json_number(o, "step");
	size_t i, k;

	get_ran(o, h);
	while (h->coarse < UA_HEAT_COARSEST && step > (double)(1u << h->coarse))
		h->coarse++;
	json_array_foreach(list, i, cell) {
		unsigned clauses = 0, bits = (unsigned)json_number_value(json_array_get(cell, 4));

		json_array_foreach(json_object_get(o, "clauses"), k, name) {
			int c = ua_json_clause(json_string_value(name) ? json_string_value(name) : "");

			clauses |= c >= 0 ? (bits >> k & 1) << c : 0;
		}
		ua_heat_add(h, (unsigned long)json_number_value(json_array_get(cell, 0)),
			    (unsigned long)json_number_value(json_array_get(cell, 1)), clauses,
			    (unsigned long)json_number_value(json_array_get(cell, 2)),
			    (long)json_number_value(json_array_get(cell, 3)));
	}
}
