/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The mutants of which somebody has shown that they are no defects. */
#include "config.h"

#include <fnmatch.h>
#include <string.h>

#include "mutant.h"

/* subject is a glob. */
#define UA_EQUIVALENT(subject, op, place, reason) { subject, op, place, reason },
static const struct {
	const char *subject, *op;
	unsigned place;
	const char *reason;
} list[] = {
#include UA_ARCH_EQUIVALENT
	{ NULL, NULL, 0, NULL },
};
#undef UA_EQUIVALENT

const char *ua_mutant_equivalent(const char *subject, const struct ua_mutant *m)
{
	for (size_t i = 0; list[i].subject; i++)
		if (list[i].place == m->place && !strcmp(list[i].op, ua_operator_name(m->op)) &&
		    !fnmatch(list[i].subject, subject, 0))
			return list[i].reason;
	return NULL;
}

void ua_equivalents_each(const char *subject,
			 void (*each)(void *context, const char *op, unsigned place), void *context)
{
	for (size_t i = 0; list[i].subject; i++)
		if (!fnmatch(list[i].subject, subject, 0))
			each(context, list[i].op, list[i].place);
}
