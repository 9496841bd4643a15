/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_ASM_TRAPNR_H
#define UA_ASM_TRAPNR_H

#define X86_TRAP_GP	13
#define X86_TRAP_PF	14
#define X86_TRAP_MC	18

#endif
