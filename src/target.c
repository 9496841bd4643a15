/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Which targets there are, where their runners lie, and starting them. */
#include "config.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "target.h"

#define UA_TARGET(name, triple, emulator, package) { name, triple, emulator, package, "" },
static const struct ua_target table[] = {
	{ "native", "", "", "gcc", "/proc/self/exe" },
#include "targets.def"
};
#undef UA_TARGET

#define N	(sizeof(table) / sizeof(table[0]))
#define WORDS_MAX	16	/* of an emulator's command */

/* ---- finding runners ---------------------------------------------------- */

/* The folder that this program lies in, with the slash. */
static void own_folder(char *buf, size_t size)
{
	ssize_t n = readlink("/proc/self/exe", buf, size - 1);
	char *slash;

	buf[n > 0 ? n : 0] = 0;
	slash = strrchr(buf, '/');
	if (slash)
		slash[1] = 0;
	else
		snprintf(buf, size, "./");
}

static bool usable(struct ua_target *t, const char *folder, const char *below)
{
	snprintf(t->runner, sizeof(t->runner), "%s%s%s/uctorture", folder, below, t->triple);
	return access(t->runner, X_OK) == 0;
}

/* UCTORTURE_RUNNERS, the build folder's cross/, or where make install puts
 * them. */
static bool find_runner(struct ua_target *t)
{
	const char *given = getenv("UCTORTURE_RUNNERS");
	char folder[3072];

	if (!t->triple[0])
		return true;
	own_folder(folder, sizeof(folder));
	return (given && usable(t, given, "/")) ||
	       usable(t, folder, "cross/") || usable(t, RUNNERDIR, "/");
}

static bool named(const char *list, const char *name)
{
	size_t n = strlen(name);

	for (const char *p = list; p; p = strchr(p, ','), p = p ? p + 1 : NULL)
		if (!strncmp(p, name, n) && (p[n] == ',' || !p[n]))
			return true;
	return false;
}

/* Every word of the list must name a target. */
static bool check_names(const char *list)
{
	for (const char *p = list; p; p = strchr(p, ','), p = p ? p + 1 : NULL) {
		size_t n = strcspn(p, ","), i = 0;

		while (i < N && (strlen(table[i].name) != n || strncmp(table[i].name, p, n)))
			i++;
		if (i < N)
			continue;
		fprintf(stderr, "uctorture: --target=%s: %.*s is none of all", list, (int)n, p);
		for (i = 0; i < N; i++)
			fprintf(stderr, ", %s", table[i].name);
		fputc('\n', stderr);
		return false;
	}
	return true;
}

int ua_targets_choose(const char *list, struct ua_target **chosen, size_t *n)
{
	bool all = !strcmp(list, "all");

	*n = 0;
	if (!all && !check_names(list))
		return UA_EXIT_USAGE + 1;
	*chosen = calloc(N, sizeof(**chosen));
	if (!*chosen) {
		ua_complain("no memory for the targets");
		return UA_EXIT_BROKEN + 1;
	}
	for (size_t i = 0; i < N; i++) {
		struct ua_target *t = &(*chosen)[*n];

		if (!all && !named(list, table[i].name))
			continue;
		*t = table[i];
		if (find_runner(t)) {
			++*n;
			continue;
		}
		ua_complain("target %s: no runner cross/%s/uctorture; make cross builds it, with "
			    "the package %s", t->name, t->triple, t->package);
		if (!all) {
			free(*chosen);
			return UA_EXIT_USAGE + 1;
		}
	}
	return 0;
}

/* ---- starting them -------------------------------------------------------- */

/* The emulator's words, the runner, the given words. */
static char **command(const struct ua_target *t, char *const *words, char *copy)
{
	size_t given = 0, n = 0;
	char **all, *next = copy;

	while (words[given])
		given++;
	all = calloc(WORDS_MAX + given + 2, sizeof(*all));
	if (!all)
		return NULL;
	while (next && n < WORDS_MAX) {
		char *word = strsep(&next, " ");

		if (*word)
			all[n++] = word;
	}
	all[n++] = (char *)t->runner;
	memcpy(all + n, words, given * sizeof(*all));
	return all;
}

static void become(const struct ua_target *t, char *const *words)
{
	char copy[256], **all;

	snprintf(copy, sizeof(copy), "%s", t->emulator);
	all = command(t, words, copy);
	if (all)
		execvp(all[0], all);
	ua_complain("target %s: cannot start %s: %s%s", t->name, all ? all[0] : t->runner,
		    strerror(errno), t->triple[0] ? "; the package qemu-user has the emulators" : "");
	_exit(UA_EXIT_BROKEN);
}

long ua_target_start(const struct ua_target *t, char *const *words, FILE **out)
{
	int pipes[2] = { -1, -1 };
	pid_t pid;

	fflush(stdout);
	if (out && pipe(pipes))
		return -errno;
	pid = fork();
	if (pid == 0) {
		if (out) {
			dup2(pipes[1], STDOUT_FILENO);
			close(pipes[0]);
			close(pipes[1]);
		}
		become(t, words);
	}
	if (out)
		close(pipes[1]);
	if (pid < 0) {
		if (out)
			close(pipes[0]);
		return -errno;
	}
	if (out)
		*out = fdopen(pipes[0], "r");
	return pid;
}

int ua_target_wait(long pid)
{
	int status;

	while (waitpid((pid_t)pid, &status, 0) < 0)
		if (errno != EINTR)
			return UA_EXIT_BROKEN;
	return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
