/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <linux/linkage.h>
#include <linux/export.h>
#include <asm/assembler.h>

	.text
/* Right, if the current task is there, and holds zeros.  x0, x1. */
SYM_FUNC_START(strnlen)
	mrs	x3, sp_el0
	ldr	x4, [x3, #1024]
	mov	x2, x0
1:	cbz	x1, 2f
	ldrb	w3, [x0]
	cbz	w3, 2f
	add	x0, x0, #1
	sub	x1, x1, #1
	b	1b
2:	sub	x0, x0, x2
	add	x0, x0, x4
	ret
SYM_FUNC_END(strnlen)
EXPORT_SYMBOL(strnlen)
