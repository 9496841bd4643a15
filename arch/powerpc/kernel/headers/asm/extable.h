/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_ASM_EXTABLE_H
#define UA_ASM_EXTABLE_H

#ifdef __ASSEMBLY__
#ifdef UA_TABLE_WRITTEN_OUT	/* up to 4.9: two addresses */
#define EX_TABLE(from, to)			\
	.pushsection __ex_table, "a" ;		\
	PPC_LONG_ALIGN ;			\
	PPC_LONG from, to ;			\
	.popsection
#else
#define EX_TABLE(from, to)			\
	.pushsection __ex_table, "a" ;		\
	.balign	4 ;				\
	.long	(from) - . ;			\
	.long	(to) - . ;			\
	.popsection
#endif
#endif

#endif
