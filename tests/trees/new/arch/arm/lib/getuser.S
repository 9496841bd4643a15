/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <asm/assembler.h>

	.text
/* Right.  Address in r0, the last in r1; the error in r0, the value in r2. */
FUNCTION(__get_user_4)
	USER(ldr r2, [r0])
	mov	r0, #0
	bx	lr
FUNCTION_END(__get_user_4)

/* Wrong: after a fault in the second word the first is there.  r3 too. */
FUNCTION(__get_user_8)
	USER(ldr r2, [r0], #4)
	USER_TO(9002f, ldr r3, [r0])
	mov	r0, #0
	bx	lr
FUNCTION_END(__get_user_8)

9001:	mov	r2, #0
9002:	mov	r3, #0
	mvn	r0, #13
	bx	lr
