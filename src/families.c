/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include <string.h>

#include "families.h"

static const struct {
	const char *name;
	unsigned clauses;
} families[UA_FAMILIES] = {
	{ "answer", UA_CLAUSE(RANGE) | UA_CLAUSE(EXACT) | UA_CLAUSE(PROGRESS) |
		UA_CLAUSE(MONOTONE) | UA_CLAUSE(EXTREME) },
	{ "data", UA_CLAUSE(FULL) | UA_CLAUSE(PREFIX) | UA_CLAUSE(ZEROPAD) },
	{ "bounds", UA_CLAUSE(TAIL) | UA_CLAUSE(REDZONE) | UA_CLAUSE(OVERREAD) |
		UA_CLAUSE(SOURCE) | UA_CLAUSE(BEYOND) },
	{ "faults", UA_CLAUSE(FAULT) },
	{ "state", UA_CLAUSE(ABI) | UA_CLAUSE(STATE) | UA_CLAUSE(WINDOW) },
	{ "run", 0 },
};

const char *ua_family_name(int family)
{
	return families[family].name;
}

unsigned ua_family_clauses(int family)
{
	return families[family].clauses;
}

static enum ua_family_status of_run(const struct ua_result *r, char *why, size_t size)
{
	snprintf(why, size, "%s", r->reason);
	if (r->status == UA_BROKEN)
		return UA_F_BROKEN;
	if (r->status == UA_FAILED && r->reason[0])
		return UA_F_FAILED;
	if (r->tally && r->tally->hangs && r->status == UA_FAILED) {
		snprintf(why, size, "hung %u times", r->tally->hangs);
		return UA_F_HANG;
	}
	if (r->tally && r->tally->lost) {
		snprintf(why, size, "took its process with it %u times", r->tally->lost);
		return UA_F_FAILED;
	}
	why[0] = 0;
	return UA_F_PASS;
}

enum ua_family_status ua_family_result(const struct ua_result *r, int family,
				       char *why, size_t size)
{
	unsigned set = families[family].clauses;
	char names[160];

	why[0] = 0;
	if (r->status == UA_SKIPPED || (!r->tally && family != UA_FAMILY_RUN)) {
		snprintf(why, size, "%s", r->reason);
		return UA_F_SKIPPED;
	}
	if (family == UA_FAMILY_RUN)
		return of_run(r, why, size);
	if (r->failing & set) {
		snprintf(why, size, "breaks %s", ua_clause_names(r->failing & set, names, sizeof(names)));
		return UA_F_FAILED;
	}
	if (r->absent & set) {
		snprintf(why, size, "declared but kept: %s",
			 ua_clause_names(r->absent & set, names, sizeof(names)));
		return UA_F_FAILED;
	}
	if (!(r->expected & set))
		return UA_F_PASS;
	snprintf(why, size, "declared: breaks %s",
		 ua_clause_names(r->expected & set, names, sizeof(names)));
	return UA_F_EXPECTED;
}

void ua_family_findings(FILE *out, const struct ua_run *run, const struct ua_result *r,
			int family, const char *prefix)
{
	for (unsigned k = 0; r->tally && k < r->tally->nfindings; k++) {
		const struct ua_finding *f = &r->tally->finding[k];

		if ((families[family].clauses & 1u << f->clause) &&
		    (run->config->verbose || (!f->known && f->level != UA_L_NOTE)))
			ua_finding_print(out, r->routine, f, prefix);
	}
}
