/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_ASM_PAGE_H
#define UA_ASM_PAGE_H

#define PAGE_SHIFT	12
#define PAGE_SIZE	(1 << PAGE_SHIFT)

#endif
