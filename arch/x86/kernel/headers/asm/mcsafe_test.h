/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_ASM_MCSAFE_TEST_H
#define UA_ASM_MCSAFE_TEST_H

/* Injection of errors, which is off. */
#ifdef __ASSEMBLY__
#define MCSAFE_TEST_CTL
	.macro MCSAFE_TEST_SRC reg count target
	.endm
	.macro MCSAFE_TEST_DST reg count target
	.endm
#endif

#endif
