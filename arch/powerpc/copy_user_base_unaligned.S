/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Copy by doublewords wherever they lie, to or from user memory.
 *
 *	unsigned long ua_ppc_copy_user_base_unaligned(void *to, const void *from,
 *		unsigned long n);
 *
 * Contract: copy_to_user, copy_from_user; the residual is exact.
 *
 * ISA: 64 bits.  Registers and progress at each fixup: copy_user_base.h.
 * Design: __copy_tofrom_user_base of Linux from 4.19 on, for CPUs with
 * CPU_FTR_UNALIGNED_LD_STD and without CPU_FTR_CP_USE_DCBTZ (POWER6 on).
 */
#include "copy_user_base.h"

#ifdef __powerpc64__
ENTRY ua_ppc_copy_user_base_unaligned
	COPY_BASE unaligned=1, retry=1
END
#endif
