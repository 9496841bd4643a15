/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_LINUX_ERRNO_H
#define UA_LINUX_ERRNO_H

#include <asm/errno.h>

#endif
