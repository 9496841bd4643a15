/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_ASM_REG_H
#define UA_ASM_REG_H

#define SPRN_HID0	1008
#define SPRN_HID1	1009
#define SPRN_L2CR	1017
#define SPRN_PVR	287
#define HID0_BTIC	(1 << 5)
#define HID0_ICFI	(1 << 11)
#define HID0_ICE	(1 << 15)
#define MSR_DR		(1 << 4)
#define MSR_IR		(1 << 5)
#define MSR_RI		(1 << 1)
#define MSR_EE		(1 << 15)

#endif
