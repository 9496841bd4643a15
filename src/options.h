/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The command line as data. */
#ifndef UA_OPTIONS_H
#define UA_OPTIONS_H

#include "worker.h"

/* Exit statuses, documented in README.md. */
enum {
	UA_EXIT_OK = 0,
	UA_EXIT_FINDINGS = 1,
	UA_EXIT_USAGE = 2,
	UA_EXIT_NOTHING = 77,	/* nothing could run */
	UA_EXIT_BROKEN = 99,	/* the harness, or its output */
};

/* Whose exit statuses: README.md has the table. */
enum ua_exit { UA_EXIT_AS_AUTOMAKE, UA_EXIT_AS_KSELFTEST, UA_EXIT_AS_PLAIN };

struct ua_options {
	const char *command;
	struct ua_config config;
	const char *format;
	enum ua_exit exit;
	const char *target;	/* --target's list; NULL: this program alone */
	const char *image;	/* a kernel image's file, instead of what is built in */
	const char *what;	/* is tested, when it is not the routines built in; NULL */
	const char *about;	/* lines that stand above the results; NULL */
	bool libc;		/* the C library's variants, instead of what is built in */
	unsigned long limit;	/* of mutants a subject; 0: none */
	int argc;		/* the whole command line, for a runner */
	char **argv;
	char **args;		/* what is left: globs, a case */
	int nargs;
	/* replay: what was given, and what was not */
	bool has_offset, has_length, has_source, has_dest, has_place, has_kind;
	long offset, source, dest;
	long string;	/* as in struct ua_case */
	unsigned long length;
	enum ua_place place;
	enum ua_kind kind;
	struct ua_injection injection;
	enum ua_consumer consumer;
};

/* 0; or an exit status + 1 after having said what is wrong (or, for --help
 * and --version, what was asked for). */
int ua_options_parse(struct ua_options *o, int argc, char **argv);

extern const char ua_help[];	/* what --help prints */

/* The commands; each returns an exit status. */
int ua_command_run(const struct ua_options *o);
int ua_command_list(const struct ua_options *o);
int ua_command_replay(const struct ua_options *o);
int ua_command_bench(int argc, char **argv);	/* argv[0] is "bench" */
int ua_command_mutate(const struct ua_options *o);
int ua_command_explain(int argc, char **argv);	/* argv[0] is "explain" */
int ua_command_help(int argc, char **argv);	/* argv[0] is "help" */
int ua_command_report(int argc, char **argv);	/* argv[0] is "report"; with jansson */
int ua_command_audit(const struct ua_options *o);

/* "uctorture: ...", one line on stderr. */
void ua_complain(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Flushes stdout: the status, or UA_EXIT_BROKEN when the output is not all
 * there (a full disk, a closed pipe). */
int ua_output_done(int status);

/* Other routines instead of what is built in (--image, --libc); 0 or an exit
 * status + 1. */
int ua_choose_registry(const struct ua_options *o);

/* The routines that the globs choose; 0 or an exit status + 1. */
int ua_choose(const struct ua_options *o, const struct ua_routine ***list, size_t *n);

#endif
