/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <linux/linkage.h>
#include <linux/export.h>
#include <asm/assembler.h>
#include <asm/alternative.h>

	.text
/* Right.  x0, x1, x2; what is left in x0. */
SYM_FUNC_START(__arch_copy_to_user)
	user_open
	cbz	x2, 2f
1:	ldrb	w3, [x1], #1
	USER(2f, sttrb w3, [x0])
	add	x0, x0, #1
	subs	x2, x2, #1
	b.ne	1b
2:	user_close
	mov	x0, x2
	ret
SYM_FUNC_END(__arch_copy_to_user)
EXPORT_SYMBOL(__arch_copy_to_user)
