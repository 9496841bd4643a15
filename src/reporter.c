/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The reporters of src/report/, by name. */
#include "config.h"

#include <string.h>

#include "report/report.h"

#define UA_REPORTER(name) extern const struct ua_reporter ua_report_##name;
#include "reporters.def"
#undef UA_REPORTER

#define UA_REPORTER(name) &ua_report_##name,
static const struct ua_reporter *const reporters[] = {
#include "reporters.def"
};
#undef UA_REPORTER

#define N	(sizeof(reporters) / sizeof(reporters[0]))

const struct ua_reporter *ua_reporter(const char *name)
{
	for (size_t i = 0; i < N; i++)
		if (!strcmp(reporters[i]->name, name))
			return reporters[i];
	return NULL;
}

const char *ua_reporter_names(char *buf, size_t size)
{
	size_t used = 0;

	buf[0] = 0;
	for (size_t i = 0; i < N && used < size; i++)
		used += (size_t)snprintf(buf + used, size - used, "%s%s", i ? ", " : "",
					 reporters[i]->name);
	return buf;
}
