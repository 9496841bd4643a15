/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_CLOCK_H
#define UA_CLOCK_H

double ua_clock(void);		/* seconds, monotonic */
double ua_cpu_clock(void);	/* CPU seconds of this process; async-signal-safe */

#endif
