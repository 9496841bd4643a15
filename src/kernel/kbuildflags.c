/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The flags of a tree's C files, and what its headers have for a shim. */
#include "config.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "kernel/kbuild.h"

/* ---- words of a command as a shell reads them ---------------------------------- */

/* One word at *p, allocated; NULL at the end.  It is a line of a makefile too,
 * which doubles dollars and hides a #. */
static char *next_word(const char **p)
{
	static const char pound[] = "$(pound)";
	char *word, *to, quote = 0;
	const char *s = *p + strspn(*p, " \t");

	if (!*s || *s == '\n' || *s == ';')
		return NULL;
	word = to = ua_zalloc(strlen(s) + 1, 1);
	for (; *s && *s != '\n' && (quote || !strchr(" \t;", *s)); s++) {
		if (quote ? *s == quote : *s == '\'' || *s == '"') {
			quote = quote ? 0 : *s;
			continue;
		}
		if (!strncmp(s, pound, strlen(pound))) {
			s += strlen(pound) - 1;
			*to++ = '#';
			continue;
		}
		if ((*s == '\\' && s[1] && quote != '\'') || (s[0] == '$' && s[1] == '$'))
			s++;
		*to++ = *s;
	}
	*p = s;
	return word;
}

/* Not for another file: what makes a list of headers or assembly, and names. */
static bool drops(const char *word)
{
	return !strncmp(word, "-Wp,-M", 6) || !strcmp(word, "-S") || !strcmp(word, "-c") ||
	       !strcmp(word, "-fverbose-asm") || ua_ends_with(word, "asm-offsets.c");
}

static void take_flags(struct ua_words *flags, const char *command)
{
	char *word;

	while ((word = next_word(&command))) {
		bool output = !strcmp(word, "-o");

		if (!output && !drops(word))
			ua_words_add(flags, word);
		free(word);
		if (output)
			free(next_word(&command));
	}
}

/*
 * asm-offsets.c is compiled by `make prepare` of every kernel since 2.6, with
 * the flags of any C file: one less thing to build, and no objtool.
 */
bool ua_kbuild_flags(struct ua_kbuild *k, const char *srcarch)
{
	char *path = ua_text("%s/arch/%s/kernel/.asm-offsets.s.cmd", k->dir, srcarch);
	char *text = ua_file_read(path), *command = text ? strstr(text, ":=") : NULL;

	if (command)
		take_flags(&k->flags, command + 2);
	free(text);
	free(path);
	return k->flags.n > 1;
}

/* Relative paths among the flags are the output folder's. */
void ua_kbuild_words(const struct ua_kbuild *k, struct ua_words *w)
{
	ua_words_add(w, "sh");
	ua_words_add(w, "-c");
	ua_words_add(w, "cd \"$0\" && exec \"$@\"");
	ua_words_add(w, k->dir);
	ua_words_append(w, &k->flags);
}

/* ---- what the headers have ------------------------------------------------------- */

static bool part_of_name(char c)
{
	return isalnum((unsigned char)c) || c == '_';
}

static bool has_name(const char *text, const char *name, size_t n)
{
	for (const char *p = text; (p = memmem(p, strlen(p), name, n)); p += n)
		if ((p == text || !part_of_name(p[-1])) && !part_of_name(p[n]))
			return true;
	return false;
}

void ua_kbuild_has(struct ua_words *w, const char *shim, const char *output)
{
	static const char prefix[] = "UA_HAS_";

	for (const char *p = shim; (p = strstr(p, prefix));) {
		size_t n = 0;
		char *word;

		p += strlen(prefix);
		while (part_of_name(p[n]))
			n++;
		if (!n || !has_name(output, p, n))
			continue;
		word = ua_text("-D%s%.*s", prefix, (int)n, p);
		ua_words_once(w, word);
		free(word);
	}
}
