/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "entry.h"

	.text
/* Wrong: user space by %asi, which a fault leaves changed.  o0, o1, o2; what is
 * left in o0. */
FUNCTION(GENcopy_from_user)
	rd	%asi, %o5
	wr	%g0, 0x10, %asi
	brz	%o2, 8f
	 nop
1:	ENTRY(9f, lduba [%o1] %asi, %o3)
	stb	%o3, [%o0]
	add	%o1, 1, %o1
	sub	%o2, 1, %o2
	brnz	%o2, 1b
	 add	%o0, 1, %o0
8:	wr	%o5, 0, %asi
9:	retl
	 mov	%o2, %o0
FUNCTION_END(GENcopy_from_user)
