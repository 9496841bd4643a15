/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <linux/export.h>
#include <linux/linkage.h>
#include <asm/alternative.h>
#include <asm/cpufeatures.h>

	.section .noinstr.text, "ax"

/* Right, both ways; the new code has a conditional jump in its middle, which
 * leads out of it and has to be moved. */
SYM_FUNC_START(__memmove)
	mov	%rdi, %rax
	mov	%rdx, %rcx
	cmp	%rdi, %rsi
	jb	2f
	ALTERNATIVE "", "cmp $32, %rcx; jb 1f; rep movsb; ret", X86_FEATURE_ERMS
1:	jrcxz	3f
	movb	(%rsi), %r8b
	movb	%r8b, (%rdi)
	inc	%rsi
	inc	%rdi
	dec	%rcx
	jmp	1b
2:	jrcxz	3f
	movb	-1(%rsi, %rcx), %r8b
	movb	%r8b, -1(%rdi, %rcx)
	dec	%rcx
	jmp	2b
3:	RET
SYM_FUNC_END(__memmove)
EXPORT_SYMBOL(__memmove)

SYM_FUNC_ALIAS(memmove, __memmove)
