/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Between decode.c and mutate.c. */
#ifndef UA_X86_DECODE_H
#define UA_X86_DECODE_H

#include "insn.h"

#ifdef HAVE_CAPSTONE
#include <capstone/capstone.h>

/* Until the next call; NULL: no instruction. */
const cs_insn *ua_x86_decode(uintptr_t at);

bool ua_x86_is_kept(unsigned reg);	/* by a callee */
#endif

#endif
