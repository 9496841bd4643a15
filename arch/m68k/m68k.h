/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What the C files of this folder share. */
#ifndef UA_M68K_M68K_H
#define UA_M68K_M68K_H

#include <stdbool.h>
#include <stdint.h>
#include <ucontext.h>

/* Bits of ua_abi_name(); 0-5 are d2-d7, 6-10 a2-a6. */
enum {
	UA_ABI_SP = 11, UA_ABI_FRAME, UA_ABI_FP, UA_ABI_RND,
	UA_ABI_NR
};

static inline uint16_t ua_m68k_word(uintptr_t at)
{
	return *(const uint16_t *)at;
}

/* An operand in memory: how it is addressed (mode and register of the opcode),
 * and where its extension words are. */
struct ua_m68k_ea {
	unsigned mode, reg;	/* as encoded; mode 7: by register */
	uintptr_t extension;
	unsigned bytes;		/* of extension words */
};

/* An instruction, as far as this program looks at them. */
struct ua_m68k_insn {
	unsigned size;		/* bytes of it; 0: none that is known */
	unsigned operand;	/* bytes of the operand: 1, 2 or 4 */
	bool load, store;	/* what it does to memory */
	struct ua_m68k_ea from, to;	/* of those */
};
void ua_m68k_decode(uintptr_t at, struct ua_m68k_insn *i);

/* A fault there at that address: was it of a store? */
bool ua_m68k_stored(const ucontext_t *uc, uintptr_t pc, uintptr_t address);

extern uintptr_t ua_m68k_address;	/* of the fault that is handled */

#endif
