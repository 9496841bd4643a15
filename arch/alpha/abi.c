/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The Alpha calling standard: what a callee keeps, and how a breach is named. */
#include "config.h"

#include <stddef.h>
#include <string.h>

#include "call.h"
#include "call_layout.h"
#include "alpha.h"
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
_Static_assert(IN_KEPT(fs) == KEPT_FS && IN_KEPT(s) == KEPT_S && IN_KEPT(fpcr) == KEPT_FPCR &&
	       sizeof(struct ua_call_kept) == KEPT_END, "layout");
_Static_assert(IN_STATE(kept) == 0 && IN_STATE(stack) == STATE_SP &&
	       IN_STATE(frame) == STATE_FRAME && IN_STATE(volatiles) == STATE_VOLATILE, "layout");
_Static_assert(offsetof(struct ua_call_plant, frame) == PLANT_FRAME, "layout");
_Static_assert(offsetof(struct ua_call_plant, junk) == PLANT_JUNK, "layout");

static const char *const names[] = {
	"s0", "s1", "s2", "s3", "s4", "s5", "fp",
	[UA_ABI_SP] = "sp", [UA_ABI_FRAME] = "the words above the frame",
	[UA_ABI_FS] = "f2-f9", [UA_ABI_DYN] = "FPCR.DYN",
};

const char *ua_abi_name(unsigned bit)
{
	return bit < sizeof(names) / sizeof(names[0]) ? names[bit] : NULL;
}

unsigned ua_abi_check(const struct ua_call *call)
{
	const struct ua_call_state *s = &call->state;
	unsigned bad = 0;

	for (unsigned i = 0; i < 7; i++)
		bad |= (unsigned)(s->kept.s[i] != ua_call_plant.kept.s[i]) << i;
	bad |= (unsigned)(s->stack != 0) << UA_ABI_SP;
	for (size_t i = 0; i < FRAME_WORDS; i++)
		bad |= (unsigned)(s->frame[i] != ua_call_plant.frame) << UA_ABI_FRAME;
	bad |= (unsigned)!!memcmp(s->kept.fs, ua_call_plant.kept.fs, sizeof(s->kept.fs)) << UA_ABI_FS;
	return bad | (unsigned)((s->kept.fpcr & UA_ALPHA_DYN) != (PLANT_FPCR & UA_ALPHA_DYN)) << UA_ABI_DYN;
}

unsigned long ua_abi_junk(void)
{
	return ua_call_plant.junk;
}

/* ---- f0-f30: some a callee's to lose, and none a kernel's integer code's ------- */

static uint64_t volatiles[VOLATILE_END / 8];

bool ua_vectors_look(struct ua_call *call, bool look)
{
	call->state.volatiles = look ? volatiles : NULL;
	return look;
}

unsigned ua_vectors_check(const struct ua_call *call)
{
	unsigned bad = 0;

	for (unsigned f = 0; call->state.volatiles && f < 31; f++) {
		bool kept = f >= 2 && f <= 9;
		uint64_t was = kept ? ua_call_plant.kept.fs[f - 2] : ua_call_plant.junk;

		bad |= (unsigned)(volatiles[f] != was) << f;
	}
	return bad;
}

const char *ua_vector_name(unsigned bit)
{
	static const char f[31][4] = {
		"f0", "f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "f9", "f10", "f11", "f12",
		"f13", "f14", "f15", "f16", "f17", "f18", "f19", "f20", "f21", "f22", "f23", "f24",
		"f25", "f26", "f27", "f28", "f29", "f30",
	};

	return bit < 31 ? f[bit] : NULL;
}

bool ua_context_resume_works(void)
{
	return false;
}
