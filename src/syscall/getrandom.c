/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * getrandom (drivers/char/random.c): copy_to_user once for 32 bytes or fewer,
 * else block by block of 64, stopping at the first short one, so that the raw
 * residual shows.  Looks for signals after each page.  getrandom(2): the bytes
 * that were copied, EFAULT only when there are none.  What they are can't be
 * known, and a block's first bytes are as good as any.
 *
 * By syscall(): a C library may answer from the vDSO, in user mode.
 */
#include "config.h"

#include <sys/syscall.h>

#include "retry.h"

#define NONBLOCK	1u	/* GRND_NONBLOCK */

/* -EAGAIN while the machine has not gathered enough to start from. */
static int open_random(struct ua_syscall_args *args)
{
	char byte;

	(void)args;
	return syscall(SYS_getrandom, &byte, (size_t)1, NONBLOCK) < 0 ? -errno : 0;
}

static long part(const struct ua_syscall_args *args, unsigned long done)
{
	return ua_count(syscall(SYS_getrandom, (char *)args->to + done, args->length - done, 0u));
}

static long get_random(struct ua_syscall_args *args)
{
	return ua_pages(part, args);
}

const struct ua_routine ua_syscall_getrandom[] = {
	UA_SYSCALL_ROW(CLEAR_USER, "getrandom", get_random, open_random, UA_OPAQUE,
		       "getrandom: copy_to_user by blocks, its residual shows"),
};
const size_t ua_syscall_getrandom_count = UA_SYSCALL_COUNT(ua_syscall_getrandom);
