/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Controls: right, each in a way of its own that an oracle might mistake. */
#include "mutants.h"

ENTRY mutant_clear_right
	mov	%rsi, %rcx
	CLEAR_BYTES 2f
2:	RETURN	%rcx
END

/* The copy, in either direction. */
ENTRY mutant_copy_right
	mov	%rdx, %rcx
	COPY_BYTES 2f
2:	RETURN	%rcx
END

/*
 * Eight bytes singly, then quadwords, then bytes: up to 7 bytes short, but
 * never without progress.  Right with a slack of 7, a mutant with 3.
 */
ENTRY mutant_clear_coarse
	mov	%rsi, %r8		/* bytes behind the head */
	mov	$8, %ecx
	cmp	%rcx, %rsi
	cmovb	%rsi, %rcx
	sub	%rcx, %r8
	CLEAR_BYTES 3f
1:	mov	%r8, %rcx
	cmp	$8, %rcx
	jb	2f
	USER	4f, movq $0, (%rdi)
	add	$8, %rdi
	sub	$8, %r8
	jmp	1b
2:	CLEAR_BYTES 4f
	RETURN	%rcx
3:	lea	(%rcx, %r8), %rax
	ret
4:	RETURN	%rcx
END

/* Zeroes the kernel bytes that were not copied. */
ENTRY mutant_pad_right
	mov	%rdx, %rcx
	COPY_BYTES 2f
2:	mov	%rcx, %rdx
	xor	%eax, %eax
	rep stosb
	RETURN	%rdx
END

ENTRY mutant_memset_right
	mov	%rdi, %r8
	mov	%rdx, %rcx
	mov	%esi, %eax
	rep stosb
	RETURN	%r8
END

/*
 * 8 to 16 bytes are two quadwords that may overlap.  When the second faults, the
 * first is claimed, and is cleared only where a faulting store leaves all of
 * its bytes as they were.
 */
ENTRY mutant_clear_overlap
	lea	-8(%rsi), %rdx
	cmp	$8, %rdx
	ja	1f
	USER	1f, movq $0, (%rdi)
	USER	3f, movq $0, (%rdi, %rdx)
	xor	%eax, %eax
	ret
1:	mov	%rsi, %rcx
	CLEAR_BYTES 2f
2:	RETURN	%rcx
3:	RETURN	%rdx
END

/* Right, with code that no case runs: for the one length 123456789. */
ENTRY mutant_clear_unvisited
	mov	%rsi, %rcx
	cmp	$123456789, %rsi
	je	3f
1:	CLEAR_BYTES 2f
2:	RETURN	%rcx
3:	xor	%edx, %edx
	jmp	1b
END

ENTRY mutant_strnlen_right
	xor	%eax, %eax
1:	cmp	%rsi, %rax
	jae	2f
	cmpb	$0, (%rdi, %rax)
	je	2f
	inc	%rax
	jmp	1b
2:	ret
END

ENTRY mutant_clear_page_right
	mov	$4096, %ecx
	xor	%eax, %eax
	rep stosb
	ret
END
