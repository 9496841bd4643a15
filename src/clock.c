/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include <time.h>

#include "clock.h"

static double seconds(clockid_t id)
{
	struct timespec t;

	clock_gettime(id, &t);
	return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

double ua_clock(void)
{
	return seconds(CLOCK_MONOTONIC);
}

double ua_cpu_clock(void)
{
	return seconds(CLOCK_PROCESS_CPUTIME_ID);
}
