/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_ASM_FRAME_H
#define UA_ASM_FRAME_H

#define FRAME_BEGIN
#define FRAME_END
#define FRAME_OFFSET	0

#endif
