/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Accesses of getuser.S and putuser.S: no domains. */
#ifndef UA_ASM_DOMAIN_H
#define UA_ASM_DOMAIN_H

#define TUSER(insn)	insn

#endif
