/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A few operands under each consumer (consumer.h). */
#include "config.h"

#include "consumer.h"
#include "section.h"

static const unsigned short lengths[] = { 1, 4, 8, 9, 17, 40, 65, 100, 257, 600, 2000, 5000 };
static const unsigned short shorts[] = { 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 33 };

#define CONSUMERS	(UA_CONSUMER_NR - 1)

unsigned long ua_consumers_count(const struct ua_sweep *s)
{
	if (!ua_consumer_fits(s->routine))
		return 0;
	return CONSUMERS * ARRAY_SIZE(lengths) * ARRAY_SIZE(shorts);
}

bool ua_consumers_decode(const struct ua_sweep *s, unsigned long index, struct ua_case *c)
{
	unsigned long rest = index / CONSUMERS, length = lengths[rest % ARRAY_SIZE(lengths)];
	unsigned long less = shorts[rest / ARRAY_SIZE(lengths)];

	ua_section_set(c, UA_AFTER, UA_NONE, s->page - (long)(length - less), length,
		       ua_section_other(s, less, length, 0));
	c->consumer = (enum ua_consumer)(UA_CONSUMER_NOT + 1 + index % CONSUMERS);
	return less <= length && ua_section_fits(s, c);
}
