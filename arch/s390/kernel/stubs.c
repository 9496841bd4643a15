// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Stand-ins for what the s390x objects need from elsewhere in a kernel.  All
 * are weak: an object that has the real thing wins.
 */
#define WEAK	__attribute__((weak))

/* Where clear_user has its zeros from. */
static char zeros[4096] __attribute__((aligned(4096)));
WEAK unsigned long empty_zero_page = (unsigned long)zeros, zero_page_mask;
