/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What can be told of a routine's exception table and accesses without running
 * it.  Notes, of which the run says whether they matter.
 */
#ifndef UA_AUDIT_H
#define UA_AUDIT_H

#include "extable.h"
#include "ua.h"

#define UA_AUDIT_TEXT	256
#define UA_AUDIT_MAX	64	/* notes of one routine */

struct ua_audit {
	unsigned n;
	char note[UA_AUDIT_MAX][UA_AUDIT_TEXT];
};

/* Of a routine, its code as it is in memory.  Adds to a. */
void ua_audit_routine(struct ua_audit *a, const struct ua_routine *r, const struct ua_extable *t);

/* Entries of [start, end) of code; their fixups belong in [low, high). */
struct ua_span {
	uintptr_t start, end, low, high;
};
void ua_audit_entries(struct ua_audit *a, const struct ua_extable *t, const struct ua_span *span);

/* The order of a whole table, which is searched by halves, and entries that
 * are in no function. */
void ua_audit_table(struct ua_audit *a, const struct ua_extable *t);

/* Accesses without an entry by a register that holds a pointer to user memory
 * on every way there; pointers are the registers that do at the start.
 * store: stores are the user's; load: loads are. */
void ua_audit_accesses(struct ua_audit *a, const struct ua_extable *t, const struct ua_span *span,
		       uint64_t load, uint64_t store);

void ua_audit_note(struct ua_audit *a, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

#endif
