/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_ASM_ASM_COMPAT_H
#define UA_ASM_ASM_COMPAT_H

#ifdef __ASSEMBLY__
#define stringify_in_c(...)	__VA_ARGS__
#define ASM_CONST(number)	number
#else
#define UA_AS_TEXT(...)		#__VA_ARGS__
#define stringify_in_c(...)	UA_AS_TEXT(__VA_ARGS__) " "
#define ASM_CONST(number)	number##UL
#endif

#ifdef __powerpc64__
#define PPC_LONG	stringify_in_c(.8byte)
#define PPC_LONG_ALIGN	stringify_in_c(.balign 8)
#define PPC_LL		stringify_in_c(ld)
#define PPC_STL		stringify_in_c(std)
#define PPC_STLU	stringify_in_c(stdu)
#define PPC_LCMPI	stringify_in_c(cmpdi)
#define PPC_LCMP	stringify_in_c(cmpd)
#define PPC_CNTLZL	stringify_in_c(cntlzd)
#define PPC_TLNEI	stringify_in_c(tdnei)
#else
#define PPC_LONG	stringify_in_c(.long)
#define PPC_LONG_ALIGN	stringify_in_c(.balign 4)
#define PPC_LL		stringify_in_c(lwz)
#define PPC_STL		stringify_in_c(stw)
#define PPC_STLU	stringify_in_c(stwu)
#define PPC_LCMPI	stringify_in_c(cmpwi)
#define PPC_LCMP	stringify_in_c(cmpw)
#define PPC_CNTLZL	stringify_in_c(cntlzw)
#define PPC_TLNEI	stringify_in_c(twnei)
#endif

#endif
