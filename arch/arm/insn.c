/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * insn.c - does an instruction read memory, or write it?
 *
 * qemu-user 7.2 leaves the fault status of its signal frames empty, so that
 * the instruction itself must be asked.  Also for decode.c.
 */
#include "config.h"

#include <link.h>
#include <stddef.h>

#include "arm.h"
#include "loaded.h"

#define BITS(insn, high, low)	((insn) >> (low) & ((2u << ((high) - (low))) - 1))

static enum ua_arm_access by(bool load)
{
	return load ? UA_ARM_LOAD : UA_ARM_STORE;
}

/* Halfwords, signed bytes, doublewords, and exclusive ones. */
static enum ua_arm_access extra(uint32_t insn)
{
	bool l = insn & 1u << 20;

	if (BITS(insn, 6, 5) != 0)
		return by(l || BITS(insn, 6, 5) == 2);		/* ldrd among the stores */
	if (BITS(insn, 7, 4) != 9 || !(insn & 1u << 24))
		return UA_ARM_NONE;				/* mul and its kind */
	return insn & 1u << 23 ? by(l) : UA_ARM_STORE;		/* swp */
}

enum ua_arm_access ua_arm_access(uint32_t insn)
{
	bool l = insn & 1u << 20, always = BITS(insn, 31, 28) == 15;

	if (always && BITS(insn, 27, 24) == 4 && !l)		/* vld1-4, vst1-4 */
		return by(insn & 1u << 21);
	if (always && BITS(insn, 27, 25) != 6)
		return UA_ARM_NONE;
	switch (BITS(insn, 27, 25)) {
	case 0:
		return BITS(insn, 7, 7) && BITS(insn, 4, 4) ? extra(insn) : UA_ARM_NONE;
	case 3:
		return insn & 1u << 4 ? UA_ARM_NONE : by(l);	/* media instructions */
	case 2: case 4:
		return by(l);
	case 6:		/* vldr, vldm; not moves of two registers */
		return BITS(insn, 24, 21) == 2 || BITS(insn, 24, 21) == 0 ? UA_ARM_NONE : by(l);
	}
	return UA_ARM_NONE;
}

/* ---- Thumb, which is the C library's: direction alone ------------------------ */

static bool short_stores(unsigned insn)
{
	switch (insn >> 12) {
	case 5:					/* with a register's offset */
		return BITS(insn, 11, 9) < 3;
	case 6: case 7: case 8: case 9: case 12:
		return !(insn & 1u << 11);
	case 11:				/* push */
		return BITS(insn, 11, 9) == 2;
	}
	return false;
}

static bool thumb_stores(const uint16_t *pc)
{
	unsigned first = pc[0];

	if (first >> 11 < 0x1d)
		return short_stores(first);
	if (first >> 8 == 0xf9 && !(first & 1u << 4))	/* vld1-4, vst1-4 */
		return !(first & 1u << 5);
	/* ldm, ldrd; ldr; vldr */
	return (BITS(first, 15, 9) == 0x74 || BITS(first, 15, 9) == 0x7c ||
		(first & 0xee00) == 0xec00) && !(first & 1u << 4);
}

/* ---- memory that may be read as code ------------------------------------- */

static struct range {
	uintptr_t start, end;
} code[16];
static size_t ranges;

static int add_code(struct dl_phdr_info *info, size_t size, void *unused)
{
	(void)size;
	(void)unused;
	for (int i = 0; i < info->dlpi_phnum; i++) {
		const ElfW(Phdr) *p = &info->dlpi_phdr[i];

		if (p->p_type != PT_LOAD || !(p->p_flags & PF_X) ||
		    ranges == sizeof(code) / sizeof(code[0]))
			continue;
		code[ranges].start = info->dlpi_addr + p->p_vaddr;
		code[ranges].end = code[ranges].start + p->p_filesz;
		ranges++;
	}
	return 0;
}

__attribute__((constructor)) static void find_code(void)
{
	dl_iterate_phdr(add_code, NULL);
}

static bool wrote(uintptr_t pc, bool thumb)
{
	if (thumb)
		return thumb_stores((const uint16_t *)pc);
	return ua_arm_access(*(const uint32_t *)pc) == UA_ARM_STORE;
}

bool ua_arm_wrote(uintptr_t pc, bool thumb)
{
	if (pc & (thumb ? 1 : 3))
		return false;
	if (ua_image_holds(pc))
		return wrote(pc, thumb);
	for (size_t i = 0; i < ranges; i++)
		if (pc >= code[i].start && pc + 4 <= code[i].end)
			return wrote(pc, thumb);
	return false;
}
