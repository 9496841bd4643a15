/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include <errno.h>
#include <string.h>

#include "answer.h"

/* Modulo 2^16 - 1, which is what adding the carries in comes to; of the two
 * zeroes it is the one with all bits set. */
unsigned ua_fold(unsigned long sum)
{
	unsigned rest = (unsigned)((sum & 0xffffffff) % 0xffff);

	return rest || !(sum & 0xffffffff) ? rest : 0xffff;
}

/* Words of 16 bits as they lie in memory; the last may lack a byte. */
unsigned ua_sum(const unsigned char *p, unsigned long n)
{
	uint64_t sum = 0;

	for (unsigned long i = 0; i < n; i += 2) {
		unsigned char pair[2] = { p[i], i + 1 < n ? p[i + 1] : 0 };
		uint16_t word;

		memcpy(&word, pair, sizeof(word));
		sum += word;
	}
	return sum % 0xffff ? (unsigned)(sum % 0xffff) : 0xffff;
}

long ua_answer_expected(const struct ua_exam *x)
{
	bool blocked = ua_exam_blocked(x);

	if (x->op->traits & UA_SUM)
		return blocked ? 0 : (long)x->sum;
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
	if (x->routine->op == UA_OP_STRNCPY_FROM_USER)
		return (long)x->out->residual >= 0;
	return x->out->residual != 0;
}

bool ua_answer_right(const struct ua_exam *x)
{
	unsigned long got = x->out->residual;

	/* Too long: any number above the bound; 0 is the error of no bound. */
	if (x->routine->op == UA_OP_STRNLEN_USER && !x->string)
		return got > x->c->length || (!x->c->length && !got);
	return ua_answer_returned(x) == ua_answer_expected(x);
}

long ua_answer_returned(const struct ua_exam *x)
{
	return x->op->traits & UA_SUM ? (long)ua_fold(x->out->residual) : (long)x->out->residual;
}

long ua_answer_got(const struct ua_exam *x)
{
	long got = (long)x->out->residual;

	if (x->op->traits & UA_SUM)
		return got ? (long)x->c->length : -1;
	if (x->routine->op == UA_OP_STRNLEN_USER && !got && x->c->length)
		return -1;
	return got == -EFAULT ? -1 : got;
}
