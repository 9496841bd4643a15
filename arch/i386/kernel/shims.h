/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * shims.h - functions with the engine's calling convention, which has all on the
 * stack, for routines of a kernel, which have it in registers.
 * UA_SHIM_<shim>(name, symbol) defines the function name, which calls symbol and
 * returns what is left.
 *
 *	engine	clear_user(dst, len), copies (dst, src, len): 4, 8, 12(%esp)
 */
#ifndef UA_SHIMS_H
#define UA_SHIMS_H

#define UA_SHIM_TEXT(name, ...)			\
	__asm__(				\
	"	.text\n"			\
	"	.p2align 4\n"			\
	"	.globl	" #name "\n"		\
	"	.type	" #name ", @function\n"	\
	#name ":\n"				\
	__VA_ARGS__				\
	"	.size	" #name ", . - " #name "\n");

/* Up to three arguments. */
#define UA_SHIM_reg3(name, symbol) UA_SHIM_TEXT(name,	\
	"	mov	4(%esp), %eax\n"		\
	"	mov	8(%esp), %edx\n"		\
	"	mov	12(%esp), %ecx\n"		\
	"	jmp	" #symbol "\n")

/* 0 or -EFAULT in a register becomes 0 or size bytes left; any other is returned
 * as it is, which is no residual. */
#define UA_SHIM_LEFT(error, size)			\
	"	mov	" error ", %eax\n"		\
	"	cmp	$-14, %eax\n"			\
	"	jne	1f\n"				\
	"	mov	$" #size ", %eax\n"		\
	"1:\n"

/* get_user: address in eax, value in edx and ecx. */
#define UA_SHIM_GET(name, symbol, size, store) UA_SHIM_TEXT(name,	\
	"	push	%esi\n"			\
	"	mov	12(%esp), %eax\n"	\
	"	call	" #symbol "\n"		\
	"	mov	8(%esp), %esi\n"	\
	store					\
	UA_SHIM_LEFT("%eax", size)		\
	"	pop	%esi\n"			\
	"	ret\n")
#define UA_SHIM_get_user_1(name, symbol) UA_SHIM_GET(name, symbol, 1, "	mov %dl, (%esi)\n")
#define UA_SHIM_get_user_2(name, symbol) UA_SHIM_GET(name, symbol, 2, "	mov %dx, (%esi)\n")
#define UA_SHIM_get_user_4(name, symbol) UA_SHIM_GET(name, symbol, 4, "	mov %edx, (%esi)\n")
#define UA_SHIM_get_user_8(name, symbol) UA_SHIM_GET(name, symbol, 8,	\
	"	mov	%edx, (%esi)\n"					\
	"	mov	%ecx, 4(%esi)\n")

/* put_user: value in eax and edx, address in ecx, which has the error. */
#define UA_SHIM_PUT(name, symbol, size, load) UA_SHIM_TEXT(name,	\
	"	push	%ebx\n"			\
	"	mov	12(%esp), %ecx\n"	\
	load					\
	"	mov	8(%esp), %ecx\n"	\
	"	call	" #symbol "\n"		\
	UA_SHIM_LEFT("%ecx", size)		\
	"	pop	%ebx\n"			\
	"	ret\n")
#define UA_SHIM_put_user_1(name, symbol) UA_SHIM_PUT(name, symbol, 1, "	movzbl (%ecx), %eax\n")
#define UA_SHIM_put_user_2(name, symbol) UA_SHIM_PUT(name, symbol, 2, "	movzwl (%ecx), %eax\n")
#define UA_SHIM_put_user_4(name, symbol) UA_SHIM_PUT(name, symbol, 4, "	mov (%ecx), %eax\n")
#define UA_SHIM_put_user_8(name, symbol) UA_SHIM_PUT(name, symbol, 8,	\
	"	mov	(%ecx), %eax\n"					\
	"	mov	4(%ecx), %edx\n")

/* (src, dst, len) on the stack. */
#define UA_SHIM_csum(name, symbol) UA_SHIM_TEXT(name,	\
	"	mov	4(%esp), %edx\n"	\
	"	mov	8(%esp), %ecx\n"	\
	"	pushl	12(%esp)\n"		\
	"	push	%edx\n"			\
	"	push	%ecx\n"			\
	"	call	" #symbol "\n"		\
	"	add	$12, %esp\n"		\
	"	ret\n")

#endif
