/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Pipes (fs/pipe.c): a page at a time, and a page that faults does not count,
 * whatever part of it was copied: write() adds nothing to the pipe for it,
 * read() leaves it in the pipe though its bytes may be in the user's memory.
 * Pages before it do count.  pipe(7), write(2): no more comes out than write
 * said went in.
 */
#include "config.h"

#include <fcntl.h>

#include "channel.h"

static int open_pipe(struct ua_syscall_args *args)
{
	if (pipe2(args->fd, O_NONBLOCK | O_CLOEXEC))
		return -errno;
#ifdef F_SETPIPE_SZ
	/* A user of many pipes gets small ones; the check tells if it matters. */
	(void)fcntl(args->fd[1], F_SETPIPE_SZ, UA_CHANNEL_MAX);
#endif
	return ua_channel_check(args);
}

const struct ua_routine ua_syscall_pipe[] = {
	UA_SYSCALL_ROW_UP_TO(UA_CHANNEL_MAX, COPY_FROM_USER, "pipe_write", ua_channel_write,
			     open_pipe, UA_HIDDEN,
			     "write to a pipe: pages that were copied whole count"),
	UA_SYSCALL_ROW_UP_TO(UA_CHANNEL_MAX, COPY_TO_USER, "pipe_read", ua_channel_read,
			     open_pipe, UA_HIDDEN,
			     "read from a pipe: pages that were copied whole count"),
};
const size_t ua_syscall_pipe_count = UA_SYSCALL_COUNT(ua_syscall_pipe);
