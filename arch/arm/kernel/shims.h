/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * shims.h - functions with the engine's calling convention, which is C's, for
 * routines that a kernel calls in another one.  UA_SHIM_<shim>(name, symbol)
 * defines the function name, which calls symbol and returns what is left.
 *
 *	engine	get_user, put_user, sums (dst, src, len): r0, r1, r2
 *
 * A shim has no table entry: a fault in symbol goes to symbol's own fixup,
 * which returns to the shim.  It touches only registers that a callee may
 * lose, so a routine that breaks another is still found out.
 */
#ifndef UA_SHIMS_H
#define UA_SHIMS_H

#define UA_SHIM_TEXT(name, ...)			\
	__asm__(				\
	"	.syntax	unified\n"		\
	"	.text\n"			\
	"	.arm\n"				\
	"	.p2align 4\n"			\
	"	.globl	" #name "\n"		\
	"	.type	" #name ", %function\n"	\
	#name ":\n"				\
	"	.cfi_startproc\n"		\
	__VA_ARGS__				\
	"	.cfi_endproc\n"			\
	"	.size	" #name ", . - " #name "\n");

#define UA_SHIM_PUSH(pair)			\
	"	push	{" pair "}\n"		\
	"	.cfi_def_cfa_offset 8\n"	\
	"	.cfi_offset 14, -4\n"

/*
 * An error that is 0 or -EFAULT becomes 0 or size bytes left; any other is
 * returned as it is, which is no residual.
 */
#define UA_SHIM_LEFT(size)			\
	"	cmn	r0, #14\n"		\
	"	moveq	r0, #" #size "\n"	\
	"	bx	lr\n"

/* The last address that a user may have: any that this process has. */
#define UA_SHIM_LIMIT	"	mvn	r1, #0\n"

/* dst waits on the stack. */
#define UA_SHIM_GET(name, symbol, size, store) UA_SHIM_TEXT(name, \
	UA_SHIM_PUSH("r0, lr")			\
	"	mov	r0, r1\n"		\
	UA_SHIM_LIMIT				\
	"	bl	" #symbol "\n"		\
	"	pop	{r1, lr}\n"		\
	"	.cfi_def_cfa_offset 0\n"	\
	store					\
	UA_SHIM_LEFT(size))
#define UA_SHIM_get_user_1(name, symbol) UA_SHIM_GET(name, symbol, 1, "	strb r2, [r1]\n")
#define UA_SHIM_get_user_2(name, symbol) UA_SHIM_GET(name, symbol, 2, "	strh r2, [r1]\n")
#define UA_SHIM_get_user_4(name, symbol) UA_SHIM_GET(name, symbol, 4, "	str r2, [r1]\n")
#define UA_SHIM_get_user_8(name, symbol) \
	UA_SHIM_GET(name, symbol, 8, "	str r2, [r1]\n	str r3, [r1, #4]\n")

#define UA_SHIM_PUT(name, symbol, size, load) UA_SHIM_TEXT(name, \
	UA_SHIM_PUSH("r4, lr")			\
	load					\
	UA_SHIM_LIMIT				\
	"	bl	" #symbol "\n"		\
	"	pop	{r4, lr}\n"		\
	"	.cfi_def_cfa_offset 0\n"	\
	UA_SHIM_LEFT(size))
#define UA_SHIM_put_user_1(name, symbol) UA_SHIM_PUT(name, symbol, 1, "	ldrb r2, [r1]\n")
#define UA_SHIM_put_user_2(name, symbol) UA_SHIM_PUT(name, symbol, 2, "	ldrh r2, [r1]\n")
#define UA_SHIM_put_user_4(name, symbol) UA_SHIM_PUT(name, symbol, 4, "	ldr r2, [r1]\n")
#define UA_SHIM_put_user_8(name, symbol) \
	UA_SHIM_PUT(name, symbol, 8, "	ldr r2, [r1]\n	ldr r3, [r1, #4]\n")

/*
 * (dst, src, len) to (src, dst, len, ~0, &error): a kernel that has three
 * arguments ignores the others.  Returns the sum; 0 after an error.
 */
#define UA_SHIM_csum(name, symbol) UA_SHIM_TEXT(name,	\
	UA_SHIM_PUSH("r4, lr")				\
	"	sub	sp, sp, #8\n"			\
	"	.cfi_def_cfa_offset 16\n"		\
	"	mov	r3, #0\n"			\
	"	str	r3, [sp, #4]\n"			\
	"	add	r3, sp, #4\n"			\
	"	str	r3, [sp]\n"			\
	"	mov	r3, r0\n"			\
	"	mov	r0, r1\n"			\
	"	mov	r1, r3\n"			\
	"	mvn	r3, #0\n"			\
	"	bl	" #symbol "\n"			\
	"	ldr	r1, [sp, #4]\n"			\
	"	cmp	r1, #0\n"			\
	"	movne	r0, #0\n"			\
	"	add	sp, sp, #8\n"			\
	"	pop	{r4, pc}\n")

#endif
