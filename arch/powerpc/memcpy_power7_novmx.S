/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * POWER7's memcpy where the vector unit is refused.
 *
 *	void *ua_ppc_memcpy_power7_novmx(void *to, const void *from,
 *					 unsigned long n);
 *
 * Contract: memcpy; no fixups.  Reads nothing but the source.
 *
 * ISA: 64-bit; mtocrf.  No VMX.
 *
 * Registers: copy_user_vmx.h.
 *
 * Design: memcpy_power7 of Linux (3.4 on) in an interrupt: from 4096 bytes on
 * it builds its frame, asks, takes the frame down, and goes by turns of sixteen
 * doublewords as for shorter lengths.
 */
#include "copy_user_vmx.h"

#ifdef __powerpc64__
ENTRY_TOC ua_ppc_memcpy_power7_novmx
	COPY_VMX line=128, ahead=0, above=4096, user=0, vmx=0
END
#endif
