/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_ASM_THREAD_INFO_H
#define UA_ASM_THREAD_INFO_H


#endif
