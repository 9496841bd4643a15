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
 */
#ifndef UA_SYSCALL_H
#define UA_SYSCALL_H

#include <errno.h>
#include <unistd.h>

#include "ua.h"

/* The count of a system call, or the negative errno. */
static inline long ua_count(long result)
{
	return result < 0 ? -errno : result;
}

#define UA_SYSCALL_ROW(op_, name_, function, prepare, more, design_) \
	{ .arch = "syscall", .op = UA_OP_##op_, .variant = name_, \
	  .syscall = (function), .open = (prepare), .flags = UA_SYSCALL | (more), \
	  .max_length = 128 * 1024, .design = (design_) }

#endif
