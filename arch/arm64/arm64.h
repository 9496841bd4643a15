/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What the C files of this folder share. */
#ifndef UA_ARM64_ARM64_H
#define UA_ARM64_ARM64_H

#include <stdbool.h>
#include <stdint.h>

/* Bits of ua_abi_name(); 0-10 are x19-x29. */
enum {
	UA_ABI_SP = 11, UA_ABI_TP, UA_ABI_FRAME, UA_ABI_VR, UA_ABI_FPCR,
	UA_ABI_NR
};

/* An access to memory, of those that an A64 instruction may make. */
enum ua_arm64_access { UA_ARM64_NONE, UA_ARM64_LOAD, UA_ARM64_STORE };
enum ua_arm64_access ua_arm64_access(uint32_t insn);

/* Does the instruction at pc store?  false if pc is not in code. */
bool ua_arm64_wrote(uintptr_t pc);

#endif
