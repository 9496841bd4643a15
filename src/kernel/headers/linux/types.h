/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_LINUX_TYPES_H
#define UA_LINUX_TYPES_H

#ifndef __ASSEMBLY__

typedef __SIZE_TYPE__ size_t;
typedef __PTRDIFF_TYPE__ ssize_t, ptrdiff_t;
typedef __UINTPTR_TYPE__ uintptr_t;
typedef __UINT8_TYPE__ u8, uint8_t, __u8;
typedef __UINT16_TYPE__ u16, uint16_t, __u16;
typedef __UINT32_TYPE__ u32, uint32_t, __u32, __wsum;
typedef __UINT64_TYPE__ u64, uint64_t, __u64;
typedef __INT8_TYPE__ s8, int8_t;
typedef __INT16_TYPE__ s16, int16_t;
typedef __INT32_TYPE__ s32, int32_t;
typedef __INT64_TYPE__ s64, int64_t;
#ifndef __cplusplus
typedef _Bool bool;
#define true	1
#define false	0
#endif
#ifndef NULL
#define NULL	((void *)0)
#endif

#endif

#endif
