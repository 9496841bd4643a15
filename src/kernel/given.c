/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Rows of one file: by the names of its symbols, or as the user gives them. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "kernel/single.h"
#include "options.h"
#include "rows.h"

/* ---- are they words that are known? --------------------------------------------- */

static int no_such_op(const char *name)
{
	char *all = ua_text("%s", ""), *more;

	for (int op = 0; op < UA_OP_NR; op++) {
		more = ua_text("%s%s%s", all, op ? ", " : "", ua_op_info((enum ua_op)op)->name);
		free(all);
		all = more;
	}
	ua_complain("--op=%s: none of %s", name, all);
	free(all);
	return UA_EXIT_USAGE + 1;
}

static int check_flags(const char *flags)
{
	struct ua_words words = { NULL, 0 };
	int status = 0;

	ua_words_split(&words, flags, ", \t");
	for (size_t i = 0; i < words.n && !status; i++) {
		struct ua_row r = { NULL };

		if (!ua_row_flag(&r, words.word[i]) || (r.flags.n && ua_row_flags(words.word[i]) < 0)) {
			ua_complain("--flags: %s: no such flag; see docs/HOWTO-test-an-object.md",
				    words.word[i]);
			status = UA_EXIT_USAGE + 1;
		}
		ua_words_free(&r.flags);
	}
	ua_words_free(&words);
	return status;
}

int ua_given_sane(const struct ua_given *g)
{
	struct ua_words ops = { NULL, 0 };
	int status = 0;

	ua_words_split(&ops, g->op ? g->op : "", ",");
	for (size_t i = 0; i < ops.n && !status; i++)
		if (!ua_row_op(ops.word[i]))
			status = no_such_op(ops.word[i]);
	ua_words_free(&ops);
	if (!status && g->op && !g->symbols.n) {
		ua_complain("--op=%s: of which --symbol?", g->op);
		status = UA_EXIT_USAGE + 1;
	}
	if (!status && g->fixup && strcmp(g->fixup, "extable") && strcmp(g->fixup, "none")) {
		ua_complain("--fixup=%s: neither extable nor none", g->fixup);
		status = UA_EXIT_USAGE + 1;
	}
	return status || !g->flags ? status : check_flags(g->flags);
}

static int check_shim(const struct ua_abi *abi, const char *shim)
{
	char *path = ua_text("%s/shims.h", abi->dir), *text = ua_file_read(path);
	char *wanted = ua_text("#define UA_SHIM_%s(name, symbol)", shim);
	bool has = text && strstr(text, wanted);

	if (!has)
		ua_complain("--shim=%s: %s has no UA_SHIM_%s", shim, path, shim);
	free(path);
	free(text);
	free(wanted);
	return has ? 0 : UA_EXIT_USAGE + 1;
}

/* ---- rows that are known -------------------------------------------------------- */

static bool names_file(const struct ua_row *r, const char *base)
{
	for (size_t i = 0; i < r->files.n; i++)
		if (!strcmp(ua_basename(r->files.word[i]), base))
			return true;
	return false;
}

/* Does another row say more exactly what this one says? */
static bool superseded(const struct ua_abi *abi, size_t row, const char *base)
{
	const struct ua_row *r = &abi->row[row];

	for (size_t i = 0; i < abi->rows; i++) {
		const struct ua_row *other = &abi->row[i];
		bool here = names_file(other, base);

		if (i == row || strcmp(other->symbol, r->symbol))
			continue;
		if (here && !names_file(r, base))
			return true;
		if (here == names_file(r, base) && i < row && !strcmp(other->shim, r->shim))
			return true;
	}
	return false;
}

static void add_row(struct ua_row **list, size_t *n, const struct ua_row *r, const char *path)
{
	struct ua_row *to;

	*list = ua_grow(*list, *n + 1, sizeof(**list));
	to = &(*list)[(*n)++];
	*to = *r;
	to->files = (struct ua_words){ NULL, 0 };
	ua_words_add(&to->files, path);
}

static void keep_known(struct ua_abi *abi, const struct ua_words *symbols, const char *path)
{
	struct ua_row *list = NULL;
	size_t n = 0;

	for (size_t i = 0; i < abi->rows; i++)
		if (!superseded(abi, i, ua_basename(path)) &&
		    (!symbols->n || ua_words_have(symbols, abi->row[i].symbol)))
			add_row(&list, &n, &abi->row[i], path);
	abi->row = list;
	abi->rows = n;
}

/* ---- rows that are given ----------------------------------------------------------- */

static int add_given(struct ua_abi *abi, const struct ua_given *g, const char *path)
{
	struct ua_words flags = { NULL, 0 };
	int status = g->shim ? check_shim(abi, g->shim) : 0;

	ua_words_split(&flags, g->flags ? g->flags : "", ", \t");
	for (size_t i = 0; i < g->symbols.n && !status; i++) {
		struct ua_row r = { NULL };

		r.symbol = ua_text("%s", g->symbols.word[i]);
		r.shim = ua_text("%s", g->shim ? g->shim : "");
		ua_words_split(&r.ops, g->op, ",");
		for (size_t k = 0; k < flags.n; k++)
			ua_row_flag(&r, flags.word[k]);
		add_row(&abi->row, &abi->rows, &r, path);
	}
	ua_words_free(&flags);
	return status;
}

static void set_fixup(struct ua_abi *abi, const char *fixup)
{
	for (size_t i = 0; fixup && i < abi->rows; i++) {
		struct ua_words flags = { NULL, 0 };

		for (size_t k = 0; k < abi->row[i].flags.n; k++)
			if (strcmp(abi->row[i].flags.word[k], "nofix"))
				ua_words_add(&flags, abi->row[i].flags.word[k]);
		if (!strcmp(fixup, "none"))
			ua_words_add(&flags, "nofix");
		abi->row[i].flags = flags;
	}
}

int ua_given_rows(struct ua_abi *abi, const struct ua_given *g, const char *path)
{
	int status = 0;

	if (g->op) {
		abi->row = NULL;
		abi->rows = 0;
		status = add_given(abi, g, path);
	} else {
		keep_known(abi, &g->symbols, path);
	}
	for (size_t i = 0; i < g->symbols.n && !status; i++) {
		size_t k = 0;

		while (k < abi->rows && strcmp(abi->row[k].symbol, g->symbols.word[i]))
			k++;
		if (k < abi->rows)
			continue;
		ua_complain("%s: what does it do?  No row of %s knows it; say --op=OP",
			    g->symbols.word[i], abi->name);
		status = UA_EXIT_USAGE + 1;
	}
	set_fixup(abi, g->fixup);
	return status;
}

/* ---- are they there? ----------------------------------------------------------------- */

static char *functions(const struct ua_object *o)
{
	char *all = ua_text("%s", ""), *more;

	for (size_t i = 0; i < o->functions.n && i < 12; i++) {
		more = ua_text("%s%s%s", all, i ? ", " : "", o->functions.word[i]);
		free(all);
		all = more;
	}
	if (o->functions.n > 12) {
		more = ua_text("%s, ...", all);
		free(all);
		all = more;
	}
	return all;
}

/* Data, or glibc's functions that choose one. */
static bool is_other(const struct ua_build *b, const char *symbol)
{
	for (size_t i = 0; i < b->objects; i++)
		if (b->object[i].object && ua_words_have(&b->object[i].defined, symbol))
			return true;
	return false;
}

static int not_there(const struct ua_build *b, const char *symbol)
{
	char *all = functions(&b->object[0]);

	if (is_other(b, symbol))
		ua_complain("%s: %s is no function, or an indirect one: name one of its variants",
			    b->tree->given, symbol);
	else
		ua_complain("%s: no global function %s; it has: %s", b->tree->given, symbol,
			    *all ? all : "none");
	free(all);
	return UA_EXIT_USAGE + 1;
}

int ua_given_check(const struct ua_build *b)
{
	const struct ua_words *symbols = b->tree->asked ? &b->tree->asked->symbols : NULL;

	for (size_t i = 0; symbols && i < symbols->n; i++) {
		bool has = false;

		for (size_t k = 0; k < b->objects; k++)
			has |= b->object[k].object &&
			       ua_words_have(&b->object[k].functions, symbols->word[i]);
		if (!has)
			return not_there(b, symbols->word[i]);
	}
	return 0;
}

int ua_given_facts(struct ua_build *b)
{
	static const struct { const char *section, *note; } notes[] = {
		{ ".altinstructions", "its alternatives stay as they were assembled; --headers=TREE, of "
		  "its kernel, has them patched" },
		{ "__ftr_fixup", "its feature sections are those of a CPU without features; "
		  "--headers=TREE, of its kernel, has all" },
	};

	/* Then the table is as good as not there. */
	if (b->tree->asked && b->tree->asked->fixup && !strcmp(b->tree->asked->fixup, "none"))
		b->extable.size = 0;
	if (!b->tree->bare)
		return 0;
	for (size_t i = 0; i < sizeof(notes) / sizeof(notes[0]); i++)
		for (size_t k = 0; k < b->objects; k++)
			if (b->object[k].object && ua_elf_has_section(b->object[k].object, notes[i].section))
				ua_words_once(&b->notes, notes[i].note);
	if (b->extable.type_at < 0 || !b->extable.size)
		return 0;
	ua_complain("%s: its exception table has entries of several types, which only its kernel's "
		    "headers tell apart; say --headers=TREE, or --fixup=none", b->tree->given);
	return UA_EXIT_USAGE + 1;
}
