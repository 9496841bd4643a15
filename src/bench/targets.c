/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"
#include "bench.h"
int ua_bench_targets(const struct ua_bench_options *b)
{
	(void)b;
	return UA_EXIT_USAGE;
}
