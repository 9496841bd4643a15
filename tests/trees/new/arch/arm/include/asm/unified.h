/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef ASM_ARM_UNIFIED_H
#define ASM_ARM_UNIFIED_H

	.syntax unified

#endif
