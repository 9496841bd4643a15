/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * AF_UNIX socket pairs (net/unix/af_unix.c on net/core/datagram.c): a socket
 * buffer at a time, some 36 KiB of a stream or one datagram, and a buffer that
 * faults does not count, whatever part of it was copied.  A sender drops it; a
 * stream's reader leaves it in the queue, a datagram's loses it.  unix(7),
 * send(2): no more comes out than write said went in.
 */
#include "config.h"

#include <sys/socket.h>

#include "channel.h"

static int open_pair(struct ua_syscall_args *args, int type)
{
	int size = 4 * UA_CHANNEL_MAX;

	if (socketpair(AF_UNIX, type | SOCK_NONBLOCK | SOCK_CLOEXEC, 0, args->fd))
		return errno == EAFNOSUPPORT ? -ENOSYS : -errno;
	/* The kernel's own bookkeeping counts too; the check tells if it matters. */
	(void)setsockopt(args->fd[1], SOL_SOCKET, SO_SNDBUF, &size, sizeof(size));
	return ua_channel_check(args);
}

static int open_stream(struct ua_syscall_args *args)
{
	return open_pair(args, SOCK_STREAM);
}

static int open_datagram(struct ua_syscall_args *args)
{
	return open_pair(args, SOCK_DGRAM);
}

static long read_datagram(struct ua_syscall_args *args)
{
	unsigned long left;

	return ua_channel_pass(args, &left);
}

const struct ua_routine ua_syscall_socket[] = {
	UA_SYSCALL_ROW_UP_TO(UA_CHANNEL_MAX, COPY_FROM_USER, "socketpair_write", ua_channel_write,
			     open_stream, UA_HIDDEN,
			     "write to a unix stream: whole socket buffers count"),
	UA_SYSCALL_ROW_UP_TO(UA_CHANNEL_MAX, COPY_TO_USER, "socketpair_read", ua_channel_read,
			     open_stream, UA_HIDDEN,
			     "read from a unix stream: whole socket buffers count"),
	UA_SYSCALL_ROW_UP_TO(UA_CHANNEL_MAX, COPY_FROM_USER, "datagram_write", ua_channel_write,
			     open_datagram, UA_HIDDEN,
			     "write of a unix datagram: all of it or EFAULT"),
	UA_SYSCALL_ROW_UP_TO(UA_CHANNEL_MAX, COPY_TO_USER, "datagram_read", read_datagram,
			     open_datagram, UA_HIDDEN,
			     "read of a unix datagram: all of it or EFAULT, and it is lost"),
};
const size_t ua_syscall_socket_count = UA_SYSCALL_COUNT(ua_syscall_socket);
