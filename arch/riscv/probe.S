/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Small routines with which src/selftest.c tries the recovery machinery, and
 * tests/ the rest.  unsigned long probe(void *at): 0 when the access went
 * through, 1 when its fixup ran.
 *
 * a0	at, result
 */
#include "asm.h"

/* An 8-byte store with an entry. */
ENTRY ua_probe_store
	li	a1, 0x1122334455667788
	USER .Lfix_probe, sd a1, 0(a0)
	li	a0, 0
	ret
END

/* A one-byte load with an entry. */
ENTRY ua_probe_load
	USER .Lfix_probe, lbu a1, 0(a0)
	li	a0, 0
	ret
.Lfix_probe:
	li	a0, 1
	ret
END

/* A one-byte store that nothing handles. */
ENTRY ua_probe_stray
	sb	zero, 0(a0)
	li	a0, 0
	ret
END

/* 16 bytes: no one instruction of the base set stores as many, so two do; what
 * is left of them. */
ENTRY ua_probe_string
	mv	a1, a0
	USER .Lfix_string, sd zero, 0(a1)
	addi	a1, a1, 8
	USER .Lfix_string, sd zero, 0(a1)
	addi	a1, a1, 8
.Lfix_string:
	sub	a0, a1, a0
	li	a2, 16
	sub	a0, a2, a0
	ret
END

ENTRY ua_probe_illegal
	unimp
END

ENTRY ua_probe_trap
	ebreak
	li	a0, 0
	ret
END

ENTRY ua_probe_hang
1:	j	1b
END

/* Breaks every register promise of the ABI that it can and still return: all
 * but sp. */
ENTRY ua_probe_clobber
	.irp	n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
	li	s\n, 0
	fmv.d.x	fs\n, zero
	.endr
	fscsr	zero
	li	tp, 0
	li	gp, 0
	sd	zero, 0(sp)
	li	a0, 0
	ret
END

/* One store and no entry: the bare fault that the benchmark compares with.
 * Its handler goes on at ua_probe_bare_next. */
ENTRY ua_probe_bare
	sb	zero, 0(a0)
	.globl ua_probe_bare_next
	.hidden ua_probe_bare_next
ua_probe_bare_next:
	ret
END

/* Opens the user-access window as a kernel would, sstatus.SUM: privileged. */
ENTRY ua_probe_privileged
	li	a0, 1 << 18
	csrs	sstatus, a0
	li	a0, 0
	ret
END
