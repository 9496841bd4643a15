/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The command help: what there is to read, by topic. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "explain.h"
#include "near.h"
#include "options.h"

static const char profiles[] =
"doc      what callers of a kernel's routines may rely on, by its documentation\n"
"         and by what they do: wrong bytes and counts fail, an inexact count does\n"
"         not (the default)\n"
"strict   every count exact, to the byte or to the slack that a row declares\n"
"lax      memory, leaks and hangs alone\n"
"\n"
"uctorture explain CLAUSE says what each profile makes of a clause.\n";

static const char cases[] =
"A finding prints its case as one word, which replay takes:\n"
"\n"
"  SUBJECT:PLACE:KIND:OFFSET:LENGTH[:OTHER][:WORD=VALUE...]\n"
"\n"
"  PLACE    the hole lies after, before or both (sides) of what is accessible\n"
"  KIND     none (PROT_NONE), unmapped, read-only, bus, noncanonical\n"
"  OFFSET   of the operand, bytes from the start of the last page before the hole\n"
"  LENGTH   bytes that are asked for\n"
"  OTHER    offset of the other operand, in its last page\n"
"  inject=ENTRY.RUN.MODE  a fault at a run of a table entry's instruction\n"
"  string=N               a NUL N bytes from the start\n"
"\n"
"Example: uctorture replay x86/clear_user/original:after:none:4095:8\n";

static const char statuses[] =
"0    as expected: all promises kept, or broken just as declared\n"
"1    findings\n"
"2    usage: an option, subject, file or number that is none\n"
"77   nothing could run, and why was said\n"
"99   the harness is broken, or its output could not be written\n"
"128+N  interrupted by signal N, after the summary\n"
"\n"
"--exit=kselftest: 4 for nothing could run, 1 for findings or a broken harness.\n"
"--exit=plain: 0 for nothing could run, 2 for usage or a broken harness.\n"
"uctorture kernel --exit=bisect: 0 good, 1 bad, 125 can't tell, 255 stop.\n";

static const char targets[] =
"--target=LIST starts runners for other machines, each of which is this program\n"
"built by make cross, under their emulators (qemu-user), and merges what they say.\n"
"uctorture list --target=all lists their subjects. What lacks a runner or an\n"
"emulator is a skip that names the package. A runner is a file of its own: copied\n"
"to a board it works there.\n";

static const char environment[] =
"NO_COLOR            not empty: no colours; there are none but on a terminal\n"
"TERM                dumb: no status line\n"
"XDG_CACHE_HOME      uctorture kernel keeps trees and objects in uctorture/ there\n"
"                    (default ~/.cache)\n"
"TMPDIR              where temporary files go (default /tmp)\n";

static const struct { const char *name, *about, *text; } topics[] = {
	{ "profiles", "which clauses fail", profiles },
	{ "cases", "how a case is written", cases },
	{ "status", "exit statuses", statuses },
	{ "targets", "other machines", targets },
	{ "environment", "variables that are looked at", environment },
};
#define TOPICS	(sizeof(topics) / sizeof(topics[0]))

/* Commands that have a help of their own; the others share the program's. */
static const char *const commands[] = {
	"kernel", "object", "bench", "report", "explain", "run", "list", "replay", "mutate", "audit",
};
#define OWN	5
#define COMMANDS (sizeof(commands) / sizeof(commands[0]))

static int overview(void)
{
	fputs(ua_help, stdout);
	fputs("\nuctorture help TOPIC, of:\n", stdout);
	for (size_t i = 0; i < TOPICS; i++)
		printf("  %-12s  %s\n", topics[i].name, topics[i].about);
	puts("  clauses       what is judged; the name of one: why it matters\n"
	     "  a command     its options");
	return ua_output_done(UA_EXIT_OK);
}

static int unknown(const char *word)
{
	const char *names[TOPICS + COMMANDS + UA_C_NR + 1], *near;
	size_t n = 0;

	for (size_t i = 0; i < TOPICS; i++)
		names[n++] = topics[i].name;
	for (size_t i = 0; i < COMMANDS; i++)
		names[n++] = commands[i];
	for (int c = 0; c < UA_C_NR; c++)
		names[n++] = ua_oracle((enum ua_clause)c)->name;
	names[n++] = "clauses";
	near = ua_near(word, names, n);
	ua_complain("help: %s: there is no such topic%s%s%s; see uctorture help", word,
		    near ? "; did you mean " : "", near ? near : "", near ? "?" : "");
	return UA_EXIT_USAGE;
}

static bool is_clause(const char *word)
{
	for (int c = 0; c < UA_C_NR; c++)
		if (!strcmp(ua_oracle((enum ua_clause)c)->name, word))
			return true;
	return false;
}

int ua_command_help(int argc, char **argv)
{
	static char option[] = "--help";
	char *command[3] = { argv[0], NULL, NULL }, *question[3] = { NULL, NULL, NULL };

	if (argc < 2)
		return overview();
	for (size_t i = 0; i < TOPICS; i++)
		if (!strcmp(topics[i].name, argv[1])) {
			fputs(topics[i].text, stdout);
			return ua_output_done(UA_EXIT_OK);
		}
	if (!strcmp(argv[1], "clauses"))
		return ua_command_explain(1, argv);
	command[1] = argv[1];
	if (is_clause(argv[1]))
		return ua_command_explain(2, command);
	for (size_t i = 0; i < COMMANDS; i++) {
		if (strcmp(commands[i], argv[1]))
			continue;
		question[0] = argv[0];
		question[1] = i < OWN ? argv[1] : option;
		question[2] = i < OWN ? option : NULL;
		return ua_main(i < OWN ? 3 : 2, question);
	}
	return unknown(argv[1]);
}
