/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The SPARC V9 ABI: what a callee keeps, and how a breach is named. */
#include "config.h"

#include <stddef.h>
#include <string.h>

#include "call.h"
#include "call_layout.h"
#include "sparc.h"
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
_Static_assert(offsetof(struct ua_call, foreign) == CALL_FOREIGN && sizeof(bool) == 1, "layout");
_Static_assert(IN_KEPT(l) == KEPT_L && IN_KEPT(i) == KEPT_I && IN_KEPT(g4) == KEPT_G4 &&
	       IN_KEPT(g5) == KEPT_G5 && IN_KEPT(fsr) == KEPT_FSR && IN_KEPT(asi) == KEPT_ASI &&
	       IN_KEPT(fprs) == KEPT_FPRS &&
	       sizeof(struct ua_call_kept) == KEPT_END, "layout");
_Static_assert(IN_STATE(kept) == 0 && IN_STATE(fp) == STATE_FP && IN_STATE(i7) == STATE_I7 &&
	       IN_STATE(stack) == STATE_SP && IN_STATE(g6) == STATE_G6 &&
	       IN_STATE(thread) == STATE_G7 && IN_STATE(frame) == STATE_FRAME &&
	       IN_STATE(volatiles) == STATE_VOLATILE, "layout");
_Static_assert(offsetof(struct ua_call_plant, frame) == PLANT_FRAME, "layout");
_Static_assert(offsetof(struct ua_call_plant, junk) == PLANT_JUNK, "layout");

static const char *const names[] = {
	"l0", "l1", "l2", "l3", "l4", "l5", "l6", "l7", "i0", "i1", "i2", "i3", "i4", "i5",
	[UA_ABI_FP] = "fp", [UA_ABI_I7] = "i7", [UA_ABI_SP] = "sp",
	[UA_ABI_G7] = "g7",
	[UA_ABI_FRAME] = "the words above the frame", [UA_ABI_RD] = "FSR.RD",
	[UA_ABI_G4] = "g4", [UA_ABI_G5] = "g5", [UA_ABI_G6] = "g6", [UA_ABI_ASI] = "asi",
	[UA_ABI_FEF] = "FPRS.FEF",
};

#define RD	0xc0000000u	/* in FSR; the rest is flags, which a callee may raise */

#define FEF	4u		/* in FPRS: the floating-point unit is on */

const char *ua_abi_name(unsigned bit)
{
	return bit < sizeof(names) / sizeof(names[0]) ? names[bit] : NULL;
}

/* A kernel has the current task in g4, its own data in g5, the thread_info in
 * g6, and g7 to lose; a program its thread in g7, and its C library loses g6. */
static unsigned foreign(const struct ua_call_state *s)
{
	const struct ua_call_kept *k = &s->kept, *was = &ua_call_plant.kept;

	return (unsigned)(s->g6 != 0) << UA_ABI_G6 |
	       (unsigned)(k->g4 != was->g4) << UA_ABI_G4 |
	       (unsigned)(k->g5 != was->g5) << UA_ABI_G5 |
	       (unsigned)(k->asi != was->asi) << UA_ABI_ASI |
	       (unsigned)((k->fprs & FEF) != 0) << UA_ABI_FEF;
}

unsigned ua_abi_check(const struct ua_call *call)
{
	const struct ua_call_state *s = &call->state;
	const struct ua_call_kept *was = &ua_call_plant.kept;
	unsigned bad = 0;

	for (unsigned i = 0; i < 8; i++)
		bad |= (unsigned)(s->kept.l[i] != was->l[i]) << i;
	for (unsigned i = 0; i < 6; i++)
		bad |= (unsigned)(s->kept.i[i] != was->i[i]) << (8 + i);
	bad |= (unsigned)(s->fp != 0) << UA_ABI_FP;
	bad |= (unsigned)(s->i7 != 0) << UA_ABI_I7;
	bad |= (unsigned)(s->stack != 0) << UA_ABI_SP;
	for (size_t i = 0; i < FRAME_WORDS; i++)
		bad |= (unsigned)(s->frame[i] != ua_call_plant.frame) << UA_ABI_FRAME;
	bad |= (unsigned)((s->kept.fsr & RD) != (PLANT_FSR & RD)) << UA_ABI_RD;
	if (call->foreign)
		return bad | foreign(s);
	return bad | (unsigned)(s->thread != 0) << UA_ABI_G7;
}

unsigned long ua_abi_junk(void)
{
	return ua_call_plant.junk;
}

/* ---- f0-f62: all a callee's to lose --------------------------------------------
 *
 * In a kernel they hold nothing that anybody misses as long as FPRS says that the
 * unit is off, and who switches it on switches it off: ua_abi_check looks at that.
 */

static uint64_t volatiles[VOLATILE_END / 8];

bool ua_vectors_look(struct ua_call *call, bool look)
{
	call->state.volatiles = look ? volatiles : NULL;
	return look;
}

unsigned ua_vectors_check(const struct ua_call *call)
{
	unsigned bad = 0;

	for (unsigned f = 0; call->state.volatiles && !call->foreign && f < 32; f++)
		bad |= (unsigned)(volatiles[f] != ua_call_plant.junk) << f;
	return bad;
}

const char *ua_vector_name(unsigned bit)
{
	static const char f[32][4] = {
		"f0", "f2", "f4", "f6", "f8", "f10", "f12", "f14", "f16", "f18", "f20", "f22",
		"f24", "f26", "f28", "f30", "f32", "f34", "f36", "f38", "f40", "f42", "f44", "f46",
		"f48", "f50", "f52", "f54", "f56", "f58", "f60", "f62",
	};

	return bit < 32 ? f[bit] : NULL;
}

ua_sparc_handler_t *ua_sparc_handler[_NSIG] __attribute__((visibility("hidden")));

bool ua_context_resume_works(void)
{
	return false;
}
