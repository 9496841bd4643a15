/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <linux/export.h>
#include <linux/linkage.h>
#include <asm/alternative.h>
#include <asm/cpufeatures.h>

	.section .noinstr.text, "ax"

/* Right, both ways; the new code is a jump that has to be moved. */
SYM_FUNC_START(__memcpy)
	ALTERNATIVE "", "jmp memcpy_strings", X86_FEATURE_FSRM
	mov	%rdi, %rax
	test	%rdx, %rdx
	jz	2f
1:	movb	(%rsi), %cl
	movb	%cl, (%rdi)
	inc	%rsi
	inc	%rdi
	dec	%rdx
	jnz	1b
2:	RET
SYM_FUNC_END(__memcpy)
EXPORT_SYMBOL(__memcpy)

SYM_FUNC_ALIAS(memcpy, __memcpy)

SYM_FUNC_START_LOCAL(memcpy_strings)
	mov	%rdi, %rax
	mov	%rdx, %rcx
	rep movsb
	RET
SYM_FUNC_END(memcpy_strings)
