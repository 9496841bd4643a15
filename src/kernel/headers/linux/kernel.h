/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_LINUX_KERNEL_H
#define UA_LINUX_KERNEL_H

#include <linux/types.h>
#include <linux/compiler.h>
#include <linux/linkage.h>
#include <linux/export.h>

#endif
