/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * POWER7's copy to or from user memory where the vector unit is refused.
 *
 *	unsigned long ua_ppc_copy_user_power7_novmx(void *to, const void *from,
 *						    unsigned long n);
 *
 * Contract: copy_to_user, copy_from_user; the residual is that of the base
 * copy, which every fault goes back to.
 *
 * ISA: 64-bit; mtocrf.  No VMX.
 *
 * Registers and fixups: copy_user_vmx.h.
 * Progress: none; every fixup starts again at the arguments.
 *
 * Design: __copy_tofrom_user_power7 of Linux (3.2 on) in an interrupt: from
 * 3328 bytes on it builds its frame, asks, takes the frame down, and goes by
 * turns of sixteen doublewords as for shorter lengths.
 */
#include "copy_user_vmx.h"

#ifdef __powerpc64__
ENTRY_TOC ua_ppc_copy_user_power7_novmx
	COPY_VMX line=128, ahead=0, above=3328, user=1, vmx=0
END
#endif
