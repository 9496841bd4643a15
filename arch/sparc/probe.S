/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Small routines with which src/selftest.c tries the recovery machinery, and
 * tests/ the rest.  unsigned long probe(void *at): 0 when the access went
 * through, 1 when its fixup ran.
 *
 * o0	at, result
 */
#include "asm.h"

/* An 8-byte store with an entry. */
ENTRY ua_probe_store
	sethi	%hi(0x11223344), %o1
	or	%o1, %lo(0x11223344), %o1
	USER .Lfix_probe, stx, %o1, [%o0]
	retl
	 mov	0, %o0
END

/* A one-byte load with an entry, in the delay slot of a jump. */
ENTRY ua_probe_load
	ba	.Lloaded
	USER .Lfix_probe, ldub, [%o0], %o1
.Lloaded:
	retl
	 mov	0, %o0
.Lfix_probe:
	retl
	 mov	1, %o0
END

/* A one-byte store that nothing handles. */
ENTRY ua_probe_stray
	stb	%g0, [%o0]
	retl
	 mov	0, %o0
END

/* 16 bytes, by words; what is left of them. */
ENTRY ua_probe_string
	mov	16, %o1
.Lword:
	USER .Lfix_string, stx, %g0, [%o0]
	sub	%o1, 8, %o1
	brnz	%o1, .Lword
	 add	%o0, 8, %o0
.Lfix_string:
	retl
	 mov	%o1, %o0
END

ENTRY ua_probe_illegal
	illtrap	0
	retl
	 nop
END

ENTRY ua_probe_trap
	illtrap	0x5b90		/* SPARC_TRAP */
	retl
	 mov	0, %o0
END

ENTRY ua_probe_hang
1:	ba	1b
	 nop
END

/* Breaks every register promise of the ABI that it can and still return: all
 * but sp, fp and what only a kernel's keep. */
ENTRY ua_probe_clobber
	.irp	n, 0, 1, 2, 3, 4, 5, 6, 7
	clr	%l\n
	.endr
	.irp	n, 0, 1, 2, 3, 4, 5, 7
	clr	%i\n
	.endr
	clr	%g7
	stx	%g0, [%sp + BIAS + 176]
	ldx	[%sp + BIAS + 176], %fsr
	retl
	 mov	0, %o0
END

/* One store and no entry: the bare fault that the benchmark compares with.
 * Its handler goes on at ua_probe_bare_next. */
ENTRY ua_probe_bare
	stb	%g0, [%o0]
	.globl ua_probe_bare_next
	.hidden ua_probe_bare_next
ua_probe_bare_next:
	retl
	 nop
END

/* Reads the trap level: privileged. */
ENTRY ua_probe_privileged
	rdpr	%tl, %o1
	retl
	 mov	0, %o0
END
