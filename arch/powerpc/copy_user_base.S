/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Copy by aligned doublewords, to or from user memory.
 *
 *	unsigned long ua_ppc_copy_user_base(void *to, const void *from,
 *		unsigned long n);
 *
 * Contract: copy_to_user, copy_from_user; the residual is exact.
 *
 * ISA: 64 bits.  Registers and progress at each fixup: copy_user_base.h.
 * Design: __copy_tofrom_user_base of Linux from 4.19 on, for CPUs that are slow
 * with unaligned doublewords.
 */
#include "copy_user_base.h"

#ifdef __powerpc64__
ENTRY ua_ppc_copy_user_base
	COPY_BASE unaligned=0, retry=1
END
#endif
