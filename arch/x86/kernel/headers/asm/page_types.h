/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_ASM_PAGE_TYPES_H
#define UA_ASM_PAGE_TYPES_H

#define PAGE_SHIFT	12
#define PAGE_SIZE	(1 << PAGE_SHIFT)
#define PAGE_MASK	(~(PAGE_SIZE - 1))
#define THREAD_SIZE	(4 * PAGE_SIZE)
#define TASK_SIZE_MAX	((1 << 47) - PAGE_SIZE)

#endif
