/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Small routines with which src/selftest.c tries the recovery machinery, and
 * tests/ the rest.  unsigned long probe(void *at): 0 when the access went
 * through, 1 when its fixup ran.
 *
 * x0	at, result
 */
#include "asm.h"

/* An 8-byte store with an entry. */
ENTRY ua_probe_store
	mov	x1, #0x7788
	movk	x1, #0x1122, lsl #48
	USER .Lfix_probe, str x1, [x0]
	mov	x0, #0
	ret
END

/* A one-byte load with an entry. */
ENTRY ua_probe_load
	USER .Lfix_probe, ldrb w1, [x0]
	mov	x0, #0
	ret
.Lfix_probe:
	mov	x0, #1
	ret
END

/* A one-byte store that nothing handles. */
ENTRY ua_probe_stray
	strb	wzr, [x0]
	mov	x0, #0
	ret
END

/* A store of 16 bytes by one instruction; what is left of it. */
ENTRY ua_probe_string
	USER .Lfix_string, stp xzr, xzr, [x0]
	mov	x0, #0
	ret
.Lfix_string:
	mov	x0, #16
	ret
END

ENTRY ua_probe_illegal
	udf	#0
END

ENTRY ua_probe_trap
	brk	#0
	mov	x0, #0
	ret
END

ENTRY ua_probe_hang
1:	b	1b
END

/* Breaks every register promise of the ABI that it can and still return: all
 * but sp. */
ENTRY ua_probe_clobber
	.irp	n, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29
	mov	x\n, #0
	.endr
	.irp	n, 8, 9, 10, 11, 12, 13, 14, 15
	movi	v\n\().16b, #0
	.endr
	msr	fpcr, xzr
	msr	tpidr_el0, xzr
	str	xzr, [sp]
	mov	x0, #0
	ret
END

/* One store and no entry: the bare fault that the benchmark compares with.
 * Its handler goes on at ua_probe_bare_next. */
ENTRY ua_probe_bare
	strb	wzr, [x0]
	.globl ua_probe_bare_next
	.hidden ua_probe_bare_next
ua_probe_bare_next:
	ret
END

/* Opens the user-access window as a kernel would, PSTATE.PAN: privileged. */
ENTRY ua_probe_privileged
	.inst	0xd500409f		/* msr pan, #0 */
	mov	x0, #0
	ret
END
