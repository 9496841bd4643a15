/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The MIPS ABIs n64 and o32: what a callee keeps, and how a breach is named. */
#include "config.h"

#include <stddef.h>
#include <string.h>

#include "call.h"
#include "call_layout.h"
#include "mips.h"
#include "ucontext.h"

/* In checked_call.S. */
struct ua_call_plant {
	struct ua_call_kept kept;
	uint64_t fjunk;
	unsigned long frame, junk;
};
extern const struct ua_call_plant ua_call_plant __attribute__((visibility("hidden")));

#define IN_STATE(member)	(offsetof(struct ua_call_state, member))
#define IN_KEPT(member)		(offsetof(struct ua_call_kept, member))

_Static_assert(offsetof(struct ua_call, entry) == CALL_ENTRY, "layout");
_Static_assert(offsetof(struct ua_call, args) == CALL_ARGS, "layout");
_Static_assert(offsetof(struct ua_call, result) == CALL_RESULT, "layout");
_Static_assert(offsetof(struct ua_call, state) == CALL_STATE, "layout");
_Static_assert(IN_KEPT(fs) == KEPT_FS && IN_KEPT(s) == KEPT_S && IN_KEPT(fcsr) == KEPT_FCSR &&
	       sizeof(struct ua_call_kept) == KEPT_END, "layout");
_Static_assert(IN_STATE(kept) == 0 && IN_STATE(stack) == STATE_SP &&
	       IN_STATE(gp) == STATE_GP && IN_STATE(frame) == STATE_FRAME &&
	       IN_STATE(volatiles) == STATE_VOLATILE, "layout");
_Static_assert(offsetof(struct ua_call_plant, fjunk) == PLANT_FJUNK &&
	       offsetof(struct ua_call_plant, frame) == PLANT_FRAME &&
	       offsetof(struct ua_call_plant, junk) == PLANT_JUNK, "layout");

static const char *const names[] = {
	"s0", "s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8",
	[UA_ABI_SP] = "sp", [UA_ABI_GP] = "gp", [UA_ABI_FRAME] = "the words above the frame",
#if _MIPS_SIM == _ABI64
	[UA_ABI_FS] = "f24-f31",
#else
	[UA_ABI_FS] = "f20-f30",
#endif
	[UA_ABI_RM] = "FCSR.RM",
};

#define RM	3ul	/* in FCSR; the rest is flags, which a callee may raise */

const char *ua_abi_name(unsigned bit)
{
	return bit < sizeof(names) / sizeof(names[0]) ? names[bit] : NULL;
}

unsigned ua_abi_check(const struct ua_call *call)
{
	const struct ua_call_state *s = &call->state;
	unsigned bad = 0;

	for (unsigned i = 0; i < 9; i++)
		bad |= (unsigned)(s->kept.s[i] != ua_call_plant.kept.s[i]) << i;
	bad |= (unsigned)(s->stack != 0) << UA_ABI_SP;
	bad |= (unsigned)(s->gp != 0) << UA_ABI_GP;
	for (size_t i = 0; i < FRAME_WORDS; i++)
		bad |= (unsigned)(s->frame[i] != ua_call_plant.frame) << UA_ABI_FRAME;
	bad |= (unsigned)!!memcmp(s->kept.fs, ua_call_plant.kept.fs, sizeof(s->kept.fs)) << UA_ABI_FS;
	return bad | (unsigned)((s->kept.fcsr & RM) != (PLANT_FCSR & RM)) << UA_ABI_RM;
}

unsigned long ua_abi_junk(void)
{
	return ua_call_plant.junk;
}

/* ---- all doubles: some a callee's to lose, and none a kernel's integer code's --- */

static uint64_t volatiles[VOLATILE_NR];

bool ua_vectors_look(struct ua_call *call, bool look)
{
	call->state.volatiles = look ? volatiles : NULL;
	return look;
}

unsigned ua_vectors_check(const struct ua_call *call)
{
	unsigned bad = 0, first = VOLATILE_NR - KEPT_FS_NR;	/* the kept ones are the last */

	for (unsigned i = 0; call->state.volatiles && i < VOLATILE_NR; i++) {
		uint64_t was = i < first ? ua_call_plant.fjunk : ua_call_plant.kept.fs[i - first];

		bad |= (unsigned)(volatiles[i] != was) << i;
	}
	return bad;
}

const char *ua_vector_name(unsigned bit)
{
	static const char f[32][4] = {
		"f0", "f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "f9", "f10", "f11", "f12",
		"f13", "f14", "f15", "f16", "f17", "f18", "f19", "f20", "f21", "f22", "f23", "f24",
		"f25", "f26", "f27", "f28", "f29", "f30", "f31",
	};

	return bit < VOLATILE_NR ? f[bit * (32 / VOLATILE_NR)] : NULL;
}

struct ua_mips_fcsr ua_mips_fcsr;

bool ua_context_resume_works(void)
{
	return false;
}
