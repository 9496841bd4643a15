/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What the C files of this folder share. */
#ifndef UA_ALPHA_ALPHA_H
#define UA_ALPHA_ALPHA_H

#include <stdbool.h>
#include <stdint.h>

/* Bits of ua_abi_name(); 0-6 are s0-s5 and fp ($9 to $15). */
enum {
	UA_ABI_SP = 7, UA_ABI_FRAME, UA_ABI_FS, UA_ABI_DYN,
	UA_ABI_NR
};

static inline uint32_t ua_alpha_insn(uintptr_t at)
{
	return *(const uint32_t *)at;
}

/* An access to memory, of those that it may make. */
enum ua_alpha_access { UA_ALPHA_NONE, UA_ALPHA_LOAD, UA_ALPHA_STORE };
enum ua_alpha_access ua_alpha_access(uint32_t insn);

#define ALPHA_OP(insn)		((insn) >> 26)
#define ALPHA_RA(insn)		((insn) >> 21 & 31)
#define ALPHA_RB(insn)		((insn) >> 16 & 31)
#define ALPHA_RC(insn)		((insn) & 31)
#define ALPHA_FUNCTION(insn)	((insn) >> 5 & 0x7f)
#define ALPHA_IS_LITERAL(insn)	((insn) & 0x1000)

enum {	/* opcodes */
	ALPHA_PAL = 0, ALPHA_LDA = 8, ALPHA_LDAH, ALPHA_LDBU, ALPHA_LDQ_U, ALPHA_LDWU, ALPHA_STW,
	ALPHA_STB, ALPHA_STQ_U, ALPHA_INTA, ALPHA_INTL, ALPHA_INTS, ALPHA_INTM,
	ALPHA_MISC = 0x18, ALPHA_JSR = 0x1a, ALPHA_FPTI = 0x1c, ALPHA_LDF = 0x20, ALPHA_STF = 0x24,
	ALPHA_LDL = 0x28, ALPHA_STL = 0x2c, ALPHA_STQ_C = 0x2f, ALPHA_BR = 0x30, ALPHA_BSR = 0x34,
};

#endif
