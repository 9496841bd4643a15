// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Stand-ins for what the i386 objects need from elsewhere in a kernel.  All are
 * weak: an object that has the real thing wins.
 */
#define WEAK	__attribute__((weak))

/* Returns and indirect jumps, as a kernel without mitigations. */
__asm__(
"	.text\n"
"	.weak	__x86_return_thunk, __fentry__\n"
"__x86_return_thunk:\n"
"__fentry__:\n"
"	ret\n"
"	int3\n"
"	.irp	r, eax, ebx, ecx, edx, esi, edi, ebp\n"
"	.weak	__x86_indirect_thunk_\\r\n"
"__x86_indirect_thunk_\\r:\n"
"	jmp	*%\\r\n"
"	int3\n"
"	.endr\n");

/* The alignment of both operands, below which copies go by rep movs; as after a
 * boot on a CPU of that kind. */
WEAK struct {
	int mask;
} movsl_mask = { 7 };
