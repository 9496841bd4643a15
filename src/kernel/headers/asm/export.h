/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_ASM_EXPORT_H
#define UA_ASM_EXPORT_H

#include <linux/export.h>

#endif
