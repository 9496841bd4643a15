/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What the C files of this folder share. */
#ifndef UA_SPARC_SPARC_H
#define UA_SPARC_SPARC_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

/* Bits of ua_abi_name(); 0-7 are l0-l7, 8-13 i0-i5. */
enum {
	UA_ABI_FP = 14, UA_ABI_I7, UA_ABI_SP, UA_ABI_G7, UA_ABI_FRAME, UA_ABI_RD,
	/* what only a kernel keeps */
	UA_ABI_G4, UA_ABI_G5, UA_ABI_G6, UA_ABI_ASI, UA_ABI_FEF,
	UA_ABI_NR
};

static inline uint32_t ua_sparc_insn(uintptr_t at)
{
	uint32_t insn;

	memcpy(&insn, (const void *)at, sizeof(insn));
	return insn;
}

/* An access to memory, of those that it may make. */
enum ua_sparc_access { UA_SPARC_NONE, UA_SPARC_LOAD, UA_SPARC_STORE };
enum ua_sparc_access ua_sparc_access(uint32_t insn);

/* Branches, calls, jumps and returns, all of which have a delay slot. */
bool ua_sparc_branches(uint32_t insn);

#define SPARC_OP(insn)	((insn) >> 30)
#define SPARC_OP2(insn)	((insn) >> 22 & 7)
#define SPARC_OP3(insn)	((insn) >> 19 & 63)
#define SPARC_RD(insn)	((insn) >> 25 & 31)
#define SPARC_RS1(insn)	((insn) >> 14 & 31)
#define SPARC_RS2(insn)	((insn) & 31)
#define SPARC_COND(insn) ((insn) >> 25 & 15)
#define SPARC_IMM	(1u << 13)	/* its second operand is a constant */

enum {	/* op2 of op 0 */
	SPARC_ILLTRAP, SPARC_BPCC, SPARC_BICC, SPARC_BPR, SPARC_SETHI, SPARC_FBPFCC, SPARC_FBFCC,
};
enum {	/* op3 of op 2 */
	SPARC_ADD = 0, SPARC_OR = 2, SPARC_SUB = 4, SPARC_ADDCC = 0x10, SPARC_SUBCC = 0x14,
	SPARC_SLL = 0x25, SPARC_SRA = 0x27, SPARC_RDASR, SPARC_MOVCC = 0x2c, SPARC_MOVR = 0x2f,
	SPARC_WRASR, SPARC_FPOP1 = 0x34, SPARC_IMPDEP2 = 0x37, SPARC_JMPL, SPARC_RETURN,
	SPARC_TCC, SPARC_FLUSH, SPARC_SAVE, SPARC_RESTORE,
};
enum {	/* op3 of op 3 */
	SPARC_FP = 0x20, SPARC_PREFETCH = 0x2d, SPARC_PREFETCHA = 0x3d, SPARC_ALTERNATE = 0x10,
};

#define SPARC_NOP	0x01000000u
/* illtrap, with a number that nothing else has: qemu-user 7.2 knows no ta 1. */
#define SPARC_TRAP	0x00005b90u

#endif
