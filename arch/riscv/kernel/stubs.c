// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Stand-ins for what the RISC-V objects need from elsewhere in a kernel.  All
 * are weak: an object that has the real thing wins.
 */
#define WEAK	__attribute__((weak))

/* Where the pages of a direct map begin, and the size of user space: the C
 * files read them; nothing is mapped by them here. */
WEAK unsigned long riscv_v_usercopy_threshold = ~0ul;
WEAK char pgtable_l5_enabled = 1, pgtable_l4_enabled = 1;
