/* SPDX-License-Identifier: GPL-2.0-or-later */
/* overread: loads that faulted outside the operand.  The sweep puts operands
 * flush against a hole on either side, on both the user and kernel side. */
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
		/* a string ends with its accessible bytes, whatever the bound */
		if (x->routine->op == UA_OP_STRNLEN)
			length = x->accessible;
		if (!ua_in_operand(side, length, f->address))
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
