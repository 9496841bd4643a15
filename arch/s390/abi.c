/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The s390x ABI: what a callee keeps, and how a breach is named. */
#include "config.h"

#include <stddef.h>
#include <string.h>

#include "call.h"
#include "call_layout.h"
#include "s390.h"
#include "ucontext.h"

/* In checked_call.S. */
struct ua_call_plant {
	struct ua_call_kept kept;
	unsigned long frame, junk;
};
extern const struct ua_call_plant ua_call_plant __attribute__((visibility("hidden")));

#define IN_STATE(member)	(offsetof(struct ua_call_state, member))
#define IN_KEPT(member)		(offsetof(struct ua_call_kept, member))

_Static_assert(offsetof(struct ua_call, entry) == CALL_ENTRY, "layout");
_Static_assert(offsetof(struct ua_call, args) == CALL_ARGS, "layout");
_Static_assert(offsetof(struct ua_call, result) == CALL_RESULT, "layout");
_Static_assert(offsetof(struct ua_call, state) == CALL_STATE, "layout");
_Static_assert(IN_KEPT(fpr) == KEPT_FPR && IN_KEPT(gpr) == KEPT_GPR && IN_KEPT(fpc) == KEPT_FPC &&
	       sizeof(struct ua_call_kept) == KEPT_END, "layout");
_Static_assert(IN_STATE(kept) == 0 && IN_STATE(stack) == STATE_SP &&
	       IN_STATE(thread) == STATE_TP && IN_STATE(frame) == STATE_FRAME &&
	       IN_STATE(volatiles) == STATE_VOLATILE, "layout");
_Static_assert(offsetof(struct ua_call_plant, frame) == PLANT_FRAME, "layout");
_Static_assert(offsetof(struct ua_call_plant, junk) == PLANT_JUNK, "layout");

static const char *const names[] = {
	"r6", "r7", "r8", "r9", "r10", "r11", "r12", "r13",
	[UA_ABI_SP] = "r15", [UA_ABI_TP] = "a0 and a1",
	[UA_ABI_FRAME] = "the words above the frame",
	[UA_ABI_FPR] = "f8-f15", [UA_ABI_FPC] = "FPC control",
};

/* Masks and rounding modes; the rest is flags and codes of exceptions. */
#define CONTROL	0xf8000077u

const char *ua_abi_name(unsigned bit)
{
	return bit < sizeof(names) / sizeof(names[0]) ? names[bit] : NULL;
}

unsigned ua_abi_check(const struct ua_call *call)
{
	const struct ua_call_state *s = &call->state;
	unsigned bad = s->kept.gpr[0] != call->args[4];		/* r6 */

	for (unsigned i = 1; i < 8; i++)
		bad |= (unsigned)(s->kept.gpr[i] != ua_call_plant.kept.gpr[i]) << i;
	bad |= (unsigned)(s->stack != 0) << UA_ABI_SP;
	bad |= (unsigned)(s->thread[0] || s->thread[1]) << UA_ABI_TP;
	for (size_t i = 0; i < FRAME_WORDS; i++)
		bad |= (unsigned)(s->frame[i] != ua_call_plant.frame) << UA_ABI_FRAME;
	bad |= (unsigned)!!memcmp(s->kept.fpr, ua_call_plant.kept.fpr, sizeof(s->kept.fpr))
	       << UA_ABI_FPR;
	return bad | (unsigned)((s->kept.fpc & CONTROL) != PLANT_FPC) << UA_ABI_FPC;
}

unsigned long ua_abi_junk(void)
{
	return ua_call_plant.junk;
}

/* ---- f0-f15: half of them a callee's to lose, none a kernel's integer code's ---- */

static uint64_t volatiles[VOLATILE_END / 8];

bool ua_vectors_look(struct ua_call *call, bool look)
{
	call->state.volatiles = look ? volatiles : NULL;
	return look;
}

unsigned ua_vectors_check(const struct ua_call *call)
{
	unsigned bad = 0;

	for (unsigned f = 0; call->state.volatiles && f < 16; f++) {
		uint64_t was = f < 8 ? ua_call_plant.junk : ua_call_plant.kept.fpr[f - 8];

		bad |= (unsigned)(volatiles[f] != was) << f;
	}
	return bad;
}

const char *ua_vector_name(unsigned bit)
{
	static const char f[16][4] = {
		"f0", "f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "f9", "f10", "f11", "f12",
		"f13", "f14", "f15",
	};

	return bit < 16 ? f[bit] : NULL;
}

bool ua_context_resume_works(void)
{
	return false;
}
