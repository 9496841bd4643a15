/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <asm/assembler.h>

	.text
/* Right.  Address in r0, the last in r1, the value in r2; the error in r0. */
FUNCTION(__put_user_2)
	USER(strh r2, [r0])
	mov	r0, #0
	bx	lr
9001:	mvn	r0, #13
	bx	lr
FUNCTION_END(__put_user_2)

/* Wrong: another error. */
FUNCTION(__put_user_4)
	USER(str r2, [r0])
	mov	r0, #0
	bx	lr
9001:	mvn	r0, #12
	bx	lr
FUNCTION_END(__put_user_4)
