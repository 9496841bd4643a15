/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The processes of a sitting: started, told what to do, watched, ended. */
#include "config.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "crew.h"

#define PATIENCE_MS	60000	/* for one batch, on any machine */

static void child(struct ua_bench_crew *k, size_t i, int channel, pid_t parent)
{
	prctl(PR_SET_PDEATHSIG, SIGKILL);
	if (getppid() != parent)
		_exit(0);
	signal(SIGINT, SIG_IGN);	/* the parent gets it, and tells us by the channel */
	/* Or the earlier ones would never see their channels end. */
	for (size_t n = 0; n < i; n++)
		close(k->member[n].channel);
	_exit(ua_bench_work(&k->member[i].worker, channel));
}

static int start(struct ua_bench_crew *k, size_t i)
{
	struct ua_bench_member *m = &k->member[i];
	pid_t parent = getpid();
	int ends[2];

	m->channel = -1;
	m->pid = 0;
	if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends))
		return -errno;
	m->pid = fork();
	if (m->pid == 0) {
		close(ends[0]);
		child(k, i, ends[1], parent);
	}
	close(ends[1]);
	if (m->pid < 0) {
		close(ends[0]);
		return -errno;
	}
	m->channel = ends[0];
	return 0;
}

int ua_bench_crew_start(struct ua_bench_crew *k)
{
	fflush(stdout);
	for (size_t i = 0; i < k->n; i++) {
		int err = start(k, i);

		if (err)
			return err;
	}
	return 0;
}

/* It died, or is killed for its silence: why, in wrong. */
static void lose(struct ua_bench_member *m, bool silent, char *wrong, size_t size)
{
	int status = 0;

	close(m->channel);
	m->channel = -1;
	if (silent)
		kill(m->pid, SIGKILL);
	waitpid(m->pid, &status, 0);
	m->pid = 0;
	if (silent)
		snprintf(wrong, size, "it took more than %d s", PATIENCE_MS / 1000);
	else
		snprintf(wrong, size, "its process was lost (%s %d)", WIFSIGNALED(status) ? "signal" : "status",
			 WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status));
}

bool ua_bench_crew_order(struct ua_bench_crew *k, size_t i, const struct ua_order *order,
			 struct ua_batch *batch)
{
	struct ua_bench_member *m = &k->member[i];
	struct pollfd wait = { .fd = m->channel, .events = POLLIN };
	int ready = -1;

	memset(batch, 0, sizeof(*batch));
	if (m->channel < 0) {
		snprintf(batch->wrong, sizeof(batch->wrong), "its process was lost before");
		return false;
	}
	if (send(m->channel, order, sizeof(*order), MSG_NOSIGNAL) == (ssize_t)sizeof(*order)) {
		do
			ready = poll(&wait, 1, PATIENCE_MS);
		while (ready < 0 && errno == EINTR);
	}
	if (ready > 0 && recv(m->channel, batch, sizeof(*batch), 0) == (ssize_t)sizeof(*batch))
		return !*batch->wrong;
	lose(m, ready == 0, batch->wrong, sizeof(batch->wrong));
	return false;
}

void ua_bench_crew_end(struct ua_bench_crew *k)
{
	for (size_t i = 0; i < k->n; i++)
		if (k->member[i].channel >= 0)
			close(k->member[i].channel);
	for (size_t i = 0; i < k->n; i++)
		if (k->member[i].pid > 0)
			waitpid(k->member[i].pid, NULL, 0);
}
