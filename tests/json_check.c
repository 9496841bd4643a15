/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * json_check: reads lines from stdin and succeeds when each is one JSON object
 * (RFC 8259, strictly: no blanks but spaces, no bytes that are not ASCII), no
 * name twice in an object.  A minimal machine has no other tool for it.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#define DEPTH_MAX	16
#define NAMES_MAX	64

static const char *p;
static int depth;

static bool value(void);

static bool eat(char c)
{
	while (*p == ' ')
		p++;
	if (*p != c)
		return false;
	p++;
	return true;
}

static bool word(const char *w)
{
	size_t n = strlen(w);

	if (strncmp(p, w, n))
		return false;
	p += n;
	return true;
}

static bool hex4(void)
{
	for (int i = 0; i < 4; i++, p++)
		if (!isxdigit((unsigned char)*p))
			return false;
	return true;
}

static bool string(void)
{
	if (!eat('"'))
		return false;
	while (*p != '"') {
		unsigned char c = (unsigned char)*p++;

		if (c < 0x20 || c >= 0x7f)
			return false;
		if (c != '\\')
			continue;
		c = (unsigned char)*p++;
		if (c == 'u' ? !hex4() : !c || !strchr("\"\\/bfnrt", c))
			return false;
	}
	p++;
	return true;
}

static bool digits(void)
{
	if (!isdigit((unsigned char)*p))
		return false;
	while (isdigit((unsigned char)*p))
		p++;
	return true;
}

static bool number(void)
{
	if (*p == '-')
		p++;
	if (*p == '0' && isdigit((unsigned char)p[1]))
		return false;
	if (!digits())
		return false;
	if (*p == '.' && (p++, !digits()))
		return false;
	if (*p != 'e' && *p != 'E')
		return true;
	p++;
	if (*p == '+' || *p == '-')
		p++;
	return digits();
}

static bool array(void)
{
	if (eat(']'))
		return true;
	do {
		if (!value())
			return false;
	} while (eat(','));
	return eat(']');
}

struct name {
	const char *at;
	size_t n;
};

static bool known(const struct name *names, int n, struct name one)
{
	for (int i = 0; i < n; i++)
		if (names[i].n == one.n && !memcmp(names[i].at, one.at, one.n))
			return true;
	return false;
}

static bool object(void)
{
	struct name names[NAMES_MAX];
	int n = 0;

	if (eat('}'))
		return true;
	do {
		struct name one = { p, 0 };

		if (!string())
			return false;
		one.n = (size_t)(p - one.at);
		if (n == NAMES_MAX || known(names, n, one))
			return false;
		names[n++] = one;
		if (!eat(':') || !value())
			return false;
	} while (eat(','));
	return eat('}');
}

static bool value(void)
{
	bool good;

	while (*p == ' ')
		p++;
	if (*p == '"')
		return string();
	if (*p == '-' || isdigit((unsigned char)*p))
		return number();
	if (word("true") || word("false") || word("null"))
		return true;
	if (++depth > DEPTH_MAX)
		return false;
	good = eat('{') ? object() : eat('[') && array();
	depth--;
	return good;
}

int main(void)
{
	static char line[1 << 22];
	unsigned long n = 0;

	while (fgets(line, sizeof(line), stdin)) {
		size_t length = strlen(line);

		n++;
		depth = 0;
		p = line;
		if (!length || line[length - 1] != '\n' || *p != '{' || !value() || strcmp(p, "\n")) {
			printf("line %lu, byte %ld: not a JSON object\n", n, (long)(p - line));
			return 1;
		}
	}
	if (!n)
		puts("no line at all");
	return n ? 0 : 1;
}
