/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Where a routine breaks its contract, by accessible bytes and length: the
 * shape of a defect, in a table of bounded size.  Bins are exact below 64 and a
 * sixteenth of a power of two above; when the table is full, it gets coarser by
 * half, so that no case is ever left out.
 */
#ifndef UA_HEAT_H
#define UA_HEAT_H

#include <stdbool.h>

#define UA_HEAT_SLOTS	4096
#define UA_HEAT_COARSEST 6	/* a bin is then four powers of two; a run needs no more than 4 */
#define UA_HEAT_AXIS	193	/* finest bins below 16 KiB, and one for all above */

struct ua_heat_cell {
	unsigned short accessible, length;	/* bins */
	unsigned clauses;		/* that objected in it */
	unsigned long cases;		/* 0: the slot is empty */
	long worst;			/* bytes that the count was off; -1: it did not return */
};

struct ua_heat {
	unsigned coarse;		/* a bin is 1 << coarse of the finest */
	unsigned n;			/* cells */
	struct ua_heat_cell cell[UA_HEAT_SLOTS];	/* a hash table */
	/* Where cases ran, good or bad: bits by accessible bytes, rows by length. */
	unsigned char ran[UA_HEAT_AXIS][UA_HEAT_AXIS / 8 + 1];
};

/* The finest bin of a number, and the least number of a bin. */
unsigned ua_heat_bin(unsigned long number);
unsigned long ua_heat_least(unsigned bin);

/* A case ran. */
void ua_heat_note(struct ua_heat *h, unsigned long accessible, unsigned long length);
bool ua_heat_noted(const struct ua_heat *h, unsigned accessible, unsigned length);	/* bins */

/* Clauses objected to a case, or many of them. */
void ua_heat_add(struct ua_heat *h, unsigned long accessible, unsigned long length,
		 unsigned clauses, unsigned long cases, long worst);

/* Bins at least so coarse. */
void ua_heat_coarsen(struct ua_heat *h, unsigned coarse);

void ua_heat_merge(struct ua_heat *all, const struct ua_heat *part);

/* The cells in order, by length and accessible bytes: h->n of them, to be
 * freed; NULL: none, or no memory. */
struct ua_heat_cell *ua_heat_list(const struct ua_heat *h);

#endif
