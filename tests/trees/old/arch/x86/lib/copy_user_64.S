/* SPDX-License-Identifier: GPL-2.0-or-later */
/* rdi, rsi, edx; what is left in eax. */
#include <linux/linkage.h>
#include <asm/asm.h>

/* Right, with C code of the kernel's for what is left. */
ENTRY(copy_user_generic_unrolled)
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
3:	mov	%edx, %ecx
4:	rep movsb
	xor	%eax, %eax
	ret
	.section .fixup, "ax"
5:	mov	%ecx, %edx
6:	jmp	copy_user_handle_tail
	.previous
	_ASM_EXTABLE(1b, 6b)
	_ASM_EXTABLE(2b, 6b)
	_ASM_EXTABLE(4b, 5b)
ENDPROC(copy_user_generic_unrolled)

/* Wrong: a fault leaves nothing, it says. */
ENTRY(copy_user_generic_string)
	mov	%edx, %ecx
1:	rep movsb
2:	xor	%eax, %eax
	ret
	_ASM_EXTABLE(1b, 2b)
ENDPROC(copy_user_generic_string)
