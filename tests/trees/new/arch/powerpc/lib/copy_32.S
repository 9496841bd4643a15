/* SPDX-License-Identifier: GPL-2.0-or-later */
#include <linux/export.h>
#include <asm/cache.h>
#include <asm/ppc_asm.h>

#if L1_CACHE_BYTES != 32
#error "the emulated CPU has lines of 32 bytes"
#endif

/* Right: bytes.  r3, r4, r5; what is left in r3. */
_GLOBAL(__copy_tofrom_user)
	cmplwi	r5, 0
	beq	3f
1:	lbz	r0, 0(r4)
	EX_TABLE(1b, 3f)
2:	stb	r0, 0(r3)
	EX_TABLE(2b, 3f)
	addi	r3, r3, 1
	addi	r4, r4, 1
	addi	r5, r5, -1
	b	__copy_tofrom_user
3:	mr	r3, r5
	blr
EXPORT_SYMBOL(__copy_tofrom_user)

/* Wrong: a byte that is not there is read for nothing. */
_GLOBAL(memcpy)
	mr	r6, r3
1:	lbz	r0, 0(r4)
	cmplwi	r5, 0
	beqlr
	stb	r0, 0(r6)
	addi	r6, r6, 1
	addi	r4, r4, 1
	addi	r5, r5, -1
	b	1b
EXPORT_SYMBOL(memcpy)
