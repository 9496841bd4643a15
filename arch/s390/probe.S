/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Small routines with which src/selftest.c tries the recovery machinery, and
 * tests/ the rest.  unsigned long probe(void *at): 0 when the access went
 * through, 1 when its fixup ran.
 *
 * r2	at, result
 */
#include "asm.h"

/* An 8-byte store with an entry. */
ENTRY ua_probe_store
	llihf	%r1, 0x11223344
	oilf	%r1, 0x55667788
	USER .Lfix_probe, stg 1, 0(2)
	lghi	%r2, 0
	br	%r14
END

/* A one-byte load with an entry. */
ENTRY ua_probe_load
	USER .Lfix_probe, ic 1, 0(2)
	lghi	%r2, 0
	br	%r14
.Lfix_probe:
	lghi	%r2, 1
	br	%r14
END

/* A one-byte store that nothing handles. */
ENTRY ua_probe_stray
	mvi	0(%r2), 0
	lghi	%r2, 0
	br	%r14
END

/* A store of 16 bytes by one instruction; what is left of it. */
ENTRY ua_probe_string
	lghi	%r4, 0
	lghi	%r5, 0
	USER .Lfix_string, stmg 4, 5, 0(2)
	lghi	%r2, 0
	br	%r14
.Lfix_string:
	lghi	%r2, 16
	br	%r14
END

ENTRY ua_probe_illegal
	.short	0
	br	%r14
END

ENTRY ua_probe_trap
	.short	1
	lghi	%r2, 0
	br	%r14
END

ENTRY ua_probe_hang
1:	j	1b
END

/* Breaks every register promise of the ABI that it can and still return: all
 * but r15. */
ENTRY ua_probe_clobber
	lghi	%r2, 0
	.irp	n, 6, 7, 8, 9, 10, 11, 12, 13
	lghi	%r\n, -1
	.endr
	.irp	n, 8, 9, 10, 11, 12, 13, 14, 15
	lzdr	%f\n
	.endr
	sfpc	%r2
	sar	%a0, %r2
	sar	%a1, %r2
	stg	%r2, 168(%r15)
	br	%r14
END

/* One store and no entry: the bare fault that the benchmark compares with.
 * Its handler goes on at ua_probe_bare_next. */
ENTRY ua_probe_bare
	mvi	0(%r2), 0
	.globl ua_probe_bare_next
	.hidden ua_probe_bare_next
ua_probe_bare_next:
	br	%r14
END

/* Reaches for another address space as a kernel would: privileged. */
ENTRY ua_probe_privileged
	lghi	%r0, 0
	lghi	%r3, 1
	mvcos	0(%r15), 0(%r15), %r3
	lghi	%r2, 0
	br	%r14
END
