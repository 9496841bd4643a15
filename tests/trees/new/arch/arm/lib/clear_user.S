/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <asm/assembler.h>

	.text
/* Wrong: a fault leaves the window open.  r0, r1; what is left in r0. */
FUNCTION(arm_clear_user)
	user_open
	mov	r2, #0
	cmp	r1, #0
	beq	2f
1:	USER(strb r2, [r0], #1)
	subs	r1, r1, #1
	bne	1b
2:	user_close
9001:	mov	r0, r1
	bx	lr
FUNCTION_END(arm_clear_user)
