/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * shims.h - functions with the engine's calling convention, which is C's, for
 * routines that a kernel calls in another one.  UA_SHIM_<shim>(name, symbol)
 * defines the function name, which calls symbol and returns what is left.
 *
 *	engine	clear_user(dst, len), copies (dst, src, len): rdi, rsi, rdx
 *
 * A shim has no table entry: a fault in symbol goes to symbol's own fixup,
 * which returns to the shim.  It touches only registers that a callee may
 * lose, so a routine that breaks another is still found out, and it doesn't
 * use the 128 bytes below rsp.
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
	"	.cfi_startproc\n"		\
	"	endbr64\n"			\
	__VA_ARGS__				\
	"	.cfi_endproc\n"			\
	"	.size	" #name ", . - " #name "\n");

/* As rep movs: count in rcx, and what is left in rcx. */
#define UA_SHIM_movs(name, symbol) UA_SHIM_TEXT(name,	\
	"	mov	%rdx, %rcx\n"			\
	"	call	" #symbol "\n"			\
	"	mov	%rcx, %rax\n"			\
	"	ret\n")

/* As rep stos: count in rcx, rax is 0. */
#define UA_SHIM_stos(name, symbol) UA_SHIM_TEXT(name,	\
	"	mov	%rsi, %rcx\n"			\
	"	xor	%eax, %eax\n"			\
	"	call	" #symbol "\n"			\
	"	mov	%rcx, %rax\n"			\
	"	ret\n")

/* A fourth argument, 0: don't clear the rest. */
#define UA_SHIM_nocache(name, symbol) UA_SHIM_TEXT(name,	\
	"	xor	%ecx, %ecx\n"			\
	"	jmp	" #symbol "\n")

/* A length of 32 bits with the upper half cleared, as compilers mostly do. */
#define UA_SHIM_extend(name, symbol) UA_SHIM_TEXT(name,	\
	"	mov	%edx, %edx\n"			\
	"	jmp	" #symbol "\n")

/*
 * An error that is 0 or -EFAULT becomes 0 or size bytes left; any other is
 * returned as it is, which is no residual.  error is a 32-bit register.
 */
#define UA_SHIM_LEFT(error, size)			\
	"	movslq	" error ", %rax\n"		\
	"	mov	$" #size ", %edx\n"		\
	"	cmp	$-14, %rax\n"			\
	"	cmove	%rdx, %rax\n"

/* (dst, src, size): rax is the address, rdx the value.  dst stays in rdi,
 * which these routines mustn't touch. */
#define UA_SHIM_GET(name, symbol, size, store) UA_SHIM_TEXT(name, \
	"	mov	%rsi, %rax\n"			\
	"	call	" #symbol "\n"			\
	"	" store ", (%rdi)\n"			\
	UA_SHIM_LEFT("%eax", size)			\
	"	ret\n")
#define UA_SHIM_get_user_1(name, symbol) UA_SHIM_GET(name, symbol, 1, "mov %dl")
#define UA_SHIM_get_user_2(name, symbol) UA_SHIM_GET(name, symbol, 2, "mov %dx")
#define UA_SHIM_get_user_4(name, symbol) UA_SHIM_GET(name, symbol, 4, "mov %edx")
#define UA_SHIM_get_user_8(name, symbol) UA_SHIM_GET(name, symbol, 8, "mov %rdx")

/*
 * (dst, src, size): rcx is the address, rax the value, junk above its size.
 * rbx belongs to the routine.  A kernel without __put_user_nocheck_1 is one
 * that returns the error in eax.
 */
#define UA_SHIM_PUT(name, symbol, size, load) UA_SHIM_TEXT(name, \
	"	push	%rbx\n"				\
	"	.cfi_def_cfa_offset 16\n"		\
	"	.cfi_offset %rbx, -16\n"		\
	"	" load "\n"				\
	"	mov	%rdi, %rcx\n"			\
	"	call	" #symbol "\n"			\
	"	pop	%rbx\n"				\
	"	.cfi_def_cfa_offset 8\n"		\
	"	.cfi_restore %rbx\n"			\
	"	.weak	__put_user_nocheck_1\n"		\
	"	mov	$__put_user_nocheck_1, %edx\n"	\
	"	test	%edx, %edx\n"			\
	"	cmove	%eax, %ecx\n"			\
	UA_SHIM_LEFT("%ecx", size)			\
	"	ret\n")
#define UA_SHIM_put_user_1(name, symbol) UA_SHIM_PUT(name, symbol, 1, "mov (%rsi), %al")
#define UA_SHIM_put_user_2(name, symbol) UA_SHIM_PUT(name, symbol, 2, "mov (%rsi), %ax")
#define UA_SHIM_put_user_4(name, symbol) UA_SHIM_PUT(name, symbol, 4, "mov (%rsi), %eax")
#define UA_SHIM_put_user_8(name, symbol) UA_SHIM_PUT(name, symbol, 8, "mov (%rsi), %rax")

/*
 * (dst, src, len) to (src, dst, len, ~0, &error, &error): a kernel that has
 * three arguments ignores the others.  Returns the 32-bit sum; 0 after an
 * error.
 */
#define UA_SHIM_csum(name, symbol) UA_SHIM_TEXT(name,	\
	"	push	$0\n"				\
	"	.cfi_def_cfa_offset 16\n"		\
	"	xchg	%rdi, %rsi\n"			\
	"	mov	$-1, %ecx\n"			\
	"	mov	%rsp, %r8\n"			\
	"	mov	%rsp, %r9\n"			\
	"	call	" #symbol "\n"			\
	"	pop	%rdx\n"				\
	"	.cfi_def_cfa_offset 8\n"		\
	"	xor	%ecx, %ecx\n"			\
	"	test	%edx, %edx\n"			\
	"	cmovne	%ecx, %eax\n"			\
	"	mov	%eax, %eax\n"			\
	"	ret\n")

#endif
