/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * mutants.h - the plain routines that every mutant departs from in one thing.
 *
 *	clear_user	rdi to	rsi n			-> rax
 *	copies		rdi to	rsi from	rdx n	-> rax
 *
 * The bodies count in rcx: bytes left, at every instruction that may fault.
 */
#ifndef UA_MUTANTS_H
#define UA_MUTANTS_H

#include "asm.h"

/* Clears rcx bytes at rdi, one by one; a fault goes to fix with rcx right. */
	.macro CLEAR_BYTES fix:req
	jrcxz	.Lcleared\@
.Lclear\@:
	USER	\fix, movb $0, (%rdi)
	inc	%rdi
	dec	%rcx
	jnz	.Lclear\@
.Lcleared\@:
	.endm

/* The same for a copy of rcx bytes from rsi; al is used. */
	.macro COPY_BYTES fix:req
	jrcxz	.Lcopied\@
.Lcopy\@:
	USER	\fix, movb (%rsi), %al
	USER	\fix, movb %al, (%rdi)
	inc	%rsi
	inc	%rdi
	dec	%rcx
	jnz	.Lcopy\@
.Lcopied\@:
	.endm

	.macro RETURN value:req
	mov	\value, %rax
	ret
	.endm

/* A clear_user that is right but for what it does after a fault. */
	.macro CLEAR_AND_AT_FAULT name:req, insn:vararg
	ENTRY \name
	mov	%rsi, %rcx
	CLEAR_BYTES .Lfault_\name
	xor	%eax, %eax
	ret
.Lfault_\name:
	\insn
	mov	%rcx, %rax
	ret
	END
	.endm

#endif
