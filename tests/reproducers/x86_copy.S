/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Copies with a bug that x86 kernels have had, each beside its repair.
 *
 *	rdi	to	next byte to write
 *	rsi	from	next byte to read
 *	rcx	left	bytes left, the next among them; progress
 *	rdx	length	as it was asked for
 */
#include "tests/mutants/mutants.h"

/*
 * Groups of four loads, then four stores.  A load that faults leaves the whole
 * group undone, for nothing of it has been stored.  credit=1 counts the loads
 * before it as if they had been.
 */
	.macro COPY_IN_GROUPS name:req, credit:req
ENTRY \name
	mov	%rdx, %rcx
1:	cmp	$32, %rcx
	jb	5f
	USER	5f, movq (%rsi), %r8
	USER	2f, movq 8(%rsi), %r9
	USER	3f, movq 16(%rsi), %r10
	USER	4f, movq 24(%rsi), %r11
	USER	5f, movq %r8, (%rdi)
	USER	5f, movq %r9, 8(%rdi)
	USER	5f, movq %r10, 16(%rdi)
	USER	5f, movq %r11, 24(%rdi)
	add	$32, %rsi
	add	$32, %rdi
	sub	$32, %rcx
	jmp	1b
	.if \credit
4:	sub	$8, %rcx
3:	sub	$8, %rcx
2:	sub	$8, %rcx
	jmp	6f
	.else
2:
3:
4:
	.endif
5:	COPY_BYTES 6f
6:	RETURN	%rcx
END
	.endm

	COPY_IN_GROUPS reproducer_group_loads, 1
	COPY_IN_GROUPS reproducer_group_loads_repaired, 0

/*
 * Quadwords, then bytes.  The fixup of the bytes returns a register that the
 * quadwords have counted, and the bytes should: counter.
 */
	.macro COPY_TAIL_COUNTS name:req, counter:req
ENTRY \name
	mov	%rdx, %rcx
1:	cmp	$8, %rcx
	jb	2f
	USER	2f, movq (%rsi), %r8
	USER	2f, movq %r8, (%rdi)
	add	$8, %rsi
	add	$8, %rdi
	sub	$8, %rcx
	jmp	1b
2:	COPY_BYTES 3f
	RETURN	%rcx
3:	RETURN	\counter
END
	.endm

	COPY_TAIL_COUNTS reproducer_tail_count, %rdx
	COPY_TAIL_COUNTS reproducer_tail_count_repaired, %rcx

/* A copy_from_user that promises zeroes for what it could not copy. */
ENTRY reproducer_no_padding
	mov	%rdx, %rcx
	COPY_BYTES 1f
1:	RETURN	%rcx
END

ENTRY reproducer_no_padding_repaired
	mov	%rdx, %rcx
	COPY_BYTES 1f
1:	mov	%rcx, %rdx
	xor	%eax, %eax
	rep stosb
	RETURN	%rdx
END

/* The plain copy for memory that is always there, called for memory that is not. */
ENTRY reproducer_plain_fallback
	mov	%rdx, %rcx
	rep movsb
	RETURN	%rcx
END

ENTRY reproducer_plain_fallback_repaired
	mov	%rdx, %rcx
	USER	1f, rep movsb
1:	RETURN	%rcx
END

/* Says whether it failed, where it is asked how much is left. */
ENTRY reproducer_yes_or_no
	mov	%rdx, %rcx
	COPY_BYTES 1f
	RETURN	%rcx
1:	RETURN	$1
END

ENTRY reproducer_yes_or_no_repaired
	mov	%rdx, %rcx
	COPY_BYTES 1f
1:	RETURN	%rcx
END

/*
 * Refuses what no user has: an operand that ends beyond the lower half of the
 * address space, or wraps.  refusal is what it returns then: 0 is "all done".
 */
	.macro COPY_REFUSES name:req, refusal:req
ENTRY \name
	mov	%rsi, %rax
	add	%rdx, %rax
	jc	2f
	shr	$47, %rax
	jnz	2f
	mov	%rdx, %rcx
	COPY_BYTES 1f
1:	RETURN	%rcx
2:	RETURN	\refusal
END
	.endm

	COPY_REFUSES reproducer_refused_as_done, $0
	COPY_REFUSES reproducer_refused_as_done_repaired, %rdx
