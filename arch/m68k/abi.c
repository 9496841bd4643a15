/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The m68k System V ABI: what a callee keeps, and how a breach is named. */
#include "config.h"

#include <stddef.h>
#include <string.h>

#include "call.h"
#include "call_layout.h"
#include "ucontext.h"

/* In checked_call.S. */
struct ua_call_plant {
	struct ua_call_kept kept;
	uint32_t fjunk[3];
	unsigned long frame, junk;
};
extern const struct ua_call_plant ua_call_plant __attribute__((visibility("hidden")));

#define IN_STATE(member)	(offsetof(struct ua_call_state, member))
#define IN_KEPT(member)		(offsetof(struct ua_call_kept, member))

_Static_assert(offsetof(struct ua_call, entry) == CALL_ENTRY, "layout");
_Static_assert(offsetof(struct ua_call, args) == CALL_ARGS, "layout");
_Static_assert(offsetof(struct ua_call, result) == CALL_RESULT, "layout");
_Static_assert(offsetof(struct ua_call, state) == CALL_STATE, "layout");
_Static_assert(IN_KEPT(fp) == KEPT_FP && IN_KEPT(reg) == KEPT_REGS && IN_KEPT(fpcr) == KEPT_FPCR &&
	       sizeof(struct ua_call_kept) == KEPT_END, "layout");
_Static_assert(IN_STATE(kept) == 0 && IN_STATE(stack) == STATE_SP &&
	       IN_STATE(frame) == STATE_FRAME && IN_STATE(volatiles) == STATE_VOLATILE, "layout");
_Static_assert(offsetof(struct ua_call_plant, fjunk) == PLANT_FJUNK &&
	       offsetof(struct ua_call_plant, frame) == PLANT_FRAME &&
	       offsetof(struct ua_call_plant, junk) == PLANT_JUNK, "layout");

static const char *const names[] = {
	"d2", "d3", "d4", "d5", "d6", "d7", "a2", "a3", "a4", "a5", "a6",
	[UA_ABI_SP] = "sp", [UA_ABI_FRAME] = "the words above the frame",
	[UA_ABI_FP] = "fp2-fp7", [UA_ABI_RND] = "FPCR",
};

const char *ua_abi_name(unsigned bit)
{
	return bit < sizeof(names) / sizeof(names[0]) ? names[bit] : NULL;
}

unsigned ua_abi_check(const struct ua_call *call)
{
	const struct ua_call_state *s = &call->state;
	unsigned bad = 0;

	for (unsigned i = 0; i < 11; i++)
		bad |= (unsigned)(s->kept.reg[i] != ua_call_plant.kept.reg[i]) << i;
	bad |= (unsigned)(s->stack != 0) << UA_ABI_SP;
	for (size_t i = 0; i < FRAME_WORDS; i++)
		bad |= (unsigned)(s->frame[i] != ua_call_plant.frame) << UA_ABI_FRAME;
	bad |= (unsigned)!!memcmp(s->kept.fp, ua_call_plant.kept.fp, sizeof(s->kept.fp)) << UA_ABI_FP;
	return bad | (unsigned)(s->kept.fpcr != PLANT_FPCR) << UA_ABI_RND;
}

unsigned long ua_abi_junk(void)
{
	return ua_call_plant.junk;
}

/* ---- fp0-fp7: two a callee's to lose, and none a kernel's integer code's --------- */

static uint32_t volatiles[8][3];

bool ua_vectors_look(struct ua_call *call, bool look)
{
	call->state.volatiles = look ? volatiles : NULL;
	return look;
}

unsigned ua_vectors_check(const struct ua_call *call)
{
	unsigned bad = 0;

	for (unsigned i = 0; call->state.volatiles && i < 8; i++) {
		const uint32_t *was = i < 2 ? ua_call_plant.fjunk : ua_call_plant.kept.fp[i - 2];

		bad |= (unsigned)!!memcmp(volatiles[i], was, sizeof(volatiles[i])) << i;
	}
	return bad;
}

const char *ua_vector_name(unsigned bit)
{
	static const char fp[8][4] = { "fp0", "fp1", "fp2", "fp3", "fp4", "fp5", "fp6", "fp7" };

	return bit < 8 ? fp[bit] : NULL;
}

bool ua_context_resume_works(void)
{
	return false;
}
