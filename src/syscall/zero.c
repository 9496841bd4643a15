/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * /dev/zero: clear_user on the operand (drivers/char/mem.c).
 *
 * read() asks for a page at a time and stops at the first short answer, so it
 * shows the raw residual of clear_user.  readv() goes by iov_iter_zero() and
 * asks again until nothing comes of it, which hides a routine that stops short
 * but not one that does nothing near the hole.  Both look for signals
 * after each page.  read(2): the bytes that were read, EFAULT only when there
 * are none.
 */
#include "config.h"

#include <fcntl.h>

#include "retry.h"

static int open_zero(struct ua_syscall_args *args)
{
	args->fd[0] = open("/dev/zero", O_RDONLY | O_CLOEXEC);
	return args->fd[0] < 0 ? -errno : 0;
}

static long read_part(const struct ua_syscall_args *args, unsigned long done)
{
	return ua_count(read(args->fd[0], (char *)args->to + done, args->length - done));
}

static long readv_part(const struct ua_syscall_args *args, unsigned long done)
{
	struct iovec v = { (char *)args->to + done, args->length - done };

	return ua_count(readv(args->fd[0], &v, 1));
}

static long readv2_part(const struct ua_syscall_args *args, unsigned long done)
{
	struct iovec v[2];

	ua_halves(v, (char *)args->to + done, args->length - done);
	return ua_count(readv(args->fd[0], v, 2));
}

static long read_zero(struct ua_syscall_args *args)
{
	return ua_pages(read_part, args);
}

static long read_zero_retry(struct ua_syscall_args *args)
{
	return ua_retry(read_part, args);
}

static long readv_zero(struct ua_syscall_args *args)
{
	return ua_pages(readv_part, args);
}

static long readv2_zero(struct ua_syscall_args *args)
{
	return ua_pages(readv2_part, args);
}

const struct ua_routine ua_syscall_zero[] = {
	UA_SYSCALL_ROW(CLEAR_USER, "read_zero", read_zero, open_zero, 0,
		       "read of /dev/zero: clear_user by pages, its residual shows"),
	UA_SYSCALL_ROW(CLEAR_USER, "read_zero_retry", read_zero_retry, open_zero, 0,
		       "read of /dev/zero until nothing is left or it fails"),
	UA_SYSCALL_ROW(CLEAR_USER, "readv_zero", readv_zero, open_zero, 0,
		       "readv of /dev/zero, one segment: the kernel asks again itself"),
	UA_SYSCALL_ROW(CLEAR_USER, "readv2_zero", readv2_zero, open_zero, 0,
		       "readv of /dev/zero, two segments that meet in the middle"),
};
const size_t ua_syscall_zero_count = UA_SYSCALL_COUNT(ua_syscall_zero);
