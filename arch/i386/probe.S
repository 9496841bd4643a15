/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Small routines with which src/selftest.c tries the recovery machinery, and
 * tests/ the rest.  unsigned long probe(void *at): 0 when the access went
 * through, 1 when its fixup ran.
 */
#include "asm.h"

/* An 8-byte store with an entry. */
ENTRY ua_probe_store
	mov	4(%esp), %eax
	mov	$0x55667788, %ecx
	mov	$0x11223344, %edx
	movd	%ecx, %xmm0
	movd	%edx, %xmm1
	punpckldq %xmm1, %xmm0
	USER .Lfix_probe, movq %xmm0, (%eax)
	xor	%eax, %eax
	ret
END

/* A one-byte load with an entry. */
ENTRY ua_probe_load
	mov	4(%esp), %eax
	USER .Lfix_probe, movb (%eax), %cl
	xor	%eax, %eax
	ret
.Lfix_probe:
	mov	$1, %eax
	ret
END

/* A one-byte store that nothing handles. */
ENTRY ua_probe_stray
	mov	4(%esp), %eax
	movb	$0, (%eax)
	xor	%eax, %eax
	ret
END

/* 16 bytes with one string instruction; what is left of them. */
ENTRY ua_probe_string
	mov	%edi, %edx
	mov	4(%esp), %edi
	mov	$16, %ecx
	xor	%eax, %eax
	USER .Lfix_string, rep stosb
.Lfix_string:
	mov	%edx, %edi
	mov	%ecx, %eax
	ret
END

ENTRY ua_probe_illegal
	ud2
END

ENTRY ua_probe_trap
	int3
	xor	%eax, %eax
	ret
END

ENTRY ua_probe_hang
1:	jmp	1b
END

/* Breaks every promise of the ABI that it can and still return: all but esp. */
ENTRY ua_probe_clobber
	xor	%ebx, %ebx
	xor	%esi, %esi
	xor	%edi, %edi
	xor	%ebp, %ebp
	movl	$0, 28(%esp)		/* behind the arguments */
	movl	$0x1f80, 4(%esp)
	ldmxcsr	4(%esp)
	movw	$0x27f, 4(%esp)
	fldcw	4(%esp)
	std
	xor	%eax, %eax
	ret
END

/* One store and no entry: the bare fault that the benchmark compares with.
 * Its handler goes on at ua_probe_bare_next. */
ENTRY ua_probe_bare
	mov	4(%esp), %eax
	movb	$0, (%eax)
	.globl ua_probe_bare_next
	.hidden ua_probe_bare_next
ua_probe_bare_next:
	ret
END

/* Opens the user-access window as a kernel would. */
ENTRY ua_probe_privileged
	stac
	xor	%eax, %eax
	ret
END
