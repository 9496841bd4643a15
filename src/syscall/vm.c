/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * process_vm_readv, process_vm_writev (mm/process_vm_access.c) with the user
 * side as the local operand, which is copied to and from; the kernel side is
 * the remote one in this same process, whose pages are pinned and never fault.
 * process_vm_readv(2) promises whole iovec elements only; the code counts what
 * was copied, to the byte.
 */
#include "config.h"

#include <sys/types.h>

#include "retry.h"

static pid_t self;	/* asking for it in each case would double its cost */

static long readv_part(const struct ua_syscall_args *args, unsigned long done)
{
	struct iovec local = { (char *)args->to + done, args->length - done };
	struct iovec remote = { (char *)args->from + done, args->length - done };

	return ua_count(process_vm_readv(self, &local, 1, &remote, 1, 0));
}

static long writev_part(const struct ua_syscall_args *args, unsigned long done)
{
	struct iovec local = { (char *)args->from + done, args->length - done };
	struct iovec remote = { (char *)args->to + done, args->length - done };

	return ua_count(process_vm_writev(self, &local, 1, &remote, 1, 0));
}

/* Configured out, or forbidden by a container's filter. */
static int open_vm(struct ua_syscall_args *args)
{
	char to, from = 0;
	struct ua_syscall_args one = { .to = &to, .from = &from, .length = 1 };
	long n;

	(void)args;
	self = getpid();
	n = readv_part(&one, 0);
	return n < 0 ? (int)n : 0;
}

static long read_vm(struct ua_syscall_args *args)
{
	return ua_once(readv_part, args);
}

static long write_vm(struct ua_syscall_args *args)
{
	return ua_once(writev_part, args);
}

const struct ua_routine ua_syscall_vm[] = {
	UA_SYSCALL_ROW(COPY_TO_USER, "process_vm_readv", read_vm, open_vm, 0,
		       "process_vm_readv from this process: copy_to_user from pinned pages"),
	UA_SYSCALL_ROW(COPY_FROM_USER, "process_vm_writev", write_vm, open_vm, 0,
		       "process_vm_writev to this process: copy_from_user to pinned pages"),
};
const size_t ua_syscall_vm_count = UA_SYSCALL_COUNT(ua_syscall_vm);
