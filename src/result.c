/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What the workers found becomes results, and those are reported in order. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "extable.h"
#include "loaded.h"
#include "outputs.h"
#include "running.h"
#include "symbol.h"

static void judge_result(const struct ua_config *config, struct ua_result *r)
{
	unsigned known = r->routine->known, broken = 0;

	for (int c = 0; c < UA_C_NR; c++) {
		enum ua_level level = ua_profile_level(config->profile, (enum ua_clause)c);

		if (!r->tally->objected[c]) {
			/* A declared defect that this profile can't show is not absent. */
			if ((known & 1u << c) && level == UA_L_FAIL)
				r->absent |= 1u << c;
		} else if (level == UA_L_NOTE) {
			r->noted |= 1u << c;
		} else {
			broken |= 1u << c;
		}
	}
	/* no profile forgives a hang */
	for (unsigned i = 0; i < r->tally->nfindings; i++)
		if (r->tally->finding[i].out.end == UA_HANG)
			broken |= 1u << r->tally->finding[i].clause;
	r->noted &= ~broken;
	r->failing = broken & ~known;
	r->expected = broken & known;
	if (r->status == UA_BROKEN)
		return;
	if (r->failing || r->absent || r->tally->lost)
		r->status = UA_FAILED;
	else if (r->tally->cases == 0 || r->tally->unfit)
		r->status = UA_BROKEN;
	else
		r->status = r->expected ? UA_EXPECTED : UA_PASS;
	if (r->status == UA_BROKEN)
		snprintf(r->reason, sizeof(r->reason), "%lu cases ran, %lu did not fit the arena",
			 r->tally->cases, r->tally->unfit);
}

/* Fewer entries than --min-coverage asks for are a failure. */
static void judge_coverage(const struct ua_config *config, struct ua_result *r)
{
	unsigned all = ua_tally_takable(r->tally), taken = ua_tally_taken(r->tally);

	if (r->status != UA_PASS && r->status != UA_EXPECTED)
		return;
	if (100.0 * taken >= config->min_coverage * all)
		return;
	r->status = UA_FAILED;
	snprintf(r->reason, sizeof(r->reason), "%u of %u fixups taken, --min-coverage is %g%%",
		 taken, all, config->min_coverage);
}

/* "function+0x12 (3 of 23)": the number is the same on all ABIs of a routine,
 * and whatever a compiler puts in front. */
static void name_entry(char *buf, size_t size, const struct ua_exentry *own, unsigned i, unsigned n)
{
	char symbol[UA_SYMBOL_MAX];

	ua_symbol_name(own[i].insn, symbol, sizeof(symbol));
	snprintf(buf, size, "%.*s (%u of %u)", (int)size - 24, symbol, i + 1, n);
}

/* The routine's exception-table entries by name, and what came of them. */
static void name_entries(struct ua_result *r)
{
	struct ua_extable table;
	struct ua_exentry *own;
	unsigned n;

	if (ua_extable_init(&table))
		return;
	own = ua_routine_entries(&table, r->routine, &n);
	r->entry = calloc(n ? n : 1, sizeof(*r->entry));
	for (unsigned i = 0; r->entry && i < n && i < UA_ENTRIES_MAX; i++) {
		struct ua_entry_count *e = &r->entry[r->entries++];

		name_entry(e->name, UA_SYMBOL_MAX, own, i, n);
		e->flags = r->tally->taken[i];
		e->offset = -1;
		e->times = r->tally->times[i];
	}
	ua_extable_free(&table);
}

static void name_blocks(struct ua_result *r)
{
	const struct ua_blocks *b = &r->tally->blocks;

	r->block = calloc(b->n + 1, sizeof(*r->block));
	for (unsigned i = 0; r->block && i < b->n; i++) {
		ua_symbol_name(b->at[i], r->block[i].name, UA_SYMBOL_MAX);
		r->block[i].flags = b->ran[i];
		r->block[i].offset = -1;
		r->blocks++;
	}
}

/* Only where there is something to mark in it: no C library's, no system call. */
static void take_code(struct ua_result *r, const struct ua_extable *table)
{
	struct ua_exentry *own;
	unsigned n;

	if (!r->entries && !r->blocks)
		return;
	r->code = ua_code_take(r->routine);
	if (!r->code)
		return;
	own = ua_routine_entries(table, r->routine, &n);
	for (unsigned i = 0; i < r->entries && i < n; i++)
		r->entry[i].offset = (long)(own[i].insn - r->code->start);
	for (unsigned i = 0; i < r->blocks; i++)
		r->block[i].offset = (long)(r->tally->blocks.at[i] - r->code->start);
}

/* Notes on the code, as it is with the routine's feature set. */
static void look_at_code(struct ua_result *r)
{
	struct ua_extable table;

	r->audit = calloc(1, sizeof(*r->audit));
	if (!r->audit || ua_image_apply(r->routine) || ua_extable_init(&table))
		return;
	ua_audit_routine(r->audit, r->routine, &table);
	take_code(r, &table);
	ua_extable_free(&table);
}

/* The results behind first that are variants of the same row of an image, and
 * first itself. */
static size_t row_end(const struct ua_running *k, size_t first)
{
	size_t end = first + 1;

	while (end < k->run.n && k->results[first].routine->row &&
	       k->results[end].routine->row == k->results[first].routine->row)
		end++;
	return end;
}

/* An alternative may jump over code of the others: an entry that one variant
 * took is no omission of the rest. */
static void share_entries(struct ua_result *r, size_t n)
{
	for (unsigned e = 0; e < UA_ENTRIES_MAX; e++) {
		unsigned all = 0;

		for (size_t i = 0; i < n; i++)
			all |= r[i].tally ? r[i].tally->taken[e] : 0;
		for (size_t i = 0; all && i < n; i++)
			if (r[i].tally && !r[i].tally->taken[e])
				r[i].tally->taken[e] = UA_ENTRY_VARIANT;
	}
}

static void print_one(struct ua_running *k, size_t i)
{
	struct ua_result *r = &k->results[i];

	if (r->tally) {
		judge_result(k->run.config, r);
		judge_coverage(k->run.config, r);
		name_entries(r);
		name_blocks(r);
		look_at_code(r);
	}
	if (k->terminal)
		fputs("\r\033[K", stderr);
	k->run.count[r->status]++;
	ua_outputs_result(k->reporter, &k->run, i, r);
	free(r->tally);
	free(r->entry);
	free(r->block);
	free(r->code);
	free(r->audit);
	r->tally = NULL;
	r->entry = NULL;
	r->block = NULL;
	r->code = NULL;
	r->audit = NULL;
}

void ua_results_print(struct ua_running *k)
{
	while (k->printed < k->run.n) {
		size_t end = row_end(k, k->printed);

		for (size_t i = k->printed; i < end; i++)
			if (k->open[i])
				return;
		share_entries(&k->results[k->printed], end - k->printed);
		while (k->printed < end)
			print_one(k, k->printed++);
	}
}

void ua_unit_close(struct ua_running *k, struct ua_unit *u)
{
	struct ua_result *r = &k->results[u->result];
	struct ua_slot *slot = u->slot;

	r->seconds = ua_clock() - k->started[u->result];
	if (slot->skip) {
		r->status = UA_SKIPPED;
		snprintf(r->reason, sizeof(r->reason), "this kernel or machine lacks it: %s",
			 strerror(slot->skip));
	} else if (slot->broken[0]) {
		r->status = UA_BROKEN;
		snprintf(r->reason, sizeof(r->reason), "%s", slot->broken);
	}
	if (!slot->skip) {
		if (!r->tally) {
			size_t size = sizeof(*r->tally) +
				slot->tally.capacity * sizeof(struct ua_finding);

			r->tally = calloc(1, size);
			if (r->tally)
				r->tally->capacity = slot->tally.capacity;
		}
		if (r->tally) {
			ua_tally_merge(r->tally, &slot->tally);
		} else {
			r->status = UA_BROKEN;
			snprintf(r->reason, sizeof(r->reason), "no memory for the findings");
		}
	}
	ua_slot_free(slot);
	u->slot = NULL;
	k->open[u->result]--;
}

void ua_unit_refuse(struct ua_running *k, struct ua_unit *u, const char *why)
{
	struct ua_result *r = &k->results[u->result];

	r->status = UA_BROKEN;
	snprintf(r->reason, sizeof(r->reason), "%s", why);
	k->open[u->result]--;
}
