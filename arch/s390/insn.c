/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * insn.c - does an instruction read memory, or write it?
 *
 * A signal frame does not say what an access was, so that the instruction
 * itself must be asked; one that does both is a store here.  Also for decode.c.
 */
#include "config.h"

#include <string.h>

#include "s390.h"

unsigned ua_s390_size(uint64_t insn)
{
	static const unsigned char sizes[4] = { 2, 4, 4, 6 };

	return sizes[insn >> 46 & 3];
}

uint64_t ua_s390_insn(uintptr_t at)
{
	const unsigned char *p = (const unsigned char *)at;
	uint64_t insn = (uint64_t)*p << 40;
	unsigned size = ua_s390_size(insn);

	for (unsigned i = 1; i < size; i++)
		insn |= (uint64_t)p[i] << (40 - 8 * i);
	return insn;
}

static bool among(unsigned code, const unsigned char *list, size_t n)
{
	return memchr(list, (int)code, n) != NULL;
}

#define AMONG(code, ...) \
	among(code, (const unsigned char[]){ __VA_ARGS__ }, \
	      sizeof((const unsigned char[]){ __VA_ARGS__ }))

static enum ua_s390_access by(bool store)
{
	return store ? UA_S390_STORE : UA_S390_LOAD;
}

/* Those whose last byte has the rest of the code. */
static enum ua_s390_access long_form(unsigned first, unsigned last)
{
	switch (first) {
	case 0xe3:
		if (AMONG(last, 0x71, 0x36, 0x46))	/* lay, pfd, bctg */
			return UA_S390_NONE;
		return by(AMONG(last, 0x24, 0x25, 0x26, 0x2e, 0x2f, 0x3e, 0x3f, 0x50, 0x70, 0x72, 0x8e));
	case 0xeb:
		if (last < 4 || (last > 4 && last < 0x14) || (last >= 0x1c && last <= 0x1d) ||
		    AMONG(last, 0x20, 0x21, 0x23, 0x2b, 0x44, 0x45, 0x4c) || (last >= 0xdc && last <= 0xdf))
			return UA_S390_NONE;
		return by(AMONG(last, 0x14, 0x24, 0x26, 0x2c, 0x2d, 0x30, 0x31, 0x3e, 0x52, 0x54, 0x56, 0x57,
				0x6a, 0x6e, 0x7a, 0x7e, 0x90, 0xe1, 0xe3, 0xf4, 0xf6, 0xf7, 0xf8, 0xfa,
				0xe4, 0xe6, 0xe7, 0xe8, 0xea));
	case 0xed:
		return by(AMONG(last, 0x66, 0x67));
	case 0xe7:
		if (AMONG(last, 0x0e, 0x3e, 0x3f, 0x08, 0x09, 0x0a, 0x0b))
			return UA_S390_STORE;
		return AMONG(last, 0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x36, 0x37) ?
		       UA_S390_LOAD : UA_S390_NONE;
	default:
		return UA_S390_NONE;
	}
}

static enum ua_s390_access relative(uint64_t insn)
{
	unsigned second = S390_LOW(insn, 1);

	if (S390_BYTE(insn, 0) == 0xc6)		/* exrl, pfdrl; compares */
		return second < 4 ? UA_S390_NONE : UA_S390_LOAD;
	return second < 2 ? UA_S390_NONE : by(AMONG(second, 7, 11, 15));
}

enum ua_s390_access ua_s390_access(uint64_t insn)
{
	unsigned first = S390_BYTE(insn, 0);

	if (S390_IS_MVCOS(insn))
		return UA_S390_STORE;
	if (first == 0xe5)			/* mvhi ...; compares */
		return by(AMONG(S390_BYTE(insn, 1), 0x44, 0x48, 0x4c));
	if (first == 0xc4 || first == 0xc6)
		return relative(insn);
	if (first >= 0xd0 && first < 0xe0)	/* two operands; clc and trt only read */
		return by(first != 0xd5 && first != 0xdd);
	if (first >= 0xe0)
		return long_form(first, S390_BYTE(insn, 5));
	if (AMONG(first, 0x40, 0x42, 0x50, 0x60, 0x70, 0x90, 0x92, 0x94, 0x96, 0x97, 0x9b, 0xba, 0xbe,
		  0x0e, 0xa8))
		return UA_S390_STORE;
	if (AMONG(first, 0x41, 0x44, 0x45, 0x46, 0x47, 0x4d, 0x82, 0x84, 0x85, 0x86, 0x87, 0x93, 0x0f) ||
	    (first >= 0x88 && first <= 0x8f) || first < 0x40 || (first >= 0xa5 && first <= 0xa7) ||
	    (first >= 0xb2 && first <= 0xb9 && first != 0xb6) || (first >= 0xc0 && first <= 0xc2))
		return UA_S390_NONE;
	return first < 0xc0 || first == 0x0d ? UA_S390_LOAD : UA_S390_NONE;
}
