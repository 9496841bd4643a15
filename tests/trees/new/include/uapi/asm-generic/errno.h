/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Only asm/errno.h is asked for, which a kernel's own build makes. */
#ifndef ASM_GENERIC_ERRNO_H
#define ASM_GENERIC_ERRNO_H

#define EFAULT	14

#endif
