/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "kernel/process.h"
#include "options.h"

static volatile sig_atomic_t caught, heir;

static void on_signal(int signo)
{
	caught = signo;
	if (heir > 0)
		kill(heir, signo);
}

void ua_signals_forward(long pid)
{
	heir = (sig_atomic_t)pid;
	if (caught && pid > 0)	/* it came a moment ago */
		kill((pid_t)pid, caught);
}

void ua_signals_catch(void)
{
	struct sigaction action;

	memset(&action, 0, sizeof(action));
	sigemptyset(&action.sa_mask);
	action.sa_handler = on_signal;
	action.sa_flags = SA_RESTART;
	sigaction(SIGINT, &action, NULL);
	sigaction(SIGTERM, &action, NULL);
}

int ua_signal_caught(void)
{
	return caught;
}

void ua_progress(const char *format, ...)
{
	static int terminal = -1;
	char text[256];
	va_list list;

	if (terminal < 0)
		terminal = isatty(STDERR_FILENO);
	if (!terminal)
		return;
	va_start(list, format);
	vsnprintf(text, sizeof(text), format, list);
	va_end(list);
	fprintf(stderr, "\r%.78s\033[K", text);
	fflush(stderr);
}

char *ua_process_find(const char *name)
{
	const char *path = getenv("PATH");
	struct ua_words folders = { NULL, 0 };
	char *found = NULL;

	if (strchr(name, '/'))
		return access(name, X_OK) ? NULL : ua_text("%s", name);
	ua_words_split(&folders, path ? path : "/usr/bin:/bin", ":");
	for (size_t i = 0; i < folders.n && !found; i++) {
		found = ua_text("%s/%s", folders.word[i], name);
		if (access(found, X_OK)) {
			free(found);
			found = NULL;
		}
	}
	ua_words_free(&folders);
	return found;
}

/* ---- one of many -------------------------------------------------------------- */

static void become(const struct ua_job *job, int out)
{
	int none = open("/dev/null", O_RDONLY);

	dup2(none, STDIN_FILENO);
	dup2(out, STDOUT_FILENO);
	dup2(out, STDERR_FILENO);
	execvp(job->argv.word[0], job->argv.word);
	dprintf(STDERR_FILENO, "cannot start %s: %s\n", job->argv.word[0], strerror(errno));
	_exit(127);
}

static void start(struct ua_job *job)
{
	int pipes[2];

	free(job->out);
	job->out = ua_zalloc(1, 1);
	job->size = 0;
	job->status = 127;
	if (pipe2(pipes, O_CLOEXEC)) {
		job->pid = -1;
		return;
	}
	job->fd = pipes[0];
	job->pid = fork();
	if (job->pid == 0)
		become(job, pipes[1]);
	close(pipes[1]);
	if (job->pid < 0)
		close(pipes[0]);
}

/* Takes what it wrote; true at its end. */
static bool drain(struct ua_job *job)
{
	char buf[4096];
	ssize_t n = read(job->fd, buf, sizeof(buf));
	int status;

	if (n < 0 && errno == EINTR)
		return false;
	if (n > 0) {
		job->out = ua_grow(job->out, job->size + (size_t)n + 1, 1);
		memcpy(job->out + job->size, buf, (size_t)n);
		job->size += (size_t)n;
		job->out[job->size] = 0;
		return false;
	}
	close(job->fd);
	while (waitpid((pid_t)job->pid, &status, 0) < 0)
		if (errno != EINTR) {
			status = 127 << 8;
			break;
		}
	job->status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
	job->pid = 0;
	return true;
}

static void stop(struct ua_job **running, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		kill((pid_t)running[i]->pid, SIGTERM);
		while (!drain(running[i]))
			;
	}
}

/* Waits until some of them have something to say. */
static void wait_for(struct ua_job **running, size_t n, struct pollfd *polled)
{
	for (size_t i = 0; i < n; i++) {
		polled[i].fd = running[i]->fd;
		polled[i].events = POLLIN;
		polled[i].revents = 0;
	}
	if (poll(polled, n, -1) < 0)
		for (size_t i = 0; i < n; i++)
			polled[i].revents = 0;
}

int ua_jobs_run(struct ua_job *job, size_t n, unsigned most, bool (*done)(struct ua_job *))
{
	struct ua_job **running = ua_zalloc(most, sizeof(*running));
	struct pollfd *polled = ua_zalloc(most, sizeof(*polled));
	size_t count = 0, next = 0;

	while (!caught && (count || next < n)) {
		while (count < most && next < n) {
			start(&job[next]);
			if (job[next].pid > 0)
				running[count++] = &job[next];
			else if (done)
				done(&job[next]);
			next++;
		}
		wait_for(running, count, polled);
		for (size_t i = count; i-- > 0;) {
			if (!polled[i].revents || !drain(running[i]))
				continue;
			if (!caught && done && done(running[i])) {
				start(running[i]);
				if (running[i]->pid > 0)
					continue;
			}
			running[i] = running[--count];
		}
	}
	stop(running, count);
	free(running);
	free(polled);
	return caught ? 128 + caught : 0;
}

void ua_job_free(struct ua_job *job)
{
	ua_words_free(&job->argv);
	free(job->out);
	job->out = NULL;
}

int ua_process_run(const struct ua_words *argv, char **out)
{
	struct ua_job job = { .argv = *argv };
	int status = ua_jobs_run(&job, 1, 1, NULL);

	if (out)
		*out = job.out;
	else
		free(job.out);
	return status ? status : job.status;
}
