/* SPDX-License-Identifier: GPL-2.0-or-later */
/* --replay=CASE: the runner does it; file and line are put into what it says. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>

#include "kernel/kernel.h"

int ua_images_replay(const struct ua_kernel_options *o, struct ua_build *b)
{
	struct ua_lines *lines = ua_lines_open(b->image, b->tree->dir);
	struct ua_words w = { NULL, 0 };
	int status = UA_EXIT_BROKEN;
	char *line = NULL, *text;
	FILE *out = NULL;
	size_t size = 0;
	long pid;

	ua_words_add(&w, "replay");
	ua_words_addf(&w, "--image=%s", b->image);
	ua_words_addf(&w, "--profile=%s", ua_profile_name(o->run.config.profile));
	ua_words_addf(&w, "--format=%s", o->run.format);
	ua_words_addf(&w, "--seed=%llu", (unsigned long long)o->run.config.seed);
	for (unsigned i = 0; i < o->run.config.verbose; i++)
		ua_words_add(&w, "-v");
	ua_words_add(&w, o->replay);
	pid = ua_target_start(&b->target, w.word, &out);
	while (pid > 0 && out && getline(&line, &size, out) > 0) {
		text = ua_lines_translate(lines, line);
		fputs(text, stdout);
		free(text);
	}
	if (out)
		fclose(out);
	if (pid > 0)
		status = ua_target_wait(pid);
	free(line);
	ua_words_free(&w);
	ua_lines_close(lines);
	return ua_output_done(status);
}
