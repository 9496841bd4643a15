/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * void ua_checked_call(struct ua_call *call)
 *
 * Calls call->entry with call->args and records what it did to the state that
 * the System V ABI says a callee keeps: rbx rbp r12-r15, rsp, the words above
 * its frame, the direction flag, the MXCSR and x87 control words; where the
 * call says so, of all vector, mask and x87 registers (vectors.c).  All
 * caller-saved registers hold junk first, so that a routine that counts on
 * one of them being zero is found out.
 *
 * Not in ua_text: a fault here is never the routine's.
 *
 * rdi	call	on entry; kept in ua_call_now, for no register survives
 */
#include "asm.h"
#include "call_layout.h"

#define FRAME_WORDS	4
#define ALIGNMENT_CHECK	(1 << 18)	/* in rflags */

	.local ua_call_now
	.comm ua_call_now, 8, 8		/* struct ua_call * of the call under way */
	.local ua_call_rsp
	.comm ua_call_rsp, 8, 8		/* rsp just before the call instruction */

/* op for XSAVE's form of an area, old for FXSAVE's.  The call is in rcx; rax, rdx
 * and r8 are lost. */
	.macro VECTORS op:req, old:req, area:req
	mov CALL_VECTORS(%rcx), %r8
	test %r8, %r8
	jz .Lvectors_done\@
	mov CALL_COMPONENTS(%rcx), %rax
	xor %edx, %edx
	test %rax, %rax
	jz .Lvectors_old\@
	\op VECTORS_AREA * \area(%r8)
	jmp .Lvectors_done\@
.Lvectors_old\@:
	\old VECTORS_AREA * \area(%r8)
.Lvectors_done\@:
	.endm

	.text
	.p2align 4
	.globl ua_checked_call
	.hidden ua_checked_call
	.type ua_checked_call, UA_TYPE_FUNC
ua_checked_call:
	.cfi_startproc
	push %rbx
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset %rbx, 0
	push %rbp
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset %rbp, 0
	push %r12
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset %r12, 0
	push %r13
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset %r13, 0
	push %r14
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset %r14, 0
	push %r15
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset %r15, 0
	sub $24, %rsp
	.cfi_adjust_cfa_offset 24
	stmxcsr 8(%rsp)			/* the caller's own, to give back */
	fnstcw 12(%rsp)
	mov %rdi, %rcx
	VECTORS xrstor64, fxrstor64, 0
	movl $PLANT_MXCSR, 16(%rsp)
	ldmxcsr 16(%rsp)
	movw $PLANT_FCW, 16(%rsp)
	fldcw 16(%rsp)

	movabs $PLANT_FRAME, %rax
	.rept FRAME_WORDS
	push %rax
	.cfi_adjust_cfa_offset 8
	.endr
	mov %rdi, ua_call_now(%rip)
	mov %rsp, ua_call_rsp(%rip)
	mov %rdi, %r11

	movabs $PLANT_RBX, %rbx
	movabs $PLANT_RBP, %rbp
	movabs $PLANT_R12, %r12
	movabs $PLANT_R13, %r13
	movabs $PLANT_R14, %r14
	movabs $PLANT_R15, %r15
	movabs $PLANT_JUNK, %rax
	mov %rax, %r10
	mov CALL_ARGS + 0(%r11), %rdi
	mov CALL_ARGS + 8(%r11), %rsi
	mov CALL_ARGS + 16(%r11), %rdx
	mov CALL_ARGS + 24(%r11), %rcx
	mov CALL_ARGS + 32(%r11), %r8
	mov CALL_ARGS + 40(%r11), %r9
	pcmpeqd %xmm0, %xmm0
	pcmpeqd %xmm1, %xmm1
	pcmpeqd %xmm2, %xmm2
	pcmpeqd %xmm15, %xmm15
	call *CALL_ENTRY(%r11)

	mov ua_call_now(%rip), %rcx	/* trusts nothing that it left behind */
	mov %rax, CALL_RESULT(%rcx)
	mov %rbx, CALL_SEEN + 0(%rcx)
	mov %rbp, CALL_SEEN + 8(%rcx)
	mov %r12, CALL_SEEN + 16(%rcx)
	mov %r13, CALL_SEEN + 24(%rcx)
	mov %r14, CALL_SEEN + 32(%rcx)
	mov %r15, CALL_SEEN + 40(%rcx)
	mov %rsp, %rax
	mov ua_call_rsp(%rip), %rsp
	sub %rsp, %rax
	mov %rax, CALL_STACK(%rcx)
	.set word, 0
	.rept FRAME_WORDS
	pop CALL_FRAME + word(%rcx)
	.cfi_adjust_cfa_offset -8
	.set word, word + 8
	.endr
	pushfq
	.cfi_adjust_cfa_offset 8
	pop CALL_FLAGS(%rcx)
	.cfi_adjust_cfa_offset -8
	cld
	testl $ALIGNMENT_CHECK, CALL_FLAGS(%rcx)
	jz 1f
	pushfq				/* or C code would trap from here on */
	.cfi_adjust_cfa_offset 8
	andl $~ALIGNMENT_CHECK, (%rsp)
	popfq
	.cfi_adjust_cfa_offset -8
1:	stmxcsr CALL_MXCSR(%rcx)
	fnstcw CALL_FCW(%rcx)
	VECTORS xsave64, fxsave64, 1
	VECTORS xrstor64, fxrstor64, 2	/* for C code: no x87 stack, no upper halves */
	ldmxcsr 8(%rsp)
	fldcw 12(%rsp)

	add $24, %rsp
	.cfi_adjust_cfa_offset -24
	pop %r15
	.cfi_adjust_cfa_offset -8
	.cfi_restore %r15
	pop %r14
	.cfi_adjust_cfa_offset -8
	.cfi_restore %r14
	pop %r13
	.cfi_adjust_cfa_offset -8
	.cfi_restore %r13
	pop %r12
	.cfi_adjust_cfa_offset -8
	.cfi_restore %r12
	pop %rbp
	.cfi_adjust_cfa_offset -8
	.cfi_restore %rbp
	pop %rbx
	.cfi_adjust_cfa_offset -8
	.cfi_restore %rbx
	ret
	.cfi_endproc
	.size ua_checked_call, . - ua_checked_call
