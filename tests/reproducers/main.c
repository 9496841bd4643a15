/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * uctorture-reproducers: the engine on bugs that kernels have had.  The scripts
 * of this folder run it, on this machine and under the targets' emulators.
 */
#include "config.h"

#include "ua.h"

#define REPRODUCER(op, variant, symbol, flags, max_length) extern void symbol(void);
#include "reproducers.def"
#undef REPRODUCER

#define REPRODUCER(op_, variant_, symbol_, flags_, max_length_) \
	{ .arch = "reproducer", .op = UA_OP_##op_, .variant = #variant_, .entry = symbol_, \
	  .flags = (flags_), .max_length = (max_length_), \
	  .design = "a documented bug, or its repair" },
static const struct ua_routine reproducers[] = {
#include "reproducers.def"
	{ .arch = NULL }
};

int main(int argc, char **argv)
{
	if (ua_registry_add(reproducers, sizeof(reproducers) / sizeof(reproducers[0]) - 1))
		return 99;
	return ua_main(argc, argv);
}
