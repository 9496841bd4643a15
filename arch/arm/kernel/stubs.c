// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Stand-ins for what the arm objects need from elsewhere in a kernel.  All are
 * weak: an object that has the real thing wins.
 */
#define WEAK	__attribute__((weak))

/* What the compiler calls for divisions by zero; nothing here divides. */
void __div0(void);

WEAK void __div0(void)
{
	__builtin_trap();
}
