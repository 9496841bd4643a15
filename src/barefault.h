/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_BAREFAULT_H
#define UA_BAREFAULT_H

/* Faults n times at the first byte of a hole; 0 or -errno.  Uses a handler of
 * its own meanwhile, and puts the fault guard's back. */
int ua_bare_faults(void *hole, unsigned long n);

/* Runs work under a handler that goes on at the fixup, which it looks for from
 * the table's start on, and returns by sigreturn; 0 or -errno. */
int ua_bare_fixups(void (*work)(void *), void *context);

#endif
