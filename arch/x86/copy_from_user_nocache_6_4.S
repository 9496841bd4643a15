/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * copy_from_user that leaves the destination out of the cache, in the form
 * that gives up early on a fault.
 *
 *	unsigned ua_x86_copy_from_user_nocache_6_4(void *to, const void *from, unsigned n);
 *
 * Contract: copy_from_user.  The length is 32 bits wide.  Residual up to 3
 * bytes above the truth: the last accessible bytes of the source are tried as
 * one doubleword, never singly, so that 1 to 3 of them yield nothing.
 *
 * ISA: SSE2 (movnti), which x86-64 always has.
 *
 *	register	role	live range
 *	rdi		to	next byte, or block, to write; all through
 *	rsi		from	the same to read; all through
 *	edx		left	bytes left; all through; progress
 *	r8-r11		w0-w3	quadwords on their way in a block
 *	rax		word	anything smaller on its way
 *
 * Progress: .Lfix_block_load left, then the quadword loop is tried; the same
 * at .Lfix_half_load, after the 32 bytes that were stored are taken off;
 * .Lfix_quad_load left, then one doubleword is tried; .Lfix_stored_<k> left
 * less the k bytes of the block that were stored; .Lfix_end left.
 *
 * No sfence where the fixup returns: the fault itself has serialized.
 *
 * Design: __copy_user_nocache of Linux 6.4 and later.
 */
#include "asm.h"

#define to	%rdi
#define to8	%dil
#define from	%rsi
#define left	%rdx
#define left32	%edx
#define left8	%dl
#define w0	%r8
#define w1	%r9
#define w2	%r10
#define w3	%r11
#define word	%rax
#define word32	%eax
#define word16	%ax
#define word8	%al

/* One unit of size bytes by way of rax, where any fault goes to fix. */
	.macro NOCACHE_UNIT size:req, load:req, store:req, reg:req, fix:req
	USER \fix, \load (from), \reg
	USER \fix, \store \reg, (to)
	add	$\size, from
	add	$\size, to
	sub	$\size, left32
	.endm

/* at: bytes of the block stored before this half; fix: where its loads go. */
	.macro NOCACHE_HALF at:req, fix:req, s0:req, s1:req, s2:req, s3:req
	USER \fix, movq \at(from), w0
	USER \fix, movq (\at + 8)(from), w1
	USER \fix, movq (\at + 16)(from), w2
	USER \fix, movq (\at + 24)(from), w3
	USER \s0, movnti w0, \at(to)
	USER \s1, movnti w1, (\at + 8)(to)
	USER \s2, movnti w2, (\at + 16)(to)
	USER \s3, movnti w3, (\at + 24)(to)
	.endm

ENTRY ua_x86_copy_from_user_nocache_6_4
	test	$7, to8
	jnz	.Lalign
.Laligned:
	cmp	$64, left32
	jb	.Lquads
	.p2align 4
.Lblock:
	NOCACHE_HALF 0, .Lfix_block_load, \
		.Lfix_end, .Lfix_stored_8, .Lfix_stored_16, .Lfix_stored_24
	NOCACHE_HALF 32, .Lfix_half_load, \
		.Lfix_stored_32, .Lfix_stored_40, .Lfix_stored_48, .Lfix_stored_56
	add	$64, from
	add	$64, to
	sub	$64, left32
	cmp	$64, left32
	jae	.Lblock
.Lfix_block_load:
.Lquads:
	cmp	$8, left32
	jb	.Ldword
	USER .Lfix_quad_load, movq (from), word
	USER .Lfix_end, movnti word, (to)
	add	$8, from
	add	$8, to
	sub	$8, left32
	jmp	.Lquads
.Ldword:
	test	$4, left8
	jz	.Lpair
	NOCACHE_UNIT 4, movl, movnti, word32, .Lfix_end
.Lpair:
	sfence
	test	$2, left8
	jz	.Lsingle
	NOCACHE_UNIT 2, movw, movw, word16, .Lfix_end
.Lsingle:
	test	$1, left8
	jz	.Lfix_end
	NOCACHE_UNIT 1, movb, movb, word8, .Lfix_end
.Lfix_end:
	mov	left32, %eax
	ret

/* Up to one unit of 1, 2 and 4 bytes each, until to is a multiple of eight. */
.Lalign:
	test	$1, to8
	jz	.Lalign_pair
	test	left32, left32
	jz	.Lfix_end
	NOCACHE_UNIT 1, movb, movb, word8, .Lfix_end
.Lalign_pair:
	test	$2, to8
	jz	.Lalign_dword
	cmp	$2, left32
	jb	.Lsingle
	NOCACHE_UNIT 2, movw, movw, word16, .Lfix_end
.Lalign_dword:
	test	$4, to8
	jz	.Laligned
	cmp	$4, left32
	jb	.Lpair
	NOCACHE_UNIT 4, movl, movnti, word32, .Lfix_end
	jmp	.Laligned

.Lfix_half_load:
	add	$32, from
	add	$32, to
	sub	$32, left32
	jmp	.Lquads
.Lfix_quad_load:
	USER .Lfix_end, movl (from), word32
	USER .Lfix_end, movnti word32, (to)
	sfence
	lea	-4(left), %eax
	ret

	.irp k, 56, 48, 40, 32, 24, 16, 8
.Lfix_stored_\k:
	sub	$8, left32
	.endr
	mov	left32, %eax
	ret
	.purgem NOCACHE_UNIT
	.purgem NOCACHE_HALF
END
