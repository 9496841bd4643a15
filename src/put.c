/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include "put.h"

void ua_put_string(FILE *out, const char *s)
{
	fputc('"', out);
	for (; *s; s++) {
		unsigned char c = (unsigned char)*s;

		if (c == '"' || c == '\\')
			fprintf(out, "\\%c", c);
		else if (c < 0x20 || c == 0x7f)
			fprintf(out, "\\u%04x", c);
		else
			fputc(c, out);
	}
	fputc('"', out);
}

void ua_put_member(FILE *out, const char *name, const char *value)
{
	fprintf(out, ",\"%s\":", name);
	ua_put_string(out, value);
}

void ua_put_hex(FILE *out, const char *name, const unsigned char *p, unsigned n)
{
	fprintf(out, ",\"%s\":\"", name);
	for (unsigned i = 0; i < n; i++)
		fprintf(out, "%02x", p[i]);
	fputc('"', out);
}
