// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Stand-ins for what the MIPS objects need from elsewhere in a kernel.  All
 * are weak: an object that has the real thing wins.
 */
#define WEAK	__attribute__((weak))

/* The current task, and the thread_info whose every word points to it: the
 * handler (arch/mips/image.c) leaves the address of a fault all over the task,
 * so that the copies find it wherever the tree's layout has it. */
WEAK unsigned long ua_mips_task[1024];
WEAK unsigned long *ua_mips_thread_info[64] = { [0 ... 63] = ua_mips_task };
