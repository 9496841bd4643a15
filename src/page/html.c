/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Writing HTML: text is escaped unless it is asked for raw. */
#include "config.h"

#include <math.h>
#include <stdarg.h>
#include <string.h>

#include "page/page.h"

static void escape(FILE *out, const char *s)
{
	for (; s && *s; s++) {
		switch (*s) {
		case '&':
			fputs("&amp;", out);
			break;
		case '<':
			fputs("&lt;", out);
			break;
		case '>':
			fputs("&gt;", out);
			break;
		case '"':
			fputs("&quot;", out);
			break;
		case '\'':
			fputs("&#39;", out);
			break;
		default:
			/* Controls are no characters of HTML. */
			if ((unsigned char)*s < 0x20 && *s != '\n' && *s != '\t')
				fputs("&#xfffd;", out);
			else
				fputc(*s, out);
		}
	}
}

/* 1234567 as "1 234 567", with narrow blanks that do not break. */
static void count(FILE *out, double n)
{
	char digits[40];
	size_t length;

	if (!isfinite(n) || fabs(n) > 1e18) {
		fprintf(out, "%g", n);
		return;
	}
	length = (size_t)snprintf(digits, sizeof(digits), "%.0f", n);
	for (size_t i = 0; i < length; i++) {
		fputc(digits[i], out);
		if ((length - i) % 3 == 1 && i + 1 < length && digits[i] != '-')
			fputs("&#8239;", out);
	}
}

static void coordinate(FILE *out, double x)
{
	char text[40];
	size_t n = (size_t)snprintf(text, sizeof(text), "%.1f", x);

	if (n > 2 && !strcmp(text + n - 2, ".0"))
		text[n - 2] = 0;
	fputs(text, out);
}

void ua_html(FILE *out, const char *format, ...)
{
	va_list list;

	va_start(list, format);
	for (const char *p = format; *p; p++) {
		if (*p != '%') {
			fputc(*p, out);
			continue;
		}
		switch (*++p) {
		case 's':
			escape(out, va_arg(list, const char *));
			break;
		case 'r':
			fputs(va_arg(list, const char *), out);
			break;
		case 'd':
			fprintf(out, "%d", va_arg(list, int));
			break;
		case 'u':
			fprintf(out, "%u", va_arg(list, unsigned));
			break;
		case 'z':
			count(out, (double)va_arg(list, size_t));
			break;
		case 'f':
			coordinate(out, va_arg(list, double));
			break;
		case 'g':
			fprintf(out, "%.4g", va_arg(list, double));
			break;
		case 'c':
			count(out, va_arg(list, double));
			break;
		default:
			fputc('%', out);
		}
	}
	va_end(list);
}

void ua_html_clauses(FILE *out, unsigned set)
{
	const char *comma = "";

	for (int c = 0; c < UA_C_NR; c++)
		if (set & 1u << c) {
			const char *name = ua_oracle((enum ua_clause)c)->name;

			ua_html(out, "%r<a href=\"#clause-%s\" title=\"%s\">%s</a>", comma, name,
				ua_oracle((enum ua_clause)c)->says, name);
			comma = ", ";
		}
}

void ua_html_name(FILE *out, const char *name, bool breaks)
{
	char part[2] = { 0, 0 };

	for (; *name; name++) {
		part[0] = *name;
		escape(out, part);
		if (breaks && (*name == '/' || *name == '_' || *name == '@'))
			fputs("<wbr>", out);
	}
}

void ua_html_number(FILE *out, double n, const char *one, const char *many)
{
	ua_html(out, "%c %s", n, n == 1 ? one : many);
}
