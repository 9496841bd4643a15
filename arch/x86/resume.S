/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * void ua_resume(const greg_t *gregs, const void *fpstate)
 *
 * Leaves a signal handler for the interrupted code without rt_sigreturn: the
 * general registers, flags, stack pointer and PC come from gregs, MXCSR and
 * the x87 control word from fpstate.  Saves about a quarter of a fault.  Not
 * for code with live vector registers (delivery reset them), nor under a user
 * shadow stack (the return address is none that a call pushed).
 *
 * The signal mask is not touched: the handler is installed with SA_NODEFER.
 * The frame is built below the red zone of the interrupted code.
 * The stack is changed last: from then on another signal starts at the top of
 * the signal stack, over the very gregs that are read here.
 *
 * rdi	gregs		until it is itself reloaded, last
 * rax	stack pointer of the interrupted code, until reloaded
 */
#include "asm.h"

#define GREG(n)		((n) * 8)(%rdi)	/* numbers as in <sys/ucontext.h> */
#define RED_ZONE	128

	.text
	.p2align 4
	.globl ua_resume
	.hidden ua_resume
	.type ua_resume, UA_TYPE_FUNC
ua_resume:
	ldmxcsr 24(%rsi)		/* legacy FXSAVE area */
	fldcw (%rsi)
	mov GREG(15), %rax		/* rsp */
	mov GREG(17), %rcx		/* flags */
	mov %rcx, -(RED_ZONE + 16)(%rax)
	mov GREG(16), %rcx		/* rip */
	mov %rcx, -(RED_ZONE + 8)(%rax)
	lea -(RED_ZONE + 16)(%rax), %rcx
	mov %rcx, -8(%rsp)		/* in the red zone here: survives a signal */
	mov GREG(0), %r8
	mov GREG(1), %r9
	mov GREG(2), %r10
	mov GREG(3), %r11
	mov GREG(4), %r12
	mov GREG(5), %r13
	mov GREG(6), %r14
	mov GREG(7), %r15
	mov GREG(9), %rsi
	mov GREG(10), %rbp
	mov GREG(11), %rbx
	mov GREG(12), %rdx
	mov GREG(13), %rax
	mov GREG(14), %rcx
	mov GREG(8), %rdi
	mov -8(%rsp), %rsp		/* off the signal stack */
	popfq
	ret $RED_ZONE
	.size ua_resume, . - ua_resume
