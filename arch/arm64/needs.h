/* SPDX-License-Identifier: GPL-2.0-or-later */
/* needs.h - what rows of arch/arm64/routines.def may need of the machine. */
#ifndef UA_ARM64_NEEDS_H
#define UA_ARM64_NEEDS_H

#define UA_NEED_ZVA	1u	/* dc zva is allowed */

#endif
