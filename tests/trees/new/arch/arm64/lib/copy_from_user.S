/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <linux/linkage.h>
#include <linux/export.h>
#include <asm/assembler.h>
#include <asm/alternative.h>

	.text
/*
 * Right, if a fault gives -EFAULT to w5 and 0 to w3; and if seven bytes before a
 * page that is away, loaded with the first one of that page, come alone.  x0,
 * x1, x2; what is left in x0, or more than that.
 */
SYM_FUNC_START(__arch_copy_from_user)
	mov	x10, x0
	mov	w5, #0
	cbz	x2, 3f
1:	ldtrb	w3, [x1]
	EX_TABLE(1b, 2f, EX_TYPE_UACCESS_ERR_ZERO, 5, 3)
2:	cbnz	w5, 4f
	strb	w3, [x0], #1
	add	x1, x1, #1
	subs	x2, x2, #1
	b.ne	1b
3:	mov	x0, x2
	ret
4:	cmn	w5, #14
	b.ne	9f
	cbnz	w3, 9f
	sub	x10, x0, x10
	cmp	x10, #8
	b.lo	3b
	tst	x1, #4095
	b.ne	3b
	sub	x9, x1, #7
5:	ldr	x7, [x9]
	EX_TABLE(5b, 6f, EX_TYPE_LOAD_UNALIGNED_ZEROPAD, 7, 9)
6:	ldur	x8, [x0, #-8]
	lsr	x8, x8, #8
	and	x7, x7, #0x00ffffffffffffff
	cmp	x7, x8
	b.eq	3b
9:	add	x0, x2, #1
	ret
SYM_FUNC_END(__arch_copy_from_user)
EXPORT_SYMBOL(__arch_copy_from_user)
