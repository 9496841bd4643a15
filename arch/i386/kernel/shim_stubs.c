// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Stand-ins for what C files of an x86 kernel need from elsewhere, where their
 * layout is the tree's.  See also stubs.c.
 */
#include <linux/kernel.h>
#include <asm/processor.h>

/*
 * Of a CPU with cache lines of 64 bytes.  Its features are never read: all
 * that asks for one is patched (static_cpu_has).
 */
struct cpuinfo_x86 boot_cpu_data __attribute__((weak)) = { .x86_clflush_size = 64 };

/* The current task, of 6.2 to 6.14: the first member.  Up to 6.1, and in later
 * ones, it is current_task, of stubs.c. */
asm(
"	.weak	pcpu_hot, const_pcpu_hot\n"
"	.pushsection .data\n"
"	.balign	64\n"
"pcpu_hot:\n"
"const_pcpu_hot:\n"
"	.quad	ua_task\n"
"	.fill	15, 8, 0\n"
"	.popsection\n");

/* copy_from_user_nofault: this isn't an NMI in the middle of a switch. */
bool nmi_uaccess_okay(void);

bool __attribute__((weak)) nmi_uaccess_okay(void)
{
	return true;
}
