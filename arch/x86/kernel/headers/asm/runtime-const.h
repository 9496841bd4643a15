/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_ASM_RUNTIME_CONST_H
#define UA_ASM_RUNTIME_CONST_H

/* A constant that a running kernel would patch in; it is left as it is here. */
#ifdef __ASSEMBLY__
	.macro RUNTIME_CONST_PTR name, reg
	movabs	$0x0123456789abcdef, %\reg
	.endm
#endif

#endif
