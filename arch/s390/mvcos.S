/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * mvcos as a program may do it.  The instruction is nullified by an access
 * exception: whatever page of either operand is missing, nothing is stored.  So
 * every page is touched first, from low addresses to high ones, the source's
 * and then the destination's.  image.c sets the registers, and finds the end by
 * the operation exception there.
 *
 *	r2	destination		r3	source
 *	r4	bytes, 1 to 4096	r6	-4096
 *	r5, r0	free
 */
#include "asm.h"

	.text
	.p2align 2
	.globl	ua_s390_mvcos, ua_s390_mvcos_end
	.hidden	ua_s390_mvcos, ua_s390_mvcos_end
	.type	ua_s390_mvcos, @function
ua_s390_mvcos:
	ic	%r0, 0(%r3)
	lay	%r5, -1(%r3, %r4)		# its last byte
	ngr	%r5, %r6			# the page that it is in
	clgr	%r5, %r3
	jl	1f
	ic	%r0, 0(%r5)
1:	ic	%r0, 0(%r2)
	stc	%r0, 0(%r2)
	lay	%r5, -1(%r2, %r4)
	ngr	%r5, %r6
	clgr	%r5, %r2
	jl	2f
	ic	%r0, 0(%r5)
	stc	%r0, 0(%r5)
2:	ic	%r0, 0(%r3)
	stc	%r0, 0(%r2)
	la	%r2, 1(%r2)
	la	%r3, 1(%r3)
	brctg	%r4, 2b
ua_s390_mvcos_done:
	.short	0				# no operation at all
ua_s390_mvcos_end:
	.size	ua_s390_mvcos, . - ua_s390_mvcos
