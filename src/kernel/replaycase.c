/* SPDX-License-Identifier: GPL-2.0-or-later */
/* --replay=CASE: the runner does it; file and line are put into what it says. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kernel/kernel.h"
#include "kernel/process.h"

/* The runner knows nothing of the tree that its image is of. */
static void print(const char *line, const struct ua_lines *lines, const char *command,
		  const char *replay)
{
	static const char talk[] = "  replay  ";
	char *text;

	if (!strncmp(line, talk, strlen(talk))) {
		printf("%s%s%s\n", talk, command, replay);
		return;
	}
	text = ua_lines_translate(lines, line);
	fputs(text, stdout);
	free(text);
}

int ua_images_replay(const struct ua_kernel_options *o, struct ua_build *b)
{
	struct ua_lines *lines = ua_lines_open(b->image, b->tree->dir);
	struct ua_words w = { NULL, 0 };
	int status = UA_EXIT_BROKEN;
	char *line = NULL, *command = ua_images_command(o, b);
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
	ua_signals_forward(pid);
	while (pid > 0 && out && getline(&line, &size, out) > 0)
		print(line, lines, command, o->replay);
	if (out)
		fclose(out);
	if (pid > 0)
		status = ua_target_wait(pid);
	ua_signals_forward(0);
	free(line);
	free(command);
	ua_words_free(&w);
	ua_lines_close(lines);
	return ua_output_done(status);
}
