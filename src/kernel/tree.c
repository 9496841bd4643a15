/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "kernel/tree.h"
#include "options.h"

bool ua_tree_has(const struct ua_tree *t, const char *path)
{
	char *whole = ua_text("%s/%s", t->dir, path);
	bool has = !access(whole, R_OK);

	free(whole);
	return has;
}

/* The value of a line "NAME = value" of the top Makefile; "" when it is not
 * there.  Allocated. */
static char *variable(const char *makefile, const char *name)
{
	size_t n = strlen(name);

	for (const char *p = makefile; p; p = strchr(p, '\n'), p = p ? p + 1 : NULL) {
		const char *q = p + n;

		if (strncmp(p, name, n))
			continue;
		q += strspn(q, " \t");
		if (*q++ != '=')
			continue;
		q += strspn(q, " \t");
		return ua_text("%.*s", (int)strcspn(q, " \t\r\n#"), q);
	}
	return ua_text("%s", "");
}

/* NULL when the file is none of a kernel. */
static char *read_version(const char *makefile)
{
	char *version = variable(makefile, "VERSION"), *patch = variable(makefile, "PATCHLEVEL");
	char *sub = variable(makefile, "SUBLEVEL"), *extra = variable(makefile, "EXTRAVERSION");
	char *text = NULL;

	if (version[0] && patch[0])
		text = ua_text("%s.%s%s%s%s", version, patch, sub[0] ? "." : "", sub, extra);
	free(version);
	free(patch);
	free(sub);
	free(extra);
	return text;
}

static int no_kernel(const struct ua_tree *t, const char *why)
{
	ua_complain("%s: no kernel tree: %s; name the top folder of one, or a tarball of it",
		    t->given, why);
	return UA_EXIT_USAGE + 1;
}

static int inspect(struct ua_tree *t)
{
	char *path = ua_text("%s/Makefile", t->dir), *text = ua_file_read(path);

	free(path);
	if (!text)
		return no_kernel(t, "it has no Makefile that can be read");
	t->version = read_version(text);
	free(text);
	if (!t->version)
		return no_kernel(t, "its Makefile names no VERSION and PATCHLEVEL");
	if (!ua_tree_has(t, "arch") || !ua_tree_has(t, "include"))
		return no_kernel(t, "it has no folders arch and include");
	return 0;
}

int ua_tree_open(struct ua_tree *t, const char *given, const struct ua_cache *cache,
		 const struct ua_words *members)
{
	struct stat st;
	int status = 0;

	memset(t, 0, sizeof(*t));
	t->given = ua_text("%s", given);
	if (stat(given, &st)) {
		ua_complain("%s: %s", given, strerror(errno));
		return UA_EXIT_USAGE + 1;
	}
	if (S_ISDIR(st.st_mode))
		t->dir = realpath(given, NULL);
	else
		status = ua_tarball_unpack(given, cache, members, &t->dir);
	if (!status && !t->dir) {
		ua_complain("%s: %s", given, strerror(errno));
		status = UA_EXIT_USAGE + 1;
	}
	return status ? status : inspect(t);
}

void ua_tree_free(struct ua_tree *t)
{
	free(t->given);
	free(t->dir);
	free(t->version);
}
