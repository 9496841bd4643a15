/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Instructions of i386 are not decoded: capstone is no part of a static runner,
 * and arch/x86 has the designs. */
#include "config.h"

#include "insn.h"

const char *ua_arch_decoder(void)
{
	return "it does not decode the instructions of i386";
}

bool ua_arch_decode(uintptr_t at, struct ua_insn *i)
{
	(void)at;
	(void)i;
	return false;
}

int ua_arch_argument(unsigned n)
{
	(void)n;
	return -1;
}
