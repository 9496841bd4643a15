/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_ASM_LINKAGE_H
#define UA_ASM_LINKAGE_H

#define ALIGN	.balign 4

#endif
