// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Stand-ins for what the SPARC objects need from elsewhere in a kernel.  All
 * are weak: an object that has the real thing wins.
 *
 * Fixups of kernel/head_64.S, which many tables share: what is left is in o1,
 * and %asi, where it was changed, in o5.
 */
__asm__(
"	.text\n"
"	.weak	__retl_o1, __retl_o1_asi\n"
"	.type	__retl_o1, @function\n"
"	.type	__retl_o1_asi, @function\n"
"__retl_o1_asi:\n"
"	wr	%o5, 0, %asi\n"
"__retl_o1:\n"
"	retl\n"
"	 mov	%o1, %o0\n"
"	.size	__retl_o1, 8\n"
"	.size	__retl_o1_asi, 12\n");
