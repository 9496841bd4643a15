/* SPDX-License-Identifier: GPL-2.0-or-later */
/* clear_user that does its work and reports it wrongly, or not all of it. */
#include "mutants.h"

/* The residual is always the length. */
ENTRY mutant_returns_length
	mov	%rsi, %rcx
	CLEAR_BYTES 2f
2:	RETURN	%rsi
END

/* One more than is left, always. */
ENTRY mutant_one_large
	mov	%rsi, %rcx
	CLEAR_BYTES 2f
2:	lea	1(%rcx), %rax
	ret
END

/* Claims the byte that faulted. */
	CLEAR_AND_AT_FAULT mutant_one_small, dec %rcx

/* -EFAULT in place of the bytes left. */
	CLEAR_AND_AT_FAULT mutant_returns_efault, mov $-14, %rcx

/* One byte left of an operand that is wholly done. */
ENTRY mutant_left_on_success
	mov	%rsi, %rcx
	CLEAR_BYTES 2f
	test	%rsi, %rsi
	setnz	%cl
2:	RETURN	%rcx
END

/* Forgets the last byte. */
ENTRY mutant_misses_last
	xor	%eax, %eax
	test	%rsi, %rsi
	jz	3f
	lea	-1(%rsi), %rcx
	CLEAR_BYTES 2f
	ret
2:	lea	1(%rcx), %rax
3:	ret
END

/* Tries all of it first, and clears only when all is there. */
ENTRY mutant_gives_up
	mov	%rsi, %rcx
	mov	%rdi, %r8
	jrcxz	2f
1:	USER	3f, orb $0, (%r8)
	inc	%r8
	dec	%rcx
	jnz	1b
	mov	%rsi, %rcx
	CLEAR_BYTES 2f
2:	RETURN	%rcx
3:	RETURN	%rsi
END

/* Counts the first byte, and then in eights, while it stores bytes. */
ENTRY mutant_counts_in_eights
	mov	%rsi, %rcx
	mov	%rsi, %r8		/* what it would report */
	xor	%edx, %edx
	jrcxz	2f
1:	USER	2f, movb $0, (%rdi)
	inc	%rdi
	dec	%rcx
	test	$7, %dl
	cmovz	%rcx, %r8
	inc	%edx
	test	%rcx, %rcx
	jnz	1b
	xor	%r8d, %r8d
2:	RETURN	%r8
END

/* Stores the second byte of a pair first, and claims the first on its fault. */
ENTRY mutant_claims_unstored
	mov	%rsi, %rcx
1:	cmp	$2, %rcx
	jb	2f
	USER	4f, movb $0, 1(%rdi)
	USER	3f, movb $0, (%rdi)
	add	$2, %rdi
	sub	$2, %rcx
	jmp	1b
2:	CLEAR_BYTES 3f
3:	RETURN	%rcx
4:	USER	3b, cmpb $0, (%rdi)
	dec	%rcx
	jmp	3b
END

/* Does three bytes less when an even number, of four or more, is there. */
ENTRY mutant_not_monotone
	mov	%rsi, %rcx
	mov	%rdi, %r8
	jrcxz	4f
1:	USER	2f, orb $0, (%r8)
	inc	%r8
	dec	%rcx
	jnz	1b
2:	mov	%rsi, %r8
	sub	%rcx, %r8		/* accessible */
	jrcxz	3f
	test	$1, %r8b
	jnz	3f
	cmp	$4, %r8
	jb	3f
	sub	$3, %r8
3:	mov	%rsi, %rdx
	sub	%r8, %rdx
	mov	%r8, %rcx
	CLEAR_BYTES 4f
	mov	%rdx, %rcx
4:	RETURN	%rcx
END

/* Counts in 32 bits. */
ENTRY mutant_counter_32
	mov	%esi, %ecx
	CLEAR_BYTES 2f
2:	RETURN	%rcx
END

/* A length with the top bit set is negative, and nothing to do. */
ENTRY mutant_signed_length
	mov	%rsi, %rcx
	test	%rsi, %rsi
	jg	1f
	xor	%ecx, %ecx
1:	CLEAR_BYTES 2f
2:	RETURN	%rcx
END

/* The same in 32 bits. */
ENTRY mutant_signed_int
	mov	%rsi, %rcx
	test	%esi, %esi
	jns	1f
	xor	%ecx, %ecx
1:	CLEAR_BYTES 2f
2:	RETURN	%rcx
END

/* memset, but the last byte is left out. */
ENTRY mutant_memset_misses_last
	mov	%rdi, %r8
	mov	%rdx, %rcx
	mov	%esi, %eax
	sub	$1, %rcx
	jb	1f
	rep stosb
1:	RETURN	%r8
END

/* memset that takes the int for a byte: its upper bits land in memory. */
ENTRY mutant_memset_whole_int
	mov	%rdi, %r8
	mov	%rdx, %rcx
	mov	%esi, %eax
	and	$3, %edx
	shr	$2, %rcx
	rep stosl
	mov	%edx, %ecx
	rep stosb
	RETURN	%r8
END

/* A string's length with its end counted. */
ENTRY mutant_strnlen_one_more
	xor	%eax, %eax
1:	cmp	%rsi, %rax
	jae	2f
	inc	%rax
	cmpb	$0, -1(%rdi, %rax)
	jne	1b
2:	ret
END

ENTRY mutant_clear_page_short
	mov	$4095, %ecx
	xor	%eax, %eax
	rep stosb
	ret
END
