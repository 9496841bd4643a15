/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_LINUX_MODULE_H
#define UA_LINUX_MODULE_H

#include <linux/export.h>

#endif
