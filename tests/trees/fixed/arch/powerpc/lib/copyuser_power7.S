/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <asm/cputable.h>
#include <asm/ppc_asm.h>

/*
 * As in ../new, put right: a fault leaves the vector unit.  Where both sides are
 * aligned to 16 bytes, it copies so many at a time.
 */
_GLOBAL(__copy_tofrom_user_power7)
BEGIN_FTR_SECTION
	cmpldi	r5, 16
	bge	2f
END_FTR_SECTION_IFSET(CPU_FTR_ALTIVEC)
1:	b	__copy_tofrom_user_base

2:	or	r0, r3, r4
	andi.	r0, r0, 15
	bne	1b
	mflr	r0
	std	r0, 16(r1)
	stdu	r1, -STACKFRAMESIZE(r1)
	std	r3, STACKFRAMESIZE-8(r1)
	std	r4, STACKFRAMESIZE-16(r1)
	std	r5, STACKFRAMESIZE-24(r1)
	bl	enter_vmx_usercopy
	nop
	cmpdi	r3, 0
	ld	r0, STACKFRAMESIZE+16(r1)
	ld	r3, STACKFRAMESIZE-8(r1)
	ld	r4, STACKFRAMESIZE-16(r1)
	ld	r5, STACKFRAMESIZE-24(r1)
	mtlr	r0
	addi	r1, r1, STACKFRAMESIZE
	beq	1b
3:	lvx	v1, 0, r4
	EX_TABLE(3b, 8f)
4:	stvx	v1, 0, r3
	EX_TABLE(4b, 8f)
	addi	r3, r3, 16
	addi	r4, r4, 16
	addi	r5, r5, -16
	cmpldi	r5, 16
	bge	3b
	cmpldi	r5, 0
	beq	7f
5:	lbz	r0, 0(r4)
	EX_TABLE(5b, 8f)
6:	stb	r0, 0(r3)
	EX_TABLE(6b, 8f)
	addi	r3, r3, 1
	addi	r4, r4, 1
	addi	r5, r5, -1
	cmpldi	r5, 0
	bne	5b
7:	b	exit_vmx_usercopy	/* returns 0 */

8:	mflr	r0
	std	r0, 16(r1)
	stdu	r1, -STACKFRAMESIZE(r1)
	std	r3, STACKFRAMESIZE-8(r1)
	std	r4, STACKFRAMESIZE-16(r1)
	std	r5, STACKFRAMESIZE-24(r1)
	bl	exit_vmx_usercopy
	nop
	ld	r0, STACKFRAMESIZE+16(r1)
	ld	r3, STACKFRAMESIZE-8(r1)
	ld	r4, STACKFRAMESIZE-16(r1)
	ld	r5, STACKFRAMESIZE-24(r1)
	mtlr	r0
	addi	r1, r1, STACKFRAMESIZE
	b	1b
