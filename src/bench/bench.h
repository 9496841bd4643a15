/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The command bench, between its files.
 *
 *   points (sizes, a mix, bytes before a hole) x subjects
 *     -> a process a subject, which runs a batch when it is told to
 *     -> sittings of rounds, all points in random order in each round
 *     -> rows -> text, CSV, JSON, or a comparison with an older run's rows
 *
 * A sitting has new processes and new memory, so that its medians differ as
 * two runs do; the interval of a figure is that of the sittings' medians.
 */
#ifndef UA_BENCH_H
#define UA_BENCH_H

#include <stdio.h>

#include "counters.h"
#include "options.h"
#include "stats.h"
#include "ua.h"

enum ua_cache { UA_HOT, UA_L2, UA_MEMORY, UA_COLD, UA_CACHE_NR };
const char *ua_cache_name(enum ua_cache c);

/* Frequencies of sizes, published; docs/BENCHMARKS.md names the sources. */
struct ua_mix {
	const char *name, *source;
	const unsigned short (*sizes)[2];	/* size, frequency; the last one 0, 0 */
};
const struct ua_mix *ua_mix(const char *name);		/* NULL: unknown */
const char *ua_mix_names(char *buf, size_t size);
double ua_mix_mean(const struct ua_mix *m);
unsigned long ua_mix_largest(const struct ua_mix *m);

/* n sizes of it in the order of seed. */
void ua_mix_draw(const struct ua_mix *m, uint64_t seed, unsigned *size, size_t n);
uint64_t ua_bench_random(uint64_t *state);	/* splitmix64 */

#define UA_SIZES_MAX	64

struct ua_bench_options {
	struct ua_options o;		/* image, libc, target, args, budget, seed */
	enum { UA_TEXT, UA_CSV, UA_JSON } format;
	unsigned long size[UA_SIZES_MAX];	/* or bytes accessible, with faults */
	unsigned sizes;
	unsigned long length;		/* with faults: what is asked for */
	unsigned long dst_align, src_align;
	enum ua_cache cache;
	const struct ua_mix *mix;
	bool faults, harness, quick;
	int cpu;			/* to pin to; -1: the last one allowed, -2: none */
	const char *baseline, *compare, *results;
	double threshold;		/* percent */
};

/* 0; or an exit status + 1 after having said what is wrong. */
int ua_bench_options(struct ua_bench_options *b, int argc, char **argv);
extern const char ua_bench_help[];

/* ---- what is measured ---------------------------------------------------- */

struct ua_point {
	unsigned long size;	/* bytes asked for; with a mix, the largest */
	unsigned long accessible;	/* of them; size, without a hole */
};

/* Memory of one sitting, made before the processes are. */
struct ua_bench_memory {
	unsigned char *user, *kernel;	/* pool bytes each */
	unsigned long pool, page;
	int kernel_fd;
	unsigned char *hole;		/* behind the user side */
	unsigned long hole_bytes;
	void *area;
};
#define UA_BENCH_TEXT	0x41	/* what strings are of */
int ua_bench_memory_make(struct ua_bench_memory *m, const struct ua_bench_options *b);
void ua_bench_memory_free(struct ua_bench_memory *m);

/* Where the operands of a batch lie, one a call; the batch takes them in
 * turn, again and again. */
#define UA_SPOTS_MAX	4096
struct ua_spots {
	unsigned n;
	unsigned at[UA_SPOTS_MAX];	/* from the start of the pool, without alignment */
	unsigned length[UA_SPOTS_MAX];
};

/* false: the cache does not hold two operands of that size. */
bool ua_spots_make(struct ua_spots *s, const struct ua_bench_options *b,
		   const struct ua_bench_memory *m, const struct ua_point *p, bool two_sides);
void ua_spots_warm(const struct ua_spots *s, const struct ua_bench_options *b,
		   const struct ua_bench_memory *m, unsigned calls, bool two_sides);

/* One batch, as a worker is told to run it. */
struct ua_order {
	unsigned point, calls;
};

/* What it took, a call: the routine's share is took less empty. */
struct ua_batch {
	struct ua_counts took, empty;
	struct ua_counts bare;	/* with a hole: one fault under the same guard */
	double faults;		/* a call */
	double bytes;		/* a call */
	unsigned calls;		/* that were made */
	char wrong[120];	/* why there is no figure; else empty */
};

struct ua_bench_worker {
	const struct ua_bench_options *b;
	const struct ua_bench_memory *memory;
	const struct ua_routine *routine;
	const struct ua_point *points;
	unsigned npoints;
};

/* The life of a worker process: reads orders, writes batches. */
int ua_bench_work(const struct ua_bench_worker *w, int channel);

/* The calls themselves (loop.c); to may be NULL where the op has one side. */
struct ua_loop {
	enum { UA_LOOP_ONE, UA_LOOP_TWO, UA_LOOP_SET, UA_LOOP_SYSTEM } shape;
	void (*entry)(void);
	ua_syscall_fn *syscall;
	struct ua_syscall_args *system;
	const struct ua_spots *spots;
	unsigned char *first, *second;	/* operands in the order of arguments */
	unsigned calls;
	unsigned long result;	/* of the last call */
};
void ua_loop_run(void *loop);
void ua_loop_nothing(void);
#define UA_LOOP_NOTHING_INSTRUCTIONS	1
long ua_loop_nothing_system(struct ua_syscall_args *args);

/* ---- results ----------------------------------------------------------------- */

struct ua_bench_row {
	char subject[UA_NAME_MAX], op[24], mix[24], cache[8], unit[16];
	unsigned long size, accessible, dst_align, src_align;
	bool hole;
	char skipped[160];		/* why there are no figures */
	struct ua_estimate value;	/* of unit, a call */
	struct ua_estimate net;		/* with a hole: less the bare faults */
	struct ua_estimate ratio;	/* speed, in those of the baseline; 0: none */
	double bytes, faults, spread;
	unsigned samples, outliers, sittings;
	double count[UA_COUNTER_NR];	/* a call; negative: not counted */
};

struct ua_bench_run {
	char version[32], cpu[96], kernel[80], machine[32], counting[160], emulator[32], date[32];
	char baseline[UA_NAME_MAX], counter[UA_COUNTER_NR][16];
	char warning[8][160];
	unsigned warnings;
	int pinned;
	int signo;			/* that ended it early, or 0 */
	double load_before, load_after, steal, seconds;	/* steal: percent */
	unsigned long long seed;
	struct ua_bench_row *row;
	size_t rows;
};

/* Machine, kernel, clock and what is wrong with them. */
void ua_bench_describe(struct ua_bench_run *run, const struct ua_bench_options *b);
void ua_bench_describe_end(struct ua_bench_run *run);
void ua_bench_warn(struct ua_bench_run *run, const char *format, ...)
	__attribute__((format(printf, 2, 3)));
int ua_bench_pin(int cpu);	/* the CPU, or -1 */

/* Measures; 0 or an exit status + 1. */
int ua_bench_measure(const struct ua_bench_options *b, struct ua_bench_run *run);

void ua_bench_print(const struct ua_bench_run *run, const struct ua_bench_options *b);
void ua_bench_print_json(const struct ua_bench_run *run);
void ua_bench_print_csv(const struct ua_bench_run *run);
const char *ua_size_name(unsigned long size, char *buf, size_t n);	/* "16k" */

/* The rows of a file of JSON; 0 or an exit status + 1. */
int ua_bench_load(const char *path, struct ua_bench_run *run);

/* The exit status: 1 when one of the rows is slower than it was. */
int ua_bench_compare(FILE *out, const struct ua_bench_run *run, const struct ua_bench_run *old,
		     double threshold);

/* The other things that bench does. */
int ua_bench_harness(const struct ua_options *o, bool quick);
int ua_bench_targets(const struct ua_bench_options *b);

#endif
