/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <linux/linkage.h>
#include <asm/alternative-asm.h>
#include <asm/cpufeatures.h>

/* Right, both ways: the whole of it is replaced. */
	.section .altinstr_replacement, "ax"
.Lmemcpy_strings:
	mov	%rdi, %rax
	mov	%rdx, %rcx
	rep movsb
	ret
.Lmemcpy_strings_end:
	.previous

ENTRY(__memcpy)
	mov	%rdi, %rax
	test	%rdx, %rdx
	jz	2f
1:	movb	(%rsi), %cl
	movb	%cl, (%rdi)
	inc	%rsi
	inc	%rdi
	dec	%rdx
	jnz	1b
2:	ret
.Lmemcpy_end:
ENDPROC(__memcpy)

	.section .altinstructions, "a"
	altinstruction_entry __memcpy, .Lmemcpy_strings, X86_FEATURE_REP_GOOD, .Lmemcpy_end-__memcpy, .Lmemcpy_strings_end-.Lmemcpy_strings
	.previous
