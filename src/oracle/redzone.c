/* SPDX-License-Identifier: GPL-2.0-or-later */
/* redzone: memory around the operand, and stores that faulted outside it. */
#include "config.h"

#include "oracle.h"

static bool inside(const struct ua_exam *x, const struct ua_side *side, uintptr_t address)
{
	if (x->paged)
		return ua_in_operand_pages(side, x->c->length, x->page, address);
	/* A store of the unit that a byte of the operand lies in, with its
	 * neighbours as they were: memory tells whether they are. */
	for (unsigned i = 0; i < x->unit; i++)
		if (ua_in_operand(side, x->c->length, (address & ~(uintptr_t)(x->unit - 1)) + i))
			return true;
	return ua_in_operand(side, x->c->length, address);
}

static bool judge(const struct ua_exam *x, struct ua_verdict *v)
{
	for (unsigned i = 0; i < ua_faults_kept(x->out); i++) {
		const struct ua_fault *f = &x->out->fault[i];
		bool user = ua_in_side(&x->user, f->address);
		const struct ua_side *side = user ? &x->user : &x->kernel;

		if (!f->located || !f->write || (!user && !ua_in_side(side, f->address)))
			continue;
		if (!inside(x, side, f->address))
			return ua_object(v, (long)x->c->length, (long)(f->address - side->operand),
					 "a store %s the operand faulted",
					 f->address < side->operand ? "before" : "behind");
	}
	return ua_object_memory(v, &x->redzone, "a byte outside the operand was written");
}

const struct ua_oracle ua_oracle_redzone = {
	UA_C_REDZONE, "redzone", UA_S_MEMORY,
	"nothing outside the operand is written",
	judge,
};
