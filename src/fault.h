/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The fault guard.  Who does what on a fault while a case is under way:
 *
 *   PC in the exception table   go on at the fixup, as the kernel would
 *   a C routine's catch is armed, or nothing at all
 *                               libsigsegv's dispatcher finds the area, and
 *                               leaves for the innermost catch or the case
 *
 * One process tests one case at a time; the state is static.
 */
#ifndef UA_FAULT_H
#define UA_FAULT_H

#include <ucontext.h>

#include "extable.h"
#include "ua.h"

/* Installs the handlers.  The table is used in place and may be changed
 * between cases.  0, or -errno; -ENOTSUP: libsigsegv cannot recover here. */
int ua_fault_install(struct ua_extable *table);

/* Memory in which a fault is a hole's, and not stray.  A handle for removal,
 * or NULL: out of memory.  Not while a case is under way. */
void *ua_fault_area_add(uintptr_t start, size_t size);
void ua_fault_area_remove(void *area);

/* Vector registers live across faults: return through sigreturn. */
void ua_fault_keep_vectors(bool keep);

/*
 * What else may bring traps and faults about (src/inject.c, src/tear.c); NULL: nothing.
 * trap: a SIGTRAP is its own, and the context ready to go on.  fault: the
 * instruction is to be run again, and the fault no part of the case.
 */
struct ua_intruder {
	bool (*trap)(ucontext_t *uc);
	bool (*fault)(ucontext_t *uc, uintptr_t address);
};
void ua_fault_intrude(const struct ua_intruder *intruder);
void ua_fault_go(ucontext_t *uc, uintptr_t pc);

/* Times a case may fault, and the CPU seconds that it may take, before it is
 * left as a hang. */
#define UA_FAULTS_MAX	4096
void ua_fault_set_limit(double seconds);

/* Instructions that only a kernel may run and that trapped, so far. */
unsigned long ua_fault_traps(void);

/* Starts the watchdog's tick in this process (SIGALRM); 0 or -errno. */
int ua_fault_watch(double seconds);

/*
 * Runs call(context) as one case; fills end, nfaults and fault[] of *out.
 * True when call returned, false when it was left.
 */
bool ua_fault_guard(struct ua_outcome *out, void (*call)(void *), void *context);

#endif
