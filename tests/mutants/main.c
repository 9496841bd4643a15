/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * uctorture-mutants: the engine on routines that are broken on purpose.
 * tests/mutants.test compares what it finds with the file "expected".
 */
#include "config.h"

#include <errno.h>

#include "ua.h"

#define MUTANT(op, variant, symbol, flags, slack, known, reason) extern void symbol(void);
#include "mutants.def"
#undef MUTANT

#define MUTANT(op_, variant_, symbol_, flags_, slack_, known_, reason_) \
	{ .arch = "mutant", .op = UA_OP_##op_, .variant = #variant_, .entry = symbol_, \
	  .flags = (flags_), .slack = (slack_), .known = (known_), .reason = (reason_), \
	  .design = "none" },
static const struct ua_routine mutants[] = {
#include "mutants.def"
};

/* ---- system calls as no kernel has them ------------------------- */

/* Does nothing, and reports neither a byte nor an error. */
static long nothing(struct ua_syscall_args *args)
{
	(void)args;
	return 0;
}

/* Touches the operand itself instead of asking the kernel to. */
static long by_hand(struct ua_syscall_args *args)
{
	volatile unsigned char *to = args->to;

	for (unsigned long i = 0; i < args->length; i++)
		to[i] = 0;
	return (long)args->length;
}

/* An error, but not the one for a bad address. */
static long other_error(struct ua_syscall_args *args)
{
	(void)args;
	return -EIO;
}

/* This kernel does not have it. */
static int missing(struct ua_syscall_args *args)
{
	(void)args;
	return -ENOSYS;
}

static const struct ua_routine others[] = {
	{ .arch = "mutant", .op = UA_OP_CLEAR_USER, .variant = "syscall_nothing",
	  .flags = UA_SYSCALL, .syscall = nothing, .max_length = 4096, .design = "none" },
	{ .arch = "mutant", .op = UA_OP_CLEAR_USER, .variant = "syscall_by_hand",
	  .flags = UA_SYSCALL, .syscall = by_hand, .max_length = 4096, .design = "none" },
	{ .arch = "mutant", .op = UA_OP_CLEAR_USER, .variant = "syscall_other_error",
	  .flags = UA_SYSCALL, .syscall = other_error, .max_length = 4096, .design = "none" },
	{ .arch = "mutant", .op = UA_OP_CLEAR_USER, .variant = "syscall_missing",
	  .flags = UA_SYSCALL, .syscall = nothing, .open = missing, .design = "none" },
	/* what JSON must escape */
	{ .arch = "mutant", .op = UA_OP_CLEAR_USER, .variant = "odd\"\\\t",
	  .entry = mutant_no_entry, .need = 1u << 31, .design = "none" },
	{ .arch = "mutant", .op = UA_OP_CLEAR_USER, .variant = "lacks",
	  .entry = mutant_no_entry, .need = 1u << 31, .design = "none" },
};

#define ARRAY_SIZE(a)	(sizeof(a) / sizeof((a)[0]))

int main(int argc, char **argv)
{
	if (ua_registry_add(mutants, ARRAY_SIZE(mutants)) ||
	    ua_registry_add(others, ARRAY_SIZE(others)))
		return 99;
	return ua_main(argc, argv);
}
