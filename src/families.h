/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Clauses by family, for formats with a test case for each: an answer that is
 * wrong, data that are, accesses out of bounds ... fail separately. */
#ifndef UA_FAMILIES_H
#define UA_FAMILIES_H

#include "report/report.h"

/* The last is the run itself: lost processes, coverage, the harness. */
enum { UA_FAMILIES = 6, UA_FAMILY_RUN = UA_FAMILIES - 1 };

enum ua_family_status {
	UA_F_PASS, UA_F_EXPECTED, UA_F_FAILED, UA_F_HANG, UA_F_SKIPPED, UA_F_BROKEN,
};

const char *ua_family_name(int family);
unsigned ua_family_clauses(int family);	/* a set */

/* What came of it, with a text of why; "" for a pass.  Returns the status. */
enum ua_family_status ua_family_result(const struct ua_result *r, int family,
				       char *why, size_t size);

/* The findings of a family that count, as blocks for people. */
void ua_family_findings(FILE *out, const struct ua_run *run, const struct ua_result *r,
			int family, const char *prefix);

#endif
