/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The mutants of which somebody has shown that they are no defects. */
#include "config.h"

#include <fnmatch.h>
#include <stdlib.h>
#include <string.h>

#include "mutant.h"

/* subjects is a glob; places are numbers and ranges, "1 4-7". */
#define UA_EQUIVALENT(subjects, op, places, reason) { subjects, op, places, reason },
static const struct {
	const char *subject, *op, *places, *reason;
} list[] = {
#include UA_ARCH_EQUIVALENT
	{ NULL, NULL, NULL, NULL },
};
#undef UA_EQUIVALENT

/* The range at *text, which moves on; false: there is none. */
static bool range(const char **text, unsigned *first, unsigned *last)
{
	char *end;

	*first = *last = (unsigned)strtoul(*text, &end, 10);
	if (end == *text)
		return false;
	if (*end == '-')
		*last = (unsigned)strtoul(end + 1, &end, 10);
	*text = end;
	return true;
}

static bool holds(const char *places, unsigned place)
{
	unsigned first, last;

	while (range(&places, &first, &last))
		if (place >= first && place <= last)
			return true;
	return false;
}

const char *ua_mutant_equivalent(const char *subject, const struct ua_mutant *m)
{
	for (size_t i = 0; list[i].subject; i++)
		if (!strcmp(list[i].op, ua_operator_name(m->op)) && holds(list[i].places, m->place) &&
		    !fnmatch(list[i].subject, subject, 0))
			return list[i].reason;
	return NULL;
}

void ua_equivalents_each(const char *subject,
			 void (*each)(void *context, const char *op, unsigned place), void *context)
{
	unsigned first, last;

	for (size_t i = 0; list[i].subject; i++) {
		const char *places = list[i].places;

		if (fnmatch(list[i].subject, subject, 0))
			continue;
		while (range(&places, &first, &last))
			for (unsigned place = first; place <= last; place++)
				each(context, list[i].op, place);
	}
}
