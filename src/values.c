/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include <ctype.h>
#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "consumer.h"
#include "report/report.h"
#include "values.h"

bool ua_value_number(const char *option, const char *text, unsigned long least,
		   unsigned long most, unsigned long *value)
{
	char *end;

	errno = 0;
	*value = strtoul(text, &end, 0);
	if (isdigit((unsigned char)*text) && !errno && !*end && *value >= least && *value <= most)
		return true;
	ua_complain("--%s=%s: not a number from %lu to %lu", option, text, least, most);
	return false;
}

bool ua_value_signed_number(const char *option, const char *text, long *value)
{
	char *end;

	errno = 0;
	*value = strtol(text, &end, 0);
	if (end != text && !errno && !*end)
		return true;
	ua_complain("--%s=%s: not a whole number of bytes", option, text);
	return false;
}

bool ua_value_seconds(const char *text, double *value)
{
	char *end;

	*value = strtod(text, &end);
	if (end != text && !*end && isfinite(*value) && *value >= 0 && *value <= 1e7)
		return true;
	ua_complain("--budget=%s: not a number of seconds from 0 to 1e7", text);
	return false;
}

bool ua_value_profile(const char *text, enum ua_profile *value)
{
	for (int p = 0; p < UA_P_NR; p++)
		if (!strcmp(text, ua_profile_name((enum ua_profile)p))) {
			*value = (enum ua_profile)p;
			return true;
		}
	ua_complain("--profile=%s: not one of doc, strict, lax", text);
	return false;
}

bool ua_value_place(const char *text, enum ua_place *value)
{
	int p = ua_place_parse(text);

	if (p >= 0)
		*value = (enum ua_place)p;
	else
		ua_complain("--hole=%s: not one of after, before, middle, both", text);
	return p >= 0;
}

bool ua_value_kind(const char *text, enum ua_kind *value)
{
	int k = ua_kind_parse(text);

	if (k >= 0)
		*value = (enum ua_kind)k;
	else
		ua_complain("--kind=%s: not one of none, unmapped, read-only, bus, noncanonical", text);
	return k >= 0;
}

bool ua_value_percent(const char *text, double *value)
{
	char *end;

	*value = strtod(text, &end);
	if (end != text && !*end && *value >= 0 && *value <= 100)
		return true;
	ua_complain("--min-coverage=%s: not a percentage from 0 to 100", text);
	return false;
}

static const char *const injections[] = {
	[UA_INJECT_OFF] = "off", [UA_INJECT_FIRST] = "first", [UA_INJECT_ALL] = "all",
};

const char *ua_inject_name(unsigned value)
{
	return injections[value];
}

bool ua_value_inject(const char *text, struct ua_options *o)
{
	for (unsigned i = 0; i < sizeof(injections) / sizeof(injections[0]); i++)
		if (!strcmp(text, injections[i])) {
			o->config.inject = i;
			return true;
		}
	if (!ua_injection_parse(text, &o->injection))
		return true;
	ua_complain("--inject=%s: not one of off, first, all, or ENTRY.NTH.passing|lasting|next to replay",
		    text);
	return false;
}

bool ua_value_consumers(const char *text, struct ua_options *o)
{
	o->config.alone = !strcmp(text, "off");
	if (o->config.alone || !strcmp(text, "on") || !ua_consumer_parse(text, &o->consumer))
		return true;
	ua_complain("--consumers=%s: not one of on, off, or retry, segments, halves to replay", text);
	return false;
}

bool ua_value_tear(const char *text, enum ua_tear *value)
{
	if (!ua_tear_parse(text, value))
		return true;
	ua_complain("--tear=%s: not one of none, partial, garbage", text);
	return false;
}

bool ua_value_format(const char *text, const char **value)
{
	char names[64];

	*value = text;
	if (ua_reporter(text))
		return true;
	ua_complain("--format=%s: not one of %s", text, ua_reporter_names(names, sizeof(names)));
	return false;
}

bool ua_value_string(const char *text, long *value)
{
	if (!ua_string_parse(text, value))
		return true;
	ua_complain("--string=%s: not a string's bytes with its NUL, nor none", text);
	return false;
}
