/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "entry.h"

	.text
/* Right: user space by number.  o0, o1, o2; what is left in o0. */
FUNCTION(GENcopy_to_user)
	brz	%o2, 9f
	 nop
1:	ldub	[%o1], %o3
	ENTRY(9f, stba %o3, [%o0] 0x11)
	add	%o1, 1, %o1
	sub	%o2, 1, %o2
	brnz	%o2, 1b
	 add	%o0, 1, %o0
9:	retl
	 mov	%o2, %o0
FUNCTION_END(GENcopy_to_user)
