/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Kernel images on x86-64. */
#include "config.h"

#include "ucontext.h"

/* Registers by their number in an instruction. */
static const int ua_x86_register[] = {
	REG_RAX, REG_RCX, REG_RDX, REG_RBX, REG_RSP, REG_RBP, REG_RSI, REG_RDI,
	REG_R8, REG_R9, REG_R10, REG_R11, REG_R12, REG_R13, REG_R14, REG_R15,
};

#include "image_common.h"
