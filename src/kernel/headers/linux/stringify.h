/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_LINUX_STRINGIFY_H
#define UA_LINUX_STRINGIFY_H

#define UA_STRINGIFY(...)	#__VA_ARGS__
#define __stringify(...)	UA_STRINGIFY(__VA_ARGS__)

#endif
