/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Small routines with which src/selftest.c tries the recovery machinery, and
 * tests/ the rest.  unsigned long probe(void *at): 0 when the access went
 * through, 1 when its fixup ran.
 *
 * a0	at;  d0	result
 */
#include "asm.h"

/* An 8-byte store with an entry: that of a double, of 0. */
ENTRY ua_probe_store
	move.l	4(%sp), %a0
	fmove.l	#0, %fp0
	USER .Lfix_probe, fmove.d, %fp0, (%a0)
	moveq	#0, %d0
	rts
END

/* A one-byte load with an entry. */
ENTRY ua_probe_load
	move.l	4(%sp), %a0
	USER .Lfix_probe, move.b, (%a0), %d1
	moveq	#0, %d0
	rts
.Lfix_probe:
	moveq	#1, %d0
	rts
END

/* A one-byte store that nothing handles. */
ENTRY ua_probe_stray
	move.l	4(%sp), %a0
	clr.b	(%a0)
	moveq	#0, %d0
	rts
END

/* 16 bytes, by longs; what is left of them. */
ENTRY ua_probe_string
	move.l	4(%sp), %a0
	moveq	#16, %d0
	moveq	#0, %d1
.Llong:
	USER .Lfix_string, move.l, %d1, (%a0)
	addq.l	#4, %a0
	subq.l	#4, %d0
	jne	.Llong
.Lfix_string:
	rts
END

ENTRY ua_probe_illegal
	illegal
END

ENTRY ua_probe_trap
	trap	#15
	moveq	#0, %d0
	rts
END

ENTRY ua_probe_hang
1:	jra	1b
END

/* Breaks every register promise of the ABI that it can and still return: all
 * but sp. */
ENTRY ua_probe_clobber
	moveq	#0, %d0
	.irp	r, %d2, %d3, %d4, %d5, %d6, %d7, %a2, %a3, %a4, %a5, %a6
	move.l	%d0, \r
	.endr
	.irp	n, 2, 3, 4, 5, 6, 7
	fmove.l	%d0, %fp\n
	.endr
	fmove.l	%d0, %fpcr
	move.l	%d0, 28(%sp)	/* behind the return address and six arguments */
	rts
END

/* One store and no entry: the bare fault that the benchmark compares with.
 * Its handler goes on at ua_probe_bare_next. */
ENTRY ua_probe_bare
	move.l	4(%sp), %a0
	clr.b	(%a0)
	.globl ua_probe_bare_next
	.hidden ua_probe_bare_next
ua_probe_bare_next:
	rts
END

/* Reads user memory as a kernel does, in the space that SFC names: privileged. */
ENTRY ua_probe_privileged
	move.l	4(%sp), %a0
	moves.l	(%a0), %d0
	moveq	#0, %d0
	rts
END
