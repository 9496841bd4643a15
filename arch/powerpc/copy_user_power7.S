/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Copy to or from user memory, through the vector unit when it is long.
 *
 *	unsigned long ua_ppc_copy_user_power7(void *to, const void *from,
 *					      unsigned long n);
 *
 * Contract: copy_to_user, copy_from_user; the residual is that of the base
 * copy, which every fault goes back to.
 *
 * ISA: 64-bit; VMX, which the hooks grant call by call; mtocrf and dcbt with a
 * hint as of POWER7.
 *
 * Registers and fixups: copy_user_vmx.h.
 * Progress: none; every fixup starts again at the arguments.
 *
 * Design: __copy_tofrom_user_power7 of Linux (3.2 on).  Below 16 bytes: 8, 4,
 * 2, 1.  Below 3328: the source up to a doubleword, and turns of sixteen
 * doublewords in a frame.  From there on a vector section: the destination up
 * to a line of 128 bytes, turns of eight quadwords, joined by vperm where the
 * source and the destination are not aligned alike.
 */
#include "copy_user_vmx.h"

#ifdef __powerpc64__
ENTRY_TOC ua_ppc_copy_user_power7
	COPY_VMX line=128, ahead=0, above=3328, user=1, vmx=1
END
#endif
