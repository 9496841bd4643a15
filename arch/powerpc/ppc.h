/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What the C files of this folder share; the variables are assembly's too. */
#ifndef UA_POWERPC_PPC_H
#define UA_POWERPC_PPC_H

#include <stdbool.h>
#include <stdint.h>

/* Bits of ua_abi_name(); 0-17 are r14-r31. */
enum {
	UA_ABI_R1 = 18, UA_ABI_R2, UA_ABI_R13,
	UA_ABI_CR,			/* CR2, CR3, CR4 */
	UA_ABI_CHAIN = UA_ABI_CR + 3,
	UA_ABI_FRAME, UA_ABI_FPR, UA_ABI_FPSCR, UA_ABI_VR, UA_ABI_VRSAVE,
	UA_ABI_NR
};

#define UA_HIDDEN_SYMBOL	__attribute__((visibility("hidden")))

/* Whether there are vector registers to keep. */
extern unsigned ua_ppc_altivec UA_HIDDEN_SYMBOL;

/* The bytes that a dcbz clears here, and their log; see hooks.h. */
extern unsigned ua_ppc_cache[2] UA_HIDDEN_SYMBOL;

/* True when the instruction writes memory, dcbz among them. */
bool ua_insn_is_store(uint32_t insn);

/* The same of the one at pc; what stands in dsisr if pc is not in code. */
bool ua_insn_wrote(uintptr_t pc, unsigned long dsisr);

#endif
