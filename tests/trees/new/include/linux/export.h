/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef LINUX_EXPORT_H
#define LINUX_EXPORT_H

#ifdef CONFIG_64BIT
#define EXPORT_LONG	.quad
#else
#define EXPORT_LONG	.long
#endif

#define EXPORT_SYMBOL(name)				\
	.pushsection .export_symbol, "a" ;		\
__export_symbol_##name: ;				\
	.asciz	"" ;					\
	.balign	8 ;					\
	EXPORT_LONG name ;				\
	.popsection

#endif
