/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Which options go together, and the words of a replay's command. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kernel/kernel.h"

/* The words that were noted, behind the command and its operand. */
static void begin_again(struct ua_kernel_options *o)
{
	struct ua_words w = { NULL, 0 };

	ua_words_add(&w, o->object ? "object" : "kernel");
	if (o->tree)
		ua_words_add(&w, o->tree);
	else if (o->selection.file)
		ua_words_addf(&w, "--file=%s", o->selection.file);
	ua_words_append(&w, &o->again);
	ua_words_free(&o->again);
	o->again = w;
}

static int combine_kernel(struct ua_kernel_options *o)
{
	bool compares = o->baseline || o->since;

	if (!o->tree && o->objects)
		o->tree = ua_objects_tree(o->objects);
	if (!o->tree && !o->selection.file)
		return ua_kernel_wrong(o, "kernel: which TREE?");
	if (o->tree && (o->given.symbols.n || o->given.op || o->headers || o->with.n))
		return ua_kernel_wrong(o, "%s: with --file=FILE and no TREE", o->headers ? "--headers" :
				       o->given.op ? "--op" : o->with.n ? "--with" : "--symbol");
	if (o->baseline && o->since)
		return ua_kernel_wrong(o, "--baseline or --since, not both");
	if (compares && (!o->tree || o->objects || o->replay || o->keep || o->image_only))
		return ua_kernel_wrong(o, "%s: with a TREE, and without --objects, --replay, --keep",
				       o->since ? "--since" : "--baseline");
	if (compares && strcmp(o->run.format, "text"))
		return ua_kernel_wrong(o, "%s: only with --format=text", o->since ? "--since" : "--baseline");
	return 0;
}

static int combine_object(struct ua_kernel_options *o)
{
	if (o->libc && (o->tree || o->given.symbols.n || o->given.op))
		return ua_kernel_wrong(o, "--libc: without a FILE, --symbol and --op");
	if (o->libc)
		return 0;
	if (!o->tree)
		return ua_kernel_wrong(o, "object: which FILE?");
	if (!o->given.symbols.n)
		return ua_kernel_wrong(o, "object: which --symbol of %s?", o->tree);
	return 0;
}

int ua_kernel_combine(struct ua_kernel_options *o)
{
	int status;

	if (o->run.nargs > 1)
		return ua_kernel_wrong(o, "%s: one %s at a time", o->run.args[1],
				       o->object ? "file" : "tree");
	o->tree = o->run.nargs ? o->run.args[0] : NULL;
	status = o->object ? combine_object(o) : combine_kernel(o);
	if (!status)
		status = ua_given_sane(&o->given);
	if (o->image_only && !o->keep)
		o->keep = ".";
	begin_again(o);
	return status;
}
