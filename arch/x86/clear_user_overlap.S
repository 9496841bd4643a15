/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * clear_user by overlapping quadword stores below 704 bytes, by one rep stosb
 * to an aligned start above.
 *
 *	unsigned long ua_x86_clear_user_overlap(void *to, unsigned long n);
 *
 * Contract: clear_user; the residual is exact.
 *
 *	register	role	live range
 *	rdi		to	start of what may not be cleared yet; progress
 *	rsi		n	bytes from to on that are asked for
 *	rdx		end	to + n at entry, from 17 bytes on
 *	rcx		left	of rep stosb; progress
 *	rax		zero	0, and what a whole clear returns
 *
 * ISA: baseline x86-64, meant for CPUs with ERMS.
 * Progress: at .Lfix_short n bytes from to on, of which nothing is known; at
 * .Lfix_block those from to to end.  Either goes on with single
 * bytes, and clears up to 128 of them a second time: no fixup has to know how
 * far a group of stores came, so a group needs one fixup and no bookkeeping.
 * Design: our own; README.md, "Our own designs".
 */
#include "asm.h"

#define to	%rdi
#define n	%rsi
#define n32	%esi
#define end	%rdx
#define left	%rcx
#define zero	%rax
#define zero32	%eax
#define zero16	%ax
#define zero8	%al

#define BLOCK	64
/* From here on the start-up of rep stosb is cheaper than the stores. */
#define LONG	704

	.macro STORES fixup:req, base:req, at:vararg
	.irp offset, \at
	USER \fixup, movq zero, \offset(\base)
	.endr
	.endm

ENTRY ua_x86_clear_user_overlap
	xor	zero32, zero32
	cmp	$LONG, n
	jae	.Llong
	cmp	$8, n
	jb	.Lunder_8
	cmp	$16, n
	ja	.Lover_16
	USER .Lfix_short, movq zero, (to)
	USER .Lfix_short, movq zero, -8(to, n)
	ret
.Lunder_8:
	cmp	$4, n32
	jae	.Lfour
	test	n32, n32
	jz	.Lnothing
	USER .Lfix_short, movb zero8, (to)
	cmp	$1, n32
	jne	.Ltwo
.Lnothing:
	ret
.Ltwo:
	USER .Lfix_short, movw zero16, -2(to, n)
	ret
.Lfour:
	USER .Lfix_short, movl zero32, (to)
	USER .Lfix_short, movl zero32, -4(to, n)
	ret

	.p2align 4
.Lover_16:
	lea	(to, n), end
	cmp	$64, n
	ja	.Lover_64
	cmp	$32, n
	ja	.Lover_32
	STORES .Lfix_short, to, 0, 8
	STORES .Lfix_short, end, -16, -8
	ret
.Lover_32:
	STORES .Lfix_short, to, 0, 8, 16, 24
	STORES .Lfix_short, end, -32, -24, -16, -8
	ret

	.p2align 4
.Lover_64:
	STORES .Lfix_short, to, 0, 8, 16, 24, 32, 40, 48, 56
	cmp	$128, n
	ja	.Lover_128
	cmp	$96, n
	ja	.Ltail_64
	cmp	$80, n
	ja	.Ltail_32
	STORES .Lfix_short, end, -16, -8
	ret
.Ltail_64:
	STORES .Lfix_short, end, -64, -56, -48, -40
.Ltail_32:
	STORES .Lfix_short, end, -32, -24, -16, -8
	ret

/* The blocks between are aligned; the first is done, and reaches beyond the first multiple of 64. */
	.p2align 4
.Lover_128:
	add	$BLOCK, to
	and	$-BLOCK, to
	.p2align 4
.Lblock:
	STORES .Lfix_block, to, 0, 8, 16, 24, 32, 40, 48, 56
	add	$BLOCK, to
	lea	BLOCK(to), %rcx
	cmp	end, %rcx
	jb	.Lblock
	/* Back to where these begin: a store that a hole tears spoils bytes before to. */
	lea	-BLOCK(end), to
	STORES .Lfix_block, to, 0, 8, 16, 24, 32, 40, 48, 56
	ret

/* What lies before the first multiple of 64 is cleared by a block that goes beyond it. */
.Llong:
	mov	n, left
	test	$(BLOCK - 1), %dil
	jnz	.Lalign
.Lrep:
	USER .Lfix_rep, rep stosb
	ret
.Lalign:
	STORES .Lfix_short, to, 0, 8, 16, 24, 32, 40, 48, 56
	lea	(to, n), left
	add	$BLOCK, to
	and	$-BLOCK, to
	sub	to, left
	jmp	.Lrep

.Lfix_block:
	mov	end, n
	sub	to, n
.Lfix_short:
	USER .Lfix_byte, movb zero8, (to)
	inc	to
	dec	n
	jnz	.Lfix_short
.Lfix_byte:
	mov	n, %rax
	ret
.Lfix_rep:
	mov	left, %rax
	ret
END
