/* SPDX-License-Identifier: GPL-2.0-or-later */
/* needs.h - what rows of arch/arm/routines.def may need of the machine. */
#ifndef UA_ARM_NEEDS_H
#define UA_ARM_NEEDS_H

#define UA_NEED_NEON	1u

#endif
