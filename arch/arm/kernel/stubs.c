// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Stand-ins for what the arm objects need from elsewhere in a kernel.  All are
 * weak: an object that has the real thing wins.
 */
#define WEAK	__attribute__((weak))

/* The unwinder's, which objects name and never call. */
void __aeabi_unwind_cpp_pr0(void);

WEAK void __aeabi_unwind_cpp_pr0(void)
{
	__builtin_trap();
}
