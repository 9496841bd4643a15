/* SPDX-License-Identifier: GPL-2.0-or-later */
/* needs.h - what rows of arch/m68k/routines.def may need of the machine: nothing
 * beyond the ABI. */
#ifndef UA_M68K_NEEDS_H
#define UA_M68K_NEEDS_H

#endif
