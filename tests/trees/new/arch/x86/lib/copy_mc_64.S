/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <linux/linkage.h>
#include <asm/asm.h>
#include <asm/errno.h>

#ifndef EFAULT
#error "asm/errno.h is empty: it should be the generic one"
#endif

/* Right, with C code of the kernel's for faults of stores of eight bytes.  rdi,
 * rsi, edx; what is left in rax. */
SYM_FUNC_START(copy_mc_fragile)
	mov	%edx, %ecx
	shr	$3, %ecx
	jz	3f
1:	mov	(%rsi), %r8
2:	mov	%r8, (%rdi)
	add	$8, %rsi
	add	$8, %rdi
	sub	$8, %edx
	dec	%ecx
	jnz	1b
3:	mov	%edx, %eax
	test	%eax, %eax
	jz	6f
4:	movb	(%rsi), %cl
5:	movb	%cl, (%rdi)
	inc	%rsi
	inc	%rdi
	dec	%eax
	jnz	4b
6:	RET
7:	jmp	copy_mc_fragile_handle_tail
	_ASM_EXTABLE_TYPE(1b, 3b, EX_TYPE_DEFAULT_MCE_SAFE)
	_ASM_EXTABLE(2b, 7b)
	_ASM_EXTABLE_TYPE(4b, 6b, EX_TYPE_DEFAULT_MCE_SAFE)
	_ASM_EXTABLE(5b, 6b)
SYM_FUNC_END(copy_mc_fragile)
