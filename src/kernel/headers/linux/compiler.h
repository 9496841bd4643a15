/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_LINUX_COMPILER_H
#define UA_LINUX_COMPILER_H

#ifndef __ASSEMBLY__

#define __user
#define __kernel
#define __force
#define __must_check
#define likely(x)	__builtin_expect(!!(x), 1)
#define unlikely(x)	__builtin_expect(!!(x), 0)
#define barrier()	__asm__ volatile("" : : : "memory")
#define noinline	__attribute__((noinline))
#define __always_inline	inline __attribute__((always_inline))
#define __weak		__attribute__((weak))
#define __visible	__attribute__((externally_visible))

#endif

#endif
