/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The recovery machinery tries itself before every run, and finds out the
 * facts of the machine on the way. */
#ifndef UA_SELFTEST_H
#define UA_SELFTEST_H

#include "subject.h"

/* NULL when all is well, or what is broken, in one line.  The fault guard
 * must be installed, and its watchdog not yet be ticking. */
const char *ua_selftest(const struct ua_arena *a, struct ua_facts *facts);

#endif
