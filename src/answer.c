/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include <errno.h>

#include "answer.h"

long ua_answer_expected(const struct ua_exam *x)
{
	bool blocked = ua_exam_blocked(x);

	if (x->routine->op == UA_OP_STRNLEN_USER)
		return blocked ? 0 : (long)(x->string ? x->string : x->c->length + 1);
	if (blocked)
		return -EFAULT;
	return (long)(x->string ? x->string - 1 : x->c->length);
}

bool ua_answer_possible(const struct ua_exam *x)
{
	long got = (long)x->out->residual;

	switch (x->routine->op) {
	case UA_OP_STRNCPY_FROM_USER:
		return got == -EFAULT || x->out->residual <= x->c->length;
	case UA_OP_STRNLEN_USER:
		return got >= 0;
	default:
		return true;
	}
}

bool ua_answer_claims(const struct ua_exam *x)
{
	return x->routine->op == UA_OP_STRNLEN_USER ? x->out->residual != 0 :
	       (long)x->out->residual >= 0;
}

bool ua_answer_right(const struct ua_exam *x)
{
	unsigned long got = x->out->residual;

	/* Too long: any number above the bound; 0 is the error of no bound. */
	if (x->routine->op == UA_OP_STRNLEN_USER && !x->string)
		return got > x->c->length || (!x->c->length && !got);
	return (long)got == ua_answer_expected(x);
}

long ua_answer_got(const struct ua_exam *x)
{
	long got = (long)x->out->residual;

	if (x->routine->op == UA_OP_STRNLEN_USER && !got && x->c->length)
		return -1;
	return got == -EFAULT ? -1 : got;
}
