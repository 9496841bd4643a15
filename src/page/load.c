/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Reading what uctorture wrote: an object a line. */
#include "config.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "options.h"
#include "page/page.h"

struct reading {
	struct ua_page *page;
	const char *path;
	unsigned long line;
	json_t *about;		/* the benchmark's first line */
};

static bool wrong(const struct reading *r, const char *what)
{
	ua_complain("report: %s, line %lu: %s; give it what uctorture run, bench or mutate wrote "
		    "with --format=json", r->path, r->line, what);
	return false;
}

static bool has(const json_t *o, const char *name, json_type type)
{
	const json_t *value = json_object_get(o, name);

	return value && (json_typeof(value) == type ||
			 (type == JSON_REAL && json_is_number(value)));
}

static bool add_run(const struct reading *r, json_t *o)
{
	if (!has(o, "kernel", JSON_STRING) || !has(o, "machine", JSON_STRING) ||
	    !has(o, "seed", JSON_REAL) || !has(o, "failing", JSON_ARRAY))
		return wrong(r, "a result with parts missing");
	ua_page_add(r->page, o);
	return true;
}

static bool add_bench(const struct reading *r, json_t *o)
{
	if (!r->about)
		return wrong(r, "a benchmark's row, and the line about its run is missing");
	if (!has(o, "size", JSON_REAL) || (!has(o, "skipped", JSON_STRING) && !has(o, "value", JSON_REAL)))
		return wrong(r, "a benchmark's row with parts missing");
	json_object_set(o, "about", r->about);
	json_array_append(r->page->bench, o);
	return true;
}

static bool add(struct reading *r, json_t *o)
{
	if (has(o, "bench", JSON_REAL)) {
		if (json_number_value(json_object_get(o, "bench")) != 1)
			return wrong(r, "a benchmark of another version of uctorture");
		json_decref(r->about);
		r->about = json_incref(o);
		json_object_set_new(o, "nr", json_real((double)++r->page->benches));
		return true;
	}
	if (!has(o, "subject", JSON_STRING))
		return wrong(r, "an object that is no result");
	if (has(o, "cache", JSON_STRING))
		return add_bench(r, o);
	if (!has(o, "status", JSON_STRING))
		return wrong(r, "a subject without a result");
	if (has(o, "mutants", JSON_REAL))
		return !json_array_append(r->page->mutants, o);
	return add_run(r, o);
}

/* Numbers as reals: some lengths pass what jansson's integers hold. */
static bool parse(struct reading *r, const char *line)
{
	json_error_t error;
	json_t *o = json_loads(line, JSON_DECODE_INT_AS_REAL | JSON_REJECT_DUPLICATES, &error);
	bool good;

	if (!json_is_object(o)) {
		json_decref(o);
		return wrong(r, "not a JSON object, or cut off");
	}
	good = add(r, o);
	json_decref(o);
	return good;
}

static bool read_lines(struct reading *r, FILE *in)
{
	char *line = NULL;
	size_t size = 0;
	bool good = true;

	while (good && getline(&line, &size, in) > 0) {
		r->line++;
		if (line[strspn(line, " \t\r\n")])
			good = parse(r, line);
	}
	free(line);
	if (good && ferror(in)) {
		ua_complain("report: %s: %s", r->path, strerror(errno));
		return false;
	}
	if (good && !r->line)
		ua_complain("report: %s: it is empty; the run that wrote it came to no result", r->path);
	return good && r->line;
}

bool ua_page_load(struct ua_page *p, const char *path)
{
	struct reading r = { .page = p, .path = path };
	FILE *in = !strcmp(path, "-") ? stdin : fopen(path, "re");
	bool good;

	if (!p->index) {
		p->index = json_object();
		p->kept = json_array();
		p->bench = json_array();
		p->mutants = json_array();
	}
	if (!in) {
		ua_complain("report: %s: %s", path, strerror(errno));
		return false;
	}
	good = read_lines(&r, in);
	if (in != stdin)
		fclose(in);
	json_decref(r.about);
	p->files++;
	return good;
}
