/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "kernel/cache.h"
#include "kernel/process.h"
#include "options.h"

int ua_cache_failed(const char *path, int error)
{
	const char *todo = "name another folder with --cache=DIR";

	if (error == ENOSPC || error == EDQUOT)
		todo = "make room there, or name another folder with --cache=DIR";
	ua_progress("%s", "");
	ua_complain("cannot write %s: %s; %s", path, strerror(error), todo);
	return UA_EXIT_BROKEN + 1;
}

int ua_folder_make(const char *path)
{
	char *copy = ua_text("%s", path);
	int err = 0;

	for (char *p = copy + 1; !err; p++) {
		char c = *p;

		if (c && c != '/')
			continue;
		*p = 0;
		if (mkdir(copy, 0777) && errno != EEXIST)
			err = -errno;
		*p = c;
		if (!c)
			break;
	}
	free(copy);
	return err;
}

static int remove_one(const char *path, const struct stat *st, int type, struct FTW *at)
{
	(void)st;
	(void)type;
	(void)at;
	return remove(path) ? -errno : 0;
}

int ua_folder_remove(const char *path)
{
	int err = nftw(path, remove_one, 16, FTW_DEPTH | FTW_PHYS);

	return err == -1 ? errno == ENOENT ? 0 : -errno : err;
}

int ua_file_write(const char *path, const char *text)
{
	FILE *out = fopen(path, "we");
	int err = out ? 0 : errno;

	if (out && fputs(text, out) < 0)
		err = errno;
	if (out && fclose(out) && !err)
		err = errno;
	return err ? ua_cache_failed(path, err) : 0;
}

int ua_cache_lock(const char *path)
{
	int fd = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0666);

	if (fd < 0) {
		ua_cache_failed(path, errno);
		return -1;
	}
	if (!flock(fd, LOCK_EX | LOCK_NB))
		return fd;
	ua_progress("waiting for another run of uctorture that works on the same");
	while (flock(fd, LOCK_EX | LOCK_NB)) {
		if (ua_signal_caught() || errno != EWOULDBLOCK) {
			ua_complain("cannot lock %s: %s", path, strerror(errno));
			close(fd);
			return -1;
		}
		usleep(100000);
	}
	return fd;
}

/* Folders that a killed run has left: nobody holds their locks. */
static void clean(const char *runs)
{
	DIR *d = opendir(runs);
	struct dirent *e;

	while (d && (e = readdir(d))) {
		char *lock, *folder;
		int fd;

		if (!ua_ends_with(e->d_name, ".lock"))
			continue;
		lock = ua_text("%s/%s", runs, e->d_name);
		folder = ua_text("%.*s", (int)(strlen(lock) - strlen(".lock")), lock);
		fd = open(lock, O_RDWR | O_CLOEXEC);
		if (fd >= 0 && !flock(fd, LOCK_EX | LOCK_NB)) {
			ua_folder_remove(folder);
			unlink(lock);
		}
		if (fd >= 0)
			close(fd);
		free(lock);
		free(folder);
	}
	if (d)
		closedir(d);
}

static char *choose(const char *given)
{
	const char *xdg = getenv("XDG_CACHE_HOME"), *home = getenv("HOME");
	char *here, *path;

	if (given && given[0] == '/')
		return ua_text("%s", given);
	if (given) {
		here = getcwd(NULL, 0);
		path = ua_text("%s/%s", here ? here : ".", given);
		free(here);
		return path;
	}
	if (xdg && xdg[0] == '/')
		return ua_text("%s/uctorture", xdg);
	return ua_text("%s/.cache/uctorture", home && home[0] == '/' ? home : "/tmp");
}

/* The lock's file first: a folder without one would be nobody's. */
static int open_work(struct ua_cache *c)
{
	char *lock = ua_text("%s.lock", c->work);
	int err = 0;

	c->lock = open(lock, O_CREAT | O_RDWR | O_CLOEXEC, 0666);
	if (c->lock < 0 || flock(c->lock, LOCK_EX | LOCK_NB))
		err = ua_cache_failed(lock, errno);
	if (!err)
		err = ua_folder_make(c->work);
	free(lock);
	return err < 0 ? ua_cache_failed(c->work, -err) : err;
}

int ua_cache_open(struct ua_cache *c, const char *given)
{
	char *runs;
	int err;

	c->dir = choose(given);
	c->lock = -1;
	runs = ua_text("%s/runs", c->dir);
	c->work = ua_text("%s/%ld", runs, (long)getpid());
	err = ua_folder_make(runs);
	if (err) {
		err = ua_cache_failed(runs, -err);
	} else {
		clean(runs);
		err = open_work(c);
	}
	free(runs);
	return err;
}

void ua_cache_close(struct ua_cache *c)
{
	char *lock = ua_text("%s.lock", c->work);

	if (c->lock >= 0) {
		ua_folder_remove(c->work);
		unlink(lock);
		close(c->lock);
	}
	free(lock);
	free(c->work);
	free(c->dir);
}
