/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The vector, mask and x87 registers around a call: all are planted by XRSTOR,
 * and read back by XSAVE; by FXRSTOR and FXSAVE, which know x87 and xmm, where
 * the system hasn't enabled the others.  checked_call.S does both.
 */
#include "config.h"

#include <cpuid.h>
#include <string.h>

#include "call.h"
#include "call_layout.h"

_Static_assert(offsetof(struct ua_call, state.vectors) == CALL_VECTORS, "layout");
_Static_assert(offsetof(struct ua_call, state.components) == CALL_COMPONENTS, "layout");

enum { X87, SSE, AVX, OPMASK = 5, ZMM_HIGH, ZMM_MORE, COMPONENTS };	/* of XSAVE */

/* The legacy part of an area, bytes. */
#define STATUS		2	/* x87: 16 bits, then 8 of tags */
#define STATUS_BYTES	3
#define MXCSR		24
#define STACK		32
#define STACK_BYTES	128
#define XMM		160
#define HEADER		512	/* which components the area holds */

static unsigned char areas[3 * VECTORS_AREA] __attribute__((aligned(64)));
static struct { unsigned at, size; } part[COMPONENTS];	/* beyond SSE */
static unsigned long components;	/* 0: no XSAVE */

#define XMMS	16

static const char *const names[] = {
	[XMMS] = "x87", "ymm, upper halves", "mask registers", "zmm, upper halves", "zmm16 to zmm31",
};

const char *ua_vector_name(unsigned bit)
{
	static const char xmm[XMMS][6] = {
		"xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8", "xmm9",
		"xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15",
	};

	if (bit < XMMS)
		return xmm[bit];
	return bit < sizeof(names) / sizeof(names[0]) ? names[bit] : NULL;
}

static void find_components(void)
{
	static const int wanted[] = { AVX, OPMASK, ZMM_HIGH, ZMM_MORE };
	unsigned a, b, c, d, low, high;

	if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & bit_OSXSAVE))
		return;
	__asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
	components = 1ul << X87 | 1ul << SSE;
	for (unsigned i = 0; i < sizeof(wanted) / sizeof(wanted[0]); i++) {
		int which = wanted[i];

		if (!(low & 1u << which) || !__get_cpuid_count(0xd, (unsigned)which, &a, &b, &c, &d) ||
		    b + a > VECTORS_AREA)
			continue;
		part[which].at = b;
		part[which].size = a;
		components |= 1ul << which;
	}
}

static void put(unsigned char *area, unsigned at, const void *from, size_t n)
{
	memcpy(area + at, from, n);
}

/* Every byte of every register, different from its neighbours'; those that
 * the checked call itself fills with ones, alike. */
static void fill(void)
{
	static const unsigned char ones[] = { 0, 1, 2, 15 };
	const uint32_t mxcsr = PLANT_MXCSR;
	const uint16_t control = PLANT_FCW;

	for (unsigned i = STACK; i < STACK + STACK_BYTES; i++)
		areas[i] = i % 16 < 10 ? (unsigned char)(i * 7 + 1) : 0;
	for (unsigned i = XMM; i < XMM + XMMS * 16; i++)
		areas[i] = (unsigned char)(i * 11 + 3);
	for (unsigned i = 0; i < sizeof(ones); i++)
		memset(areas + XMM + 16 * ones[i], 0xff, 16);
	for (int which = AVX; which < COMPONENTS; which++)
		for (unsigned i = 0; i < part[which].size; i++)
			areas[part[which].at + i] = (unsigned char)(i * 13 + 5);
	for (unsigned i = 0; i < 3; i++) {
		put(areas + i * VECTORS_AREA, 0, &control, sizeof(control));
		put(areas + i * VECTORS_AREA, MXCSR, &mxcsr, sizeof(mxcsr));
	}
	put(areas, HEADER, &components, sizeof(components));
}

bool ua_vectors_look(struct ua_call *call, bool look)
{
	static bool ready;

	if (look && !ready) {
		find_components();
		fill();
		ready = true;
	}
	call->state.vectors = look ? areas : NULL;
	call->state.components = components;
	return look;
}

static bool changed(const unsigned char *seen, unsigned at, unsigned size, int which)
{
	unsigned long held = components;

	if (components)
		memcpy(&held, seen + HEADER, sizeof(held));
	/* What is not held is as after a reset. */
	return (components && !(held & 1ul << which)) || memcmp(areas + at, seen + at, size);
}

unsigned ua_vectors_check(const struct ua_call *call)
{
	static const int after[] = { AVX, OPMASK, ZMM_HIGH, ZMM_MORE };
	const unsigned char *seen = areas + VECTORS_AREA;
	unsigned bad = 0;

	if (!call->state.vectors)
		return 0;
	for (unsigned i = 0; i < XMMS; i++)
		bad |= (unsigned)changed(seen, XMM + 16 * i, 16, SSE) << i;
	bad |= (unsigned)(changed(seen, STATUS, STATUS_BYTES, X87) ||
			  changed(seen, STACK, STACK_BYTES, X87)) << XMMS;
	for (unsigned i = 0; i < sizeof(after) / sizeof(after[0]); i++)
		if (part[after[i]].size)
			bad |= (unsigned)changed(seen, part[after[i]].at, part[after[i]].size,
						 after[i]) << (XMMS + 1 + i);
	return bad;
}
