/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What pipes and socket pairs share: bytes that go in at args->fd[1] and come
 * out at args->fd[0].  Both ends are non-blocking, and every case leaves the
 * channel empty for the next one.
 */
#ifndef UA_CHANNEL_H
#define UA_CHANNEL_H

#include "retry.h"

/* What a pipe holds by default where a page has 4 KiB, and a datagram too. */
#define UA_CHANNEL_MAX	(64 * 1024)
#define UA_FILL_TRIES	1000

/* Takes out all that is left; how much it was.  An empty datagram is read as
 * 0 bytes and is no end. */
static inline unsigned long ua_channel_drain(const struct ua_syscall_args *args)
{
	unsigned char scratch[16 * 1024];
	unsigned long total = 0;
	long n;

	do {
		n = read(args->fd[0], scratch, sizeof(scratch));
		if (n > 0)
			total += (unsigned long)n;
	} while (n >= 0 || errno == EINTR);
	return total;
}

/* All of n bytes in, or a negative errno: kernel memory may be short. */
static inline long ua_channel_fill(const struct ua_syscall_args *args, const void *bytes,
				   unsigned long n)
{
	unsigned long done = 0;

	for (int tries = 0; done < n; tries++) {
		long sent = write(args->fd[1], (const char *)bytes + done, n - done);

		if (sent > 0)
			done += (unsigned long)sent;
		else if (tries == UA_FILL_TRIES)
			return sent < 0 ? -errno : -ENOBUFS;
	}
	return 0;
}

/*
 * After a write that gave said: what comes out is the kernel side's content,
 * as much of it as has room.  A reader who gets more than the writer was told
 * is a breach, however it came by it: a count above the length, to which the
 * clause range objects, tells by how much.
 */
static inline long ua_channel_take(const struct ua_syscall_args *args, long said)
{
	unsigned long got = 0, told = said > 0 ? (unsigned long)said : 0;
	long n = 1;

	while (got < args->length && n > 0) {
		n = ua_count(read(args->fd[0], args->kernel_alias + got, args->length - got));
		if (n > 0)
			got += (unsigned long)n;
		else if (n == -EINTR)
			n = 1;
	}
	got += ua_channel_drain(args);
	return got > told ? (long)(args->length + (got - told)) : said;
}

static inline long ua_channel_write_part(const struct ua_syscall_args *args, unsigned long done)
{
	return ua_count(write(args->fd[1], (const char *)args->from + done, args->length - done));
}

static inline long ua_channel_read_part(const struct ua_syscall_args *args, unsigned long done)
{
	return ua_count(read(args->fd[0], (char *)args->to + done, args->length - done));
}

/* COPY_FROM_USER: in from the user side, out to the kernel side. */
static inline long ua_channel_write(struct ua_syscall_args *args)
{
	return ua_channel_take(args, ua_once(ua_channel_write_part, args));
}

/* In from the kernel side, out to the user side; *left stays in the channel
 * until it is drained. */
static inline long ua_channel_pass(const struct ua_syscall_args *args, unsigned long *left)
{
	long n = ua_channel_fill(args, args->from, args->length);

	if (!n)
		n = ua_once(ua_channel_read_part, args);
	*left = ua_channel_drain(args);
	return n;
}

/*
 * COPY_TO_USER.  What a read did not own up to must still be there: a count
 * that is not what left the channel is told in the same way as above.
 */
static inline long ua_channel_read(struct ua_syscall_args *args)
{
	unsigned long left, gone, told;
	long n = ua_channel_pass(args, &left);

	told = n > 0 ? (unsigned long)n : 0;
	gone = args->length - left;
	if (gone == told)
		return n;
	return (long)(args->length + (gone > told ? gone - told : told - gone));
}

/* Does it hold the longest operand?  0 or -errno. */
static inline int ua_channel_check(const struct ua_syscall_args *args)
{
	static const unsigned char bytes[UA_CHANNEL_MAX];
	long sent = ua_count(write(args->fd[1], bytes, sizeof(bytes)));

	ua_channel_drain(args);
	if (sent < 0)
		return (int)sent;
	return sent == UA_CHANNEL_MAX ? 0 : -ENOBUFS;
}

#endif
