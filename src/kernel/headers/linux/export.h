/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_LINUX_EXPORT_H
#define UA_LINUX_EXPORT_H

#define EXPORT_SYMBOL(name)
#define EXPORT_SYMBOL_GPL(name)
#define EXPORT_SYMBOL_NS(name, space)
#define EXPORT_SYMBOL_NS_GPL(name, space)
#define EXPORT_SYMBOL_KASAN(name)

#endif
