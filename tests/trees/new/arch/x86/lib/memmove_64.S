/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <linux/export.h>
#include <linux/linkage.h>
#include <asm/alternative.h>
#include <asm/cpufeatures.h>

	.section .noinstr.text, "ax"

/*
 * Right, both ways; the new code ends in a conditional jump, which leads out of
 * it and has to be moved.  The length is kept in r9 and taken out of rdx: should
 * the jump lead into another routine, that does nothing.
 */
SYM_FUNC_START(__memmove)
	mov	%rdi, %rax
	mov	%rdx, %r9
	xor	%ecx, %ecx
	xor	%edx, %edx
	ALTERNATIVE "", "cmp $32, %r9; jb 1f; cld", X86_FEATURE_ERMS
	nop
1:	cmp	%rdi, %rsi
	jb	3f
2:	test	%r9, %r9
	jz	4f
	movb	(%rsi), %r8b
	movb	%r8b, (%rdi)
	inc	%rsi
	inc	%rdi
	dec	%r9
	jmp	2b
3:	test	%r9, %r9
	jz	4f
	movb	-1(%rsi, %r9), %r8b
	movb	%r8b, -1(%rdi, %r9)
	dec	%r9
	jmp	3b
4:	RET
SYM_FUNC_END(__memmove)
EXPORT_SYMBOL(__memmove)

SYM_FUNC_ALIAS(memmove, __memmove)
