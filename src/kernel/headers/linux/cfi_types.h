/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_LINUX_CFI_TYPES_H
#define UA_LINUX_CFI_TYPES_H

#include <linux/linkage.h>

#endif
