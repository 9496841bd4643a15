/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "entry.h"

	.text
/*
 * Wrong: the word that faulted counts as done.
 * o0, o1; what is left in o0.
 */
FUNCTION(GENclear_user)
	brz	%o1, 9f
	 and	%o0, 7, %o2
	brnz	%o2, 2f
	 subcc	%o1, 8, %g0
	blu	%xcc, 2f
	 nop
	ENTRY(8f, stxa %g0, [%o0] 0x23)
	add	%o0, 8, %o0
	ba	GENclear_user
	 sub	%o1, 8, %o1
2:	ENTRY(9f, stba %g0, [%o0] %asi)
	add	%o0, 1, %o0
	ba	GENclear_user
	 sub	%o1, 1, %o1
8:	sub	%o1, 8, %o1
9:	retl
	 mov	%o1, %o0
FUNCTION_END(GENclear_user)
