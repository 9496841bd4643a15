/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <linux/linkage.h>
#include <asm/assembler.h>

	.text
/* Wrong: the entry is one instruction early.  x0, x1, x2; what is left in x0. */
ENTRY(__copy_from_user)
	cbz	x2, 2f
1:	USER(2f, nop)
	ldrb	w3, [x1], #1
	strb	w3, [x0], #1
	subs	x2, x2, #1
	b.ne	1b
2:	mov	x0, x2
	ret
ENDPROC(__copy_from_user)
