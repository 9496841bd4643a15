/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_BAREFAULT_H
#define UA_BAREFAULT_H

/* Faults n times at the first byte of a hole; 0 or -errno.  Uses a handler of
 * its own meanwhile, and puts the fault guard's back. */
int ua_bare_faults(void *hole, unsigned long n);

#endif
