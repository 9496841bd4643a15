/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef LINUX_LINKAGE_H
#define LINUX_LINKAGE_H

#include <asm/linkage.h>

#define SYM_FUNC_START(name)		\
	.p2align 4 ;			\
	.globl	name ;			\
name:

#define SYM_FUNC_START_LOCAL(name)	\
	.p2align 4 ;			\
name:

#define SYM_FUNC_END(name)		\
	.type	name, @function ;	\
	.size	name, . - name

#define SYM_FUNC_ALIAS(alias, name)	\
	.globl	alias ;			\
	.type	alias, @function ;	\
	.set	alias, name

#endif
