/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Leaves images where the user wants them. */
#include "config.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "kernel/kernel.h"

static int copy(const char *from, const char *to)
{
	FILE *in = fopen(from, "re"), *out = fopen(to, "we");
	char buf[65536];
	int err = in && out ? 0 : errno;
	size_t n;

	while (!err && (n = fread(buf, 1, sizeof(buf), in)))
		if (fwrite(buf, 1, n, out) != n)
			err = errno;
	if (!err && ferror(in))
		err = EIO;
	if (in)
		fclose(in);
	if (out && fclose(out) && !err)
		err = errno;
	return err;
}

static int failed(const char *path, int err)
{
	ua_complain("--keep: cannot write %s: %s", path, strerror(err));
	return UA_EXIT_BROKEN + 1;
}

/* Under its name when it is whole. */
static int keep_one(const struct ua_kernel_options *o, const struct ua_build *b)
{
	char *path = ua_text("%s/%s.image", o->keep, b->abi->name), *new = ua_text("%s.new", path);
	int err = copy(b->image, new), status = 0;

	if (!err && rename(new, path))
		err = errno;
	if (err) {
		unlink(new);
		status = failed(path, err);
	} else {
		fprintf(stderr, "%s: on a machine of this kind, type: uctorture run --image=%s\n",
			b->abi->name, path);
	}
	free(path);
	free(new);
	return status;
}

int ua_images_keep(const struct ua_kernel_options *o, const struct ua_build *b, size_t n)
{
	int err = ua_folder_make(o->keep), status = err ? failed(o->keep, -err) : 0;

	for (size_t i = 0; i < n && !status; i++)
		if (!b[i].skip)
			status = keep_one(o, &b[i]);
		else if (o->image_only)
			ua_complain("skip %s: %s", b[i].abi->name, b[i].skip);
	return status;
}
