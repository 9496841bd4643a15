/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What the C files of this folder share. */
#ifndef UA_I386_I386_H
#define UA_I386_I386_H

/* Bits of ua_abi_name(). */
enum {
	UA_ABI_EBX, UA_ABI_ESI, UA_ABI_EDI, UA_ABI_EBP, UA_ABI_ESP, UA_ABI_DF, UA_ABI_AC,
	UA_ABI_FRAME, UA_ABI_MXCSR, UA_ABI_FCW,
	UA_ABI_NR
};

#endif
