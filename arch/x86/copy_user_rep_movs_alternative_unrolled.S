/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Copy by blocks of eight loads and stores, to or from user memory.
 *
 *	unsigned long ua_x86_copy_user_rep_movs_alternative_unrolled(void *to,
 *		const void *from, unsigned long n);
 *
 * Contract: copy_to_user, copy_from_user; the residual is exact.
 *
 * ISA: baseline x86-64; the choice for CPUs without ERMS.
 * Registers: rep_movs.h, and r8-r11 (w0-w3), quadwords on their way.
 * Progress: left at every fixup; .Lfix_word goes on by bytes from the start of
 * the block, so that up to 56 bytes of it are copied a second time.
 * Design: rep_movs_alternative of Linux 6.4 and 6.5, default alternative.
 */
#include "rep_movs.h"

#define w0	%r8
#define w1	%r9
#define w2	%r10
#define w3	%r11

ENTRY ua_x86_copy_user_rep_movs_alternative_unrolled
	mov	n, left
	cmp	$64, left
	jb	.Lshort
	.p2align 4
.Lblock:
	.irp at, 0, 32
	USER .Lfix_word, movq \at(from), w0
	USER .Lfix_word, movq (\at + 8)(from), w1
	USER .Lfix_word, movq (\at + 16)(from), w2
	USER .Lfix_word, movq (\at + 24)(from), w3
	USER .Lfix_word, movq w0, \at(to)
	USER .Lfix_word, movq w1, (\at + 8)(to)
	USER .Lfix_word, movq w2, (\at + 16)(to)
	USER .Lfix_word, movq w3, (\at + 24)(to)
	.endr
	add	$64, from
	add	$64, to
	sub	$64, left
	cmp	$64, left
	jae	.Lblock
	REP_MOVS_SHORT
END
