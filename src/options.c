/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include <ctype.h>
#include <errno.h>
#include <getopt.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "options.h"
#include "near.h"
#include "outputs.h"
#include "registry.h"
#include "report/report.h"
#include "values.h"

#define BUDGET_DEFAULT	20	/* seconds for the whole run */
#define FAILURES_DEFAULT 10
#define FAILURES_MAX	100000
#define JOBS_MAX	1024

enum {
	O_PROFILE = 256, O_FORMAT, O_BUDGET, O_EXHAUSTIVE, O_SEED, O_JOBS, O_FAILURES,
	O_TARGET, O_IMAGE, O_LIBC, O_INJECT, O_CONSUMERS, O_TEAR, O_COVERAGE, O_LIMIT, O_OFFSET, O_LENGTH,
	O_SOURCE, O_DEST, O_HOLE,
	O_KIND, O_STRING, O_REPORT, O_EXIT, O_HELP, O_VERSION,
};

static const struct option long_options[] = {
	{ "profile", required_argument, NULL, O_PROFILE },
	{ "format", required_argument, NULL, O_FORMAT },
	{ "report", required_argument, NULL, O_REPORT },
	{ "exit", required_argument, NULL, O_EXIT },
	{ "budget", required_argument, NULL, O_BUDGET },
	{ "exhaustive", no_argument, NULL, O_EXHAUSTIVE },
	{ "seed", required_argument, NULL, O_SEED },
	{ "jobs", required_argument, NULL, O_JOBS },
	{ "max-failures", required_argument, NULL, O_FAILURES },
	{ "target", required_argument, NULL, O_TARGET },
	{ "image", required_argument, NULL, O_IMAGE },
	{ "min-coverage", required_argument, NULL, O_COVERAGE },
	{ "inject", required_argument, NULL, O_INJECT },
	{ "consumers", required_argument, NULL, O_CONSUMERS },
	{ "tear", required_argument, NULL, O_TEAR },
	{ "limit", required_argument, NULL, O_LIMIT },
	{ "libc", no_argument, NULL, O_LIBC },
	{ "offset", required_argument, NULL, O_OFFSET },
	{ "length", required_argument, NULL, O_LENGTH },
	{ "source-offset", required_argument, NULL, O_SOURCE },
	{ "dest-offset", required_argument, NULL, O_DEST },
	{ "hole", required_argument, NULL, O_HOLE },
	{ "kind", required_argument, NULL, O_KIND },
	{ "string", required_argument, NULL, O_STRING },
	{ "verbose", no_argument, NULL, 'v' },
	{ "help", no_argument, NULL, O_HELP },
	{ "version", no_argument, NULL, O_VERSION },
	{ NULL, 0, NULL, 0 },
};

void ua_complain(const char *format, ...)
{
	va_list list;

	fputs("uctorture: ", stderr);
	va_start(list, format);
	vfprintf(stderr, format, list);
	va_end(list);
	fputc('\n', stderr);
}

int ua_output_done(int status)
{
	if (fflush(stdout) == 0 && !ferror(stdout))
		return status;
	ua_complain("cannot write the output: %s; nothing after that is in it", strerror(errno));
	return UA_EXIT_BROKEN;
}

/* ---- options ------------------------------------------------------------ */

static bool replay_option(struct ua_options *o, int option, const char *text)
{
	switch (option) {
	case O_OFFSET:
		return o->has_offset = ua_value_signed_number("offset", text, &o->offset);
	case O_LENGTH:
		return o->has_length = ua_value_number("length", text, 0, -1ul, &o->length);
	case O_SOURCE:
		return o->has_source = ua_value_signed_number("source-offset", text, &o->source);
	case O_DEST:
		return o->has_dest = ua_value_signed_number("dest-offset", text, &o->dest);
	case O_HOLE:
		return o->has_place = ua_value_place(text, &o->place);
	case O_STRING:
		return ua_value_string(text, &o->string);
	default:
		return o->has_kind = ua_value_kind(text, &o->kind);
	}
}

static bool run_option(struct ua_options *o, int option, const char *text, bool *budget)
{
	struct ua_config *c = &o->config;
	unsigned long n = 0;
	bool good;

	switch (option) {
	case O_PROFILE:
		return ua_value_profile(text, &c->profile);
	case O_FORMAT:
		return ua_value_format(text, &o->format);
	case O_REPORT:
		return ua_outputs_add(text);
	case O_EXIT:
		return ua_value_exit(text, &o->exit);
	case O_BUDGET:
		return *budget = ua_value_seconds(text, &c->budget);
	case O_EXHAUSTIVE:
		return c->exhaustive = true;
	case O_SEED:
		good = ua_value_number("seed", text, 0, -1ul, &n);
		c->seed = n;
		return good;
	case O_JOBS:
		good = ua_value_number("jobs", text, 1, JOBS_MAX, &n);
		c->jobs = (unsigned)n;
		return good;
	case O_FAILURES:
		good = ua_value_number("max-failures", text, 0, FAILURES_MAX, &n);
		c->max_failures = (unsigned)n;
		return good;
	case O_TARGET:
		o->target = text;
		return true;
	case O_INJECT:
		return ua_value_inject(text, o);
	case O_CONSUMERS:
		return ua_value_consumers(text, o);
	case O_TEAR:
		return ua_value_tear(text, &c->tear);
	case O_COVERAGE:
		return ua_value_percent(text, &c->min_coverage);
	case O_LIMIT:
		return ua_value_number("limit", text, 1, -1ul, &o->limit);
	case O_IMAGE:
		o->image = text;
		return true;
	case O_LIBC:
		return o->libc = true;
	case 'v':
		c->verbose++;
		return true;
	default:
		return replay_option(o, option, text);
	}
}

static void set_defaults(struct ua_options *o)
{
	long cpus = sysconf(_SC_NPROCESSORS_ONLN);

	memset(o, 0, sizeof(*o));
	o->command = "run";
	o->format = "text";
	o->config.budget = BUDGET_DEFAULT;
	o->config.max_failures = FAILURES_DEFAULT;
	o->config.jobs = cpus < 1 ? 1 : cpus > JOBS_MAX ? JOBS_MAX : (unsigned)cpus;
	o->config.inject = UA_INJECT_FIRST;
	o->config.seed = (uint64_t)time(NULL) & 0xffffffff;
}

/* Those that begin the line, too, for what is mistyped. */
static const char *const commands[] = {
	"run", "list", "replay", "mutate", "audit", "kernel", "object", "bench", "explain", "report",
	"help",
};
#define OWN_COMMANDS	5

static bool is_command(const char *word)
{
	for (size_t i = 0; i < OWN_COMMANDS; i++)
		if (!strcmp(word, commands[i]))
			return true;
	return false;
}

/* Mutants are judged to the byte, and all of them, unless told otherwise. */
static void set_for_mutants(struct ua_options *o, bool budget, bool profile)
{
	if (strcmp(o->command, "mutate"))
		return;
	if (!budget)
		o->config.budget = 0;
	if (!profile)
		o->config.profile = UA_P_STRICT;
}

/* Its value may be missing: then the name is right. */
static int unknown_option(const char *word)
{
	static const char *names[sizeof(long_options) / sizeof(long_options[0])];
	const char *near = NULL;
	char name[32];
	size_t n = 0;

	while (long_options[n].name) {
		names[n] = long_options[n].name;
		n++;
	}
	if (!strncmp(word, "--", 2)) {
		snprintf(name, sizeof(name), "%.*s", (int)strcspn(word + 2, "="), word + 2);
		near = ua_near(name, names, n);
		if (near && !strcmp(near, name))
			near = NULL;
	}
	ua_complain("%s: unknown option, or its value is missing%s%s%s; see uctorture --help", word,
		    near ? "; did you mean --" : "", near ? near : "", near ? "?" : "");
	return UA_EXIT_USAGE + 1;
}

int ua_options_parse(struct ua_options *o, int argc, char **argv)
{
	bool budget = false, profile = false;
	int option;

	set_defaults(o);
	o->argc = argc;
	o->argv = argv;
	opterr = 0;
	optind = 1;
	while ((option = getopt_long(argc, argv, "v", long_options, NULL)) != -1) {
		if (option == O_HELP || option == O_VERSION) {
			fputs(option == O_HELP ? ua_help : "uctorture " PACKAGE_VERSION "\n", stdout);
			return ua_output_done(UA_EXIT_OK) + 1;
		}
		if (option == '?') {
			return unknown_option(argv[optind - 1]);
		}
		profile |= option == O_PROFILE;
		if (!run_option(o, option, optarg, &budget))
			return UA_EXIT_USAGE + 1;
	}
	if (o->config.exhaustive && !budget)
		o->config.budget = 0;
	o->args = argv + optind;
	o->nargs = argc - optind;
	if (o->nargs && !strcmp(o->args[0], "bench")) {
		ua_complain("bench comes first, for it has options of its own: uctorture bench ...");
		return UA_EXIT_USAGE + 1;
	}
	if (o->nargs && is_command(o->args[0])) {
		o->command = *o->args++;
		o->nargs--;
	}
	set_for_mutants(o, budget, profile);
	return 0;
}

int ua_choose(const struct ua_options *o, const struct ua_routine ***list, size_t *n)
{
	char near[UA_NAME_MAX];
	const char *missed = NULL, *nearest;
	int err = ua_registry_filter(o->args, (size_t)o->nargs, list, n, &missed);

	if (!err)
		return 0;
	if (err != -ENOENT) {
		ua_complain("no memory for the list of routines");
		return UA_EXIT_BROKEN + 1;
	}
	nearest = ua_near(missed, commands, sizeof(commands) / sizeof(commands[0]));
	if (!nearest)
		nearest = ua_registry_nearest(missed, near, sizeof(near));
	ua_complain("%s: no routine has such a name%s%s%s; see uctorture list", missed,
		    nearest ? "; did you mean " : "", nearest ? nearest : "", nearest ? "?" : "");
	return UA_EXIT_USAGE + 1;
}
