/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_ASM_THREAD_INFO_H
#define UA_ASM_THREAD_INFO_H

#include <asm/percpu.h>
#include <asm/page_types.h>

/* ua_task of stubs.c has the limit of addresses wherever it is looked for. */
#ifdef __ASSEMBLY__
#define GET_THREAD_INFO(reg)			mov $ua_task, reg
#define ASM_THREAD_INFO(field, reg, off)	ua_task + field
#endif

#endif
