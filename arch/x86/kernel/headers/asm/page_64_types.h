/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_ASM_PAGE_64_TYPES_H
#define UA_ASM_PAGE_64_TYPES_H

#include <asm/page_types.h>

#endif
