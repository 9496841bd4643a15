/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Which subjects and points there are, and the rows that come of them. */
#include "config.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cpu.h"
#include "measure.h"
#include "registry.h"

/* ---- what is to be done --------------------------------------------------------- */

static void make_points(struct ua_measuring *k)
{
	const struct ua_bench_options *b = k->b;

	for (unsigned i = 0; i < b->sizes && !b->mix; i++) {
		k->point[i].accessible = b->size[i];
		k->point[i].size = b->faults ? b->length : b->size[i];
	}
	k->points = b->sizes;
	if (!b->mix)
		return;
	k->points = 1;
	k->point[0].size = k->point[0].accessible = ua_mix_largest(b->mix);
}

static bool applies(const struct ua_bench_options *b, const struct ua_routine *r,
		    const struct ua_point *p)
{
	unsigned traits = ua_op_info(r->op)->traits;

	if (b->faults && (traits & UA_WHOLE_PAGE || r->flags & UA_NOFIX))
		return false;
	if (traits & UA_WHOLE_PAGE)
		return !b->mix && p->size == (unsigned long)sysconf(_SC_PAGESIZE) &&
		       !b->dst_align && !b->src_align;
	/* A system call's bound is the sweep's own; what has one is not measured. */
	if (r->max_length && p->size > r->max_length && !(r->flags & UA_SYSCALL))
		return false;
	return ua_routine_takes(r, p->size) && !(b->mix && ua_routine_lengths(r));
}

/* Why none of it is measured; NULL: it is. */
static const char *lacks(const struct ua_routine *r, char *text, size_t size)
{
	if ((r->flags & UA_HIDDEN) && (r->flags & UA_SYSCALL))
		return "its system calls empty a channel as well";
	if (r->flags & UA_FILE)
		return "a file that did not build";
	return ua_routine_lacks(r, ua_cpu_features(), text, size);
}

static int make_cells(struct ua_measuring *k)
{
	char text[160];

	k->cell = calloc(k->crew.n * k->points + 1, sizeof(*k->cell));
	k->order = calloc(k->crew.n * k->points + 1, sizeof(*k->order));
	if (!k->cell || !k->order)
		return -ENOMEM;
	for (size_t i = 0; i < k->crew.n; i++) {
		const struct ua_routine *r = k->crew.member[i].worker.routine;
		const char *why = lacks(r, text, sizeof(text));

		for (unsigned p = 0; p < k->points; p++) {
			struct ua_cell *c = &k->cell[i * k->points + p];

			c->used = applies(k->b, r, &k->point[p]);
			if (why)
				snprintf(c->wrong, sizeof(c->wrong), "%s", why);
			if (c->used && !why)
				k->order[k->orders++] = (unsigned)(i * k->points + p);
		}
	}
	return 0;
}

/* ---- rows --------------------------------------------------------------------------- */

static bool is_baseline(const struct ua_routine *r, const char *want)
{
	char name[UA_NAME_MAX];

	return !strcmp(ua_routine_name(r, name, sizeof(name)), want) || !strcmp(r->variant, want);
}

static int find_baseline(struct ua_measuring *k)
{
	if (!k->b->baseline)
		return 0;
	for (size_t i = 0; i < k->crew.n; i++)
		if (is_baseline(k->crew.member[i].worker.routine, k->b->baseline)) {
			k->baseline = i;
			return 0;
		}
	ua_complain("--baseline=%s: none of the subjects that are measured", k->b->baseline);
	return UA_EXIT_USAGE + 1;
}

static void describe_row(const struct ua_measuring *k, size_t i, unsigned p, struct ua_bench_row *row)
{
	const struct ua_routine *r = k->crew.member[i].worker.routine;
	const struct ua_bench_options *b = k->b;

	ua_routine_name(r, row->subject, sizeof(row->subject));
	snprintf(row->op, sizeof(row->op), "%s", ua_op_info(r->op)->name);
	snprintf(row->cache, sizeof(row->cache), "%s", ua_cache_name(b->cache));
	snprintf(row->unit, sizeof(row->unit), "%s", ua_counter_name(k->unit));
	snprintf(row->mix, sizeof(row->mix), "%s", b->mix ? b->mix->name : "");
	row->size = b->mix ? (unsigned long)(ua_mix_mean(b->mix) + 0.5) : k->point[p].size;
	row->accessible = b->mix ? row->size : k->point[p].accessible;
	row->dst_align = b->dst_align;
	row->src_align = b->src_align;
	row->hole = b->faults;
}

static void make_row(const struct ua_measuring *k, size_t i, unsigned p, struct ua_bench_run *run)
{
	const struct ua_cell *c = &k->cell[i * k->points + p], *base = NULL;

	if (!c->used)
		return;
	if (k->b->baseline)
		base = &k->cell[k->baseline * k->points + p];
	describe_row(k, i, p, &run->row[run->rows]);
	ua_cell_row(c, base, &run->row[run->rows++]);
}

int ua_measuring_rows(struct ua_measuring *k, struct ua_bench_run *run)
{
	run->row = calloc(k->crew.n * k->points + 1, sizeof(*run->row));
	if (!run->row)
		return -ENOMEM;
	/* By op and size, for it is subjects that are compared. */
	for (int op = 0; op < UA_OP_NR; op++)
		for (unsigned p = 0; p < k->points; p++)
			for (size_t i = 0; i < k->crew.n; i++)
				if ((int)k->crew.member[i].worker.routine->op == op)
					make_row(k, i, p, run);
	return 0;
}

static int enlist(struct ua_measuring *k, const struct ua_routine **list, size_t n)
{
	k->crew.n = n;
	k->crew.member = calloc(n + 1, sizeof(*k->crew.member));
	if (!k->crew.member)
		return -ENOMEM;
	for (size_t i = 0; i < n; i++)
		k->crew.member[i].worker = (struct ua_bench_worker){
			.b = k->b, .routine = list[i], .points = k->point, .npoints = k->points,
		};
	return make_cells(k);
}

int ua_measuring_make(struct ua_measuring *k, const struct ua_bench_options *b)
{
	const struct ua_routine **list;
	size_t n;
	int status = ua_choose(&b->o, &list, &n);

	if (status)
		return status;
	k->b = b;
	k->random = b->o.config.seed;
	make_points(k);
	if (enlist(k, list, n)) {
		ua_complain("bench: no memory for %zu subjects", n);
		return UA_EXIT_BROKEN + 1;
	}
	free(list);
	if (!k->orders) {
		ua_complain("bench: nothing to measure: no subject takes such sizes%s", b->faults ?
			    " and has a fixup" : "");
		return UA_EXIT_USAGE + 1;
	}
	return find_baseline(k);
}

void ua_measuring_free(struct ua_measuring *k)
{
	for (size_t i = 0; i < k->crew.n * k->points; i++)
		ua_cell_free(&k->cell[i]);
	free(k->cell);
	free(k->order);
	free(k->crew.member);
}
