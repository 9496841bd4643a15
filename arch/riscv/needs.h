/* SPDX-License-Identifier: GPL-2.0-or-later */
/* needs.h - what rows of arch/riscv/routines.def may need of the machine. */
#ifndef UA_RISCV_NEEDS_H
#define UA_RISCV_NEEDS_H

#define UA_NEED_VECTOR	1u	/* the extension V */

#endif
