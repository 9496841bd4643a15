/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Small routines with which src/selftest.c tries the recovery machinery, and
 * tests/ the rest.  unsigned long probe(void *at): 0 when the access went
 * through, 1 when its fixup ran.
 *
 * r3	at, result
 */
#include "asm.h"

/* An 8-byte store with an entry; in the 32-bit ABI that of a double, of 0. */
ENTRY ua_probe_store
#ifdef __powerpc64__
	lis	r4, 0x1122
	ori	r4, r4, 0x3344
	USER .Lfix_probe, std r4, 0(r3)
#else
	fsub	f0, f0, f0
	USER .Lfix_probe, stfd f0, 0(r3)
#endif
	li	r3, 0
	blr
END

/* A one-byte load with an entry. */
ENTRY ua_probe_load
	USER .Lfix_probe, lbz r4, 0(r3)
	li	r3, 0
	blr
.Lfix_probe:
	li	r3, 1
	blr
END

/* A one-byte store that nothing handles. */
ENTRY ua_probe_stray
	li	r4, 0
	stb	r4, 0(r3)
	li	r3, 0
	blr
END

/* A store of 16 bytes by one instruction; what is left of it.  Little-endian
 * machines have no string stores: a vector's, unaligned, there. */
ENTRY ua_probe_string
	li	r5, 0
	li	r6, 0
	li	r7, 0
	li	r8, 0
#ifdef __BIG_ENDIAN__
	USER .Lfix_string, stswi r5, r3, 16
#else
	UA_ISA_ON
	xxlxor	0, 0, 0
	USER .Lfix_string, stxvd2x 0, 0, r3
	UA_ISA_OFF
#endif
	li	r3, 0
	blr
.Lfix_string:
	li	r3, 16
	blr
END

ENTRY ua_probe_illegal
	.long	0
END

ENTRY ua_probe_trap
	trap
	li	r3, 0
	blr
END

ENTRY ua_probe_hang
1:	b	1b
END

/* Breaks every register promise of the ABI that it can and still return: all
 * but r1, vector registers where ua_ppc_altivec says that there are any. */
ENTRY ua_probe_clobber
	mflr	r12
	UA_ADDRESS_PC r5, ua_ppc_altivec
	mtlr	r12
	lwz	r5, 0(r5)
	cmpwi	r5, 0
	beq	.Lno_vectors
	UA_ISA_ON
	.irp	n, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
	vspltisw \n, 0
	.endr
	li	r5, -1
	mtspr	SPR_VRSAVE, r5
	UA_ISA_OFF
.Lno_vectors:
	mtfsfi	7, 0
	.irp	n, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
	li	\n, 0
	fsub	\n, f0, f0
	.endr
	li	r5, 0
	mtcr	r5
	STL	r5, 0(r1)
	STL	r5, FRAME_OWN(r1)
	li	r2, 0
	li	r13, 0
	li	r3, 0
	blr
END

/* One store and no entry: the bare fault that the benchmark compares with.
 * Its handler goes on at ua_probe_bare_next. */
ENTRY ua_probe_bare
	li	r4, 0
	stb	r4, 0(r3)
	.globl ua_probe_bare_next
	.hidden ua_probe_bare_next
ua_probe_bare_next:
	blr
END

/* Opens the user-access window as a kernel would, by the AMR or by a segment
 * register: privileged. */
ENTRY ua_probe_privileged
	li	r4, 0
#ifdef __powerpc64__
	mtspr	29, r4
#else
	mtsrin	r4, r4
#endif
	li	r3, 0
	blr
END

#ifndef __powerpc64__
/* What rows of 64-bit routines name in the 32-bit ABI; skipped, never run. */
ENTRY ua_ppc_only64
	trap
END
#endif
