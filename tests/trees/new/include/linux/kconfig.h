/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef LINUX_KCONFIG_H
#define LINUX_KCONFIG_H

#include <generated/autoconf.h>

#endif
