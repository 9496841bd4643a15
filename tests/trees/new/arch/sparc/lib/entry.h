/* SPDX-License-Identifier: GPL-2.0-or-later */
/* One entry of the table: two words. */
#define ENTRY(fixup, ...)	\
9000:	__VA_ARGS__ ;			\
	.pushsection __ex_table, "a" ;	\
	.word	9000b, fixup ;	\
	.popsection

#define FUNCTION(name)		\
	.globl	name ;		\
	.type	name, @function ; \
name:

#define FUNCTION_END(name)	.size name, . - name
