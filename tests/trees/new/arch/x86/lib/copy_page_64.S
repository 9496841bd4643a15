/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <linux/export.h>
#include <linux/linkage.h>
#include <asm/alternative.h>
#include <asm/cpufeatures.h>

/* Wrong without REP_GOOD: breaks rbx. */
SYM_FUNC_START(copy_page)
	ALTERNATIVE "jmp copy_page_regs", "", X86_FEATURE_REP_GOOD
	mov	$512, %ecx
	rep movsq
	RET
SYM_FUNC_END(copy_page)
EXPORT_SYMBOL(copy_page)

SYM_FUNC_START_LOCAL(copy_page_regs)
	mov	$512, %ecx
1:	mov	(%rsi), %rbx
	mov	%rbx, (%rdi)
	add	$8, %rsi
	add	$8, %rdi
	dec	%ecx
	jnz	1b
	RET
SYM_FUNC_END(copy_page_regs)
