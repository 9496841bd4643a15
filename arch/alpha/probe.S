/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Small routines with which src/selftest.c tries the recovery machinery, and
 * tests/ the rest.  unsigned long probe(void *at): 0 when the access went
 * through, 1 when its fixup ran.
 *
 * a0	at;  v0	result
 */
#include "asm.h"

/* An 8-byte store with an entry. */
ENTRY ua_probe_store
	ldah	a1, 0x1122(zero)
	USER .Lfix_probe, stq a1, 0(a0)
	mov	zero, v0
	ret	zero, (ra), 1
END

/* A one-byte load with an entry. */
ENTRY ua_probe_load
	USER .Lfix_probe, ldbu a1, 0(a0)
	mov	zero, v0
	ret	zero, (ra), 1
.Lfix_probe:
	lda	v0, 1(zero)
	ret	zero, (ra), 1
END

/* A one-byte store that nothing handles. */
ENTRY ua_probe_stray
	stb	zero, 0(a0)
	mov	zero, v0
	ret	zero, (ra), 1
END

/* 16 bytes, by quadwords; what is left of them. */
ENTRY ua_probe_string
	lda	v0, 16(zero)
.Lquad:
	USER .Lfix_string, stq zero, 0(a0)
	addq	a0, 8, a0
	subq	v0, 8, v0
	bne	v0, .Lquad
.Lfix_string:
	ret	zero, (ra), 1
END

/* An opcode that is reserved. */
ENTRY ua_probe_illegal
	.long	0x04000000
	ret	zero, (ra), 1
END

ENTRY ua_probe_trap
	call_pal 0x80
	mov	zero, v0
	ret	zero, (ra), 1
END

ENTRY ua_probe_hang
1:	br	zero, 1b
END

/* Breaks every register promise of the ABI that it can and still return: all
 * but sp. */
ENTRY ua_probe_clobber
	.irp	n, 9, 10, 11, 12, 13, 14, 15
	mov	zero, $\n
	.endr
	.irp	n, 2, 3, 4, 5, 6, 7, 8, 9
	cpys	$f31, $f31, $f\n
	.endr
	excb
	mf_fpcr	$f10
	excb
	stt	$f10, 0(sp)	/* the words above the frame, too */
	ldq	t0, 0(sp)
	lda	t1, 3(zero)
	sll	t1, 58, t1
	bis	t0, t1, t0
	stq	t0, 0(sp)
	ldt	$f10, 0(sp)
	excb
	mt_fpcr	$f10
	excb
	mov	zero, v0
	ret	zero, (ra), 1
END

/* One store and no entry: the bare fault that the benchmark compares with.
 * Its handler goes on at ua_probe_bare_next. */
ENTRY ua_probe_bare
	stb	zero, 0(a0)
	.globl ua_probe_bare_next
	.hidden ua_probe_bare_next
ua_probe_bare_next:
	ret	zero, (ra), 1
END

/* Reads the usp: PAL code's alone. */
ENTRY ua_probe_privileged
	call_pal 0x3a
	mov	zero, v0
	ret	zero, (ra), 1
END
