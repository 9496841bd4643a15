/* SPDX-License-Identifier: GPL-2.0-or-later */
/* clear_user that changes vector registers, where it may and where not. */
#include "mutants.h"

	CLEAR_AND_AT_FAULT mutant_clobbers_xmm7, pxor %xmm7, %xmm7
	CLEAR_AND_AT_FAULT mutant_dirties_x87, fld1

/* Uses one where nothing faults, and puts back the lower half alone of it. */
ENTRY mutant_clobbers_ymm
	mov	%rsi, %rcx
	CLEAR_BYTES 1f
1:	push	%rcx
	push	%rbx
	mov	$1, %eax
	cpuid
	pop	%rbx
	bt	$27, %ecx		/* xgetbv is there */
	jnc	2f
	xor	%ecx, %ecx
	xgetbv
	test	$4, %al			/* the system has ymm */
	jz	2f
	sub	$16, %rsp
	movdqu	%xmm3, (%rsp)
	vpxor	%xmm3, %xmm3, %xmm3	/* and zeroes the upper half */
	movdqu	(%rsp), %xmm3
	add	$16, %rsp
	pop	%rax
	ret
2:	pxor	%xmm3, %xmm3
	pop	%rax
	ret
END

/* A vector section, in which xmm7 is used; left before the return.  None, and
 * no use of it, where it is refused. */
	.macro CLEAR_IN_SECTION name:req
ENTRY \name
	push	%rbx
	push	%rdi
	push	%rsi
	call	ua_hook_vmx_enter
	pop	%rcx
	pop	%rdi
	test	%eax, %eax
	jz	2f
	pxor	%xmm7, %xmm7
	CLEAR_BYTES 1f
1:	mov	%rcx, %rbx
	call	ua_hook_vmx_exit
	mov	%rbx, %rax
	pop	%rbx
	ret
2:	CLEAR_BYTES 3f
3:	mov	%rcx, %rax
	pop	%rbx
	ret
END
	.endm

	CLEAR_IN_SECTION mutant_vector_right
	CLEAR_IN_SECTION mutant_vector_undeclared
