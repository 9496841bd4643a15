/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The System V i386 ABI: what a callee keeps, and how a breach is named. */
#include "config.h"

#include <stddef.h>
#include <string.h>

#include "call.h"
#include "call_layout.h"
#include "i386.h"
#include "ucontext.h"

#define DIRECTION_FLAG	(1ul << 10)
#define ALIGNMENT_FLAG	(1ul << 18)

_Static_assert(offsetof(struct ua_call, entry) == CALL_ENTRY, "layout");
_Static_assert(offsetof(struct ua_call, args) == CALL_ARGS, "layout");
_Static_assert(offsetof(struct ua_call, result) == CALL_RESULT, "layout");
_Static_assert(offsetof(struct ua_call, state.seen) == CALL_SEEN, "layout");
_Static_assert(offsetof(struct ua_call, state.stack) == CALL_STACK, "layout");
_Static_assert(offsetof(struct ua_call, state.flags) == CALL_FLAGS, "layout");
_Static_assert(offsetof(struct ua_call, state.frame) == CALL_FRAME, "layout");
_Static_assert(offsetof(struct ua_call, state.control) == CALL_MXCSR, "layout");
_Static_assert(offsetof(struct ua_call, state.vectors) == CALL_VECTORS, "layout");

static const char *const names[] = {
	"ebx", "esi", "edi", "ebp", "esp", "the direction flag", "the alignment-check flag",
	"the words above the frame", "MXCSR", "the x87 control word",
};

const char *ua_abi_name(unsigned bit)
{
	return bit < sizeof(names) / sizeof(names[0]) ? names[bit] : NULL;
}

unsigned ua_abi_check(const struct ua_call *call)
{
	static const unsigned long planted[] = { PLANT_EBX, PLANT_ESI, PLANT_EDI, PLANT_EBP };
	const struct ua_call_state *s = &call->state;
	unsigned bad = 0;

	for (unsigned i = 0; i < 4; i++)
		bad |= (unsigned)(s->seen[i] != planted[i]) << i;
	bad |= (unsigned)(s->stack != 0) << UA_ABI_ESP;
	bad |= (unsigned)!!(s->flags & DIRECTION_FLAG) << UA_ABI_DF;
	bad |= (unsigned)!!(s->flags & ALIGNMENT_FLAG) << UA_ABI_AC;
	for (unsigned i = 0; i < FRAME_WORDS; i++)
		bad |= (unsigned)(s->frame[i] != PLANT_FRAME) << UA_ABI_FRAME;
	/* The low six bits of MXCSR are sticky status, not control. */
	bad |= (unsigned)((s->control[0] & ~0x3fu) != PLANT_MXCSR) << UA_ABI_MXCSR;
	return bad | (unsigned)((s->control[1] & 0xffff) != PLANT_FCW) << UA_ABI_FCW;
}

unsigned long ua_abi_junk(void)
{
	return PLANT_JUNK;
}

bool ua_context_resume_works(void)
{
	return false;
}

/* ---- xmm and x87, as FXSAVE lays them down ------------------------------------ */

#define TAGS	4	/* which of x87's stack are in use */
#define MXCSR	24
#define XMM	160
#define XMMS	8
#define X87_BIT	XMMS

static unsigned char areas[2 * VECTORS_AREA] __attribute__((aligned(16)));

bool ua_vectors_look(struct ua_call *call, bool look)
{
	const uint32_t mxcsr = PLANT_MXCSR;
	const uint16_t control = PLANT_FCW;

	for (unsigned i = 0; look && i < XMMS * 16; i++)
		areas[XMM + i] = (unsigned char)(i * 11 + 3);
	memcpy(areas, &control, sizeof(control));
	memcpy(areas + MXCSR, &mxcsr, sizeof(mxcsr));
	call->state.vectors = look ? areas : NULL;
	return look;
}

unsigned ua_vectors_check(const struct ua_call *call)
{
	const unsigned char *seen = areas + VECTORS_AREA;
	unsigned bad = 0;

	if (!call->state.vectors)
		return 0;
	for (unsigned i = 0; i < XMMS; i++)
		bad |= (unsigned)!!memcmp(areas + XMM + 16 * i, seen + XMM + 16 * i, 16) << i;
	return bad | (unsigned)(seen[TAGS] != 0) << X87_BIT;
}

const char *ua_vector_name(unsigned bit)
{
	static const char *const vr[] = {
		"xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "x87",
	};

	return bit < sizeof(vr) / sizeof(vr[0]) ? vr[bit] : NULL;
}
