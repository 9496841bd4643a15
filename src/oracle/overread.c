/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * overread: loads that faulted in a page that holds no byte of the operand.
 * The sweep puts operands flush against a hole on either side, on both the
 * user and the kernel side.  An aligned word that reaches past the operand but
 * stays in its page can fault only where the operand does, and is no breach.
 */
#include "config.h"

#include "oracle.h"

static bool judge(const struct ua_exam *x, struct ua_verdict *v)
{
	for (unsigned i = 0; i < ua_faults_kept(x->out); i++) {
		const struct ua_fault *f = &x->out->fault[i];
		bool user = ua_in_side(&x->user, f->address);
		const struct ua_side *side = user ? &x->user : &x->kernel;
		unsigned long length = x->c->length;

		if (!f->located || f->write || (!user && !ua_in_side(side, f->address)))
			continue;
		/* without a fixup, nothing behind a string's end may be met */
		if (x->routine->op == UA_OP_STRNLEN && x->string)
			length = x->string;
		if (!ua_in_operand_pages(side, length, x->page, f->address))
			return ua_object(v, (long)length, (long)(f->address - side->operand),
					 "a load %s the operand faulted",
					 f->address < side->operand ? "before" : "behind");
	}
	return false;
}

const struct ua_oracle ua_oracle_overread = {
	UA_C_OVERREAD, "overread", UA_S_MEMORY,
	"nothing outside the operand is read",
	judge,
};
