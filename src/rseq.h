/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Restartable sequences cost every signal: the kernel looks at the registered
 * area on delivery.  A worker has no use for them; without, a fault is some
 * percent cheaper.
 */
#ifndef UA_RSEQ_H
#define UA_RSEQ_H

void ua_rseq_leave(void);	/* nothing happens where that can't be done */
void ua_rseq_join(void);	/* as the C library left it */

#endif
