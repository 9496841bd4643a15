/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The PowerPC ABIs: what a callee keeps, and how a breach is named. */
#include "config.h"

#include <stddef.h>
#include <string.h>
#include <sys/auxv.h>

#include "call.h"
#include "call_layout.h"
#include "ppc.h"
#include "ucontext.h"

/* In checked_call.S. */
struct ua_call_plant {
	unsigned char kept[KEPT_END];	/* struct ua_call_kept, unpadded */
	unsigned long frame, junk;
};
extern const struct ua_call_plant ua_call_plant __attribute__((visibility("hidden")));

#define IN_STATE(member)	(offsetof(struct ua_call_state, member))
#define IN_KEPT(member)		(offsetof(struct ua_call_kept, member))

_Static_assert(offsetof(struct ua_call, entry) == CALL_ENTRY, "layout");
_Static_assert(offsetof(struct ua_call, args) == CALL_ARGS, "layout");
_Static_assert(offsetof(struct ua_call, result) == CALL_RESULT, "layout");
_Static_assert(offsetof(struct ua_call, state) == CALL_STATE, "layout");
_Static_assert(IN_KEPT(vr) == KEPT_VR && IN_KEPT(fpr) == KEPT_FPR &&
	       IN_KEPT(fpscr) == KEPT_FPSCR && IN_KEPT(gpr) == KEPT_GPR, "layout");
_Static_assert(IN_STATE(kept) == 0 && IN_STATE(stack) == STATE_STACK &&
	       IN_STATE(r2) == STATE_R2 && IN_STATE(r13) == STATE_R13 &&
	       IN_STATE(chain) == STATE_CHAIN && IN_STATE(cr) == STATE_CR &&
	       IN_STATE(vrsave) == STATE_VRSAVE && IN_STATE(frame) == STATE_FRAME &&
	       IN_STATE(volatiles) == STATE_VOLATILE, "layout");
_Static_assert(offsetof(struct ua_call_plant, frame) == PLANT_FRAME, "layout");
_Static_assert(offsetof(struct ua_call_plant, junk) == PLANT_JUNK, "layout");

static const char *const names[] = {
	"r14", "r15", "r16", "r17", "r18", "r19", "r20", "r21", "r22", "r23", "r24", "r25",
	"r26", "r27", "r28", "r29", "r30", "r31",
	[UA_ABI_R1] = "r1", [UA_ABI_R2] = "r2", [UA_ABI_R13] = "r13",
	[UA_ABI_CR] = "CR2", "CR3", "CR4",
	[UA_ABI_CHAIN] = "the back chain word",
	[UA_ABI_FRAME] = "the words above the frame",
	[UA_ABI_FPR] = "f14-f31", [UA_ABI_FPSCR] = "FPSCR control",
	[UA_ABI_VR] = "v20-v31", [UA_ABI_VRSAVE] = "VRSAVE",
};

unsigned ua_ppc_altivec;

__attribute__((constructor)) static void find_altivec(void)
{
	ua_ppc_altivec = !!(getauxval(AT_HWCAP) & PPC_FEATURE_HAS_ALTIVEC);
}

const char *ua_abi_name(unsigned bit)
{
	return bit < sizeof(names) / sizeof(names[0]) ? names[bit] : NULL;
}

static unsigned check_vectors(const struct ua_call_state *s)
{
	const unsigned long vrsave = (unsigned long)PLANT_VRSAVE_HIGH << 16 | PLANT_VRSAVE_LOW;
	unsigned bad = 0;

	if (!ua_ppc_altivec)
		return 0;
	bad |= (unsigned)!!memcmp(s->kept.vr, ua_call_plant.kept + KEPT_VR, sizeof(s->kept.vr))
	       << UA_ABI_VR;
	return bad | (unsigned)(s->vrsave != vrsave) << UA_ABI_VRSAVE;
}

/* Under ELFv2 a function that is entered from another module, as an image's
 * are, makes r2 for itself, and it is its caller's to have it back. */
static bool r2_is_kept(const struct ua_call *call)
{
#if defined _CALL_ELF && _CALL_ELF == 2
	return !call->foreign;
#else
	(void)call;
	return true;
#endif
}

unsigned ua_abi_check(const struct ua_call *call)
{
	const struct ua_call_state *s = &call->state;
	const unsigned long cr = (unsigned long)PLANT_CR_HIGH << 16 | PLANT_CR_LOW;
	unsigned long gpr[18];
	unsigned bad = 0;

	memcpy(gpr, ua_call_plant.kept + KEPT_GPR, sizeof(gpr));
	for (unsigned i = 0; i < 18; i++)
		bad |= (unsigned)(s->kept.gpr[i] != gpr[i]) << i;
	bad |= (unsigned)(s->stack != 0) << UA_ABI_R1;
	bad |= (unsigned)(s->r2 != 0 && r2_is_kept(call)) << UA_ABI_R2;
	bad |= (unsigned)(s->r13 != 0) << UA_ABI_R13;
	for (unsigned i = 0; i < 3; i++)	/* field i + 2, from the left */
		bad |= (unsigned)(((s->cr ^ cr) >> (20 - 4 * i) & 15) != 0) << (UA_ABI_CR + i);
	bad |= (unsigned)(s->chain != 0) << UA_ABI_CHAIN;
	for (size_t i = 0; i < FRAME_WORDS; i++)
		bad |= (unsigned)(s->frame[i] != ua_call_plant.frame) << UA_ABI_FRAME;
	bad |= (unsigned)!!memcmp(s->kept.fpr, ua_call_plant.kept + KEPT_FPR, sizeof(s->kept.fpr))
	       << UA_ABI_FPR;
	/* Above the low byte are sticky status and results, not control. */
	bad |= (unsigned)((s->kept.fpscr & 0xff) != PLANT_FPSCR) << UA_ABI_FPSCR;
	return bad | check_vectors(s);
}

/* ---- f0-f13 and v0-v19: a callee's to lose, and not a kernel's integer code's ---- */

#define FPR_BIT	20	/* behind those of v0-v19 */

static unsigned char volatiles[VOLATILE_END] __attribute__((aligned(16)));

bool ua_vectors_look(struct ua_call *call, bool look)
{
	call->state.volatiles = look ? volatiles : NULL;
	return look;
}

unsigned ua_vectors_check(const struct ua_call *call)
{
	const unsigned char *f14 = ua_call_plant.kept + KEPT_FPR;
	unsigned bad = 0;

	if (!call->state.volatiles)
		return 0;
	for (unsigned i = 0; i < 14; i++)
		if (memcmp(volatiles + VOLATILE_FPR + 8 * i, f14, 8))
			bad |= 1u << FPR_BIT;
	for (unsigned i = 0; ua_ppc_altivec && i < 20 * 4; i++) {
		int32_t word;

		memcpy(&word, volatiles + VOLATILE_VR + 4 * i, sizeof(word));
		bad |= (unsigned)(word != PLANT_VR) << i / 4;
	}
	return bad;
}

const char *ua_vector_name(unsigned bit)
{
	static const char vr[FPR_BIT][4] = {
		"v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12",
		"v13", "v14", "v15", "v16", "v17", "v18", "v19",
	};

	if (bit < FPR_BIT)
		return vr[bit];
	return bit == FPR_BIT ? "f0-f13" : NULL;
}

unsigned long ua_abi_junk(void)
{
	return ua_call_plant.junk;
}

bool ua_context_resume_works(void)
{
	return false;
}
