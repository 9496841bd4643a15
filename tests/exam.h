/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A hand-built exam: a case of 20 bytes of which 10 are accessible, and a
 * clear_user that did right by it.  Tests seed one defect each. */
#ifndef UA_TESTS_EXAM_H
#define UA_TESTS_EXAM_H

#include <signal.h>
#include <string.h>

#include "ua.h"

#define PAGE	4096
#define LENGTH	20
#define ROOM	10
#define USER	0x100000ul	/* the user side's last page before the hole */
#define KERNEL	0x800000ul

struct fixture {
	struct ua_routine r;
	struct ua_case c;
	struct ua_outcome out;
	struct ua_exam x;
};

static inline void set_op(struct fixture *f, enum ua_op op)
{
	f->r.op = op;
	f->x.op = ua_op_info(op);
}

static inline void set_side(struct ua_side *side, uintptr_t page, long offset)
{
	side->operand = page + (unsigned long)offset;
	side->hole = page + PAGE;
	side->hole_end = side->high = page + 16ul * PAGE;
	side->low = page - 16ul * PAGE;
}

static inline void set_right(struct fixture *f)
{
	memset(f, 0, sizeof(*f));
	f->x.routine = &f->r;
	f->x.c = &f->c;
	f->x.out = &f->out;
	f->x.page = PAGE;
	f->x.accessible = ROOM;
	set_op(f, UA_OP_CLEAR_USER);
	f->c = (struct ua_case){ UA_AFTER, UA_NONE, PAGE - ROOM, 0, LENGTH };
	f->out.end = UA_RETURNED;
	f->out.residual = LENGTH - ROOM;
	f->out.nfaults = 1;
	f->out.fault[0] = (struct ua_fault){
		SIGSEGV, SEGV_ACCERR, true, true, UA_BY_FIXUP, USER + PAGE, 0x1234,
	};
	f->x.expect = (struct ua_kind_fact){ SIGSEGV, SEGV_ACCERR, true };
	f->x.guard = f->x.expect;
	set_side(&f->x.user, USER, f->c.offset);
	set_side(&f->x.kernel, KERNEL, 0);
}

/* All of it accessible and done. */
static inline void set_whole(struct fixture *f)
{
	f->x.accessible = LENGTH;
	f->out.residual = 0;
	f->out.nfaults = 0;
}

static inline void set_diff(struct ua_diff *d)
{
	*d = (struct ua_diff){ true, false, 4090, 0x00, 0xff };
}

#endif
