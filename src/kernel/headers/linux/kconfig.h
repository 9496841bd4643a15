/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_LINUX_KCONFIG_H
#define UA_LINUX_KCONFIG_H

#include <generated/autoconf.h>

/* Configuration is what the stubs define as 1. */
#define UA_SECOND(first, second, ...)	second
#define UA_ONE_1			0, 1
#define UA_IS_ONE(...)			UA_SECOND(__VA_ARGS__, 0, 0)
#define UA_PASTE(value)			UA_IS_ONE(UA_ONE_##value)
#define IS_ENABLED(option)		UA_PASTE(option)
#define IS_BUILTIN(option)		UA_PASTE(option)
#define IS_MODULE(option)		0

#endif
