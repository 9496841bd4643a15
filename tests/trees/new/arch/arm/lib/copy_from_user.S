/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <asm/assembler.h>

	.text
/* Wrong: r4 is not restored after a fault.  r0, r1, r2; what is left in r0. */
FUNCTION(arm_copy_from_user)
	push	{r4, lr}
	cmp	r2, #0
	beq	2f
1:	USER(ldrb r4, [r1], #1)
	strb	r4, [r0], #1
	subs	r2, r2, #1
	bne	1b
2:	mov	r0, r2
	pop	{r4, pc}
9001:	mov	r0, r2
	add	sp, sp, #4
	pop	{pc}
FUNCTION_END(arm_copy_from_user)
