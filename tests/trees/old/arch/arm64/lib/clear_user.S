/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <linux/linkage.h>
#include <asm/assembler.h>

	.text
/* Right.  x0, x1; what is left in x0. */
ENTRY(__clear_user)
	cbz	x1, 2f
1:	USER(2f, strb wzr, [x0], #1)
	subs	x1, x1, #1
	b.ne	1b
2:	mov	x0, x1
	ret
ENDPROC(__clear_user)
