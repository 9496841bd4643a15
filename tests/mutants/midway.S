/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * clear_user whose defect lies where no page hole reaches: at the second store
 * of a pair that is aligned.  Only a fault that is injected finds it.
 */
#include "mutants.h"

/* Bytes up to 16 at a time, then a pair; rcx counts at each store but the
 * second of a pair, where 8 more are done.  The second is the caller's. */
	.macro	TO_PAIR fix:req, tail:req
1:	cmp	$16, %rcx
	jb	\tail
	test	$15, %dil
	jz	2f
	USER	\fix, movb $0, (%rdi)
	inc	%rdi
	dec	%rcx
	jmp	1b
2:	USER	\fix, movq $0, (%rdi)
	.endm

	.macro	NEXT_PAIR
	add	$16, %rdi
	sub	$16, %rcx
	jmp	1b
	.endm

/* As it should be: what the others depart from. */
ENTRY mutant_midway_right
	mov	%rsi, %rcx
	TO_PAIR	4f, 3f
	USER	5f, movq $0, 8(%rdi)
	NEXT_PAIR
3:	CLEAR_BYTES 4f
4:	RETURN	%rcx
5:	sub	$8, %rcx
	RETURN	%rcx
END

ENTRY mutant_midway_no_entry
	mov	%rsi, %rcx
	TO_PAIR	4f, 3f
	movq	$0, 8(%rdi)
	NEXT_PAIR
3:	CLEAR_BYTES 4f
4:	RETURN	%rcx
END

/* Claims the second as well. */
ENTRY mutant_midway_claims
	mov	%rsi, %rcx
	TO_PAIR	4f, 3f
	USER	5f, movq $0, 8(%rdi)
	NEXT_PAIR
3:	CLEAR_BYTES 4f
4:	RETURN	%rcx
5:	sub	$16, %rcx
	RETURN	%rcx
END

/* Its fixup loses a register that is its caller's. */
ENTRY mutant_midway_clobbers
	mov	%rsi, %rcx
	TO_PAIR	4f, 3f
	USER	5f, movq $0, 8(%rdi)
	NEXT_PAIR
3:	CLEAR_BYTES 4f
4:	RETURN	%rcx
5:	lea	-8(%rcx), %rbx
	RETURN	%rbx
END
