/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The System V x86-64 ABI: what a callee keeps, and how a breach is named. */
#include "config.h"

#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "call.h"
#include "call_layout.h"
#include "ucontext.h"

#define ARCH_SHSTK_STATUS	0x5005

#define DIRECTION_FLAG	(1ul << 10)
#define ALIGNMENT_FLAG	(1ul << 18)

_Static_assert(offsetof(struct ua_call, entry) == CALL_ENTRY, "layout");
_Static_assert(offsetof(struct ua_call, args) == CALL_ARGS, "layout");
_Static_assert(offsetof(struct ua_call, result) == CALL_RESULT, "layout");
_Static_assert(offsetof(struct ua_call, state.seen) == CALL_SEEN, "layout");
_Static_assert(offsetof(struct ua_call, state.control) == CALL_MXCSR, "layout");
_Static_assert(sizeof(unsigned long) == 8, "LP64");

enum { STACK = 6, FLAGS = 7, FRAME = 8, FRAME_WORDS = 4 };	/* of seen[] */

static const char *const names[] = {
	"rbx", "rbp", "r12", "r13", "r14", "r15", "rsp",
	"the direction flag", "the alignment-check flag",
	"the words above the frame", "MXCSR", "the x87 control word",
};

const char *ua_abi_name(unsigned bit)
{
	return bit < sizeof(names) / sizeof(names[0]) ? names[bit] : NULL;
}

unsigned ua_abi_check(const struct ua_call *call)
{
	static const unsigned long planted[] = {
		PLANT_RBX, PLANT_RBP, PLANT_R12, PLANT_R13, PLANT_R14, PLANT_R15,
	};
	const unsigned long *seen = call->state.seen;
	unsigned bad = 0;

	for (unsigned i = 0; i < STACK; i++)
		bad |= (unsigned)(seen[i] != planted[i]) << i;
	bad |= (unsigned)(seen[STACK] != 0) << 6;
	bad |= (unsigned)!!(seen[FLAGS] & DIRECTION_FLAG) << 7;
	bad |= (unsigned)!!(seen[FLAGS] & ALIGNMENT_FLAG) << 8;
	for (unsigned i = 0; i < FRAME_WORDS; i++)
		bad |= (unsigned)(seen[FRAME + i] != PLANT_FRAME) << 9;
	/* The low six bits of MXCSR are sticky status, not control. */
	bad |= (unsigned)((call->state.control[0] & ~0x3fu) != PLANT_MXCSR) << 10;
	bad |= (unsigned)((call->state.control[1] & 0xffff) != PLANT_FCW) << 11;
	return bad;
}

unsigned long ua_abi_junk(void)
{
	return PLANT_JUNK;
}

bool ua_context_resume_works(void)
{
	unsigned long on = 0;

	return syscall(SYS_arch_prctl, ARCH_SHSTK_STATUS, &on) != 0 || !(on & 1);
}
