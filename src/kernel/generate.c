/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Writes image.c: the tables by which the image says what is in it. */
#include "config.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kernel/build.h"
#include "options.h"

static void string(FILE *out, const char *s)
{
	fputc('"', out);
	for (; *s; s++)
		if (*s == '"' || *s == '\\' || (unsigned char)*s < ' ')
			fprintf(out, "\\%03o", (unsigned char)*s);
		else
			fputc(*s, out);
	fputc('"', out);
}

static void words(FILE *out, const struct ua_words *w)
{
	fputc('"', out);
	for (size_t i = 0; i < w->n; i++)
		fprintf(out, "%s%s", i ? " " : "", w->word[i]);
	fputc('"', out);
}

static const struct ua_object *definer(const struct ua_build *b, const char *symbol, size_t *at)
{
	for (*at = 0; *at < b->objects; ++*at)
		if (b->object[*at].object && ua_words_have(&b->object[*at].defined, symbol))
			return &b->object[*at];
	return NULL;
}

/* Marks the files that a file's code may run, itself too. */
static void reach(const struct ua_build *b, size_t file, bool *seen)
{
	const struct ua_object *o = &b->object[file];
	size_t next;

	if (seen[file])
		return;
	seen[file] = true;
	for (size_t i = 0; i < o->undefined.n; i++) {
		const char *name = o->undefined.word[i];

		if (definer(b, name, &next) || (name[0] == '.' && definer(b, name + 1, &next)))
			reach(b, next, seen);
	}
}

static void write_reach(FILE *out, const struct ua_build *b, size_t file)
{
	bool seen[UA_IMAGE_FILES] = { false };

	reach(b, file, seen);
	for (unsigned i = 0; i < UA_IMAGE_FILES; i += 32) {
		uint32_t bits = 0;

		for (unsigned k = 0; k < 32; k++)
			bits |= (uint32_t)seen[i + k] << k;
		fprintf(out, "%s0x%xu", i ? ", " : "", bits);
	}
}

/* ---- the parts ------------------------------------------------------------------ */

static void write_files(FILE *out, const struct ua_build *b)
{
	for (size_t i = 0; i < b->objects; i++)
		fprintf(out, "extern const char ua_text_%zu[], ua_text_%zu_end[];\n", i, i);
	fputs("static const struct ua_image_file files[] = {\n", out);
	for (size_t i = 0; i < b->objects; i++) {
		fputs("\t{ ", out);
		string(out, b->object[i].path);
		fprintf(out, ", ua_text_%zu, ua_text_%zu_end },\n", i, i);
	}
	fputs("};\n\n", out);
}

static void write_sets(FILE *out, const struct ua_build *b)
{
	for (size_t i = 0; i < b->abi->sets; i++) {
		const struct ua_words *f = &b->abi->set[i].features;

		fprintf(out, "static const unsigned long features_%zu[] = {", i);
		for (size_t k = 0; k < f->n; k++) {
			const struct ua_fact *fact = ua_fact(b, f->word[k]);

			if (fact)	/* what the tree hasn't, none of its CPUs has */
				fprintf(out, " (unsigned long)0x%llxull,", (unsigned long long)fact->value);
		}
		fputs(" 0 };\n", out);
	}
	fputs("static const struct ua_image_set sets[] = {\n", out);
	for (size_t i = 0; i < b->abi->sets; i++) {
		const struct ua_abi_set *s = &b->abi->set[i];

		fprintf(out, "\t{ \"%s\", features_%zu, sizeof(features_%zu) / sizeof(long) - 1, ",
			s->name, i, i);
		words(out, &s->options);
		fputs(" },\n", out);
	}
	fputs("};\n\n", out);
}

/* The place of the row's shim, which its operations share. */
static size_t shim_of(const struct ua_build *b, size_t row)
{
	while (row && !b->row[row].shim)
		row--;
	return row;
}

static void write_rows(FILE *out, const struct ua_build *b)
{
	for (size_t i = 0; i < b->rows; i++) {
		const struct ua_row *r = b->row[i].row;

		if (b->row[i].shim)
			fprintf(out, "extern void ua_shim_%zu(void);\nUA_SHIM_%s(ua_shim_%zu, %s)\n",
				i, r->shim, i, r->symbol);
		fprintf(out, "extern void code_%zu(void) __asm__(\"%s\");\n", i, r->symbol);
	}
	fputs("static const struct ua_image_row rows[] = {\n", out);
	for (size_t i = 0; i < b->rows; i++) {
		const struct ua_row *r = b->row[i].row;

		fprintf(out, "\t{ \"%s\", \"%s\", ", b->row[i].op, b->row[i].name);
		if (r->shim[0])
			fprintf(out, "ua_shim_%zu, code_%zu, ", shim_of(b, i), i);
		else
			fprintf(out, "code_%zu, code_%zu, ", i, i);
		words(out, &r->flags);
		fputs(", ", out);
		words(out, &r->sets);
		fprintf(out, ", %lu, %lu, %lu, %zu, { ", r->slack, r->max_length, r->lengths,
			b->row[i].file);
		write_reach(out, b, b->row[i].file);
		fputs(" } },\n", out);
	}
	fputs("};\n\n", out);
}

/* Types by number are facts; those by handler are named in the objects. */
static void write_types(FILE *out, const struct ua_build *b)
{
	struct ua_words handlers = { NULL, 0 };

	for (size_t i = 0; i < b->objects; i++)
		for (size_t k = 0; k < b->object[i].undefined.n; k++)
			if (!strncmp(b->object[i].undefined.word[k], "ex_handler", 10))
				ua_words_once(&handlers, b->object[i].undefined.word[k]);
	for (size_t i = 0; i < handlers.n; i++)
		fprintf(out, "extern const char %s[];\n", handlers.word[i]);
	fputs("static const struct ua_image_fixtype types[] = {\n", out);
	for (size_t i = 0; b->extable.type_relative && i < handlers.n; i++)
		fprintf(out, "\t{ (unsigned long)%s, \"%s\" },\n", handlers.word[i], handlers.word[i]);
	for (size_t i = 0; !b->extable.type_relative && i < b->facts; i++)
		if (!strncmp(b->fact[i].name, "EX_TYPE_", 8))
			fprintf(out, "\t{ %llu, \"%s\" },\n", (unsigned long long)b->fact[i].value,
				b->fact[i].name);
	fputs("\t{ 0, \"\" }\n};\n\n", out);
	ua_words_free(&handlers);
}

static void write_moving(FILE *out, const struct ua_build *b)
{
	for (size_t i = 0; i < b->objects; i++)
		if (b->object[i].moves)
			fprintf(out, "extern const char ua_moved_%zu[];\n", i);
	fputs("static const char *const moving[] = {\n", out);
	for (size_t i = 0; i < b->objects; i++)
		for (size_t k = 0; k < b->object[i].moves; k++)
			fprintf(out, "\tua_moved_%zu + %llu,\n", i,
				(unsigned long long)b->object[i].moving[k]);
	fputs("\t0\n};\n\n", out);
}

static void write_image(FILE *out, const struct ua_build *b)
{
	const struct ua_image_extable *t = &b->extable;
	const struct ua_image_altinstr *a = &b->alternatives;

	fputs("struct ua_image_hooks ua_image_hooks;\n"
	      "extern const char ua_extable[], ua_extable_end[], ua_alternatives[], "
	      "ua_alternatives_end[], ua_fixups[], ua_fixups_end[];\n"
	      "const struct ua_image ua_image __attribute__((aligned(sizeof(long)))) = {\n"
	      "\tUA_IMAGE_MAGIC, UA_IMAGE_VERSION, ", out);
	string(out, b->abi->name);
	fputs(", ", out);
	string(out, b->tree->version);
	fprintf(out, ",\n\trows, sets, files, %zu, %zu, %zu, &ua_image_hooks,\n", b->rows,
		b->abi->sets, b->objects);
	fprintf(out, "\t{ ua_extable, ua_extable_end, %u, %u, %u, %d, %d, %u, types, "
		"sizeof(types) / sizeof(types[0]) - 1 },\n", t->size, t->word, t->relative,
		t->type_at, t->type_size, t->type_relative);
	fprintf(out, "\t{ ua_alternatives, ua_alternatives_end, %u, %u, %u, %u, %u, %luul, %u, %u, %d,\n\t  "
		"moving, sizeof(moving) / sizeof(moving[0]) - 1 },\n",
		a->size, a->pointer, a->relative, a->feature_at, a->feature_size, a->invert,
		a->length_at, a->new_length_at, a->pad_at);
	fputs("\t{ ua_fixups, ua_fixups_end },\n};\n", out);
}

int ua_generate(const struct ua_build *b, const char *path)
{
	FILE *out = fopen(path, "we");
	int err;

	if (!out)
		return ua_cache_failed(path, errno);
	fputs("/* Made by uctorture-kernel. */\n#include \"image.h\"\n", out);
	for (size_t i = 0; i < b->rows; i++)
		if (b->row[i].shim) {
			fputs("#include \"shims.h\"\n", out);
			break;
		}
	write_files(out, b);
	write_sets(out, b);
	write_rows(out, b);
	write_types(out, b);
	write_moving(out, b);
	write_image(out, b);
	err = ferror(out) ? ENOSPC : 0;
	if (fclose(out) && !err)
		err = errno;
	return err ? ua_cache_failed(path, err) : 0;
}
