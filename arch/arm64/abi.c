/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The arm64 ABI: what a callee keeps, how a breach is named, and what a signal
 * frame has beside the general registers. */
#include "config.h"

#include <stddef.h>
#include <string.h>

#include "arm64.h"
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
	       IN_KEPT(fpcr) == KEPT_FPCR && sizeof(struct ua_call_kept) == KEPT_END, "layout");
_Static_assert(IN_STATE(kept) == 0 && IN_STATE(stack) == STATE_SP &&
	       IN_STATE(thread) == STATE_TP && IN_STATE(frame) == STATE_FRAME &&
	       IN_STATE(volatiles) == STATE_VOLATILE, "layout");
_Static_assert(offsetof(struct ua_call_plant, frame) == PLANT_FRAME, "layout");
_Static_assert(offsetof(struct ua_call_plant, junk) == PLANT_JUNK, "layout");

static const char *const names[] = {
	"x19", "x20", "x21", "x22", "x23", "x24", "x25", "x26", "x27", "x28", "x29",
	[UA_ABI_SP] = "sp", [UA_ABI_TP] = "TPIDR_EL0",
	[UA_ABI_FRAME] = "the words above the frame",
	[UA_ABI_VR] = "d8-d15", [UA_ABI_FPCR] = "FPCR",
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
		bad |= (unsigned)(s->kept.gpr[i] != ua_call_plant.kept.gpr[i]) << i;
	bad |= (unsigned)(s->stack != 0) << UA_ABI_SP;
	bad |= (unsigned)(s->thread != 0) << UA_ABI_TP;
	for (size_t i = 0; i < FRAME_WORDS; i++)
		bad |= (unsigned)(s->frame[i] != ua_call_plant.frame) << UA_ABI_FRAME;
	for (size_t i = 0; i < 8; i++)
		bad |= (unsigned)!!memcmp(s->kept.vr[i], ua_call_plant.kept.vr[i], 8) << UA_ABI_VR;
	return bad | (unsigned)(s->kept.fpcr != PLANT_FPCR) << UA_ABI_FPCR;
}

unsigned long ua_abi_junk(void)
{
	return ua_call_plant.junk;
}

/* ---- v0-v31: a callee's to lose for the most part, not a kernel's integer code's ---- */

static unsigned char volatiles[VOLATILE_END] __attribute__((aligned(16)));

bool ua_vectors_look(struct ua_call *call, bool look)
{
	call->state.volatiles = look ? volatiles : NULL;
	return look;
}

/* Pairs of registers, for there are 32 bits, and FPSR is the last. */
unsigned ua_vectors_check(const struct ua_call *call)
{
	unsigned char junk[16];
	unsigned bad = 0;
	uint64_t fpsr;

	if (!call->state.volatiles)
		return 0;
	memset(junk, PLANT_VR, sizeof(junk));
	for (unsigned i = 0; i < 32; i++) {
		const unsigned char *was = i / 8 == 1 ? ua_call_plant.kept.vr[i - 8] : junk;

		bad |= (unsigned)!!memcmp(volatiles + 16 * i, was, 16) << i / 2;
	}
	memcpy(&fpsr, volatiles + VOLATILE_FPSR, sizeof(fpsr));
	return bad | (unsigned)(fpsr != 0) << 16;
}

const char *ua_vector_name(unsigned bit)
{
	static const char *const vr[] = {
		"v0-v1", "v2-v3", "v4-v5", "v6-v7", "v8-v9", "v10-v11", "v12-v13", "v14-v15",
		"v16-v17", "v18-v19", "v20-v21", "v22-v23", "v24-v25", "v26-v27", "v28-v29",
		"v30-v31", "FPSR",
	};

	return bit < sizeof(vr) / sizeof(vr[0]) ? vr[bit] : NULL;
}

/* ---- records of a signal frame ------------------------------------------------- */

#define MAGIC_FPSIMD	0x46508001u
#define MAGIC_ESR	0x45535201u
#define ESR_WRITE	0x40u

struct record {
	uint32_t magic, size;
};

static const void *find(const ucontext_t *uc, uint32_t magic)
{
	const unsigned char *p = (const unsigned char *)uc->uc_mcontext.__reserved;
	const unsigned char *end = p + sizeof(uc->uc_mcontext.__reserved);
	struct record r;

	for (; p + sizeof(r) <= end; p += r.size) {
		memcpy(&r, p, sizeof(r));
		if (!r.magic || r.size < sizeof(r))
			return NULL;
		if (r.magic == magic)
			return p + sizeof(r);
	}
	return NULL;
}

bool ua_fault_is_write(const ucontext_t *uc)
{
	const void *esr = find(uc, MAGIC_ESR);
	uint64_t syndrome;

	if (!esr)
		return ua_arm64_wrote(ua_pc_get(uc));
	memcpy(&syndrome, esr, sizeof(syndrome));
	return syndrome & ESR_WRITE;
}

void ua_context_control(const ucontext_t *uc)
{
	const unsigned char *fpsimd = find(uc, MAGIC_FPSIMD);
	uint32_t fpcr;
	uint64_t whole;

	if (!fpsimd)
		return;
	memcpy(&fpcr, fpsimd + 4, sizeof(fpcr));	/* behind FPSR */
	whole = fpcr;
	__asm__ volatile("msr fpcr, %0" : : "r"(whole));
}

bool ua_context_resume_works(void)
{
	return false;
}
