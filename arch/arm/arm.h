/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What the C files of this folder share. */
#ifndef UA_ARM_ARM_H
#define UA_ARM_ARM_H

#include <stdbool.h>
#include <stdint.h>

/* Bits of ua_abi_name(); 0-7 are r4-r11. */
enum {
	UA_ABI_SP = 8, UA_ABI_FRAME, UA_ABI_VR, UA_ABI_FPSCR,
	UA_ABI_NR
};

/* An access to memory, of those that an A32 instruction may make. */
enum ua_arm_access { UA_ARM_NONE, UA_ARM_LOAD, UA_ARM_STORE };
enum ua_arm_access ua_arm_access(uint32_t insn);

/* Does the instruction at pc, A32 or Thumb, store?  false if pc is not in
 * code. */
bool ua_arm_wrote(uintptr_t pc, bool thumb);

#endif
