/* SPDX-License-Identifier: GPL-2.0-or-later */
/* clear_user whose recovery is broken, or that never comes back. */
#include "mutants.h"

#define RARE	77		/* the only length at which some misbehave */

ENTRY mutant_no_entry
	mov	%rsi, %rcx
	jrcxz	2f
1:	movb	$0, (%rdi)
	inc	%rdi
	dec	%rcx
	jnz	1b
2:	RETURN	%rcx
END

/* A copy_in_user that has an entry for its store alone. */
ENTRY mutant_two_no_entry
	mov	%rdx, %rcx
	jrcxz	2f
1:	movb	(%rsi), %al
	USER	2f, movb %al, (%rdi)
	inc	%rsi
	inc	%rdi
	dec	%rcx
	jnz	1b
2:	RETURN	%rcx
END

/* The entry names the instruction before the store. */
ENTRY mutant_entry_early
	mov	%rsi, %rcx
	jrcxz	2f
1:	USER	2f, xor %eax, %eax
	movb	%al, (%rdi)
	inc	%rdi
	dec	%rcx
	jnz	1b
2:	RETURN	%rcx
END

/* Spins after a fault. */
ENTRY mutant_hangs
	mov	%rsi, %rcx
	CLEAR_BYTES 2f
	RETURN	%rcx
2:	cmp	$RARE, %rsi
	je	2b
	RETURN	%rcx
END

/* The fixup is the faulting instruction. */
ENTRY mutant_hangs_faulting
	mov	%rsi, %rcx
	jrcxz	2f
	cmp	$RARE, %rcx
	je	3f
	CLEAR_BYTES 2f
2:	RETURN	%rcx
3:	USER	3b, movb $0, (%rdi)
	inc	%rdi
	dec	%rcx
	jnz	3b
	RETURN	%rcx
END

/* The same at every length. */
ENTRY mutant_always_hangs
	mov	%rsi, %rcx
	CLEAR_BYTES 2f
	RETURN	%rcx
2:	jmp	2b
END

ENTRY mutant_always_hangs_faulting
	mov	%rsi, %rcx
	jrcxz	2f
1:	USER	1b, movb $0, (%rdi)
	inc	%rdi
	dec	%rcx
	jnz	1b
2:	RETURN	%rcx
END

	CLEAR_AND_AT_FAULT mutant_illegal, ud2
	CLEAR_AND_AT_FAULT mutant_traps, int3

ENTRY mutant_jumps_wild
	mov	%rsi, %rcx
	CLEAR_BYTES 2f
	RETURN	%rcx
2:	mov	$16, %eax
	jmp	*%rax
END

ENTRY mutant_returns_wild
	mov	%rsi, %rcx
	CLEAR_BYTES 2f
	RETURN	%rcx
2:	movq	$16, (%rsp)
	ret
END

/* A store to the null page, with an entry: a fault, but not in the hole. */
ENTRY mutant_faults_elsewhere
	mov	%rsi, %rcx
	CLEAR_BYTES 2f
	RETURN	%rcx
2:	USER	3f, movb $0, 16
3:	RETURN	%rcx
END

/* Returns early: the page before the hole's end is all it looks at. */
ENTRY mutant_never_faults
	mov	%rdi, %rax
	neg	%rax
	and	$4095, %eax		/* bytes to the end of the page */
	mov	%rsi, %rcx
	cmp	%rax, %rcx
	cmova	%rax, %rcx
	sub	%rcx, %rsi
	CLEAR_BYTES 2f
2:	lea	(%rsi, %rcx), %rax
	ret
END

/* exit_group(status), kill(getpid(), SIGKILL): the process is gone. */
	.macro DIES name:req, insn:vararg
	ENTRY \name
	mov	%rsi, %rcx
	CLEAR_BYTES .Ldies_\name
	RETURN	%rcx
.Ldies_\name:
	cmp	$RARE, %rsi
	je	.Lnow_\name
	RETURN	%rcx
.Lnow_\name:
	\insn
	mov	$231, %eax
	syscall
	ud2
	END
	.endm
	DIES mutant_exits_1, mov $1, %edi
	DIES mutant_exits_0, xor %edi, %edi

ENTRY mutant_kills_itself
	mov	%rsi, %rcx
	CLEAR_BYTES 2f
	RETURN	%rcx
2:	cmp	$RARE, %rsi
	je	3f
	RETURN	%rcx
3:	mov	$39, %eax
	syscall
	mov	%eax, %edi
	mov	$9, %esi
	mov	$62, %eax
	syscall
	ud2
END

/* munmap of its own stack, with all of its callers' frames. */
ENTRY mutant_unmaps_stack
	mov	%rsi, %rcx
	CLEAR_BYTES 2f
	RETURN	%rcx
2:	cmp	$RARE, %rsi
	je	3f
	RETURN	%rcx
3:	mov	%rsp, %rdi
	and	$-4096, %rdi
	sub	$4096, %rdi
	mov	$0x40000, %esi
	mov	$11, %eax
	syscall
	RETURN	%rax
END
