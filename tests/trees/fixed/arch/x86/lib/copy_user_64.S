/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <linux/export.h>
#include <linux/linkage.h>
#include <asm/alternative.h>
#include <asm/asm.h>
#include <asm/cpufeatures.h>
#include <asm/smap.h>

/* As in ../new, put right.  rdi, rsi, count in rcx, and what is left in rcx. */
SYM_FUNC_START(rep_movs_alternative)
	test	%rcx, %rcx
	jz	9f
0:	ALTERNATIVE "jmp 1f", "rep movsb", X86_FEATURE_ERMS
	RET
1:	movb	(%rsi), %al
2:	movb	%al, (%rdi)
	inc	%rsi
	inc	%rdi
	dec	%rcx
	jnz	1b
9:	RET
	_ASM_EXTABLE_UA(0b, 9b)
	_ASM_EXTABLE_UA(1b, 9b)
	_ASM_EXTABLE_UA(2b, 9b)
SYM_FUNC_END(rep_movs_alternative)
EXPORT_SYMBOL(rep_movs_alternative)

/* The others: rdi, rsi, edx; what is left in eax. */

/* A fault closes the window. */
SYM_FUNC_START(copy_user_generic_unrolled)
	ASM_STAC
	mov	%edx, %eax
	test	%eax, %eax
	jz	3f
1:	movb	(%rsi), %cl
2:	movb	%cl, (%rdi)
	inc	%rsi
	inc	%rdi
	dec	%eax
	jnz	1b
3:	ASM_CLAC
	RET
	_ASM_EXTABLE_UA(1b, 3b)
	_ASM_EXTABLE_UA(2b, 3b)
SYM_FUNC_END(copy_user_generic_unrolled)
EXPORT_SYMBOL(copy_user_generic_unrolled)

/* What a fault leaves is counted in bytes, and tried by bytes. */
SYM_FUNC_START(copy_user_generic_string)
	ASM_STAC
	mov	%edx, %ecx
	shr	$3, %ecx
	and	$7, %edx
1:	rep movsq
	mov	%edx, %ecx
2:	rep movsb
3:	mov	%ecx, %eax
	ASM_CLAC
	RET
4:	lea	(%rdx, %rcx, 8), %ecx
	jmp	2b
	_ASM_EXTABLE_UA(1b, 4b)
	_ASM_EXTABLE_UA(2b, 3b)
SYM_FUNC_END(copy_user_generic_string)
EXPORT_SYMBOL(copy_user_generic_string)

/* A fault of the quadwords counts them by its type, rcx * 8 + rdx, and
 * the bytes do the rest. */
SYM_FUNC_START(copy_user_enhanced_fast_string)
	ASM_STAC
	mov	%edx, %ecx
	ALTERNATIVE "jmp 1f", "", X86_FEATURE_FSRM
	jmp	2f
1:	shr	$3, %ecx
	and	$7, %edx
4:	rep movsq
	mov	%edx, %ecx
2:	rep movsb
3:	mov	%ecx, %eax
	ASM_CLAC
	RET
	_ASM_EXTABLE_TYPE(4b, 2b, EX_TYPE_UCOPY_LEN8 | EX_REG_DX)
	_ASM_EXTABLE_UA(2b, 3b)
SYM_FUNC_END(copy_user_enhanced_fast_string)
EXPORT_SYMBOL(copy_user_enhanced_fast_string)
