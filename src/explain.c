/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The command explain: what a clause means, why it matters, and a defect that
 * a kernel had and that it would have caught. */
#include "config.h"

#include <string.h>

#include "explain.h"
#include "near.h"
#include "options.h"
#include "report/report.h"

struct text {
	const char *why;
	const char *bug;	/* that it would have caught; NULL: none is on record */
};

static const struct text texts[UA_C_NR] = {
	[UA_C_RANGE] = {
		"The caller computes length - residual. A residual that is too large wraps, and\n"
		"the caller goes on with a length of nearly the whole address space.",
		"MIPS, until 2018: the fixup for a partial word in __bzero took its count from a\n"
		"register that had been reused, with a wrong mask (daf70d89f80c)." },
	[UA_C_FULL] = {
		"Without any fault the routine has to do its plain job; a wrong byte here is silent\n"
		"corruption of every caller's data.",
		"riscv32, 2021: a copy by shifts used a constant of the 64-bit kernel, so a\n"
		"misaligned source arrived garbled (22b5f16ffeff)." },
	[UA_C_PREFIX] = {
		"Bytes that are claimed and were not written hold what lay there before: read(2) then\n"
		"hands stale memory to a program.",
		"sparc64, until 2025: on UltraSPARC the fixup of the unaligned loop left 8 bytes\n"
		"too few, and so claimed 8 that were never copied (4fba17130011)." },
	[UA_C_TAIL] = {
		"A caller that sees a short count repeats from there, or leaves the rest to another\n"
		"writer; bytes that are changed behind the count are lost without anyone knowing.", NULL },
	[UA_C_PROGRESS] = {
		"Callers fault pages in and try again. A routine that gives up although the next\n"
		"byte is accessible makes them try for ever.",
		"arm64, until 2021: a first access of several bytes that straddled the hole gave up\n"
		"although the bytes before it were there (295cf156231c)." },
	[UA_C_EXACT] = {
		"A count that is a few bytes short makes a write one short, or makes a caller do\n"
		"bytes twice; most kernels only promise it loosely, so it fails in profile strict.",
		"csky, 2018-20: a fault inside a group of 16 bytes reported 4 to 12 bytes too many\n"
		"as left." },
	[UA_C_MONOTONE] = {
		"More accessible memory must not mean less work done; where it does, a fixup's\n"
		"count is of another loop than the one that faulted.", NULL },
	[UA_C_REDZONE] = {
		"A byte written outside the operand belongs to someone else.", NULL },
	[UA_C_OVERREAD] = {
		"A read past the operand can run into a page that is not there, is a device's, or\n"
		"is guarded, even where its result is thrown away.",
		"glibc on mips64, until 2016: a load in the delay slot of a branch of memcpy read the\n"
		"next page when the source ended with less than a word left (8a71d2e27fd0)." },
	[UA_C_SOURCE] = {
		"A source may be shared or read-only; a copy that writes to it corrupts its owner.", NULL },
	[UA_C_BEYOND] = {
		"A hole must stop the routine. Going on behind it means that a fault was taken for\n"
		"done, or that the pointer was advanced too far.", NULL },
	[UA_C_FAULT] = {
		"An instruction without an exception-table entry turns a bad pointer of a program\n"
		"into an oops of the kernel.",
		"MIPS, until 2018: __bzero had no entry for areas smaller than a word, so\n"
		"clear_user of a bad pointer with a short length crashed the kernel (8a8158c85e1e)." },
	[UA_C_ABI] = {
		"The caller keeps its own variables in those registers; a fixup that leaves them\n"
		"changed breaks code that has nothing to do with the copy.",
		"MIPS, until 2018: the last fixup of __bzero overwrote a register that was not\n"
		"declared as changed (c96eebf07692)." },
	[UA_C_STATE] = {
		"A vector section that is entered and not left, or a register that is used outside of\n"
		"one, corrupts the floating-point state of a program.", NULL },
	[UA_C_WINDOW] = {
		"While the window is open the kernel can reach user memory by mistake: the protection\n"
		"is off, for whatever runs next.",
		"riscv, until 2022: the fixup set the bit that it meant to clear, so that user access\n"
		"stayed enabled after every fault (c08b4848f596)." },
	[UA_C_ZEROPAD] = {
		"The kernel's buffer is used after a short copy; what was not filled must not be what\n"
		"an earlier user of that memory left.",
		"x86-64, 2006: the rest was not zeroed after a fault (CVE-2008-2729)." },
	[UA_C_EXTREME] = {
		"Lengths come from programs. One that does not fit a register half must not be\n"
		"taken for a short one.",
		"x86-64, until 2022: the loop of __clear_user counted words in 32 bits, so that of 32 GiB\n"
		"and more it left most undone and claimed all (replaced by 0db7058e8e23)." },
};

const char *ua_explain_why(enum ua_clause c)
{
	return texts[c].why;
}

const char *ua_explain_bug(enum ua_clause c)
{
	return texts[c].bug;
}

static void print(enum ua_clause c)
{
	const struct ua_oracle *o = ua_oracle(c);
	static const char *const levels[] = { "off", "a note", "a failure" };

	printf("%s: %s\n\nseverity: %s; ", o->name, o->says, ua_severity_name(o->severity));
	for (int p = 0; p < UA_P_NR; p++)
		printf("%s%s with --profile=%s", p ? ", " : "",
		       levels[ua_profile_level((enum ua_profile)p, c)],
		       ua_profile_name((enum ua_profile)p));
	printf("\n\nWhy it matters\n%s\n", texts[c].why);
	if (texts[c].bug)
		printf("\nA defect that it catches\n%s\n", texts[c].bug);
}

static const char help[] =
"Usage: uctorture explain [CLAUSE...]             what clauses mean, and why\n"
"\n"
"Without a clause, all of them in a line each. For one: what it says, how bad it\n"
"is, which profile makes a failure of it, why it matters, and a defect that a\n"
"kernel had and that it catches.\n"
"\n"
"  --help\n"
"\n"
"Exit status: 0, or 2 for a clause that is none.\n";

int ua_command_explain(int argc, char **argv)
{
	const char *names[UA_C_NR], *near;

	if (argc > 1 && !strcmp(argv[1], "--help")) {
		fputs(help, stdout);
		return ua_output_done(UA_EXIT_OK);
	}
	for (int c = 0; c < UA_C_NR; c++)
		names[c] = ua_oracle((enum ua_clause)c)->name;
	for (int c = 0; argc < 2 && c < UA_C_NR; c++)
		printf("%-10s %s\n", names[c], ua_oracle((enum ua_clause)c)->says);
	for (int i = 1; i < argc; i++) {
		int c = 0;

		while (c < UA_C_NR && strcmp(names[c], argv[i]))
			c++;
		if (c == UA_C_NR) {
			near = ua_near(argv[i], names, UA_C_NR);
			ua_complain("%s: no clause has such a name%s%s%s; see uctorture explain",
				    argv[i], near ? "; did you mean " : "", near ? near : "",
				    near ? "?" : "");
			return UA_EXIT_USAGE;
		}
		if (i > 1)
			putchar('\n');
		print((enum ua_clause)c);
	}
	return ua_output_done(UA_EXIT_OK);
}
