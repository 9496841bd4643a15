/* SPDX-License-Identifier: GPL-2.0-or-later */
/* needs.h - what rows of arch/sparc/routines.def may need of the machine: nothing
 * beyond the ABI. */
#ifndef UA_SPARC_NEEDS_H
#define UA_SPARC_NEEDS_H

#endif
