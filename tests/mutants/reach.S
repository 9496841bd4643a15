/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Routines that touch what is not theirs; every access has an entry. */
#include "mutants.h"

/* One byte too many, behind. */
ENTRY mutant_writes_behind
	mov	%rsi, %rcx
	CLEAR_BYTES 2f
	USER	2f, movb $0, (%rdi)
2:	RETURN	%rcx
END

/* One byte too many, before. */
ENTRY mutant_writes_before
	USER	1f, movb $0, -1(%rdi)
1:	mov	%rsi, %rcx
	CLEAR_BYTES 2f
2:	RETURN	%rcx
END

/* The length is rounded up to quadwords; the residual is honest. */
ENTRY mutant_rounds_up
	lea	7(%rsi), %rcx
	and	$-8, %rcx
	mov	%rcx, %r8
	sub	%rsi, %r8		/* too much */
	CLEAR_BYTES 2f
2:	xor	%eax, %eax
	sub	%r8, %rcx
	cmova	%rcx, %rax
	ret
END

/* After a fault, goes on at the page after the next, once. */
ENTRY mutant_skips_hole
	mov	%rsi, %rcx
	CLEAR_BYTES 2f
	RETURN	%rcx
2:	mov	%rcx, %r8
	lea	4096(%rdi), %rdx
	and	$-4096, %rdx
	sub	%rdi, %rdx
	sub	%rdx, %rcx
	jbe	3f
	add	%rdx, %rdi
	CLEAR_BYTES 3f
3:	RETURN	%r8
END

/* The same for a copy. */
ENTRY mutant_copy_skips_hole
	mov	%rdx, %rcx
	COPY_BYTES 2f
	RETURN	%rcx
2:	mov	%rcx, %r8
	lea	4096(%rsi), %rdx
	and	$-4096, %rdx
	sub	%rsi, %rdx
	sub	%rdx, %rcx
	jbe	3f
	add	%rdx, %rsi
	add	%rdx, %rdi
	COPY_BYTES 3f
3:	RETURN	%r8
END

/* A copy that reads one byte behind its source. */
ENTRY mutant_reads_behind
	mov	%rdx, %rcx
	COPY_BYTES 2f
	USER	2f, movb (%rsi), %al
2:	RETURN	%rcx
END

/* One page behind it. */
ENTRY mutant_reads_page_behind
	mov	%rdx, %rcx
	COPY_BYTES 2f
	USER	2f, movb 4096(%rsi), %al
2:	RETURN	%rcx
END

/* One byte before it. */
ENTRY mutant_reads_before
	USER	1f, movb -1(%rsi), %al
1:	mov	%rdx, %rcx
	COPY_BYTES 2f
2:	RETURN	%rcx
END

/* A copy that zeroes the first byte of its source when it is done. */
ENTRY mutant_writes_source
	mov	%rsi, %r8
	mov	%rdx, %rcx
	jrcxz	3f
	COPY_BYTES 2f
2:	USER	3f, movb $0, (%r8)
3:	RETURN	%rcx
END

/* A copy that writes one byte behind its destination. */
ENTRY mutant_copy_writes_behind
	mov	%rdx, %rcx
	COPY_BYTES 2f
	USER	2f, movb %dl, (%rdi)
2:	RETURN	%rcx
END

/* A copy from one byte further on: its last byte is right by no rule. */
ENTRY mutant_copy_shifted
	mov	%rdx, %rcx
	mov	%rsi, %r8
	COPY_BYTES 2f
2:	cmp	%rcx, %rdx		/* something was copied: break it */
	je	3f
	xorb	$1, -1(%rdi)
3:	RETURN	%rcx
END

/* No padding where padding is promised: mutant_copy_right has none. */

/* Padding that ends one byte early. */
ENTRY mutant_pad_short
	mov	%rdx, %rcx
	COPY_BYTES 2f
2:	mov	%rcx, %rdx
	jrcxz	3f
	dec	%rcx
	xor	%eax, %eax
	rep stosb
3:	RETURN	%rdx
END

/* Padding that ends one byte late. */
ENTRY mutant_pad_long
	mov	%rdx, %rcx
	COPY_BYTES 2f
2:	mov	%rcx, %rdx
	jrcxz	3f
	inc	%rcx
	xor	%eax, %eax
	rep stosb
3:	RETURN	%rdx
END

/* The length register's upper half is not the length's. */
ENTRY mutant_trusts_upper_half
	mov	%rdx, %rcx
	COPY_BYTES 2f
2:	RETURN	%rcx
END

ENTRY mutant_memset_writes_behind
	mov	%rdi, %r8
	lea	1(%rdx), %rcx
	mov	%esi, %eax
	rep stosb
	RETURN	%r8
END

/* Looks at the byte behind the end of the string. */
ENTRY mutant_strnlen_reads_behind
	xor	%eax, %eax
1:	cmp	%rsi, %rax
	jae	2f
	cmpb	$0, (%rdi, %rax)
	je	2f
	inc	%rax
	jmp	1b
2:	movb	1(%rdi, %rax), %dl
	ret
END

ENTRY mutant_clear_page_long
	mov	$4097, %ecx
	xor	%eax, %eax
	rep stosb
	ret
END
