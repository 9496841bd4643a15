/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A case as one word that replays it. */
#include "config.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "consumer.h"
#include "finding.h"

const char *ua_string_print(const struct ua_case *c, char *buf, size_t size)
{
	if (c->string < 0)
		return "none";
	snprintf(buf, size, "%ld", c->string);
	return buf;
}

const char *ua_case_print(const struct ua_routine *r, const struct ua_case *c,
			  char *buf, size_t size)
{
	char name[UA_NAME_MAX], other[32] = "", string[48] = "", end[32], inject[64];
	char consumer[32] = "", tear[32] = "";
	unsigned traits = ua_op_info(r->op)->traits;

	if (UA_HAS_KERNEL(traits))
		snprintf(other, sizeof(other), ":%ld", c->other);
	if ((traits & UA_STRING) && c->string)
		snprintf(string, sizeof(string), ":string=%s", ua_string_print(c, end, sizeof(end)));
	if (c->consumer)
		snprintf(consumer, sizeof(consumer), ":" UA_CONSUMER_WORD "%s",
			 ua_consumer_name(c->consumer));
	if (c->tear)
		snprintf(tear, sizeof(tear), ":" UA_TEAR_WORD "%s", ua_tear_name(c->tear));
	snprintf(buf, size, "%s:%s:%s:%ld:%lu%s%s%s%s%s", ua_routine_name(r, name, sizeof(name)),
		 ua_place_name(c->place), ua_kind_name(c->kind), c->offset, c->length, other, string,
		 ua_injection_print(&c->inject, ":" UA_INJECT_WORD, inject, sizeof(inject)), consumer, tear);
	return buf;
}

static const char *const tears[UA_TEAR_NR] = { "none", "partial", "garbage" };

const char *ua_tear_name(enum ua_tear t)
{
	return tears[t];
}

int ua_tear_parse(const char *text, enum ua_tear *t)
{
	for (int i = 0; i < UA_TEAR_NR; i++)
		if (!strcmp(text, tears[i])) {
			*t = (enum ua_tear)i;
			return 0;
		}
	return -EINVAL;
}

static const char *const modes[UA_INJECT_NR] = { "", "passing", "lasting", "next" };

const char *ua_injection_print(const struct ua_injection *i, const char *before, char *buf,
			       size_t size)
{
	buf[0] = 0;
	if (i->mode != UA_INJECT_NOT)
		snprintf(buf, size, "%s%u.%lu.%s", before, i->entry, i->nth, modes[i->mode]);
	return buf;
}

int ua_injection_parse(const char *text, struct ua_injection *i)
{
	char word[16], more;

	if (sscanf(text, "%u.%lu.%15[a-z]%c", &i->entry, &i->nth, word, &more) != 3 || !i->nth)
		return -EINVAL;
	for (int m = UA_INJECT_PASSING; m < UA_INJECT_NR; m++)
		if (!strcmp(word, modes[m])) {
			i->mode = (enum ua_inject)m;
			return 0;
		}
	return -EINVAL;
}

int ua_place_parse(const char *name)
{
	for (int p = 0; p < UA_PLACE_NR; p++)
		if (!strcmp(name, ua_place_name((enum ua_place)p)))
			return p;
	return -1;
}

int ua_kind_parse(const char *name)
{
	for (int k = 0; k < UA_KIND_NR; k++)
		if (!strcmp(name, ua_kind_name((enum ua_kind)k)))
			return k;
	return -1;
}

static int parse_long(const char *text, long *value)
{
	char *end;

	errno = 0;
	*value = strtol(text, &end, 0);
	return errno || end == text || *end ? -EINVAL : 0;
}

static int parse_length(const char *text, unsigned long *value)
{
	char *end;

	errno = 0;
	*value = strtoul(text, &end, 0);
	return errno || *text == '-' || end == text || *end ? -EINVAL : 0;
}

int ua_string_parse(const char *text, long *value)
{
	if (!strcmp(text, "none")) {
		*value = -1;
		return 0;
	}
	return parse_long(text, value) || *value < 1 ? -EINVAL : 0;
}

/* Splits at colons; the number of fields, or -EINVAL for too many. */
static int split(char *text, char **field, int most)
{
	int n = 0;

	while (text && n < most)
		field[n++] = strsep(&text, ":");
	return text ? -EINVAL : n;
}

static int parse_fields(char *const *field, int n, struct ua_case *c)
{
	int place = ua_place_parse(field[1]), kind = ua_kind_parse(field[2]);

	if (place < 0 || kind < 0)
		return -EINVAL;
	c->place = (enum ua_place)place;
	c->kind = (enum ua_kind)kind;
	if (parse_long(field[3], &c->offset) || parse_length(field[4], &c->length))
		return -EINVAL;
	return n == 6 ? parse_long(field[5], &c->other) : 0;
}

int ua_case_parse(const char *text, char *name, size_t size, struct ua_case *c)
{
	static const char string[] = "string=";
	char copy[UA_CASE_MAX], *field[7], *inject, *consumer, *tear;
	int n;

	if (strlen(text) >= sizeof(copy))
		return -EINVAL;
	strcpy(copy, text);
	memset(&c->inject, 0, sizeof(c->inject));
	c->consumer = UA_CONSUMER_NOT;
	c->tear = UA_TEAR_NONE;
	tear = strstr(copy, ":" UA_TEAR_WORD);
	if (tear) {
		*tear = 0;
		if (ua_tear_parse(tear + strlen(":" UA_TEAR_WORD), &c->tear))
			return -EINVAL;
	}
	consumer = strstr(copy, ":" UA_CONSUMER_WORD);
	if (consumer) {
		*consumer = 0;
		if (ua_consumer_parse(consumer + strlen(":" UA_CONSUMER_WORD), &c->consumer))
			return -EINVAL;
	}
	inject = strstr(copy, ":" UA_INJECT_WORD);
	if (inject) {
		*inject = 0;
		if (ua_injection_parse(inject + strlen(":" UA_INJECT_WORD), &c->inject))
			return -EINVAL;
	}
	n = split(copy, field, 7);
	c->other = c->string = 0;
	if (n > 5 && !strncmp(field[n - 1], string, strlen(string)) &&
	    ua_string_parse(field[--n] + strlen(string), &c->string))
		return -EINVAL;
	if (n < 5 || n > 6 || strlen(field[0]) >= size)
		return -EINVAL;
	strcpy(name, field[0]);
	return parse_fields(field, n, c);
}
