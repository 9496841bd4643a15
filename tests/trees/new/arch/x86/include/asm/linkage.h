/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef ASM_X86_LINKAGE_H
#define ASM_X86_LINKAGE_H

#define RET	ret

#endif
