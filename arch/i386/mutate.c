/* SPDX-License-Identifier: GPL-2.0-or-later */
/* No mutants of code that is not decoded: see decode.c. */
#include "config.h"

#include "insn.h"

bool ua_arch_mutate(enum ua_operator op, const struct ua_insn *i, unsigned char *bytes)
{
	(void)op;
	(void)i;
	(void)bytes;
	return false;
}
