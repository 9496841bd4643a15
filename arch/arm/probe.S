/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Small routines with which src/selftest.c tries the recovery machinery, and
 * tests/ the rest.  unsigned long probe(void *at): 0 when the access went
 * through, 1 when its fixup ran.
 *
 * r0	at, result
 */
#include "asm.h"

/* An 8-byte store with an entry: NEON's, which wants no alignment. */
ENTRY ua_probe_store
	vmov.i8	d0, #0x11
	USER .Lfix_probe, vst1.8 {d0}, [r0]
	mov	r0, #0
	bx	lr
END

/* A one-byte load with an entry. */
ENTRY ua_probe_load
	USER .Lfix_probe, ldrb r1, [r0]
	mov	r0, #0
	bx	lr
.Lfix_probe:
	mov	r0, #1
	bx	lr
END

/* A one-byte store that nothing handles. */
ENTRY ua_probe_stray
	mov	r1, #0
	strb	r1, [r0]
	mov	r0, #0
	bx	lr
END

/* A store of 16 bytes by one instruction; what is left of it. */
ENTRY ua_probe_string
	vmov.i8	q0, #0
	USER .Lfix_string, vst1.8 {d0, d1}, [r0]
	mov	r0, #0
	bx	lr
.Lfix_string:
	mov	r0, #16
	bx	lr
END

ENTRY ua_probe_illegal
	udf	#0
END

/* What the kernel takes for a breakpoint. */
ENTRY ua_probe_trap
	udf	#16
	mov	r0, #0
	bx	lr
END

ENTRY ua_probe_hang
1:	b	1b
END

/* Breaks every register promise of the ABI that it can and still return: all
 * but sp. */
ENTRY ua_probe_clobber
	.irp	n, 4, 5, 6, 7, 8, 9, 10, 11
	mov	r\n, #0
	.endr
	.irp	n, 8, 9, 10, 11, 12, 13, 14, 15
	vmov.i8	d\n, #0
	.endr
	mov	r1, #0
	vmsr	fpscr, r1
	str	r1, [sp, #8]
	mov	r0, #0
	bx	lr
END

/* One store and no entry: the bare fault that the benchmark compares with.
 * Its handler goes on at ua_probe_bare_next. */
ENTRY ua_probe_bare
	mov	r1, #0
	strb	r1, [r0]
	.globl ua_probe_bare_next
	.hidden ua_probe_bare_next
ua_probe_bare_next:
	bx	lr
END

/* Opens the user-access window as a kernel would, by the domain register:
 * privileged. */
ENTRY ua_probe_privileged
	mov	r1, #0
	mcr	p15, 0, r1, c3, c0, 0
	mov	r0, #0
	bx	lr
END
