// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Stand-ins for what C files of a PowerPC kernel need from elsewhere, where
 * their layout is the tree's.  See also stubs.c.
 */
#include <linux/jump_label.h>

/* The flush of the cache after user accesses: off. */
struct static_key_false uaccess_flush_key __attribute__((weak));

void do_uaccess_flush(void);

void __attribute__((weak)) do_uaccess_flush(void)
{
}
