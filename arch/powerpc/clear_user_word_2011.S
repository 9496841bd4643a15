/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * clear_user by words of four bytes, as it was on both word sizes until 2012,
 * and on 32 bits until 2018.
 *
 *	unsigned long ua_ppc_clear_user_word_2011(void *to, unsigned long n);
 *
 * The first word goes to wherever the operand starts; the words after it are
 * aligned, so that the second may overlap the first; then single bytes.
 *
 * Contract: clear_user.  Residual up to 3 bytes above the truth, and only at
 * the first word: when it straddles the hole it is given up, and 1 to 3
 * accessible bytes yield nothing.  (Offset 4094, length 526: 526 instead of
 * 524, and read(2) of /dev/zero says -1 where 2 was expected.)
 * On 64 bits too, the length is compared and counted as a 32-bit number.
 *
 * ISA: baseline, 32 and 64 bits.
 *
 *	r3	to	operand; later the residual
 *	r4	n	bytes asked for; later bytes after the last word
 *	r5	zero
 *	r6	at	4 before the next word, 1 before the next byte
 *	r7	over	bytes of the first word that the second clears again
 *	ctr		words left, later bytes left
 *
 * Progress: .Lfix_first n; .Lfix_word 4 * ctr + n; .Lfix_byte ctr.
 * Design: __clear_user, powerpc, Linux up to 3.5.
 */
#include "asm.h"

#define n	r4
#define zero	r5
#define at	r6
#define over	r7

ENTRY ua_ppc_clear_user_word_2011
	li	zero, 0
	addi	at, r3, -4
	cmplwi	n, 4
	blt	.Lbytes
	USER .Lfix_first, stwu zero, 4(at)
	beq	.Lall
	clrlwi	over, at, 30
	subf	at, over, at
	add	n, n, over		/* as if it had begun there */
	srwi	r8, n, 2
	clrlwi	n, n, 30
	mtctr	r8
	bdz	.Lbytes			/* the first word is done */
.Lword:
	USER .Lfix_word, stwu zero, 4(at)
	bdnz	.Lword
.Lbytes:
	cmplwi	n, 0
	beq	.Lall
	mtctr	n
	addi	at, at, 3
.Lbyte:
	USER .Lfix_byte, stbu zero, 1(at)
	bdnz	.Lbyte
.Lall:
	li	r3, 0
	blr

.Lfix_first:
	mr	r3, n
	blr
.Lfix_word:
	mfctr	r3
	slwi	r3, r3, 2
	add	r3, r3, n
	blr
.Lfix_byte:
	mfctr	r3
	blr
END
