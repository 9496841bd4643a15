/* SPDX-License-Identifier: GPL-2.0-or-later */
/* --objects=BUILDDIR: what the developer's own build has made, at the same
 * paths below its folder. */
#include "config.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "kernel/single.h"
#include "options.h"

static char *object_of(const char *objects, const char *path)
{
	return ua_text("%s/%.*s.o", objects, (int)(strlen(path) - 2), path);
}

/* C files too: the build knows how they are compiled. */
static void add_c_files(struct ua_build *b)
{
	for (size_t i = 0; i < b->abi->rows; i++)
		for (size_t k = 0; k < b->abi->row[i].files.n; k++) {
			const char *path = b->abi->row[i].files.word[k];
			struct ua_object *o;
			bool known = !ua_ends_with(path, ".c") || !ua_tree_has(b->tree, path);

			for (size_t n = 0; n < b->objects; n++)
				known |= !strcmp(b->object[n].path, path);
			if (known || b->objects >= UA_IMAGE_FILES - 1)
				continue;
			b->object = ua_grow(b->object, b->objects + 1, sizeof(*b->object));
			o = &b->object[b->objects++];
			memset(o, 0, sizeof(*o));
			o->path = ua_text("%s", path);
		}
}

void ua_objects_take(struct ua_build *b)
{
	struct ua_words missing = { NULL, 0 };
	size_t n = 0;

	add_c_files(b);
	for (size_t i = 0; i < b->objects; i++) {
		struct ua_object *o = &b->object[i];
		char *path = object_of(b->tree->objects, o->path);

		if (!ua_elf_fits(path, b->abi)) {
			ua_words_add(&missing, o->path);
			free(path);
			continue;
		}
		o->source = NULL;
		o->object = path;
		b->object[n++] = *o;
	}
	b->objects = n;
	if (!n && !b->skip)
		b->skip = ua_text("%s has no object of this architecture, such as %s", b->tree->objects,
				  missing.n ? missing.word[0] : "any");
	for (size_t i = 0; i < missing.n; i++)
		ua_words_addf(&b->notes, "not built there: %s", missing.word[i]);
	ua_words_free(&missing);
}

/* kbuild leaves a link to the source in a folder of its own. */
char *ua_objects_tree(const char *objects)
{
	char *source = ua_text("%s/source", objects), *real = realpath(source, NULL);

	free(source);
	return real ? real : realpath(objects, NULL);
}
