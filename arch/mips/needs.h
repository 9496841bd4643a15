/* SPDX-License-Identifier: GPL-2.0-or-later */
/* needs.h - what rows of arch/mips/routines.def may need of the machine: nothing
 * beyond the ABI. */
#ifndef UA_MIPS_NEEDS_H
#define UA_MIPS_NEEDS_H

#endif
