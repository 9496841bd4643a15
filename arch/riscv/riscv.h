/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What the C files of this folder share. */
#ifndef UA_RISCV_RISCV_H
#define UA_RISCV_RISCV_H

#include <stdbool.h>
#include <stdint.h>

/* Bits of ua_abi_name(); 0-11 are s0-s11. */
enum {
	UA_ABI_SP = 12, UA_ABI_TP, UA_ABI_GP, UA_ABI_FRAME, UA_ABI_FS, UA_ABI_FRM,
	UA_ABI_NR
};

/* An instruction: 2 bytes when its lowest bits are not 11, else 4. */
uint32_t ua_riscv_insn(uintptr_t at);
static inline unsigned ua_riscv_size(uint32_t insn)
{
	return (insn & 3) == 3 ? 4 : 2;
}

/* An access to memory, of those that it may make. */
enum ua_riscv_access { UA_RISCV_NONE, UA_RISCV_LOAD, UA_RISCV_STORE };
enum ua_riscv_access ua_riscv_access(uint32_t insn);

#endif
