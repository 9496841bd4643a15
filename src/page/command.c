/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The command report. */
#include "config.h"

#include <errno.h>
#include <getopt.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "options.h"
#include "page/page.h"

enum { O_DIFF = 256, O_HELP };

static const struct option long_options[] = {
	{ "output", required_argument, NULL, 'o' },
	{ "diff", no_argument, NULL, O_DIFF },
	{ "help", no_argument, NULL, O_HELP },
	{ NULL, 0, NULL, 0 },
};

static const char help[] =
"Usage: uctorture report [-o OUT.html] FILE.json...\n"
"       uctorture report --diff [-o OUT.html] OLD.json NEW.json\n"
"\n"
"Makes one page of HTML, which needs no network, of what run, kernel, object,\n"
"bench and mutate wrote with --format=json or --report=json:FILE. FILE may be -\n"
"for stdin. Results of the same subject from several files, such as shards or\n"
"other machines, are added up.\n"
"\n"
"  -o, --output=OUT.html     where to (default stdout, but not to a terminal);\n"
"                            what is there stays until the new page is whole\n"
"  --diff                    only what changed from OLD to NEW, as text unless\n"
"                            -o is given\n"
"  --help\n"
"\n"
"Exit status: 0 the page is written, whatever its verdict; with --diff nothing\n"
"is worse. 1 with --diff, something is worse. 2 usage, or a FILE that cannot be\n"
"read as such. 99 the page could not be written.\n";

struct options {
	const char *output;	/* NULL: stdout */
	bool diff;
	char **file;
	int files;
};

static int usage(const char *what)
{
	ua_complain("report: %s; see uctorture report --help", what);
	return UA_EXIT_USAGE + 1;
}

/* 0, or an exit status + 1. */
static int parse(struct options *o, int argc, char **argv)
{
	int c;

	optind = 0;
	while ((c = getopt_long(argc, argv, "o:", long_options, NULL)) != -1)
		switch (c) {
		case 'o':
			o->output = optarg;
			break;
		case O_DIFF:
			o->diff = true;
			break;
		case O_HELP:
			fputs(help, stdout);
			return ua_output_done(UA_EXIT_OK) + 1;
		default:
			fputs("see uctorture report --help\n", stderr);
			return UA_EXIT_USAGE + 1;
		}
	o->file = argv + optind;
	o->files = argc - optind;
	if (o->diff && o->files != 2)
		return usage("--diff takes two files, OLD.json and NEW.json");
	if (!o->files)
		return usage("which FILE.json? uctorture run --format=json >FILE.json makes one");
	if (!o->output && !o->diff && isatty(STDOUT_FILENO))
		return usage("where to? -o OUT.html");
	return 0;
}

/* ---- the file ----------------------------------------------------------------------- */

struct output {
	FILE *file;
	char *temporary;	/* its name until it is whole; NULL: written in place */
	const char *path;
};

static int failed(struct output *o)
{
	ua_complain("report: cannot write %s: %s", o->path ? o->path : "stdout", strerror(errno));
	if (o->temporary)
		unlink(o->temporary);
	free(o->temporary);
	return UA_EXIT_BROKEN;
}

/* What is not whole goes with the process. */
static char *unfinished;

static void give_up(int signo)
{
	unlink(unfinished);
	signal(signo, SIG_DFL);
	raise(signo);
}

static void watch(char *path)
{
	static const int signals[] = { SIGINT, SIGTERM, SIGHUP };

	unfinished = path;
	for (size_t i = 0; i < sizeof(signals) / sizeof(signals[0]); i++)
		if (signal(signals[i], path ? give_up : SIG_DFL) == SIG_IGN)
			signal(signals[i], SIG_IGN);
}

/* Devices and pipes are written to, files replaced. */
static bool in_place(const char *path)
{
	struct stat st;

	return !stat(path, &st) && !S_ISREG(st.st_mode);
}

static bool open_output(struct output *o, const char *path)
{
	size_t size = path ? strlen(path) + sizeof(".XXXXXX") : 0;
	int fd = -1;

	*o = (struct output){ .path = path };
	if (!path || in_place(path)) {
		o->file = path ? fopen(path, "we") : stdout;
		return o->file;
	}
	o->temporary = malloc(size);
	if (o->temporary) {
		mode_t mask = umask(0);

		umask(mask);
		snprintf(o->temporary, size, "%s.XXXXXX", path);
		fd = mkstemp(o->temporary);
		if (fd >= 0) {
			fchmod(fd, 0666 & ~mask);
			watch(o->temporary);
		}
	}
	if (fd < 0) {
		free(o->temporary);
		o->temporary = NULL;
		return false;
	}
	o->file = fdopen(fd, "w");
	return o->file;
}

static int close_output(struct output *o, int status)
{
	int bad = fflush(o->file) || ferror(o->file);

	if (o->file != stdout && fclose(o->file))
		bad = 1;
	if (!bad && o->temporary && rename(o->temporary, o->path))
		bad = 1;
	if (bad)
		return failed(o);
	watch(NULL);
	free(o->temporary);
	return status;
}

/* ---- all ------------------------------------------------------------------------------ */

static int report(const struct options *o)
{
	struct ua_page page = { 0 };
	struct output out;
	int status = UA_EXIT_USAGE;
	bool good = true;

	for (int i = 0; i < o->files && good; i++)
		good = ua_page_load(&page, o->file[i]);
	if (good) {
		ua_page_judge(&page);
		if (!open_output(&out, o->output)) {
			status = failed(&out);
		} else {
			ua_page_write(out.file, &page);
			status = close_output(&out, UA_EXIT_OK);
		}
	}
	ua_page_free(&page);
	return status;
}

static int compare(const struct options *o)
{
	struct ua_page old = { 0 }, new = { 0 };
	struct output out;
	int status = UA_EXIT_USAGE;
	bool worse;

	if (ua_page_load(&old, o->file[0]) && ua_page_load(&new, o->file[1])) {
		ua_page_judge(&old);
		ua_page_judge(&new);
		if (!open_output(&out, o->output)) {
			status = failed(&out);
		} else {
			worse = o->output ? ua_diff_page(out.file, &old, &new) : ua_diff_text(out.file, &old, &new);
			status = close_output(&out, worse ? UA_EXIT_FINDINGS : UA_EXIT_OK);
		}
	}
	ua_page_free(&old);
	ua_page_free(&new);
	return status;
}

int ua_command_report(int argc, char **argv)
{
	struct options o = { 0 };
	int status = parse(&o, argc, argv);

	if (status)
		return status - 1;
	return o.diff ? compare(&o) : report(&o);
}
