/* SPDX-License-Identifier: GPL-2.0-or-later */
/* rdi, count in rcx, rax 0; what is left in rcx. */
#include <linux/export.h>
#include <linux/linkage.h>
#include <asm/asm.h>

/* Right. */
SYM_FUNC_START(rep_stos_alternative)
	test	%rcx, %rcx
	jz	2f
1:	movb	%al, (%rdi)
	inc	%rdi
	dec	%rcx
	jnz	1b
2:	RET
	_ASM_EXTABLE_UA(1b, 2b)
SYM_FUNC_END(rep_stos_alternative)
EXPORT_SYMBOL(rep_stos_alternative)

/* Wrong: the entry is an instruction early, so the fault is a stray one. */
SYM_FUNC_START(clear_user_rep_good)
3:	cld
	rep stosb
4:	RET
	_ASM_EXTABLE_UA(3b, 4b)
SYM_FUNC_END(clear_user_rep_good)
EXPORT_SYMBOL(clear_user_rep_good)

/* Right: a page. */
SYM_FUNC_START(clear_page_erms)
	mov	$4096, %ecx
	xor	%eax, %eax
	rep stosb
	RET
SYM_FUNC_END(clear_page_erms)
EXPORT_SYMBOL(clear_page_erms)
