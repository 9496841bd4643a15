// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Stand-ins for what the arm64 objects need from elsewhere in a kernel.  All
 * are weak: an object that has the real thing wins.
 */
#define WEAK	__attribute__((weak))

/*
 * The current task, which SP_EL0 points at: where a C file counts page faults
 * off and on, and looks for flags, it finds zeros.  The runner, which emulates
 * that register, knows this name.
 */
WEAK unsigned long ua_current[8192];

/* Alternatives with this for code become no-operations: the runner does what
 * the kernel's function does, and knows it by name. */
void alt_cb_patch_nops(void);

WEAK void alt_cb_patch_nops(void)
{
	__builtin_trap();
}
