/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Routines for strings with a bug that x86 kernels have had, and repaired. */
#include "tests/mutants/mutants.h"

#define EFAULT	14

/*
 * strncpy_from_user: the length of the string is the count less what is left
 * of it.  The compiler may give both one register where the assembly does not
 * say that one of them is still read when the other is written: then the
 * difference is 0.
 *
 *	rdi	to
 *	rsi	from
 *	rdx	count	as it was asked for
 *	rcx	left
 */
	.macro STRNCPY name:req, count:req
ENTRY \name
	mov	%rdx, %rcx
	jrcxz	2f
1:	USER	3f, movb (%rsi), %al
	movb	%al, (%rdi)
	test	%al, %al
	jz	2f
	inc	%rsi
	inc	%rdi
	dec	%rcx
	jnz	1b
2:	mov	\count, %rax
	sub	%rcx, %rax
	ret
3:	RETURN	$-EFAULT
END
	.endm

	STRNCPY reproducer_shared_register, %rcx
	STRNCPY reproducer_shared_register_repaired, %rdx

/*
 * strnlen_user by words that need not be aligned: one may begin in the string
 * and end in the next page.  The bug has no entry for that load; the repair goes
 * on by bytes.
 *
 *	rdi	from
 *	rsi	count
 *	rax	done	bytes before the next to look at
 *	r9, r10		ones and high bits, for has-a-zero
 */
	.macro STRNLEN name:req, load:vararg
ENTRY \name
	xor	%eax, %eax
	movabs	$0x0101010101010101, %r9
	mov	%r9, %r10
	shl	$7, %r10
1:	lea	8(%rax), %rdx
	cmp	%rsi, %rdx
	ja	2f
	\load
	mov	%r8, %rdx
	sub	%r9, %rdx
	not	%r8
	and	%r8, %rdx
	test	%r10, %rdx
	jnz	2f
	add	$8, %rax
	jmp	1b
2:	cmp	%rsi, %rax
	je	4f
	USER	5f, cmpb $0, (%rdi, %rax)
	je	4f
	inc	%rax
	jmp	2b
4:	inc	%rax
	ret
5:	xor	%eax, %eax
	ret
END
	.endm

	STRNLEN reproducer_word_at_a_time, mov (%rdi, %rax), %r8
	STRNLEN reproducer_word_at_a_time_repaired, USER 2f, mov (%rdi, %rax), %r8
