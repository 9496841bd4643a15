// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Stand-ins for what the x86 objects need from elsewhere in a kernel.  All are
 * weak: an object that has the real thing wins.  Those that the exception
 * table of the tree is needed for are in stubs.S.
 */
#define WEAK	__attribute__((weak))

/* ---- returns and indirect jumps, as a kernel without mitigations ----------- */

__asm__(
"	.text\n"
"	.weak	__x86_return_thunk, __fentry__\n"
"__x86_return_thunk:\n"
"__fentry__:\n"
"	ret\n"
"	int3\n"
"	.irp	r, rax, rbx, rcx, rdx, rsi, rdi, rbp, r8, r9, r10, r11, r12, r13, r14, r15\n"
"	.weak	__x86_indirect_thunk_\\r\n"
"__x86_indirect_thunk_\\r:\n"
"	jmp	*%\\r\n"
"	int3\n"
"	.endr\n");

/* ---- handlers of the exception table, 4.6 to 5.15: only their addresses matter */

__asm__(
"	.text\n"
"	.irp	h, default, fault, fault_mcsafe, uaccess, copy, ext, mcsafe, clear_fs\n"
"	.weak	ex_handler_\\h\n"
"	.type	ex_handler_\\h, @function\n"
"ex_handler_\\h:\n"
"	ud2\n"
"	.endr\n");

/* ---- machine-check-safe copies ---------------------------------------------- */

unsigned long copy_mc_fragile(void *dst, const void *src, unsigned length) WEAK;
unsigned long __memcpy_mcsafe(void *dst, const void *src, unsigned long length) WEAK;
unsigned long copy_safe_slow(void *dst, const void *src, unsigned length) WEAK;

/*
 * Stands in for copy_mc.c of the kernel: after a store of eight bytes faulted,
 * single bytes until one faults.
 */
WEAK unsigned long copy_mc_fragile_handle_tail(char *to, char *from, unsigned length)
{
	while (length && !copy_mc_fragile(to, from, 1)) {
		to++;
		from++;
		length--;
	}
	return length;
}

/* The same for 5.8, in copy_safe.c, */
WEAK unsigned long copy_safe_slow_handle_tail(char *to, char *from, unsigned length)
{
	while (length && !copy_safe_slow(to, from, 1)) {
		to++;
		from++;
		length--;
	}
	return length;
}

/* and for 4.18 to 5.7, in usercopy_64.c. */
WEAK unsigned long mcsafe_handle_tail(char *to, char *from, unsigned length)
{
	while (length && !__memcpy_mcsafe(to, from, 1)) {
		to++;
		from++;
		length--;
	}
	return length;
}

/* Its static key, off: a mere 0, since nothing here patches branches. */
WEAK long mcsafe_key[4];

/* ---- the current task, for range checks up to 5.9 ---------------------------- */

/*
 * Stands in for the task and its thread_info: wherever a routine looks for the
 * address limit, it finds that of user memory.  kernel_stack and its successor
 * point behind, for they lie a stack above the thread_info.
 */
#define LIMIT	0x7ffffffff000ul
#define LIMITS	(64 * 1024 / sizeof(long))

WEAK unsigned long ua_task[LIMITS] = { [0 ... LIMITS - 1] = LIMIT };
WEAK unsigned long *current_task = ua_task;
WEAK unsigned long *kernel_stack = ua_task + LIMITS - 64;
WEAK unsigned long *cpu_current_top_of_stack = ua_task + LIMITS - 64;
