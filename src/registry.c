/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include <errno.h>
#include <fnmatch.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cpu.h"
#include "emulator.h"
#include "loaded.h"
#include "registry.h"

static const struct ua_routine **routines;
static size_t count;

int ua_registry_add(const struct ua_routine *list, size_t n)
{
	const struct ua_routine **grown = realloc(routines, (count + n) * sizeof(*grown));

	if (!grown)
		return -ENOMEM;
	routines = grown;
	for (size_t i = 0; i < n; i++)
		routines[count++] = &list[i];
	return 0;
}

void ua_registry_clear(void)
{
	free(routines);
	routines = NULL;
	count = 0;
}

size_t ua_registry_size(void)
{
	return count;
}

const struct ua_routine *ua_registry_at(size_t i)
{
	return routines[i];
}

const struct ua_routine *ua_registry_find(const char *name)
{
	char buf[UA_NAME_MAX];

	for (size_t i = 0; i < count; i++)
		if (!strcmp(ua_routine_name(routines[i], buf, sizeof(buf)), name))
			return routines[i];
	return NULL;
}

static bool matches(const struct ua_routine *r, const char *glob)
{
	char buf[UA_NAME_MAX];

	return fnmatch(glob, ua_routine_name(r, buf, sizeof(buf)), 0) == 0;
}

int ua_registry_filter(char *const *globs, size_t n, const struct ua_routine ***found,
		       size_t *nfound, const char **missed)
{
	const struct ua_routine **list = calloc(count ? count : 1, sizeof(*list));
	bool *hit = calloc(n ? n : 1, sizeof(*hit));
	int err = list && hit ? 0 : -ENOMEM;

	*nfound = 0;
	for (size_t i = 0; !err && i < count; i++) {
		bool wanted = n == 0;

		for (size_t g = 0; g < n; g++)
			if (matches(routines[i], globs[g]))
				wanted = hit[g] = true;
		if (wanted)
			list[(*nfound)++] = routines[i];
	}
	for (size_t g = 0; !err && g < n; g++)
		if (!hit[g]) {
			*missed = globs[g];
			err = -ENOENT;
		}
	free(hit);
	if (err)
		free(list);
	else
		*found = list;
	return err;
}

/* Levenshtein's distance, for names shorter than UA_NAME_MAX. */
unsigned ua_name_distance(const char *a, const char *b)
{
	unsigned row[UA_NAME_MAX + 1];
	size_t n = strlen(b);

	for (size_t j = 0; j <= n; j++)
		row[j] = (unsigned)j;
	for (size_t i = 0; a[i]; i++) {
		unsigned diagonal = row[0];

		row[0] = (unsigned)i + 1;
		for (size_t j = 0; j < n; j++) {
			unsigned best = diagonal + (a[i] != b[j]);

			diagonal = row[j + 1];
			if (row[j] + 1 < best)
				best = row[j] + 1;
			if (diagonal + 1 < best)
				best = diagonal + 1;
			row[j + 1] = best;
		}
	}
	return row[n];
}

const char *ua_registry_nearest(const char *name, char *buf, size_t size)
{
	unsigned best = (unsigned)strlen(name) / 3 + 1;
	const struct ua_routine *nearest = NULL;

	for (size_t i = 0; i < count; i++) {
		unsigned d = ua_name_distance(name, ua_routine_name(routines[i], buf, size));

		if (d < best) {
			best = d;
			nearest = routines[i];
		}
	}
	return nearest ? ua_routine_name(nearest, buf, size) : NULL;
}

const char *ua_routine_lacks(const struct ua_routine *r, unsigned features,
			     char *buf, size_t size)
{
	unsigned lacks = r->need & ~features;
	int used = 0;

	if ((r->flags & UA_SYSCALL) && ua_emulator()) {
		snprintf(buf, size, "%s answers system calls in the kernel's place", ua_emulator());
		return buf;
	}
#ifdef UA_SANITIZED
	/* Not what lies in an image or another library. */
	if ((r->flags & UA_NOFIX) && !r->row && !(r->flags & UA_FOREIGN))
		return "this build's sanitizer intercepts it";
#endif
	if (r->lacks) {
		snprintf(buf, size, "this CPU lacks %s", r->lacks);
		return buf;
	}
	if (!lacks)
		return ua_image_lacks(r, buf, size);
	buf[0] = 0;
	for (unsigned bit = 1; bit && used < (int)size; bit <<= 1)
		if (lacks & bit) {
			const char *name = ua_cpu_need_name(bit);

			used += snprintf(buf + used, size - (size_t)used, "%s%s",
					 used ? ", " : "this CPU lacks ", name ? name : "?");
		}
	return buf;
}

bool ua_routine_has_code(const struct ua_routine *r)
{
	return r->entry && !(r->flags & (UA_SYSCALL | UA_FILE | UA_FOREIGN)) &&
	       (r->row || (strcmp(r->variant, "libc") && strcmp(r->arch, "libc")));
}
