/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Small routines with which src/selftest.c tries the recovery machinery, and
 * tests/ the rest.  unsigned long probe(void *at): 0 when the access went
 * through, 1 when its fixup ran.
 *
 * a0	at;  v0	result
 */
#include "asm.h"

/* An 8-byte store with an entry; in the 32-bit ABI that of a double, of 0. */
ENTRY ua_probe_store
#if _MIPS_SIM == _ABI64
	lui	a1, 0x1122
	ori	a1, a1, 0x3344
	USER .Lfix_probe, sd a1, 0(a0)
#else
	mtc1	$0, $f0
	cvt.d.w	$f0, $f0
	USER .Lfix_probe, sdc1 $f0, 0(a0)
#endif
	jr	ra
	move	v0, $0
END

/* A one-byte load with an entry, in the delay slot of a jump. */
ENTRY ua_probe_load
	b	.Lloaded
	USER .Lfix_probe, lbu a1, 0(a0)
.Lloaded:
	jr	ra
	move	v0, $0
.Lfix_probe:
	jr	ra
	li	v0, 1
END

/* A one-byte store that nothing handles. */
ENTRY ua_probe_stray
	sb	$0, 0(a0)
	jr	ra
	move	v0, $0
END

/* 16 bytes, by words; what is left of them. */
ENTRY ua_probe_string
	li	v0, 16
.Lword:
	USER .Lfix_string, STORE $0, 0(a0)
	addiu	v0, v0, -WORD
	bnez	v0, .Lword
	ADDI	a0, a0, WORD
.Lfix_string:
	jr	ra
	nop
END

/* The opcode that the manuals reserve for it, for this. */
ENTRY ua_probe_illegal
	.word	0x0000000e
	jr	ra
	nop
END

ENTRY ua_probe_trap
	break
	jr	ra
	move	v0, $0
END

ENTRY ua_probe_hang
1:	b	1b
	nop
END

/* Breaks every register promise of the ABI that it can and still return: all
 * but sp. */
ENTRY ua_probe_clobber
	.irp	n, 16, 17, 18, 19, 20, 21, 22, 23, 30, 28
	move	$\n, $0
	.endr
#if _MIPS_SIM == _ABI64
	.irp	n, 24, 25, 26, 27, 28, 29, 30, 31
	dmtc1	$0, $f\n
	.endr
	STORE	$0, 0(sp)
#else
	.irp	n, 20, 22, 24, 26, 28, 30
	mtc1	$0, $f\n
	.endr
	STORE	$0, 24(sp)	/* 16 bytes are the callee's own, 8 are arguments */
#endif
	ctc1	$0, $31
	jr	ra
	move	v0, $0
END

/* One store and no entry: the bare fault that the benchmark compares with.
 * Its handler goes on at ua_probe_bare_next. */
ENTRY ua_probe_bare
	sb	$0, 0(a0)
	.globl ua_probe_bare_next
	.hidden ua_probe_bare_next
ua_probe_bare_next:
	jr	ra
	nop
END

/* Reads the status register: privileged. */
ENTRY ua_probe_privileged
	mfc0	v0, $12
	jr	ra
	move	v0, $0
END
