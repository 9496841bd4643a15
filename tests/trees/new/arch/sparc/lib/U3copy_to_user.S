/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "entry.h"

	.text
/*
 * Wrong: a fault in such a block leaves the unit on.
 * o0, o1, o2; what is left in o0.
 */
FUNCTION(U3copy_to_user)
	brz	%o2, 9f
	 or	%o0, %o1, %o3
	andcc	%o3, 63, %g0
	bne	%xcc, 2f
	 cmp	%o2, 64
	blu	%xcc, 2f
	 nop
	wr	%g0, 4, %fprs
	ENTRY(8f, ldda [%o1] 0xf0, %f0)
	ENTRY(8f, stda %f0, [%o0] 0x17)
	membar	#Sync
	wr	%g0, 0, %fprs
	add	%o1, 64, %o1
	add	%o0, 64, %o0
	ba	U3copy_to_user
	 sub	%o2, 64, %o2
2:	ENTRY(9f, lduba [%o1] 0x11, %o3)
	ENTRY(9f, stba %o3, [%o0] 0x11)
	add	%o1, 1, %o1
	add	%o0, 1, %o0
	ba	U3copy_to_user
	 sub	%o2, 1, %o2
8:	wr	%g0, 4, %fprs
9:	retl
	 mov	%o2, %o0
FUNCTION_END(U3copy_to_user)
