/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A worker process: one subject, a batch whenever it is told to. */
#include "config.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "bench.h"
#include "extable.h"
#include "fault.h"
#include "loaded.h"
#include "probe.h"
#include "rseq.h"

#define FAULT_CALLS_MAX	64	/* a batch: the guard leaves a call of 4096 faults */
#define CALLS_MAX	(1u << 16)
#define HANG_SECONDS	20
#define NOT_TRIED	(~0u)

struct work {
	const struct ua_bench_worker *w;
	const struct ua_op_info *op;
	struct ua_syscall_args system;
	struct ua_spots spots;
	struct ua_loop loop;
	struct ua_outcome out;
	unsigned point;		/* that spots are made for */
	double faults;		/* a call, at the trial */
};

/* ---- the loop --------------------------------------------------------------- */

static unsigned char *side(const struct work *k, bool user, unsigned long align)
{
	const struct ua_bench_memory *m = k->w->memory;

	if (user && k->w->b->faults)
		return m->hole - k->w->points[k->point].accessible;
	return (user ? m->user : m->kernel) + align;
}

static void set_loop(struct work *k)
{
	const struct ua_bench_options *b = k->w->b;
	unsigned traits = k->op->traits;
	struct ua_loop *l = &k->loop;
	bool dst_user = !(traits & UA_DST_KERNEL), has_dst = UA_HAS_DST(traits);

	memset(l, 0, sizeof(*l));
	l->entry = k->w->routine->entry;
	l->syscall = k->w->routine->syscall;
	l->spots = &k->spots;
	l->shape = UA_LOOP_ONE;
	if (UA_HAS_KERNEL(traits))
		l->shape = UA_LOOP_TWO;
	if (k->w->routine->op == UA_OP_MEMSET)
		l->shape = UA_LOOP_SET;
	l->first = side(k, dst_user, has_dst ? b->dst_align : b->src_align);
	l->second = side(k, !dst_user, b->src_align);
	if (!(k->w->routine->flags & UA_SYSCALL))
		return;
	l->shape = UA_LOOP_SYSTEM;
	l->system = &k->system;
	k->system.kernel_fd = k->w->memory->kernel_fd;
	k->system.kernel_position = dst_user ? b->src_align : b->dst_align;
	k->system.kernel_alias = k->w->memory->kernel + k->system.kernel_position;
}

/* ---- one batch --------------------------------------------------------------- */

/* Strings go on behind their bound or up to the hole, whatever another subject
 * left there. */
static void refill(struct work *k, unsigned calls)
{
	const struct ua_bench_memory *m = k->w->memory;
	unsigned n = k->spots.n < calls ? k->spots.n : calls;

	if (!(k->op->traits & UA_STRING))
		return;
	if (k->w->b->faults) {
		memset(m->hole - k->w->points[k->point].accessible, UA_BENCH_TEXT,
		       k->w->points[k->point].accessible);
		return;
	}
	for (unsigned i = 0; i < n; i++)
		memset(m->user + k->spots.at[i] + k->w->b->src_align, UA_BENCH_TEXT, k->spots.length[i]);
}

/* Not inlined: what is counted beside the calls must be the same each time. */
static __attribute__((noinline)) bool run(struct work *k, unsigned calls, struct ua_counts *counts)
{
	bool returned;

	k->loop.calls = calls;
	ua_counters_begin();
	returned = ua_fault_guard(&k->out, ua_loop_run, &k->loop);
	ua_counters_end(counts);
	for (int c = 0; c < UA_COUNTER_NR; c++)
		counts->of[c] /= calls;
	return returned;
}

/* The same loop without the routine. */
static void run_empty(struct work *k, unsigned calls, struct ua_counts *counts)
{
	struct ua_loop was = k->loop;

	k->loop.entry = ua_loop_nothing;
	k->loop.syscall = ua_loop_nothing_system;
	run(k, calls, counts);
	k->loop = was;
	if (ua_counters_exact())	/* the return counts, as part of the routine */
		counts->of[UA_INSTRUCTIONS] -= UA_LOOP_NOTHING_INSTRUCTIONS;
}

/* One store into the hole and its fixup, under the same guard. */
static void run_bare(struct work *k, unsigned calls, struct ua_counts *counts)
{
	struct ua_loop was = k->loop;

	k->loop.entry = (void (*)(void))ua_probe_store;
	k->loop.shape = UA_LOOP_ONE;
	k->loop.first = k->w->memory->hole;
	run(k, calls, counts);
	k->loop = was;
}

static bool blames(const struct work *k, bool returned, char *wrong, size_t size)
{
	const struct ua_routine *r = k->w->routine;
	unsigned long length = k->spots.length[0], want = r->flags & UA_SYSCALL ? length : 0;
	bool hole = k->w->b->faults;

	if (!returned)
		snprintf(wrong, size, "a call did not return: it faulted where nothing handles it, or hung");
	else if (ua_fault_traps())
		snprintf(wrong, size, "its window instructions trap in user mode: another feature set");
	else if (!hole && !k->w->b->mix && (k->op->traits & UA_RESIDUAL) && k->loop.result != want)
		snprintf(wrong, size, "it answered %ld to an operand that is all there", (long)k->loop.result);
	else if (hole && !k->out.nfaults && !(r->flags & UA_SYSCALL))
		snprintf(wrong, size, "it did not reach the hole");
	return *wrong;
}

/* The first call of a point tells whether there is anything to measure. */
static bool try(struct work *k, unsigned point, struct ua_batch *batch)
{
	const struct ua_bench_worker *w = k->w;
	bool two = UA_HAS_KERNEL(k->op->traits), returned;

	k->point = point;
	ua_hooks_reset();	/* and the vector unit is allowed */
	if (!ua_spots_make(&k->spots, w->b, w->memory, &w->points[point], two)) {
		snprintf(batch->wrong, sizeof(batch->wrong), "the cache is too small for it");
		return false;
	}
	set_loop(k);
	refill(k, 1);
	k->loop.calls = 1;
	returned = ua_fault_guard(&k->out, ua_loop_run, &k->loop);
	k->faults = k->out.nfaults;
	return !blames(k, returned, batch->wrong, sizeof(batch->wrong));
}

static unsigned limit(const struct work *k, unsigned calls)
{
	unsigned most = k->w->b->faults ? FAULT_CALLS_MAX : CALLS_MAX;

	if (k->w->b->cache != UA_HOT && k->spots.n < most)
		most = k->spots.n;	/* each spot once */
	if (k->w->b->faults && k->faults * most > UA_FAULTS_MAX / 2)
		most = (unsigned)(UA_FAULTS_MAX / 2 / k->faults);
	return calls < most ? calls : most;
}

static void batch_of(struct work *k, const struct ua_order *order, struct ua_batch *batch)
{
	const struct ua_bench_options *b = k->w->b;
	bool two = UA_HAS_KERNEL(k->op->traits), good = true;
	unsigned calls;

	memset(batch, 0, sizeof(*batch));
	if (order->point != k->point && !try(k, order->point, batch)) {
		k->point = NOT_TRIED;
		return;
	}
	calls = batch->calls = limit(k, order->calls);
	refill(k, calls);
	if (b->cache == UA_HOT) {
		k->loop.calls = 1 + calls / 4;
		good = ua_fault_guard(&k->out, ua_loop_run, &k->loop);
	}
	if (ua_counters_exact())	/* code that runs for the first time takes a few more */
		run_empty(k, calls, &batch->empty);
	ua_spots_warm(&k->spots, b, k->w->memory, calls, two);
	good = run(k, calls, &batch->took) && good;
	batch->faults = (double)k->out.nfaults / calls;
	run_empty(k, calls, &batch->empty);
	if (b->faults && !(k->w->routine->flags & UA_SYSCALL))
		run_bare(k, calls, &batch->bare);
	for (unsigned i = 0; i < calls; i++)
		batch->bytes += k->spots.length[i % k->spots.n] / (double)calls;
	if (!good)
		snprintf(batch->wrong, sizeof(batch->wrong), "a call did not return");
	if (b->cache == UA_COLD)
		ua_spots_warm(&k->spots, b, k->w->memory, calls, two);	/* gives the pages back */
}

/* ---- the process ---------------------------------------------------------------- */

static int prepare(struct work *k)
{
	static struct ua_extable table;
	const struct ua_routine *r = k->w->routine;
	int err = ua_image_apply(r);

	if (!err)
		err = ua_extable_init(&table);
	ua_rseq_leave();
	if (!err)
		err = ua_fault_install(&table);
	if (!err)
		err = ua_counters_open();
	ua_fault_keep_vectors(r->flags & UA_VECTOR);
	ua_fault_set_limit(HANG_SECONDS);
	if (!err && !ua_counters_exact())	/* whose tick would be counted */
		err = ua_fault_watch(1);
	k->op = ua_op_info(r->op);
	k->system.fd[0] = k->system.fd[1] = -1;
	k->point = NOT_TRIED;
	return !err && r->open ? r->open(&k->system) : err;
}

int ua_bench_work(const struct ua_bench_worker *w, int channel)
{
	static struct work k;
	struct ua_batch batch;
	struct ua_order order;
	int err;

	k.w = w;
	err = prepare(&k);
	while (read(channel, &order, sizeof(order)) == (ssize_t)sizeof(order)) {
		memset(&batch, 0, sizeof(batch));
		if (err)
			snprintf(batch.wrong, sizeof(batch.wrong), "%s", strerror(-err));
		else
			batch_of(&k, &order, &batch);
		if (write(channel, &batch, sizeof(batch)) != (ssize_t)sizeof(batch))
			break;
	}
	return 0;
}
