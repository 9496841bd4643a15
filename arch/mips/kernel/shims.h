/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * shims.h - functions with the engine's calling convention, which is C's, for
 * routines that a kernel calls in another one.  UA_SHIM_<shim>(name, symbol)
 * defines the function name, which calls symbol and returns what is left.
 *
 *	engine	clear_user(dst, len), copies (dst, src, len): $4, $5, $6
 *
 * In a kernel $28 is the current thread_info; here it is the program's gp, so
 * that each of these sets it to the stand-in of stubs.c, and puts it back.  A
 * shim has no table entry: a fault in symbol goes to symbol's own fixup, which
 * returns to the shim.  It touches only registers that a callee may lose, so a
 * routine that breaks another is still found out.
 */
#ifndef UA_SHIMS_H
#define UA_SHIMS_H

#if _MIPS_SIM == _ABI64
#define UA_SHIM_W(op)	"d" #op
#define UA_SHIM_LOAD	"ld"
#define UA_SHIM_STORE	"sd"
#define UA_SHIM_LOW(r)	"	dsll32	" r ", " r ", 0\n" "	dsrl32	" r ", " r ", 0\n"
#else
#define UA_SHIM_W(op)	#op
#define UA_SHIM_LOAD	"lw"
#define UA_SHIM_STORE	"sw"
#define UA_SHIM_LOW(r)
#endif

#define UA_SHIM_TEXT(name, ...)						\
	__asm__(							\
	"	.text\n"						\
	"	.p2align 4\n"						\
	"	.globl	" #name "\n"					\
	"	.type	" #name ", @function\n"				\
	"	.set	push\n"						\
	"	.set	noreorder\n"					\
	"	.set	noat\n"						\
	#name ":\n"							\
	"	.cfi_startproc\n"					\
	"	" UA_SHIM_W(addiu) "	$29, $29, -32\n"		\
	"	.cfi_def_cfa_offset 32\n"				\
	"	" UA_SHIM_STORE "	$31, 16($29)\n"			\
	"	.cfi_offset 31, -16\n"					\
	"	" UA_SHIM_STORE "	$28, 24($29)\n"			\
	"	lui	$28, %hi(ua_mips_thread_info)\n"		\
	"	" UA_SHIM_W(addiu) "	$28, $28, %lo(ua_mips_thread_info)\n" \
	__VA_ARGS__							\
	"	" UA_SHIM_LOAD "	$31, 16($29)\n"			\
	"	" UA_SHIM_LOAD "	$28, 24($29)\n"			\
	"	jr	$31\n"						\
	"	" UA_SHIM_W(addiu) "	$29, $29, 32\n"			\
	"	.cfi_endproc\n"						\
	"	.set	pop\n"						\
	"	.size	" #name ", . - " #name "\n");

/* C's convention, but for gp. */
#define UA_SHIM_gp(name, symbol) UA_SHIM_TEXT(name,	\
	"	jal	" #symbol "\n"			\
	"	nop\n")

/* $1 is the end of the source; what is left comes back in $6. */
#define UA_SHIM_copy(name, symbol) UA_SHIM_TEXT(name,	\
	"	jal	" #symbol "\n"			\
	"	" UA_SHIM_W(addu) "	$1, $5, $6\n"	\
	"	move	$2, $6\n")

/* (dst, 0, len); what is left comes back in $6. */
#define UA_SHIM_bzero(name, symbol) UA_SHIM_TEXT(name,	\
	"	move	$6, $5\n"			\
	"	jal	" #symbol "\n"			\
	"	move	$5, $0\n"			\
	"	move	$2, $6\n")

/* (src, dst, len); a sum of 32 bits, 0 after an error. */
#define UA_SHIM_csum(name, symbol) UA_SHIM_TEXT(name,	\
	"	move	$2, $4\n"			\
	"	move	$4, $5\n"			\
	"	jal	" #symbol "\n"			\
	"	move	$5, $2\n"			\
	UA_SHIM_LOW("$2"))

#endif
