/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <linux/linkage.h>
#include <linux/export.h>
#include <asm/assembler.h>
#include <asm/alternative.h>

	.text
/* Wrong: with PAN, a fault leaves the window open.  x0, x1; what is left in x0. */
SYM_FUNC_START(__arch_clear_user)
	user_open
	cbz	x1, 2f
1:	USER(3f, sttrb wzr, [x0])
	add	x0, x0, #1
	subs	x1, x1, #1
	b.ne	1b
2:	user_close
3:	mov	x0, x1
	ret
SYM_FUNC_END(__arch_clear_user)
EXPORT_SYMBOL(__arch_clear_user)
