/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef LINUX_LINKAGE_H
#define LINUX_LINKAGE_H

#define ENTRY(name)			\
	.p2align 4, 0x90 ;		\
	.globl	name ;			\
name:

#define ENDPROC(name)			\
	.type	name, @function ;	\
	.size	name, . - name

#endif
