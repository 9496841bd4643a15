/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include <string.h>

#include "near.h"
#include "registry.h"

const char *ua_near(const char *word, const char *const *names, size_t n)
{
	unsigned best = (unsigned)strlen(word) / 3 + 1;
	const char *nearest = NULL;

	if (strlen(word) >= UA_NAME_MAX)
		return NULL;
	for (size_t i = 0; i < n; i++) {
		unsigned d = ua_name_distance(word, names[i]);

		if (d < best) {
			best = d;
			nearest = names[i];
		}
	}
	return nearest;
}
