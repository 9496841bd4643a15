/* SPDX-License-Identifier: GPL-2.0-or-later */
/* needs.h - what rows of arch/i386/routines.def may need of the machine. */
#ifndef UA_I386_NEEDS_H
#define UA_I386_NEEDS_H

#endif
