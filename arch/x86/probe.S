/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Small routines with which src/selftest.c tries the recovery machinery, and
 * tests/ the rest.  unsigned long probe(void *at): 0 when the access went
 * through, 1 when its fixup ran.
 *
 * rdi	at	all of them
 * rax	result	from the fixup or the end
 */
#include "asm.h"

/* An 8-byte store with an entry. */
ENTRY ua_probe_store
	movabs $0x1122334455667788, %rdx
	USER .Lfix_probe, mov %rdx, (%rdi)
	xor %eax, %eax
	ret
END

/* A one-byte load with an entry. */
ENTRY ua_probe_load
	USER .Lfix_probe, movb (%rdi), %al
	xor %eax, %eax
	ret
.Lfix_probe:
	mov $1, %eax
	ret
END

/* A one-byte store that nothing handles. */
ENTRY ua_probe_stray
	movb $0, (%rdi)
	xor %eax, %eax
	ret
END

/* A string store of 16 bytes; what is left of it in rax. */
ENTRY ua_probe_string
	mov $16, %ecx
	xor %eax, %eax
	USER .Lfix_string, rep stosb
.Lfix_string:
	mov %rcx, %rax
	ret
END

ENTRY ua_probe_illegal
	ud2
END

ENTRY ua_probe_trap
	int3
	xor %eax, %eax
	ret
END

ENTRY ua_probe_hang
1:	jmp 1b
END

/* Breaks every register promise of the ABI that it can and still return. */
ENTRY ua_probe_clobber
	xor %ebx, %ebx
	xor %ebp, %ebp
	xor %r12d, %r12d
	xor %r13d, %r13d
	xor %r14d, %r14d
	xor %r15d, %r15d
	movq $0, 8(%rsp)
	movl $0x1f80, -8(%rsp)
	ldmxcsr -8(%rsp)
	fninit
	std
	xor %eax, %eax
	ret
END

/* One store and no entry: the bare fault that the benchmark compares with.
 * Its handler goes on at ua_probe_bare_next. */
ENTRY ua_probe_bare
	movb $0, (%rdi)
	.globl ua_probe_bare_next
	.hidden ua_probe_bare_next
ua_probe_bare_next:
	ret
END

/* Opens and closes the user-access window as a kernel would: privileged. */
ENTRY ua_probe_privileged
	.byte 0x0f, 0x01, 0xcb		/* stac */
	xor %eax, %eax
	ret
END
