/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The arm ABI (hard float): what a callee keeps, how a breach is named, and
 * what a signal frame has beside the general registers. */
#include "config.h"

#include <stddef.h>
#include <string.h>

#include "arm.h"
#include "call.h"
#include "call_layout.h"
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
_Static_assert(IN_KEPT(vr) == KEPT_VR && IN_KEPT(gpr) == KEPT_GPR &&
	       IN_KEPT(fpscr) == KEPT_FPSCR && sizeof(struct ua_call_kept) == KEPT_END, "layout");
_Static_assert(IN_STATE(kept) == 0 && IN_STATE(stack) == STATE_SP &&
	       IN_STATE(frame) == STATE_FRAME && IN_STATE(volatiles) == STATE_VOLATILE, "layout");
_Static_assert(offsetof(struct ua_call_plant, frame) == PLANT_FRAME, "layout");
_Static_assert(offsetof(struct ua_call_plant, junk) == PLANT_JUNK, "layout");

static const char *const names[] = {
	"r4", "r5", "r6", "r7", "r8", "r9", "r10", "r11",
	[UA_ABI_SP] = "sp", [UA_ABI_FRAME] = "the words above the frame",
	[UA_ABI_VR] = "d8-d15", [UA_ABI_FPSCR] = "FPSCR control",
};

const char *ua_abi_name(unsigned bit)
{
	return bit < sizeof(names) / sizeof(names[0]) ? names[bit] : NULL;
}

unsigned ua_abi_check(const struct ua_call *call)
{
	const struct ua_call_state *s = &call->state;
	unsigned bad = 0;

	for (unsigned i = 0; i < 8; i++)
		bad |= (unsigned)(s->kept.gpr[i] != ua_call_plant.kept.gpr[i]) << i;
	bad |= (unsigned)(s->stack != 0) << UA_ABI_SP;
	for (size_t i = 0; i < FRAME_WORDS; i++)
		bad |= (unsigned)(s->frame[i] != ua_call_plant.frame) << UA_ABI_FRAME;
	bad |= (unsigned)!!memcmp(s->kept.vr, ua_call_plant.kept.vr, sizeof(s->kept.vr)) << UA_ABI_VR;
	return bad | (unsigned)((s->kept.fpscr & ~FPSCR_STATUS) != PLANT_FPSCR) << UA_ABI_FPSCR;
}

unsigned long ua_abi_junk(void)
{
	return ua_call_plant.junk;
}

/* ---- d0-d31: a callee's to lose for the most part, not a kernel's integer code's ---- */

static unsigned char volatiles[VOLATILE_END] __attribute__((aligned(8)));

bool ua_vectors_look(struct ua_call *call, bool look)
{
	call->state.volatiles = look ? volatiles : NULL;
	return look;
}

/* By quadwords, q0-q15; d8-d15 are in abi too. */
unsigned ua_vectors_check(const struct ua_call *call)
{
	unsigned char junk[16];
	unsigned long fpscr;
	unsigned bad = 0;

	if (!call->state.volatiles)
		return 0;
	memset(junk, PLANT_VR, sizeof(junk));
	for (unsigned i = 0; i < 16; i++) {
		const void *was = i / 4 == 1 ? (const void *)&ua_call_plant.kept.vr[2 * (i - 4)] : junk;

		bad |= (unsigned)!!memcmp(volatiles + 16 * i, was, 16) << i;
	}
	memcpy(&fpscr, volatiles + VOLATILE_FPSCR, sizeof(fpscr));
	return bad | (unsigned)(fpscr != PLANT_FPSCR) << 16;
}

const char *ua_vector_name(unsigned bit)
{
	static const char *const vr[] = {
		"q0", "q1", "q2", "q3", "q4", "q5", "q6", "q7", "q8", "q9", "q10", "q11", "q12",
		"q13", "q14", "q15", "FPSCR",
	};

	return bit < sizeof(vr) / sizeof(vr[0]) ? vr[bit] : NULL;
}

/* ---- what else a signal frame has ------------------------------------------------ */

#define MAGIC_VFP	0x56465001u
#define FSR_WRITE	0x800u
#define CPSR_THUMB	0x20u

bool ua_fault_is_write(const ucontext_t *uc)
{
	unsigned long status = uc->uc_mcontext.error_code;

	if (status)
		return status & FSR_WRITE;
	return ua_arm_wrote(ua_pc_get(uc), uc->uc_mcontext.arm_cpsr & CPSR_THUMB);
}

/* Records from uc_regspace on: magic, size; VFP's has 32 doubles, and FPSCR. */
void ua_context_control(const ucontext_t *uc)
{
	const unsigned char *p = (const unsigned char *)uc->uc_regspace;
	const unsigned char *end = p + sizeof(uc->uc_regspace);
	uint32_t head[2], fpscr;

	for (; p + sizeof(head) <= end; p += head[1]) {
		memcpy(head, p, sizeof(head));
		if (!head[0] || head[1] < sizeof(head))
			return;
		if (head[0] != MAGIC_VFP)
			continue;
		memcpy(&fpscr, p + sizeof(head) + 32 * 8, sizeof(fpscr));
		__asm__ volatile("vmsr fpscr, %0" : : "r"(fpscr));
		return;
	}
}

bool ua_context_resume_works(void)
{
	return false;
}
