/* SPDX-License-Identifier: GPL-2.0-or-later */
/* clear_user that breaks the ABI, mostly on the fault path alone. */
#include "mutants.h"

	CLEAR_AND_AT_FAULT mutant_clobbers_rbx, inc %rbx
	CLEAR_AND_AT_FAULT mutant_clobbers_rbp, inc %rbp
	CLEAR_AND_AT_FAULT mutant_clobbers_r12, inc %r12
	CLEAR_AND_AT_FAULT mutant_clobbers_r13, inc %r13
	CLEAR_AND_AT_FAULT mutant_clobbers_r14, inc %r14
	CLEAR_AND_AT_FAULT mutant_clobbers_r15, inc %r15
	CLEAR_AND_AT_FAULT mutant_leaves_df, std
	CLEAR_AND_AT_FAULT mutant_smashes_frame, incq 8(%rsp)

/* Leaves the alignment-check flag set: misaligned accesses fault from then on. */
ENTRY mutant_leaves_ac
	mov	%rsi, %rcx
	CLEAR_BYTES 2f
	RETURN	%rcx
2:	pushfq
	orl	$0x40000, (%rsp)
	popfq
	RETURN	%rcx
END

/* Rounds to nearest afterwards. */
ENTRY mutant_changes_mxcsr
	mov	%rsi, %rcx
	CLEAR_BYTES 2f
	RETURN	%rcx
2:	movl	$0x1f80, -8(%rsp)
	ldmxcsr	-8(%rsp)
	RETURN	%rcx
END

ENTRY mutant_changes_fcw
	mov	%rsi, %rcx
	CLEAR_BYTES 2f
	RETURN	%rcx
2:	movw	$0x037f, -8(%rsp)
	fldcw	-8(%rsp)
	RETURN	%rcx
END

/* Comes back with the stack pointer 8 too low ... */
ENTRY mutant_stack_low
	mov	%rsi, %rcx
	CLEAR_BYTES 2f
	RETURN	%rcx
2:	mov	%rcx, %rax
	push	(%rsp)
	ret
END

/* ... and 8 too high. */
ENTRY mutant_stack_high
	mov	%rsi, %rcx
	CLEAR_BYTES 2f
	RETURN	%rcx
2:	mov	%rcx, %rax
	ret	$8
END

/* Clobbers rbx when nothing faulted. */
ENTRY mutant_clobbers_rbx_always
	mov	%rsi, %rcx
	mov	%rdi, %rbx
	CLEAR_BYTES 2f
2:	RETURN	%rcx
END

/* Counts on r10 being zero. */
ENTRY mutant_trusts_r10
	mov	%rsi, %rcx
	jrcxz	2f
1:	USER	2f, movb $0, (%rdi, %r10)
	inc	%r10
	dec	%rcx
	jnz	1b
2:	RETURN	%rcx
END
