/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The command bench: which of the things that it does. */
#include "config.h"

#include <stdlib.h>

#include "bench.h"

static int rows(const struct ua_bench_options *b)
{
	static struct ua_bench_run run, old;
	int status = 0;

	if (b->compare)
		status = ua_bench_load(b->compare, &old);
	if (!status && b->results)
		status = ua_bench_load(b->results, &run);
	else if (!status)
		status = ua_bench_measure(b, &run);
	if (status)
		return status - 1;
	if (b->format == UA_JSON)
		ua_bench_print_json(&run);
	else if (b->format == UA_CSV)
		ua_bench_print_csv(&run);
	else if (!b->compare)
		ua_bench_print(&run, b);
	if (run.signo)
		return 128 + run.signo;
	if (!b->compare)
		return UA_EXIT_OK;
	/* Data alone on stdout. */
	return ua_bench_compare(b->format == UA_TEXT ? stdout : stderr, &run, &old, b->threshold);
}

int ua_command_bench(int argc, char **argv)
{
	static struct ua_bench_options b;
	int status = ua_bench_options(&b, argc, argv);

	if (!status)
		status = ua_choose_registry(&b.o);
	if (status)
		return status - 1;
	if (b.o.target)
		return ua_bench_targets(&b);
	return ua_output_done(b.harness ? ua_bench_harness(&b.o, b.quick) : rows(&b));
}
