/* SPDX-License-Identifier: GPL-2.0-or-later */
/* needs.h - what rows of arch/alpha/routines.def may need of the machine: nothing
 * beyond the ABI. */
#ifndef UA_ALPHA_NEEDS_H
#define UA_ALPHA_NEEDS_H

#endif
