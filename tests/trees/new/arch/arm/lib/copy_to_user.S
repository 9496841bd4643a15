/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <asm/assembler.h>

	.text
/*
 * Right: the register is what it was, and a store that isn't done on this
 * condition has an entry.  r0, r1, r2; what is left in r0.
 */
FUNCTION(arm_copy_to_user)
	push	{r4, lr}
	mrc	p15, 0, r4, c3, c0, 0
	user_open
	cmp	r2, #0
	beq	9001f
1:	ldrb	r3, [r1], #1
	tst	r2, #1
	USER(strbne r3, [r0])
	USER(strbeq r3, [r0])
	add	r0, r0, #1
	subs	r2, r2, #1
	bne	1b
9001:	mcr	p15, 0, r4, c3, c0, 0
	mov	r0, r2
	pop	{r4, pc}
FUNCTION_END(arm_copy_to_user)
