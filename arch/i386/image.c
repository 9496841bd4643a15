/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Kernel images on i386: as on x86-64, with other registers. */
#include "config.h"

#include "ucontext.h"

/* Registers by their number in an instruction. */
static const int ua_x86_register[] = {
	REG_EAX, REG_ECX, REG_EDX, REG_EBX, REG_ESP, REG_EBP, REG_ESI, REG_EDI,
};

#include "../x86/image_common.h"
