/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The probes of probe.S. */
#ifndef UA_ALPHA_PROBE_H
#define UA_ALPHA_PROBE_H

#include "alpha.h"

unsigned long ua_probe_store(void *at);
unsigned long ua_probe_load(void *at);
unsigned long ua_probe_stray(void *at);
unsigned long ua_probe_string(void *at);	/* bytes of 16 that are left */
void ua_probe_illegal(void);
void ua_probe_trap(void);
void ua_probe_hang(void);
unsigned long ua_probe_clobber(void);
void ua_probe_bare(void *at);
extern const char ua_probe_bare_next[];
unsigned long ua_probe_privileged(void);

/* Bits of ua_abi_name() that ua_probe_clobber breaks: all but the stack
 * pointer. */
#define UA_PROBE_CLOBBERS	(((1u << UA_ABI_NR) - 1) & ~(1u << UA_ABI_SP))

#endif
