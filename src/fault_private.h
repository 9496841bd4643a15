/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The state of the fault guard, between its files: fault.c has the handlers,
 * fault_setup.c installs them and runs cases under them. */
#ifndef UA_FAULT_PRIVATE_H
#define UA_FAULT_PRIVATE_H

#include <sigsegv.h>
#include <signal.h>

#include "fault.h"

struct ua_guard {
	struct ua_extable *table;
	struct sigaction library;	/* what libsigsegv installed */
	sigsegv_dispatcher areas;
	bool ready, keep_vectors, resume;
	double limit;			/* CPU seconds a case */

	/* the case under way; NULL between cases */
	struct ua_outcome *volatile out;
	struct ua_fault *last;		/* the latest fault's record */
	struct ua_catch bottom, *volatile top;
	const struct ua_intruder *intruder;
	unsigned long volatile number;	/* of guarded calls so far */
	unsigned long tick_number;	/* at the last tick of the watchdog */
	unsigned long traps;		/* instructions of a kernel that were stepped over */
	double tick_cpu;		/* CPU time when that call was first seen */
};

extern struct ua_guard ua_guard;

/* What libsigsegv calls for the arena's areas, and for all else. */
int ua_fault_in_area(void *address, void *unused);
int ua_fault_in_library(void *address, int serious);

/* SIGSEGV and SIGBUS; SIGILL, SIGTRAP and SIGFPE; SIGALRM. */
void ua_fault_on_memory(int signo, siginfo_t *info, void *context);
void ua_fault_on_code(int signo, siginfo_t *info, void *context);
void ua_fault_on_alarm(int signo, siginfo_t *info, void *context);

#endif
