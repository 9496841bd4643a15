/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_ASM_PERCPU_H
#define UA_ASM_PERCPU_H

/* One CPU: plain variables. */
#ifdef __ASSEMBLY__
#define PER_CPU_VAR(name)	name
#define PER_CPU(name, reg)	mov $name, reg
#define __percpu_seg
#endif

#endif
