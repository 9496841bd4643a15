/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Which command, and the small ones. */
#include "config.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cpu.h"
#include "libc.h"
#include "loaded.h"
#include "options.h"
#include "registry.h"
#include "report/report.h"
#include "target.h"

int ua_command_list(const struct ua_options *o)
{
	unsigned features = ua_cpu_features();
	const struct ua_routine **list;
	char name[UA_NAME_MAX], text[160];
	const char *lacks;
	size_t n;
	int status = ua_choose(o, &list, &n);

	if (status)
		return status - 1;
	for (size_t i = 0; i < n; i++) {
		lacks = ua_routine_lacks(list[i], features, text, sizeof(text));
		if (!strcmp(o->format, "json")) {
			printf("{\"subject\":\"%s\",\"op\":\"%s\"}\n",
			       ua_routine_name(list[i], name, sizeof(name)),
			       ua_op_info(list[i]->op)->name);
			continue;
		}
		printf("%-46s %s%s%s\n", ua_routine_name(list[i], name, sizeof(name)),
		       list[i]->design, lacks ? "; " : "", lacks ? lacks : "");
		if (list[i]->known && o->config.verbose)
			printf("%-46s   known to break %s: %s\n", "",
			       ua_clause_names(list[i]->known, text, sizeof(text)), list[i]->reason);
	}
	free(list);
	return ua_output_done(UA_EXIT_OK);
}

static int choose_libc(void)
{
	int err;

	ua_registry_clear();
	err = ua_libc_add();
	if (!err)
		return 0;
	ua_complain("--libc: %s", err == -ENOENT ?
		    "no variants are to be seen in this program's symbol table; it must be a static "
		    "one, not stripped, of a libc that has variants" : strerror(-err));
	return UA_EXIT_USAGE + 1;
}

int ua_choose_registry(const struct ua_options *o)
{
	int status = o->image ? ua_image_load(o->image) : 0;

	return !status && o->libc ? choose_libc() : status;
}

/* A program of its own, for it needs libraries that a runner hasn't: beside
 * this one, or where make install puts it. */
static int become_kernel(char **argv)
{
	char path[4096];
	ssize_t n = readlink("/proc/self/exe", path, sizeof(path) - sizeof("uctorture-kernel"));
	char *slash;

	path[n > 0 ? n : 0] = 0;
	slash = strrchr(path, '/');
	strcpy(slash ? slash + 1 : path, "uctorture-kernel");
	execv(path, argv);
	execv(RUNNERDIR "/uctorture-kernel", argv);
	ua_complain("%s: cannot start uctorture-kernel: %s; it is built where configure finds "
		    "libdw, libelf and jansson", argv[0], strerror(errno));
	return UA_EXIT_USAGE;
}

/* Reads JSON, which a runner need not. */
static int report(int argc, char **argv)
{
#ifdef HAVE_JANSSON
	return ua_command_report(argc, argv);
#else
	(void)argc;
	ua_complain("%s: this program was built without jansson; the development machine's has it", argv[0]);
	return UA_EXIT_USAGE;
#endif
}

int ua_main(int argc, char **argv)
{
	/* Zero without a memset: on some CPUs that is what does not work. */
	static struct ua_options o;
	int status;

	if (argc > 1 && (!strcmp(argv[1], "kernel") || !strcmp(argv[1], "object")))
		return become_kernel(argv + 1);
	if (argc > 1 && !strcmp(argv[1], "bench"))
		return ua_command_bench(argc - 1, argv + 1);
	if (argc > 1 && !strcmp(argv[1], "help"))
		return ua_command_help(argc - 1, argv + 1);
	if (argc > 1 && !strcmp(argv[1], "explain"))
		return ua_command_explain(argc - 1, argv + 1);
	if (argc > 1 && !strcmp(argv[1], "report"))
		return report(argc - 1, argv + 1);
	status = ua_options_parse(&o, argc, argv);
	if (!status)
		status = ua_choose_registry(&o);
	if (status)
		return status - 1;
#ifdef HAVE_JANSSON
	if (o.target && !strcmp(o.command, "list"))
		return ua_target_list(&o);
	if (o.target && !strcmp(o.command, "replay"))
		return ua_target_replay(&o);
	if (o.target && (!strcmp(o.command, "mutate") || !strcmp(o.command, "audit")))
		return ua_target_each(&o);
	if (o.target && !strcmp(o.command, "run"))
		return ua_target_run(&o);
#endif
	if (o.target) {
		ua_complain("--target: not with %s, or this program was built without jansson",
			    o.command);
		return UA_EXIT_USAGE;
	}
	if (!strcmp(o.command, "list"))
		return ua_command_list(&o);
	if (!strcmp(o.command, "replay"))
		return ua_command_replay(&o);
	if (!strcmp(o.command, "mutate"))
		return ua_command_mutate(&o);
	if (!strcmp(o.command, "audit"))
		return ua_command_audit(&o);
	return ua_command_run(&o);
}
