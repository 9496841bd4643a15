/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What a stretch of code took: time; cycles, instructions, loads of the first
 * cache and its misses, where the kernel lets this process count them; the
 * ticks of the processor's own clock where it does not.  Under an emulator with
 * the plug-in of src/plugin/ instructions and memory accesses instead, no time.
 */
#ifndef UA_COUNTERS_H
#define UA_COUNTERS_H

#include <stdbool.h>

enum ua_counter {
	UA_NANOSECONDS, UA_CYCLES, UA_INSTRUCTIONS, UA_L1_LOADS, UA_L1_MISSES,
	UA_STORES,	/* the plug-in's; L1_LOADS are then all loads */
	UA_COUNTER_NR
};

struct ua_counts {
	double of[UA_COUNTER_NR];
};

/* In each process that counts, once.  0; or -ENOTSUP: an emulator that counts
 * nothing, where there is nothing to be had. */
int ua_counters_open(void);

bool ua_counters_have(enum ua_counter c);
const char *ua_counter_name(enum ua_counter c);	/* as in JSON */

/* What counts here, for people. */
const char *ua_counters_say(char *buf, unsigned long size);

/* An emulator counts: the result of a call is exact, and no time. */
bool ua_counters_exact(void);

void ua_counters_begin(void);
void ua_counters_end(struct ua_counts *counts);

/* The plug-in's file, by this name in the environment.  System calls with
 * this number, which no kernel has, tell it to begin (1) and to end (2).  On arm
 * those from 0xf0000 on are something else. */
#define UA_COUNTS_FILE	"UCTORTURE_COUNTS"
#define UA_COUNTS_CALL	0xe0740

#endif
