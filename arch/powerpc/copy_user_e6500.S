/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Copy to or from user memory, through the vector unit when it is long, for a
 * cache line of 64 bytes.
 *
 *	unsigned long ua_ppc_copy_user_e6500(void *to, const void *from,
 *					     unsigned long n);
 *
 * Contract: copy_to_user, copy_from_user; the residual is that of the base
 * copy, which every fault goes back to.
 *
 * ISA: 64-bit; VMX, which the hooks grant call by call; mtocrf.
 *
 * Registers and fixups: copy_user_vmx.h.
 * Progress: none; every fixup starts again at the arguments.
 *
 * Design: the e6500 copy proposed in 2015 (RFC), in the form that its review
 * asked for: POWER7's, with the line and the prefetch as parameters.  A turn is
 * a line of 64 bytes, four quadwords, and touches the source eight lines
 * ahead, past its end too: a touch never faults.
 */
#include "copy_user_vmx.h"

#ifdef __powerpc64__
ENTRY_TOC ua_ppc_copy_user_e6500
	COPY_VMX line=64, ahead=8, above=3328, user=1, vmx=1
END
#endif
