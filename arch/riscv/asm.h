/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What every .S file of this folder includes first; see arch/linkage.h. */
#ifndef UA_RISCV_ASM_H
#define UA_RISCV_ASM_H

#define UA_TYPE_FUNC	%function
#define UA_TYPE_PROGBITS %progbits
#define UA_LANDING_PAD

/* What is written is what runs: no compressed forms in the routines, and no
 * addresses by gp, which a routine may have lost. */
	.option	norvc
	.option	norelax

#include "linkage.h"

#endif
