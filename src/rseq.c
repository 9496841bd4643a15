/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include "machine.h"
#include "rseq.h"

#ifdef HAVE_SYS_RSEQ_H
#include <sys/rseq.h>
#endif

/* A C library that has no number for a machine does not register there. */
#if defined RSEQ_SIG && defined UA_HAVE_THREAD_POINTER
#include <sys/syscall.h>
#include <unistd.h>

static void call_rseq(int flags)
{
	/* Registered by the C library with this size, whatever it tells of it. */
	const unsigned long size = 32;

	if (__rseq_size)
		syscall(SYS_rseq, ua_thread_pointer() + __rseq_offset, size, flags, RSEQ_SIG);
}

void ua_rseq_leave(void)
{
	call_rseq(RSEQ_FLAG_UNREGISTER);
}

void ua_rseq_join(void)
{
	call_rseq(0);
}
#else
void ua_rseq_leave(void)
{
}

void ua_rseq_join(void)
{
}
#endif
