/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * bench --target: other machines' runners, under their emulators.  Time is
 * worth nothing there; a plug-in of the emulator counts instructions and
 * memory accesses instead.
 */
#include "config.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "bench.h"
#include "target.h"

#ifdef HAVE_JANSSON
#define PLUGIN	"uctorture-count.so"

/* Beside this program, or where make install puts it. */
static bool find_plugin(char *path, size_t size)
{
	char self[3072], *slash;
	ssize_t n = readlink("/proc/self/exe", self, sizeof(self) - 1);

	self[n > 0 ? n : 0] = 0;
	slash = strrchr(self, '/');
	if (slash)
		*slash = 0;
	snprintf(path, size, "%s/" PLUGIN, self);
	if (!access(path, R_OK))
		return true;
	snprintf(path, size, RUNNERDIR "/" PLUGIN);
	return !access(path, R_OK);
}

/* Tells emulators, by the environment, to load the plug-in; *file is where it
 * writes.  0 or an exit status + 1. */
static int use_plugin(char *file, size_t size)
{
	const char *folder = getenv("TMPDIR");
	char path[4096], text[8300];
	int fd;

	if (!find_plugin(path, sizeof(path))) {
		ua_complain("bench --target: no " PLUGIN " beside this program, which counts instructions; "
			    "make builds it");
		return UA_EXIT_USAGE + 1;
	}
	snprintf(file, size, "%s/uctorture-counts.XXXXXX", folder ? folder : "/tmp");
	fd = mkstemp(file);
	if (fd < 0) {
		ua_complain("bench --target: %s: %s", file, strerror(errno));
		return UA_EXIT_BROKEN + 1;
	}
	close(fd);
	snprintf(text, sizeof(text), "file=%s,out=%s", path, file);
	setenv("QEMU_PLUGIN", text, 1);
	setenv(UA_COUNTS_FILE, file, 1);
	return 0;
}

/* Our own options but --target, and the runner's names of subjects. */
static char **words(const struct ua_bench_options *b, const struct ua_subjects *s)
{
	int options = b->o.argc - b->o.nargs;
	char **w = calloc((size_t)options + s->n + 2, sizeof(*w));
	size_t n = 0;

	if (!w)
		return NULL;
	for (int i = 0; i < options; i++) {
		if (strncmp(b->o.argv[i], "--ta", 4))
			w[n++] = b->o.argv[i];
		else if (!strchr(b->o.argv[i], '='))
			i++;	/* its value is a word of its own */
	}
	memcpy(w + n, s->name, s->n * sizeof(*w));
	return w;
}

static int run_target(const struct ua_bench_options *b, const struct ua_target *t, bool *hit)
{
	struct ua_subjects s = { NULL, 0 };
	int status = ua_target_subjects(&b->o, t, &s, hit);
	char **w = status || !s.n ? NULL : words(b, &s);
	long pid;

	if (w) {
		pid = ua_target_start(t, w, NULL);
		status = pid > 0 ? ua_target_wait(pid) : UA_EXIT_BROKEN;
	} else {
		status = status ? status - 1 : 0;
	}
	free(w);
	ua_subjects_free(&s);
	return status;
}

int ua_bench_targets(const struct ua_bench_options *b)
{
	struct ua_target *targets = NULL;
	char file[4096] = "";
	bool *hit = calloc((size_t)b->o.nargs + 1, sizeof(*hit));
	size_t n = 0;
	int status = hit ? ua_targets_choose(b->o.target, &targets, &n) : UA_EXIT_BROKEN + 1;

	if (!status)
		status = use_plugin(file, sizeof(file));
	status = status ? status - 1 : 0;
	for (size_t i = 0; i < n && !status; i++)
		status = run_target(b, &targets[i], hit);
	for (int g = 0; g < b->o.nargs && !status; g++)
		if (!hit[g]) {
			ua_complain("%s: no routine of these targets has such a name", b->o.args[g]);
			status = UA_EXIT_USAGE;
		}
	if (*file)
		unlink(file);
	free(hit);
	free(targets);
	return ua_output_done(status);
}
#else
int ua_bench_targets(const struct ua_bench_options *b)
{
	ua_complain("--target=%s: this program was built without jansson", b->o.target);
	return UA_EXIT_USAGE;
}
#endif
