/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_ASM_SYSREG_H
#define UA_ASM_SYSREG_H

#ifdef __ASSEMBLY__
/* msr of a field of PSTATE: what to it, is in bits 8-11. */
#define SET_PSTATE_PAN(closed)	.inst 0xd500409f | (closed) << 8
#define SET_PSTATE_UAO(on)	.inst 0xd500407f | (on) << 8
#endif

#endif
