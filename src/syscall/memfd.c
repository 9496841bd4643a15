/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * A file in memory, which is the arena's kernel side itself.
 *
 * Reading copies page by page, asks again while a copy makes progress
 * (copy_page_to_iter, lib/iov_iter.c) and stops at the first short page.
 * Writing is the retry loop of generic_perform_write (mm/filemap.c): it faults
 * a page in, copies with page faults off, and starts again from what was
 * copied; a copy routine that makes no progress there makes it go round for
 * ever.  read(2), write(2): the bytes done, EFAULT only when there are none.
 * Neither is cut short by a signal that does not kill.
 */
#include "config.h"

#include <sys/types.h>

#include "retry.h"

static off_t position(const struct ua_syscall_args *args, unsigned long done)
{
	return (off_t)(args->kernel_position + done);
}

static long pread_part(const struct ua_syscall_args *args, unsigned long done)
{
	return ua_count(pread(args->kernel_fd, (char *)args->to + done, args->length - done,
			      position(args, done)));
}

static long pwrite_part(const struct ua_syscall_args *args, unsigned long done)
{
	return ua_count(pwrite(args->kernel_fd, (const char *)args->from + done,
			       args->length - done, position(args, done)));
}

static long preadv_part(const struct ua_syscall_args *args, unsigned long done)
{
	struct iovec v[2];

	ua_halves(v, (char *)args->to + done, args->length - done);
	return ua_count(preadv(args->kernel_fd, v, 2, position(args, done)));
}

static long pwritev_part(const struct ua_syscall_args *args, unsigned long done)
{
	struct iovec v[2];

	ua_halves(v, (const char *)args->from + done, args->length - done);
	return ua_count(pwritev(args->kernel_fd, v, 2, position(args, done)));
}

static long pread_memfd(struct ua_syscall_args *args)
{
	return ua_once(pread_part, args);
}

static long pread_memfd_retry(struct ua_syscall_args *args)
{
	return ua_retry(pread_part, args);
}

static long preadv_memfd(struct ua_syscall_args *args)
{
	return ua_once(preadv_part, args);
}

static long pwrite_memfd(struct ua_syscall_args *args)
{
	return ua_once(pwrite_part, args);
}

static long pwrite_memfd_retry(struct ua_syscall_args *args)
{
	return ua_retry(pwrite_part, args);
}

static long pwritev_memfd(struct ua_syscall_args *args)
{
	return ua_once(pwritev_part, args);
}

const struct ua_routine ua_syscall_memfd[] = {
	UA_SYSCALL_ROW(COPY_TO_USER, "pread_memfd", pread_memfd, NULL, 0,
		       "pread of a memfd: copy_to_user from each page of it"),
	UA_SYSCALL_ROW(COPY_TO_USER, "pread_memfd_retry", pread_memfd_retry, NULL, 0,
		       "pread of a memfd until nothing is left or it fails"),
	UA_SYSCALL_ROW(COPY_TO_USER, "preadv_memfd", preadv_memfd, NULL, 0,
		       "preadv of a memfd, two segments that meet in the middle"),
	UA_SYSCALL_ROW(COPY_FROM_USER, "pwrite_memfd", pwrite_memfd, NULL, 0,
		       "pwrite to a memfd: the kernel's loop of fault in, copy, again"),
	UA_SYSCALL_ROW(COPY_FROM_USER, "pwrite_memfd_retry", pwrite_memfd_retry, NULL, 0,
		       "pwrite to a memfd until nothing is left or it fails"),
	UA_SYSCALL_ROW(COPY_FROM_USER, "pwritev_memfd", pwritev_memfd, NULL, 0,
		       "pwritev to a memfd, two segments that meet in the middle"),
};
const size_t ua_syscall_memfd_count = UA_SYSCALL_COUNT(ua_syscall_memfd);
