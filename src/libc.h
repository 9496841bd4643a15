/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_LIBC_H
#define UA_LIBC_H

/* Registers the variants of this program's own C library.  0; -ENOMEM; or
 * -ENOENT: it has none by name, or the program is stripped. */
int ua_libc_add(void);

#endif
