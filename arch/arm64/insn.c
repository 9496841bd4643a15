/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * insn.c - does an instruction read memory, or write it?
 *
 * qemu-user 7.2 puts no syndrome into its signal frames, so that the
 * instruction itself must be asked.  Also for decode.c.
 */
#include "config.h"

#include <stddef.h>

#include "arm64.h"
#include "codemap.h"

#define BITS(insn, high, low)	((insn) >> (low) & ((2u << ((high) - (low))) - 1))

static enum ua_arm64_access by(bool load)
{
	return load ? UA_ARM64_LOAD : UA_ARM64_STORE;
}

/* dc zva, gva, gzva: they write a block. */
static bool clears_block(uint32_t insn)
{
	uint32_t dc = insn & ~0x1fu;

	return dc == 0xd50b7420 || dc == 0xd50b7460 || dc == 0xd50b7480;
}

/* Tags, and the copies and sets of FEAT_MOPS: bits 29-24 are 011001. */
static enum ua_arm64_access special(uint32_t insn)
{
	if (BITS(insn, 11, 10) == 1 && !(insn & 1u << 21) && BITS(insn, 31, 30) == 0)
		return UA_ARM64_STORE;			/* cpy, set */
	if (BITS(insn, 31, 24) == 0xd9 && (insn & 1u << 21)) {
		bool ldg = BITS(insn, 11, 10) == 0 && BITS(insn, 23, 22) != 0 &&
			   BITS(insn, 23, 22) != 2;

		return by(ldg);
	}
	return by(BITS(insn, 23, 22) != 0);		/* ldapur, stlur */
}

/* One register: bits 29-27 are 111. */
static enum ua_arm64_access single(uint32_t insn)
{
	bool vector = insn & 1u << 26;
	unsigned opc = BITS(insn, 23, 22), size = BITS(insn, 31, 30);
	bool more = BITS(insn, 25, 24) == 0 && (insn & 1u << 21);

	if (more && BITS(insn, 11, 10) == 0)		/* ldadd, swp ... */
		return UA_ARM64_STORE;
	if (more && (insn & 1u << 10))			/* ldraa, ldrab */
		return UA_ARM64_LOAD;
	if (vector)
		return by(opc & 1);
	if (size == 3 && opc == 2)
		return UA_ARM64_NONE;			/* prfm */
	return by(opc != 0);
}

enum ua_arm64_access ua_arm64_access(uint32_t insn)
{
	if (clears_block(insn))
		return UA_ARM64_STORE;
	if (!(insn & 1u << 27) || (insn & 1u << 25))
		return UA_ARM64_NONE;
	switch (BITS(insn, 29, 27)) {
	case 1:		/* exclusive and ordered ones, compare and swap; v: structures */
		if (!(insn & 1u << 26) && BITS(insn, 25, 24) == 0 && (insn & 1u << 23) &&
		    (insn & 1u << 21))
			return UA_ARM64_STORE;
		return by(insn & 1u << 22);
	case 3:
		if (BITS(insn, 25, 24) == 1)
			return special(insn);
		if (BITS(insn, 31, 30) == 3)
			return UA_ARM64_NONE;		/* prfm of a literal */
		return UA_ARM64_LOAD;
	case 5:		/* pairs */
		return by(insn & 1u << 22);
	case 7:
		return single(insn);
	}
	return UA_ARM64_NONE;
}

bool ua_arm64_wrote(uintptr_t pc)
{
	return ua_code_holds(pc, 4) && ua_arm64_access(*(const uint32_t *)pc) == UA_ARM64_STORE;
}
