/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Stand-ins for a file without a tree: names of functions, of all ages. */
#ifndef UA_LINUX_LINKAGE_H
#define UA_LINUX_LINKAGE_H

#include <linux/stringify.h>
#include <linux/export.h>
#include <asm/linkage.h>

#ifdef __ASSEMBLY__

#ifndef ALIGN
#define ALIGN		.balign	16
#endif
#ifndef ASM_NL
#define ASM_NL		;
#endif

#define UA_BEGIN(name, align, binding)	\
	align ;				\
	binding ;			\
name:
#define UA_END(name)			\
	.type	name, %function ;	\
	.size	name, . - name
#define UA_SAME(alias, name, binding)	\
	binding	alias ;			\
	.type	alias, %function ;	\
	.set	alias, name

/* ---- since 5.5 ---------------------------------------------------------------- */

#define SYM_L_GLOBAL(name)	.globl	name
#define SYM_L_WEAK(name)	.weak	name
#define SYM_L_LOCAL(name)
#define SYM_A_ALIGN		ALIGN
#define SYM_A_NONE

#define SYM_FUNC_START(name)			UA_BEGIN(name, ALIGN, .globl name)
#define SYM_FUNC_START_ALIAS(name)		UA_BEGIN(name, ALIGN, .globl name)
#define SYM_FUNC_START_NOALIGN(name)		UA_BEGIN(name, , .globl name)
#define SYM_FUNC_START_LOCAL(name)		UA_BEGIN(name, ALIGN, )
#define SYM_FUNC_START_LOCAL_ALIAS(name)	UA_BEGIN(name, ALIGN, )
#define SYM_FUNC_START_LOCAL_NOALIGN(name)	UA_BEGIN(name, , )
#define SYM_FUNC_START_WEAK(name)		UA_BEGIN(name, ALIGN, .weak name)
#define SYM_FUNC_START_WEAK_ALIAS(name)		UA_BEGIN(name, ALIGN, .weak name)
#define SYM_FUNC_START_WEAK_NOALIGN(name)	UA_BEGIN(name, , .weak name)
#define SYM_TYPED_FUNC_START(name)		SYM_FUNC_START(name)
#define SYM_FUNC_END(name)			UA_END(name)
#define SYM_FUNC_END_ALIAS(name)		UA_END(name)

#define SYM_CODE_START(name)			UA_BEGIN(name, ALIGN, .globl name)
#define SYM_CODE_START_NOALIGN(name)		UA_BEGIN(name, , .globl name)
#define SYM_CODE_START_LOCAL(name)		UA_BEGIN(name, ALIGN, )
#define SYM_CODE_START_LOCAL_NOALIGN(name)	UA_BEGIN(name, , )
#define SYM_CODE_END(name)			.size	name, . - name

#define SYM_INNER_LABEL(name, binding)		binding(name) ; name:
#define SYM_INNER_LABEL_ALIGN(name, binding)	ALIGN ; binding(name) ; name:

#define SYM_FUNC_ALIAS(alias, name)		UA_SAME(alias, name, .globl)
#define SYM_FUNC_ALIAS_WEAK(alias, name)	UA_SAME(alias, name, .weak)
#define SYM_FUNC_ALIAS_LOCAL(alias, name)	.set	alias, name
#define SYM_FUNC_ALIAS_MEMFUNC(alias, name)	UA_SAME(alias, name, .globl)
#define SYM_PIC_ALIAS(name)

#define SYM_DATA_START(name)			UA_BEGIN(name, , .globl name)
#define SYM_DATA_START_LOCAL(name)		UA_BEGIN(name, , )
#define SYM_DATA_END(name)			.size	name, . - name
#define SYM_DATA(name, ...)			SYM_DATA_START(name) ; __VA_ARGS__ ; SYM_DATA_END(name)

/* ---- before that ---------------------------------------------------------------- */

#define ENTRY(name)		UA_BEGIN(name, ALIGN, .globl name)
#define GLOBAL(name)		UA_BEGIN(name, , .globl name)
#define WEAK(name)		UA_BEGIN(name, , .weak name)
#define END(name)		.size	name, . - name
#define ENDPROC(name)		UA_END(name)
#define KPROBE_ENTRY(name)	ENTRY(name)
#define KPROBE_END(name)	END(name)

#else

#define asmlinkage

#endif

#endif
