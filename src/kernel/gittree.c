/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A commit's files, in the cache: git archive, of what is needed alone. */
#include "config.h"

#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "kernel/images.h"
#include "kernel/process.h"

static struct ua_words git(const struct ua_kernel_options *o, const char *words)
{
	struct ua_words w = { NULL, 0 };

	ua_words_split(&w, "git -C", " ");
	ua_words_add(&w, o->tree);
	ua_words_split(&w, words, " ");
	return w;
}

/* The first line of what it says; NULL when it fails.  Allocated. */
static char *ask(struct ua_words *w)
{
	char *out, *line = NULL;

	if (!ua_process_run(w, &out))
		line = ua_text("%.*s", (int)strcspn(out, "\n"), out);
	free(out);
	ua_words_free(w);
	return line;
}

/* The commit's full name; NULL after having said why not, and *status. */
static char *find_commit(const struct ua_kernel_options *o, int *status)
{
	char *tool = ua_process_find("git"), *inside, *sha;
	struct ua_words w;

	*status = UA_EXIT_USAGE + 1;
	if (!tool) {
		ua_complain("--since: no git; install git");
		*status = UA_EXIT_NOTHING + 1;
		return NULL;
	}
	free(tool);
	w = git(o, "rev-parse --is-inside-work-tree");
	inside = ask(&w);
	if (!inside || strcmp(inside, "true")) {
		ua_complain("--since=%s: %s is no git work tree", o->since, o->tree);
		free(inside);
		return NULL;
	}
	free(inside);
	w = git(o, "rev-parse --verify --quiet --end-of-options");
	ua_words_addf(&w, "%s^{commit}", o->since);
	sha = ask(&w);
	if (!sha)
		ua_complain("--since=%s: no commit of %s", o->since, o->tree);
	return sha;
}

/* What the commit has of the members: git archive takes no others. */
static struct ua_words present(const struct ua_kernel_options *o, const char *sha,
			       const struct ua_words *members)
{
	struct ua_words w = git(o, "ls-tree --name-only"), has = { NULL, 0 };
	char *out;

	ua_words_add(&w, sha);
	for (size_t i = 0; i < members->n; i++)
		if (!strchr(members->word[i], '*'))
			ua_words_add(&w, members->word[i]);
	ua_words_add(&w, "Kconfig");
	if (!ua_process_run(&w, &out))
		ua_words_split(&has, out, "\n");
	free(out);
	ua_words_free(&w);
	/* All of those that lie deeper, if there is one at all. */
	for (size_t i = 0; i < has.n; i++)
		if (!strcmp(has.word[i], "Kconfig")) {
			free(has.word[i]);
			has.word[i] = ua_text(":(glob)**/Kconfig*");
		}
	return has;
}

static int step(struct ua_words *w, const char *what)
{
	char *out, *line;
	int status = ua_process_run(w, &out);

	ua_words_free(w);
	if (status && strstr(out, strerror(ENOSPC))) {
		free(out);
		return ua_cache_failed(what, ENOSPC);
	}
	line = status && !ua_signal_caught() ? ua_first_error(out) : NULL;
	if (line)
		ua_complain("cannot unpack %s: %s", what, line);
	free(line);
	free(out);
	if (ua_signal_caught())
		return 128 + ua_signal_caught() + 1;
	return status ? UA_EXIT_BROKEN + 1 : 0;
}

static int unpack(const struct ua_kernel_options *o, const struct ua_cache *cache, const char *sha,
		  const struct ua_words *members, const char *dir)
{
	char *tar = ua_text("%s/commit.tar", cache->work), *new = ua_text("%s.new", dir);
	struct ua_words paths = present(o, sha, members), w = git(o, "archive --format=tar -o");
	int err = ua_folder_remove(new), status;

	if (!err)
		err = ua_folder_make(new);
	status = err ? ua_cache_failed(new, -err) : 0;
	ua_words_add(&w, tar);
	ua_words_add(&w, sha);
	ua_words_add(&w, "--");
	ua_words_append(&w, &paths);
	ua_progress("unpacking %s", o->since);
	if (!status)
		status = step(&w, o->since);
	w = (struct ua_words){ NULL, 0 };
	ua_words_split(&w, "tar -x --no-same-owner -f", " ");
	ua_words_add(&w, tar);
	ua_words_add(&w, "-C");
	ua_words_add(&w, new);
	if (!status)
		status = step(&w, o->since);
	if (!status && rename(new, dir))
		status = ua_cache_failed(dir, errno);
	unlink(tar);
	ua_words_free(&paths);
	free(tar);
	free(new);
	return status;
}

static uint64_t hash(uint64_t h, const char *text)
{
	for (; *text; text++)
		h = (h ^ (unsigned char)*text) * 0x100000001b3ull;	/* FNV-1a */
	return h * 0x100000001b3ull;
}

/* Of the commit, the folder of the repository, and what was asked of it. */
static char *folder(const struct ua_kernel_options *o, const struct ua_cache *cache, const char *sha,
		    const struct ua_words *members)
{
	struct ua_words w = git(o, "rev-parse --show-prefix");
	char *prefix = ask(&w), *dir;
	uint64_t h = hash(0xcbf29ce484222325ull, prefix ? prefix : "");

	for (size_t i = 0; i < members->n; i++)
		h = hash(h, members->word[i]);
	dir = ua_text("%s/trees/git-%.12s-%016llx", cache->dir, sha, (unsigned long long)h);
	free(prefix);
	return dir;
}

int ua_git_tree(const struct ua_kernel_options *o, const struct ua_cache *cache, char **dir)
{
	struct ua_words members;
	struct ua_abi *abi;
	char *sha, *lock, *trees;
	size_t n;
	int status = ua_abis_read(&abi, &n), fd;

	if (status)
		return status;
	sha = find_commit(o, &status);
	if (!sha)
		return status;
	members = ua_images_members(abi, n, o->c_files != UA_C_NO);
	*dir = folder(o, cache, sha, &members);
	lock = ua_text("%s.lock", *dir);
	trees = ua_text("%s/trees", cache->dir);
	status = ua_folder_make(trees);
	if (status)
		status = ua_cache_failed(trees, -status);
	fd = status ? -1 : ua_cache_lock(lock);
	if (!status && fd < 0)
		status = UA_EXIT_BROKEN + 1;
	else if (!status)
		status = access(*dir, F_OK) ? unpack(o, cache, sha, &members, *dir) : 0;
	if (fd >= 0)
		close(fd);
	ua_words_free(&members);
	free(trees);
	free(lock);
	free(sha);
	return status;
}
