/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * void ua_checked_call(struct ua_call *call)
 *
 * Calls call->entry with call->args and records what it did to the state that
 * the System V ABI says a callee keeps: ebx esi edi ebp, esp, the words above
 * its arguments (which are its own), the direction flag, the MXCSR and x87
 * control words; where the call says so, of xmm and x87 registers.  eax, ecx and
 * edx hold junk first.
 *
 * Not in ua_text: a fault here is never the routine's.
 */
#include "asm.h"
#include "call_layout.h"

#define ARGS		0
#define WORDS		24
#define SAVE_FCW	(WORDS + 4 * FRAME_WORDS)
#define SAVE_MXCSR	(SAVE_FCW + 4)
#define FRAME_BYTES	60	/* with four pushes and the return address, 80 */
#define ALIGNMENT_CHECK	(1 << 18)	/* in eflags */

	.local	ua_call_now
	.comm	ua_call_now, 4, 4	/* struct ua_call * of the call under way */
	.local	ua_call_esp
	.comm	ua_call_esp, 4, 4	/* esp just before the call instruction */
	.local	ua_call_entry
	.comm	ua_call_entry, 4, 4

	.section .rodata
ua_plant_mxcsr:
	.long	PLANT_MXCSR
ua_plant_fcw:
	.short	PLANT_FCW

	.text
	.p2align 4
	.globl	ua_checked_call
	.hidden	ua_checked_call
	.type	ua_checked_call, @function
ua_checked_call:
	.cfi_startproc
	.irp	r, ebp, ebx, esi, edi
	push	%\r
	.cfi_adjust_cfa_offset 4
	.cfi_rel_offset \r, 0
	.endr
	mov	20(%esp), %eax
	sub	$FRAME_BYTES, %esp
	.cfi_adjust_cfa_offset FRAME_BYTES
	fnstcw	SAVE_FCW(%esp)
	stmxcsr	SAVE_MXCSR(%esp)
	mov	%eax, ua_call_now
	mov	%esp, ua_call_esp
	mov	CALL_ENTRY(%eax), %ecx
	mov	%ecx, ua_call_entry
	.irp	i, 0, 1, 2, 3, 4, 5
	mov	CALL_ARGS + 4 * \i(%eax), %ecx
	mov	%ecx, ARGS + 4 * \i(%esp)
	.endr
	.irp	i, 0, 1, 2, 3
	movl	$PLANT_FRAME, WORDS + 4 * \i(%esp)
	.endr
	mov	CALL_VECTORS(%eax), %ecx
	test	%ecx, %ecx
	jz	1f
	fxrstor	(%ecx)
1:	ldmxcsr	ua_plant_mxcsr
	fldcw	ua_plant_fcw
	mov	$PLANT_EBX, %ebx
	mov	$PLANT_ESI, %esi
	mov	$PLANT_EDI, %edi
	mov	$PLANT_EBP, %ebp
	mov	$PLANT_JUNK, %eax
	mov	%eax, %ecx
	mov	%eax, %edx
	call	*ua_call_entry

	mov	ua_call_now, %ecx	/* trusts nothing that it left behind */
	mov	%eax, CALL_RESULT(%ecx)
	mov	%ebx, CALL_SEEN(%ecx)
	mov	%esi, CALL_SEEN + 4(%ecx)
	mov	%edi, CALL_SEEN + 8(%ecx)
	mov	%ebp, CALL_SEEN + 12(%ecx)
	mov	%esp, %edx
	mov	ua_call_esp, %esp
	sub	%esp, %edx
	mov	%edx, CALL_STACK(%ecx)
	pushfl
	pop	%edx
	mov	%edx, CALL_FLAGS(%ecx)
	and	$~ALIGNMENT_CHECK, %edx
	push	%edx
	popfl
	cld
	.irp	i, 0, 1, 2, 3
	mov	WORDS + 4 * \i(%esp), %edx
	mov	%edx, CALL_FRAME + 4 * \i(%ecx)
	.endr
	stmxcsr	CALL_MXCSR(%ecx)
	fnstcw	CALL_FCW(%ecx)
	mov	CALL_VECTORS(%ecx), %edx
	test	%edx, %edx
	jz	2f
	fxsave	VECTORS_AREA(%edx)
2:	fninit
	fldcw	SAVE_FCW(%esp)
	ldmxcsr	SAVE_MXCSR(%esp)
	add	$FRAME_BYTES, %esp
	.cfi_adjust_cfa_offset -FRAME_BYTES
	.irp	r, edi, esi, ebx, ebp
	pop	%\r
	.cfi_adjust_cfa_offset -4
	.cfi_restore \r
	.endr
	ret
	.cfi_endproc
	.size	ua_checked_call, . - ua_checked_call
