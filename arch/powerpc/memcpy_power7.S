/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * memcpy through the vector unit when it is long.
 *
 *	void *ua_ppc_memcpy_power7(void *to, const void *from, unsigned long n);
 *
 * Contract: memcpy; no fixups.  Reads no doubleword or quadword in which no
 * byte of the source lies.
 *
 * ISA: 64-bit; VMX, which the hooks grant call by call; mtocrf and dcbt with a
 * hint as of POWER7.
 *
 * Registers: copy_user_vmx.h.
 *
 * Design: memcpy_power7 of Linux (3.4 on): the same as copy_user_power7, with
 * 4096 bytes as the least length for the vector unit.
 */
#include "copy_user_vmx.h"

#ifdef __powerpc64__
ENTRY_TOC ua_ppc_memcpy_power7
	COPY_VMX line=128, ahead=0, above=4096, user=0, vmx=1
END
#endif
