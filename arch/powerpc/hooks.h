/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * hooks.h - for assembly: the counted hooks of src/hooks.c that stand where a
 * kernel opens and closes user access, or makes the vector unit its own.
 *
 *	HOOK_VMX_ENTER	r3 != 0: VMX may be used now; 0: take another way
 *	HOOK_VMX_EXIT
 *	HOOK_WINDOW_OPEN, HOOK_WINDOW_CLOSE
 *
 * Each is a call: the routine is an ENTRY_TOC with a frame of FRAME_MIN or more
 * and LR saved, and all volatile registers are lost, CR fields and CTR among
 * them.
 *
 * Also the cache line of this machine, measured by cpu.c, as a kernel has it
 * in a variable of its own:
 *
 *	UA_ADDRESS r5, ua_ppc_cache, r0
 *	lwz	r9, CACHE_LINE(r5)
 */
#ifndef UA_POWERPC_HOOKS_H
#define UA_POWERPC_HOOKS_H

#include "asm.h"

#define HOOK_VMX_ENTER		CALL ua_hook_vmx_enter
#define HOOK_VMX_EXIT		CALL ua_hook_vmx_exit
#define HOOK_WINDOW_OPEN	CALL ua_hook_window_open
#define HOOK_WINDOW_CLOSE	CALL ua_hook_window_close

/* unsigned ua_ppc_cache[2] */
#define CACHE_LINE	0	/* bytes that dcbz clears */
#define CACHE_LINE_LOG	4

#endif
