/* SPDX-License-Identifier: GPL-2.0-or-later */
/* uctorture-kernel: what `uctorture kernel` and `uctorture object` start. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kernel/images.h"
#include "kernel/process.h"

/* An exit status. */
static int use_images(const struct ua_kernel_options *o, struct ua_build *b, size_t n)
{
	int status;

	/* Files that do not build are results. */
	if (ua_images_all_skipped(b, n) &&
	    (o->image_only || o->replay || !ua_images_unbuilt(o, b, n)))
		return ua_images_nothing(o, b, n);
	if (o->keep) {
		status = ua_images_keep(o, b, n);
		if (status || o->image_only)
			return status ? status - 1 : UA_EXIT_OK;
	}
	if (!o->replay)
		return ua_images_run(o, b, n);
	for (size_t i = 0; i < n; i++) {
		size_t length = strlen(b[i].abi->name);

		if (!b[i].skip && !strncmp(o->replay, b[i].abi->name, length) &&
		    o->replay[length] == '/')
			return ua_images_replay(o, &b[i]);
	}
	ua_complain("--replay=%s: not a case of these architectures", o->replay);
	return UA_EXIT_USAGE;
}

static int make_and_use(const struct ua_kernel_options *o, const struct ua_cache *cache)
{
	struct ua_images im;
	int status;

	if (o->baseline || o->since)
		return ua_compare(o, cache);
	status = ua_images_make(o, cache, o->object ? NULL : o->tree, "images", &im);
	return status ? status - 1 : use_images(o, im.build, im.n);
}

static int run(struct ua_kernel_options *o)
{
	struct ua_cache cache = { .lock = -1 };
	int status;

	if (o->libc || (o->object && ua_elf_is_shared(o->tree)))
		return ua_shared_run(o);
	status = ua_cache_open(&cache, o->cache);
	status = status ? status - 1 : make_and_use(o, &cache);
	ua_progress("%s", "");
	ua_cache_close(&cache);
	return status;
}

/* git bisect run: what is neither good nor bad is passed over, and what is
 * wrong with the command or the machine stops it all. */
static int for_bisect(int status)
{
	if (status == UA_EXIT_OK || status == UA_EXIT_FINDINGS || status > 128)
		return status;
	return status == UA_EXIT_NOTHING ? 125 : 255;
}

int main(int argc, char **argv)
{
	struct ua_kernel_options o;
	int status;

	/* What compilers and tar say is read, in English. */
	setenv("LC_ALL", "C", 1);
	status = ua_kernel_options(&o, argc, argv);
	if (status)
		return o.bisect ? for_bisect(status - 1) : status - 1;
	if (o.libc && !o.libc_path)
		return ua_libc_run(&o, argv);
	ua_signals_catch();
	status = run(&o);
	return o.bisect ? for_bisect(status) : status;
}
