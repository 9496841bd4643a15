/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Copy by overlapping quadwords below 576 bytes, by one rep movsb above, to or
 * from user memory.
 *
 *	unsigned long ua_x86_copy_user_overlap(void *to, const void *from,
 *		unsigned long n);
 *
 * Contract: copy_to_user, copy_from_user; the residual is exact.
 *
 *	register	role	live range
 *	rdi		to	start of what may not be written yet; progress
 *	rsi		from	the same of the source
 *	rdx		n	bytes from there on that are asked for
 *	rcx		left	of rep movsb; progress
 *	rax, r8-r10	w0-w3	quadwords on their way
 *	r11, rcx	end, from_end	where the operands end, from 33 bytes on
 *
 * ISA: baseline x86-64, meant for CPUs with ERMS.
 * Progress: at .Lfix_short n bytes, of which nothing is known; at .Lfix_block
 * those from to to end.  Either goes on with single bytes,
 * and copies up to 128 of them a second time (clear_user_overlap.S says why).
 * Design: our own; README.md, "Our own designs".
 */
#include "asm.h"

#define to	%rdi
#define from	%rsi
#define n	%rdx
#define n32	%edx
#define left	%rcx
#define w0	%rax
#define w1	%r8
#define w2	%r9
#define w3	%r10
#define end	%r11
#define from_end %rcx

#define BLOCK	64
/* From here on the start-up of rep movsb is cheaper than the moves. */
#define LONG	576

	.macro MOVES fixup:req, at:req, source:req, target:req
	USER \fixup, movq (\at)(\source), w0
	USER \fixup, movq (\at + 8)(\source), w1
	USER \fixup, movq (\at + 16)(\source), w2
	USER \fixup, movq (\at + 24)(\source), w3
	USER \fixup, movq w0, (\at)(\target)
	USER \fixup, movq w1, (\at + 8)(\target)
	USER \fixup, movq w2, (\at + 16)(\target)
	USER \fixup, movq w3, (\at + 24)(\target)
	.endm

ENTRY ua_x86_copy_user_overlap
	cmp	$LONG, n
	jae	.Llong
	cmp	$8, n
	jb	.Lunder_8
	cmp	$16, n
	ja	.Lover_16
	USER .Lfix_short, movq (from), w0
	USER .Lfix_short, movq -8(from, n), w1
	USER .Lfix_short, movq w0, (to)
	USER .Lfix_short, movq w1, -8(to, n)
	xor	%eax, %eax
	ret
.Lunder_8:
	cmp	$4, n32
	jae	.Lfour
	test	n32, n32
	jz	.Lnothing
	USER .Lfix_short, movzbl (from), %eax
	USER .Lfix_short, movb %al, (to)
	cmp	$1, n32
	jne	.Ltwo
.Lnothing:
	xor	%eax, %eax
	ret
.Ltwo:
	USER .Lfix_short, movzwl -2(from, n), %eax
	USER .Lfix_short, movw %ax, -2(to, n)
	xor	%eax, %eax
	ret
.Lfour:
	USER .Lfix_short, movl (from), %eax
	USER .Lfix_short, movl -4(from, n), %r8d
	USER .Lfix_short, movl %eax, (to)
	USER .Lfix_short, movl %r8d, -4(to, n)
	xor	%eax, %eax
	ret

	.p2align 4
.Lover_16:
	cmp	$64, n
	ja	.Lover_64
	cmp	$32, n
	ja	.Lover_32
	USER .Lfix_short, movq (from), w0
	USER .Lfix_short, movq 8(from), w1
	USER .Lfix_short, movq -16(from, n), w2
	USER .Lfix_short, movq -8(from, n), w3
	USER .Lfix_short, movq w0, (to)
	USER .Lfix_short, movq w1, 8(to)
	USER .Lfix_short, movq w2, -16(to, n)
	USER .Lfix_short, movq w3, -8(to, n)
	xor	%eax, %eax
	ret
.Lover_32:
	MOVES .Lfix_short, 0, from, to
	lea	(from, n), from_end
	lea	(to, n), end
	MOVES .Lfix_short, -32, from_end, end
	xor	%eax, %eax
	ret

	.p2align 4
.Lover_64:
	MOVES .Lfix_short, 0, from, to
	MOVES .Lfix_short, 32, from, to
	lea	(from, n), from_end
	lea	(to, n), end
	cmp	$128, n
	ja	.Lover_128
	cmp	$96, n
	jbe	.Ltail_32
	MOVES .Lfix_short, -64, from_end, end
.Ltail_32:
	MOVES .Lfix_short, -32, from_end, end
	xor	%eax, %eax
	ret

/* The blocks between have an aligned destination; the first is done, and reaches beyond its first multiple of 64. */
	.p2align 4
.Lover_128:
	sub	to, from
	add	$BLOCK, to
	and	$-BLOCK, to
	add	to, from
	lea	-BLOCK(end), n
	.p2align 4
.Lblock:
	MOVES .Lfix_block, 0, from, to
	MOVES .Lfix_block, 32, from, to
	add	$BLOCK, from
	add	$BLOCK, to
	cmp	n, to
	jb	.Lblock
	/* Back to where these begin: a store that a hole tears spoils bytes before to. */
	mov	n, to
	lea	-BLOCK(from_end), from
	MOVES .Lfix_block, 0, from, to
	MOVES .Lfix_block, 32, from, to
	xor	%eax, %eax
	ret

.Llong:
	mov	n, left
	USER .Lfix_rep, rep movsb
.Lfix_rep:
	mov	left, %rax
	ret

.Lfix_block:
	mov	end, n
	sub	to, n
.Lfix_short:
	USER .Lfix_byte, movb (from), %al
	USER .Lfix_byte, movb %al, (to)
	inc	from
	inc	to
	dec	n
	jnz	.Lfix_short
.Lfix_byte:
	mov	n, %rax
	ret
END
