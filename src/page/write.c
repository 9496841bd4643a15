/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The page as a whole: it needs nothing but itself. */
#include "config.h"

#include "page/page.h"

static void lines(FILE *out, const char *const *line)
{
	for (; *line; line++)
		fputs(*line, out);
}

/* Nothing is ever loaded, whatever is in the data. */
static void head(FILE *out)
{
	fputs("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
	      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
	      "<meta name=\"color-scheme\" content=\"light dark\">\n"
	      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
	      "style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:\">\n"
	      "<link rel=\"icon\" href=\"data:,\">\n<title>uctorture report</title>\n<style>\n", out);
	lines(out, ua_page_style);
	fputs("</style>\n</head>\n<body>\n<a class=\"jump\" href=\"#main\">To the results</a>\n", out);
}

void ua_page_begin(FILE *out)
{
	head(out);
}

void ua_page_end(FILE *out)
{
	ua_html(out, "<footer><p>Made by uctorture %s. Nothing on this page is loaded from elsewhere.</p></footer>\n<script>\n",
		PACKAGE_VERSION);
	lines(out, ua_page_script);
	fputs("</script>\n</body>\n</html>\n", out);
}

static void parts(FILE *out, const struct ua_page *p)
{
	ua_page_ran(out, p);
	ua_page_matrix(out, p);
	ua_page_subjects(out, p);
	ua_page_bench(out, p);
	ua_page_mutants(out, p);
	ua_page_clauses(out);
}

void ua_page_write(FILE *out, const struct ua_page *p)
{
	ua_page_begin(out);
	ua_page_top(out, p);
	fputs("<main id=\"main\">\n", out);
	parts(out, p);
	fputs("</main>\n", out);
	ua_page_end(out);
}
