/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_ASM_ERRNO_H
#define UA_ASM_ERRNO_H

#define EPERM		1
#define EIO		5
#define E2BIG		7
#define EAGAIN		11
#define ENOMEM		12
#define EFAULT		14
#define EINVAL		22
#define ENOSYS		38

#endif
