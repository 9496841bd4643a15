/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The command replay: one case, every clause, declared or not. */
#include "config.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "consumer.h"
#include "cpu.h"
#include "emulator.h"
#include "extable.h"
#include "fault.h"
#include "options.h"
#include "registry.h"
#include "report/report.h"
#include "run.h"

#define PATIENCE	15.0	/* seconds, for one case */

static const struct ua_routine *find(const char *name)
{
	const struct ua_routine *r = ua_registry_find(name);
	char near[UA_NAME_MAX];
	const char *nearest;

	if (r)
		return r;
	nearest = ua_registry_nearest(name, near, sizeof(near));
	ua_complain("%s: no routine has that name%s%s%s; see uctorture list", name,
		    nearest ? "; did you mean " : "", nearest ? nearest : "", nearest ? "?" : "");
	return NULL;
}

/* SUBJECT#NUMBER: that case of the sweep; 0, or an exit status + 1. */
static int by_number(const struct ua_options *o, const char *text, const char *hash,
		     unsigned long page, const struct ua_routine **r, struct ua_case *c)
{
	static struct ua_sweep sweep;
	char name[UA_NAME_MAX], *end;
	unsigned long n;

	snprintf(name, sizeof(name), "%.*s", (int)(hash - text), text);
	*r = find(name);
	if (!*r)
		return UA_EXIT_USAGE + 1;
	errno = 0;
	n = strtoul(hash + 1, &end, 10);
	ua_sweep_init(&sweep, *r, page, o->config.seed, ua_config_sweep(&o->config));
	if (errno || end == hash + 1 || *end || n >= sweep.total) {
		ua_complain("%s: the sweep of %s has the numbers 0 to %lu%s", text, name,
			    sweep.total - 1, o->config.exhaustive ? "" : " (more with --exhaustive)");
		return UA_EXIT_USAGE + 1;
	}
	if (ua_sweep_case(&sweep, n, c)) {
		c->tear = o->config.tear;
		return 0;
	}
	ua_complain("%s: that number is a gap, no case of this routine", text);
	return UA_EXIT_USAGE + 1;
}

/* Offsets: the user side is the one that runs into the hole.  Given alone,
 * --offset is its; beside --source-offset, --offset is the destination's. */
static void set_offsets(const struct ua_options *o, unsigned traits, unsigned long page,
			struct ua_case *c)
{
	long flush = ua_placement_offset(UA_PLACEMENT_END, c->length, (long)page);

	if (UA_HAS_KERNEL(traits) && c->length >= UA_EXTREME_MIN)
		flush = -16 * (long)page;
	c->other = UA_HAS_KERNEL(traits) ? flush : 0;
	if (o->has_offset)
		c->offset = o->offset;
	if (traits & UA_SRC_KERNEL) {
		if (o->has_source)
			c->other = o->source;
		if (o->has_dest)
			c->offset = o->dest;
	} else if (traits & UA_SRC_USER) {
		if (o->has_source) {
			c->offset = o->source;
			if (o->has_offset)
				c->other = o->offset;
		}
		if (o->has_dest)
			c->other = o->dest;
	}
}

static int by_options(const struct ua_options *o, const char *name, unsigned long page,
		      const struct ua_routine **r, struct ua_case *c)
{
	unsigned traits;

	*r = find(name);
	if (!*r)
		return UA_EXIT_USAGE + 1;
	traits = ua_op_info((*r)->op)->traits;
	if ((!o->has_offset && !o->has_source && !o->has_dest) ||
	    (!o->has_length && !(traits & UA_WHOLE_PAGE))) {
		ua_complain("replay %s: needs --offset and --length, or a case as a finding prints it",
			    name);
		return UA_EXIT_USAGE + 1;
	}
	memset(c, 0, sizeof(*c));
	c->length = traits & UA_WHOLE_PAGE ? page : o->length;
	if (o->has_place)
		c->place = o->place;
	if (o->has_kind)
		c->kind = o->kind;
	c->inject = o->injection;
	c->tear = o->config.tear;
	c->consumer = o->consumer;
	c->string = o->string;
	set_offsets(o, traits, page, c);
	return 0;
}

static int find_case(const struct ua_options *o, unsigned long page,
		     const struct ua_routine **r, struct ua_case *c)
{
	char name[UA_NAME_MAX];
	const char *text, *hash;

	if (o->nargs != 1) {
		ua_complain("replay: needs one case or one subject; see uctorture --help");
		return UA_EXIT_USAGE + 1;
	}
	text = o->args[0];
	hash = strchr(text, '#');
	if (hash)
		return by_number(o, text, hash, page, r, c);
	if (!strchr(text, ':'))
		return by_options(o, text, page, r, c);
	if (ua_case_parse(text, name, sizeof(name), c)) {
		ua_complain("%s: not a case: SUBJECT:HOLE:KIND:OFFSET:LENGTH[:KERNEL_OFFSET]"
			    "[:string=SIZE][:inject=...][:consumer=NAME][:tear=NAME]", text);
		return UA_EXIT_USAGE + 1;
	}
	*r = find(name);
	return *r ? 0 : UA_EXIT_USAGE + 1;
}

/* Whether the case is one at all; says why not. */
static bool check_case(const struct ua_routine *r, const struct ua_case *c, unsigned long page)
{
	unsigned traits = ua_op_info(r->op)->traits;
	const char *why = NULL;

	if (c->kind == UA_READONLY && (traits & UA_SRC_USER))
		why = "a read-only hole is none for a source";
	else if (c->kind == UA_BUS && ua_emulator())
		why = "under an emulator SIGBUS comes with a wrong address or PC";
	else if ((traits & UA_WHOLE_PAGE) && (c->offset % (long)page || c->other % (long)page))
		why = "whole pages lie at multiples of the page size";
	else if (r->max_length && c->length > r->max_length)
		why = "longer than this subject takes";
	else if ((r->flags & UA_ALIGNED) && c->length && c->offset % (long)c->length)
		why = "this subject takes operands that lie at a multiple of their length";
	else if (!ua_routine_takes(r, c->length))
		why = "a length that this subject does not take";
	else if ((r->flags & UA_LEN32) && c->length > 0xffffffff)
		why = "this routine takes its length in 32 bits";
	else if (((r->flags & (UA_NOFIX | UA_PADS)) || (traits & UA_SUM)) && ua_case_is_extreme(c))
		why = "this routine may not be asked for that much";
	else if (UA_HAS_KERNEL(traits) && !(traits & UA_TWO_USER) && !ua_case_is_extreme(c) &&
		 c->other + (long)c->length > (long)page)
		why = "the kernel side may not fault: its offset and the length pass its last page";
	else if (c->consumer && (!ua_consumer_fits(r) || ua_case_is_extreme(c)))
		why = "no loop sits on it, or none that asks for that much";
	else if (c->string && !(traits & UA_STRING))
		why = "it takes no string";
	else if ((traits & UA_STRING) && c->length > LONG_MAX)
		why = "the bound of a string is no negative number";
	else if (r->op == UA_OP_STRNLEN && ua_case_blocked(r->op, c, page))
		why = "a string needs an accessible end, for it has no error to return";
	if (why)
		ua_complain("replay: no case of this routine: %s", why);
	return !why;
}

/* Waits for the worker; false when it had to be killed: the kernel may loop in
 * a system call, which no signal handler leaves. */
static bool wait_for(pid_t pid)
{
	const struct timespec pause = { 0, 2000000 };
	double start = ua_clock();

	while (waitpid(pid, NULL, WNOHANG) == 0) {
		if (ua_clock() - start > PATIENCE) {
			kill(pid, SIGKILL);
			waitpid(pid, NULL, 0);
			return false;
		}
		nanosleep(&pause, NULL);
	}
	return true;
}

/* In a process of its own, for the routine may take it along. */
static int run_case(const struct ua_options *o, const struct ua_routine *r,
		    const struct ua_case *c, const struct ua_facts *facts, struct ua_slot *slot)
{
	bool ended;
	pid_t pid;

	fflush(stdout);
	pid = fork();
	if (pid == 0)
		_exit(ua_worker_one(r, c, &o->config, facts, slot));
	if (pid < 0) {
		ua_complain("replay: no process for the case: %s", strerror(errno));
		return UA_EXIT_BROKEN + 1;
	}
	ended = wait_for(pid);
	if (slot->broken[0]) {
		ua_complain("replay: %s", slot->broken);
		return UA_EXIT_BROKEN + 1;
	}
	if (slot->skip == ERANGE) {
		ua_complain("replay: the arena cannot hold that case: offsets reach from -%d pages to "
			    "the hole and %d pages behind it", UA_PAGES_MAX, UA_PAGES_MAX);
		return UA_EXIT_USAGE + 1;
	}
	if (slot->skip == EAGAIN) {
		ua_complain("replay: the fault to be injected does not come about in that case: the "
			    "instruction does not run so often, or touches the kernel side alone");
		return UA_EXIT_USAGE + 1;
	}
	if (slot->skip) {
		ua_complain("replay: this kernel or machine lacks it: %s", strerror(slot->skip));
		return UA_EXIT_NOTHING + 1;
	}
	if (!slot->done)
		ua_tally_lost(&slot->tally, r, c, facts->page, o->config.profile,
			      ended ? UA_DIED : UA_HANG);
	return 0;
}

static int print_result(const struct ua_routine *r, const struct ua_case *c,
			const struct ua_tally *t)
{
	char text[UA_CASE_MAX];
	int status = UA_EXIT_OK;

	for (unsigned i = 0; i < t->nfindings; i++) {
		if (i)
			putchar('\n');
		ua_finding_print(stdout, r, &t->finding[i], "");
		if (t->finding[i].level == UA_L_FAIL)
			status = UA_EXIT_FINDINGS;
	}
	if (!t->nfindings)
		printf("ok  %s\n", ua_case_print(r, c, text, sizeof(text)));
	return status;
}

int ua_command_replay(const struct ua_options *o)
{
	const struct ua_routine *r = NULL;
	struct ua_config config = o->config;
	struct ua_facts facts;
	struct ua_slot *slot;
	struct ua_case c;
	char lacks[160];
	const char *why;
	int status = find_case(o, (unsigned long)sysconf(_SC_PAGESIZE), &r, &c);

	if (status)
		return status - 1;
	if (!check_case(r, &c, (unsigned long)sysconf(_SC_PAGESIZE)))
		return UA_EXIT_USAGE;
	why = ua_routine_lacks(r, ua_cpu_features(), lacks, sizeof(lacks));
	if (why) {
		ua_complain("replay: %s", why);
		return UA_EXIT_NOTHING;
	}
	status = ua_prepare(&facts);
	if (status)
		return status - 1;
	config.max_failures = UA_C_NR;
	slot = ua_slot_new(&config);
	if (!slot) {
		ua_complain("replay: no memory to share with a worker");
		return UA_EXIT_BROKEN;
	}
	status = run_case(o, r, &c, &facts, slot);
	status = status ? status - 1 : print_result(r, &c, &slot->tally);
	ua_slot_free(slot);
	return ua_output_done(status);
}
