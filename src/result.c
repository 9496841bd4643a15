/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What the workers found becomes results, and those are reported in order. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "extable.h"
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

/* "function+0x12 (3 of 23)": the number is the same on all ABIs of a routine,
 * and whatever a compiler puts in front. */
static void name_entry(char *buf, size_t size, const struct ua_exentry *own, unsigned i, unsigned n)
{
	char symbol[UA_SYMBOL_MAX];

	ua_symbol_name(own[i].insn, symbol, sizeof(symbol));
	snprintf(buf, size, "%.*s (%u of %u)", (int)size - 24, symbol, i + 1, n);
}

/* Names of the exception-table entries that no case took. */
static void name_missed(struct ua_result *r)
{
	struct ua_extable table;
	struct ua_exentry *own;
	unsigned n;

	if (ua_extable_init(&table))
		return;
	own = ua_routine_entries(&table, r->routine, &n);
	r->missed = calloc(n ? n : 1, sizeof(*r->missed));
	for (unsigned i = 0; r->missed && i < n && i < UA_ENTRIES_MAX; i++)
		if (!r->tally->taken[i])
			name_entry(r->missed[r->nmissed++], UA_SYMBOL_MAX, own, i, n);
	ua_extable_free(&table);
}

void ua_results_print(struct ua_running *k)
{
	for (; k->printed < k->run.n && !k->open[k->printed]; k->printed++) {
		struct ua_result *r = &k->results[k->printed];

		if (r->tally) {
			judge_result(k->run.config, r);
			name_missed(r);
		}
		if (k->terminal)
			fputs("\r\033[K", stderr);
		k->run.count[r->status]++;
		k->reporter->result(stdout, &k->run, k->printed, r);
		fflush(stdout);
		if (r->tally)
			free(r->tally);
		free(r->missed);
		r->tally = NULL;
		r->missed = NULL;
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
