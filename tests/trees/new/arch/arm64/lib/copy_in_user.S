/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <linux/linkage.h>
#include <linux/export.h>
#include <asm/assembler.h>

	.text
/*
 * Wrong: a load's entry names w6 for the error, and w5 is asked: so it goes on,
 * with zeros.  x0, x1, x2; what is left in x0.
 */
SYM_FUNC_START(__arch_copy_in_user)
	mov	w5, #0
	cbz	x2, 3f
1:	ldtrb	w3, [x1]
	EX_TABLE(1b, 2f, EX_TYPE_UACCESS_ERR_ZERO, 6, 3)
2:	cbnz	w5, 3f
	USER(3f, sttrb w3, [x0])
	add	x0, x0, #1
	add	x1, x1, #1
	subs	x2, x2, #1
	b.ne	1b
3:	mov	x0, x2
	ret
SYM_FUNC_END(__arch_copy_in_user)
EXPORT_SYMBOL(__arch_copy_in_user)
