/* SPDX-License-Identifier: GPL-2.0-or-later */
/* rdi, rsi, edx; what is left in eax. */
#include <linux/linkage.h>
#include <asm/alternative-asm.h>
#include <asm/asm.h>
#include <asm/cpufeatures.h>
#include <asm/smap.h>

/* Right: the C code that copies what is left closes the window. */
ENTRY(copy_user_generic_unrolled)
	ASM_STAC
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
	ASM_CLAC
	ret
5:	mov	%ecx, %edx
6:	jmp	copy_user_handle_tail
	_ASM_EXTABLE(1b, 6b)
	_ASM_EXTABLE(2b, 6b)
	_ASM_EXTABLE(4b, 5b)
ENDPROC(copy_user_generic_unrolled)

/* Wrong: the trap's number, which its entry's handler puts into rax, is taken
 * for what is left. */
ENTRY(copy_user_generic_string)
	ASM_STAC
	mov	%edx, %ecx
1:	rep movsb
	xor	%eax, %eax
2:	ASM_CLAC
	ret
	_ASM_EXTABLE_FAULT(1b, 2b)
ENDPROC(copy_user_generic_string)

/* Wrong with ERMS and SMAP: takes the window for granted, which is closed. */
ENTRY(copy_user_enhanced_fast_string)
	ALTERNATIVE "jmp 1f", "", X86_FEATURE_ERMS
	jmp	2f
1:	ASM_STAC
2:	mov	%edx, %ecx
3:	rep movsb
4:	mov	%ecx, %eax
	ASM_CLAC
	ret
	_ASM_EXTABLE(3b, 4b)
ENDPROC(copy_user_enhanced_fast_string)
