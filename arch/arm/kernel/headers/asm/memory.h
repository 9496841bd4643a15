/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_ASM_MEMORY_H
#define UA_ASM_MEMORY_H

#define TASK_SIZE	0xbf000000

#endif
