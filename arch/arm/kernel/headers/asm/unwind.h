/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_ASM_UNWIND_H
#define UA_ASM_UNWIND_H

#define UNWIND(text...)

#endif
