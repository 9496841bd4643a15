/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Unpacks what is needed of a tarball, once: into a new folder of the cache,
 * which gets its name when it is whole.  The name holds the tarball's path,
 * size and time, and what was asked of it.
 */
#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "kernel/process.h"
#include "kernel/tree.h"
#include "options.h"

struct format {
	const char *suffix, *command, *package;
};

static const struct format formats[] = {
	{ ".tar.xz", "xz -T0 -dc", "xz-utils" }, { ".txz", "xz -T0 -dc", "xz-utils" },
	{ ".tar.gz", "gzip -dc", "gzip" }, { ".tgz", "gzip -dc", "gzip" },
	{ ".tar.bz2", "bzip2 -dc", "bzip2" }, { ".tar.zst", "zstd -dcq", "zstd" },
	{ ".tar", "cat", "coreutils" },
};

static const struct format *format_of(const char *path)
{
	for (size_t i = 0; i < sizeof(formats) / sizeof(formats[0]); i++)
		if (ua_ends_with(path, formats[i].suffix))
			return &formats[i];
	return NULL;
}

static char *key(const char *path, const struct stat *st, const struct ua_words *members)
{
	char *text = ua_text("%s %lld %lld.%09ld", path, (long long)st->st_size,
			     (long long)st->st_mtim.tv_sec, st->st_mtim.tv_nsec);
	uint64_t h = 0xcbf29ce484222325ull;	/* FNV-1a */

	for (const char *p = text; *p; p++)
		h = (h ^ (unsigned char)*p) * 0x100000001b3ull;
	for (size_t i = 0; i < members->n; i++)
		for (const char *p = members->word[i]; *p; p++)
			h = (h ^ (unsigned char)*p) * 0x100000001b3ull;
	free(text);
	return ua_text("%.40s-%016llx", ua_basename(path), (unsigned long long)h);
}

/* ---- decompressor | tar ------------------------------------------------------- */

static pid_t start(struct ua_words *argv, int in, int out, int err)
{
	pid_t pid = fork();

	if (pid)
		return pid;
	if (in >= 0)
		dup2(in, STDIN_FILENO);
	if (out >= 0)
		dup2(out, STDOUT_FILENO);
	if (err >= 0)
		dup2(err, STDERR_FILENO);
	execvp(argv->word[0], argv->word);
	dprintf(STDERR_FILENO, "cannot start %s: %s\n", argv->word[0], strerror(errno));
	_exit(127);
}

static struct ua_words tar_words(const char *dir, const struct ua_words *members)
{
	/* Folders of include/ that no assembly needs, by far the largest part. */
	static const char *const not[] = {
		"drm", "dt-bindings", "media", "net", "rdma", "scsi", "sound", "target", "trace",
	};
	struct ua_words w = { NULL, 0 };

	ua_words_split(&w, "tar -x -f - --strip-components=1 --no-same-owner --wildcards "
			   "--no-wildcards-match-slash -C", " ");
	ua_words_add(&w, dir);
	for (size_t i = 0; i < sizeof(not) / sizeof(not[0]); i++)
		ua_words_addf(&w, "--exclude=*/include/%s", not[i]);
	for (size_t i = 0; i < members->n; i++)
		ua_words_addf(&w, "*/%s", members->word[i]);
	return w;
}

/* Both processes' ends; the file's position, which we share with the first,
 * tells how far they are. */
static int watch(pid_t *pid, int fd, const char *name, off_t size)
{
	int worst = 0, left = 2, status;

	while (left) {
		for (int i = 0; i < 2; i++) {
			if (pid[i] <= 0 || waitpid(pid[i], &status, WNOHANG) != pid[i])
				continue;
			pid[i] = 0;
			left--;
			/* tar may be done before all is read, and leave a broken pipe */
			if (status && !(i == 0 && WIFSIGNALED(status) && WTERMSIG(status) == SIGPIPE))
				worst = WIFEXITED(status) ? WEXITSTATUS(status) : 128;
		}
		ua_progress("unpacking %s: %d %%", name,
			    (int)(100 * lseek(fd, 0, SEEK_CUR) / (size ? size : 1)));
		for (int i = 0; i < 2 && ua_signal_caught(); i++)
			if (pid[i] > 0)
				kill(pid[i], SIGTERM);
		if (left)
			usleep(50000);
	}
	ua_progress("%s", "");
	return worst;
}

static int pump(const char *path, off_t size, const struct format *f, struct ua_words *tar,
		const char *errors)
{
	struct ua_words words = { NULL, 0 };
	int fd = open(path, O_RDONLY | O_CLOEXEC), pipes[2], status = 127;
	int log = open(errors, O_CREAT | O_TRUNC | O_WRONLY | O_APPEND | O_CLOEXEC, 0666);
	pid_t pid[2];

	ua_words_split(&words, f->command, " ");
	if (fd >= 0 && log >= 0 && !pipe2(pipes, O_CLOEXEC)) {
		pid[0] = start(&words, fd, pipes[1], log);
		pid[1] = start(tar, pipes[0], -1, log);
		close(pipes[0]);
		close(pipes[1]);
		if (pid[0] > 0 && pid[1] > 0)
			status = watch(pid, fd, ua_basename(path), size);
	}
	if (fd >= 0)
		close(fd);
	if (log >= 0)
		close(log);
	ua_words_free(&words);
	return status;
}

/* Not every tree has every member, of which tar complains; what else it and
 * the decompressor said is an error.  The line, cut out of text, or NULL. */
static const char *first_error(char *text)
{
	char *line;

	while (text && (line = strsep(&text, "\n")))
		if (*line && !strstr(line, "Not found in archive") &&
		    !strstr(line, "Exiting with failure status"))
			return line;
	return NULL;
}

static int unpack(const char *path, const struct stat *st, const struct format *f,
		  const struct ua_words *members, const char *dir)
{
	struct ua_words tar = tar_words(dir, members);
	char *errors = ua_text("%s.errors", dir), *text;
	int status = pump(path, st->st_size, f, &tar, errors), result = 0;
	const char *line;

	text = ua_file_read(errors);
	line = first_error(text);
	unlink(errors);
	if (ua_signal_caught()) {
		result = 128 + ua_signal_caught() + 1;
	} else if (line && strstr(line, strerror(ENOSPC))) {
		result = ua_cache_failed(dir, ENOSPC);
	} else if (line || (status && status != 2)) {
		ua_complain("%s: cannot unpack it into %s: %s", path, dir,
			    line ? line : "its decompressor failed");
		/* tar can't write, or the file is broken */
		result = (line && strstr(line, ": Cannot ") ? UA_EXIT_BROKEN : UA_EXIT_USAGE) + 1;
	}
	free(text);
	free(errors);
	ua_words_free(&tar);
	return result;
}

static int unpack_once(const char *path, const struct stat *st, const struct format *f,
		       const struct ua_words *members, const char *dir)
{
	char *new = ua_text("%s.new", dir);
	int err = ua_folder_remove(new), status;

	if (!err)
		err = ua_folder_make(new);
	status = err ? ua_cache_failed(new, -err) : unpack(path, st, f, members, new);
	if (!status && rename(new, dir))
		status = ua_cache_failed(dir, errno);
	if (status)
		ua_folder_remove(new);
	free(new);
	return status;
}

int ua_tarball_unpack(const char *given, const struct ua_cache *cache,
		      const struct ua_words *members, char **dir)
{
	const struct format *f = format_of(given);
	char *path = realpath(given, NULL), *name, *lock;
	struct stat st;
	int fd, status = 0;

	if (!f || !path || stat(path, &st)) {
		ua_complain("%s: neither a folder nor a tarball (.tar, .tar.xz, .tar.gz, .tar.bz2, "
			    ".tar.zst)", given);
		free(path);
		return UA_EXIT_USAGE + 1;
	}
	name = key(path, &st, members);
	*dir = ua_text("%s/trees/%s", cache->dir, name);
	lock = ua_text("%s.lock", *dir);
	status = ua_folder_make(cache->dir);
	if (!status)
		status = ua_folder_make(ua_text("%s/trees", cache->dir));
	if (status)
		status = ua_cache_failed(cache->dir, -status);
	fd = status ? -1 : ua_cache_lock(lock);
	if (!status && fd < 0)
		status = UA_EXIT_BROKEN + 1;
	if (!status && access(*dir, F_OK))
		status = unpack_once(path, &st, f, members, *dir);
	if (fd >= 0)
		close(fd);
	free(name);
	free(lock);
	free(path);
	return status;
}
