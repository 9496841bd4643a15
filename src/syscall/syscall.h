/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The running kernel as a subject.  A family is one file of this folder that
 * defines, NAME being the file's:
 *
 *   const struct ua_routine ua_syscall_NAME[];
 *   const size_t ua_syscall_NAME_count;
 *
 * Each row is the contract of the copy routine that the call reaches; the
 * kernel side is the arena's own file, so that the same oracles judge both
 * sides.  A family whose call this kernel lacks says so from .open with
 * -ENOSYS: a skip.
 *
 * UA_HIDDEN is for a path that owns up to whole units only (a page of a pipe,
 * a socket buffer, a datagram) and answers -EFAULT for the unit that faulted,
 * whatever part of it was copied.  All other rows show the count of the copy.
 */
#ifndef UA_SYSCALL_H
#define UA_SYSCALL_H

#include <errno.h>
#include <sys/uio.h>
#include <unistd.h>

#include "ua.h"

/* The count of a system call, or the negative errno. */
static inline long ua_count(long result)
{
	return result < 0 ? -errno : result;
}

/* n bytes as two segments that meet in the middle; the first of one byte is
 * empty, and the kernel has to step over it. */
static inline void ua_halves(struct iovec v[2], const void *p, unsigned long n)
{
	v[0].iov_base = (void *)p;
	v[0].iov_len = n / 2;
	v[1].iov_base = (char *)v[0].iov_base + n / 2;
	v[1].iov_len = n - n / 2;
}

#define UA_SYSCALL_ROW_UP_TO(most, op_, name_, function, prepare, more, design_) \
	{ .arch = "syscall", .op = UA_OP_##op_, .variant = name_, \
	  .syscall = (function), .open = (prepare), .flags = UA_SYSCALL | (more), \
	  .max_length = (most), .design = (design_) }

#define UA_SYSCALL_ROW(op_, name_, function, prepare, more, design_) \
	UA_SYSCALL_ROW_UP_TO(128 * 1024, op_, name_, function, prepare, more, design_)

#define UA_SYSCALL_COUNT(rows)	(sizeof(rows) / sizeof((rows)[0]))

#endif
