/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * void ua_sparc_enter(int signo, siginfo_t *info, void *context)
 *
 * The handler of all signals: calls ua_sparc_handler[signo] as a program's own
 * code, and leaves to the interrupted code what that had.  A kernel's routine
 * may have lost g7, by which C finds its thread, and has the floating-point
 * unit off; qemu-user 7.2 keeps none of its registers in a signal frame, and C
 * uses them.
 */
#include "asm.h"

#define AT_F	(BIAS + 176)
#define AT_FSR	(AT_F + 256)
#define FRAME_BYTES (176 + 256 + 16)

	.text
	.p2align 2
	.globl	ua_sparc_enter
	.hidden	ua_sparc_enter
	.type	ua_sparc_enter, @function
ua_sparc_enter:
	.cfi_startproc
	save	%sp, -FRAME_BYTES, %sp
	.cfi_window_save
	.cfi_register %o7, %i7
	.cfi_def_cfa_register %fp
	rd	%fprs, %l2
	wr	%g0, 4, %fprs
	.irp	f, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 50, 52, 54, 56, 58, 60, 62
	std	%f\f, [%sp + AT_F + \f * 4]
	.endr
	stx	%fsr, [%sp + AT_FSR]
	rd	%asi, %l3
	wr	%g0, 0x82, %asi
	ADDRESS	ua_sparc_thread, %l0
	ldx	[%l0], %g7
	ADDRESS	ua_sparc_handler, %l0
	sllx	%i0, 3, %l1
	ldx	[%l0 + %l1], %l0
	mov	%i0, %o0
	mov	%i1, %o1
	jmpl	%l0, %o7
	 mov	%i2, %o2
	.irp	f, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 50, 52, 54, 56, 58, 60, 62
	ldd	[%sp + AT_F + \f * 4], %f\f
	.endr
	ldx	[%sp + AT_FSR], %fsr
	wr	%l3, 0, %asi
	wr	%l2, 0, %fprs
	ret
	 restore
	.cfi_endproc
	.size	ua_sparc_enter, . - ua_sparc_enter
