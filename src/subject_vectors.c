/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Which calls look at the vector registers: those of integer code of a kernel's
 * kind.  C of this program may use them, and a fault that is left by siglongjmp
 * loses them. */
#include "config.h"

#include "fault.h"
#include "subject.h"

static bool wants(struct ua_subject *s, const struct ua_case *c)
{
	if ((s->routine->flags & (UA_CATCH | UA_NOFIX | UA_SYSCALL)) || s->exam.c->consumer)
		return false;
	return !s->sparse || c->inject.mode != UA_INJECT_NOT || s->calls++ % s->sparse == 0;
}

bool ua_subject_look(struct ua_subject *s, const struct ua_case *c)
{
	bool look = ua_vectors_look(&s->call, wants(s, c));

	/* The short way back from a fault has lost them. */
	ua_fault_keep_vectors(look || (s->routine->flags & UA_VECTOR));
	return look;
}
