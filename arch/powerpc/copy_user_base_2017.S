/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Copy by aligned doublewords, as it was before stores were retried.
 *
 *	unsigned long ua_ppc_copy_user_base_2017(void *to, const void *from,
 *		unsigned long n);
 *
 * Contract: copy_to_user, copy_from_user.  As to loads the residual is exact; as
 * to stores it is up to 3 bytes above the truth, below 16 bytes only, where
 * words of any alignment are stored: one that straddles the hole is given up.
 *
 * ISA: 64 bits.  Registers and progress at each fixup: copy_user_base.h.
 * Design: __copy_tofrom_user_base of Linux up to 4.18, for CPUs that are slow
 * with unaligned doublewords.
 */
#include "copy_user_base.h"

#ifdef __powerpc64__
ENTRY ua_ppc_copy_user_base_2017
	COPY_BASE unaligned=0, retry=0
END
#endif
