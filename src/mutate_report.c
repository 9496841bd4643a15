/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What mutate says, for people and as JSON. */
#include "config.h"

#include <string.h>

#include "mutate.h"
#include "registry.h"

#define NAME	160

static const char *subject(const struct ua_brood *b, const struct ua_mutant *m, char *buf, size_t size)
{
	unsigned member = m && UA_M_IS_RESULT(m->op) ? m->member : 0;

	return ua_routine_name(b->member[member], buf, size);
}

static void count(const struct ua_brood *b, struct ua_mutate_sum *s)
{
	for (size_t i = 0; i < b->n; i++) {
		const struct ua_mutant *m = &b->mutant[i];

		if (m->fate == UA_LEFT_OUT || m->fate == UA_UNTRIED) {
			s->left_out++;
			continue;
		}
		if (m->equivalent) {
			s->equivalent += m->fate == UA_SURVIVED;
			s->wrong += m->fate == UA_KILLED;
			continue;
		}
		s->mutants++;
		s->survived += m->fate == UA_SURVIVED;
		s->killed += m->fate == UA_KILLED;
		if (m->fate == UA_KILLED)
			s->by[m->clause]++;
	}
}

/* ---- lines of the list that name no mutant ---------------------------------- */

struct missing {
	const struct ua_brood *b;
	FILE *out;		/* NULL: they are only counted */
	unsigned member;
	unsigned long n;
};

static void look_for(void *context, const char *op, unsigned place)
{
	struct missing *x = context;
	const struct ua_brood *b = x->b;
	char name[NAME];

	for (size_t i = 0; i < b->n; i++)
		if (b->mutant[i].place == place && !strcmp(ua_operator_name(b->mutant[i].op), op) &&
		    (!UA_M_IS_RESULT(b->mutant[i].op) || b->mutant[i].member == x->member))
			return;
	x->n++;
	if (x->out)
		fprintf(x->out, "          listed as equivalent, but there is no such mutant: %s %s %u\n",
			ua_routine_name(b->member[x->member], name, sizeof(name)), op, place);
}

/* Mutants of code carry the name of the code's first subject in the registry,
 * whichever was chosen; a line may be for any of them. */
static unsigned long missing(const struct ua_brood *b, FILE *out)
{
	struct missing x = { b, out, 0, 0 };
	char name[NAME];

	if (!b->skipped && !b->broken[0])
		ua_equivalents_each(ua_routine_name(b->member[0], name, sizeof(name)), look_for, &x);
	return x.n;
}

/* ---- text ---------------------------------------------------------------------- */

static void print_clauses(FILE *out, const unsigned long *by)
{
	const char *between = "; by ";

	for (int c = 0; c < UA_C_NR; c++)
		if (by[c]) {
			fprintf(out, "%s%s %lu", between, ua_oracle((enum ua_clause)c)->name, by[c]);
			between = ", ";
		}
}

static void print_mutant(FILE *out, const struct ua_options *o, const struct ua_brood *b,
			 const struct ua_mutant *m)
{
	char name[NAME], text[NAME];
	bool killed = m->fate == UA_KILLED, shown = o->config.verbose > 1;

	subject(b, m, name, sizeof(name));
	ua_mutant_name(m, text, sizeof(text));
	if (m->fate == UA_SURVIVED && !m->equivalent)
		fprintf(out, "          survived: uctorture mutate '%s#%s'  (%s %u: %s)\n", name, text,
			ua_operator_name(m->op), m->place, ua_operator_says(m->op));
	else if (killed && m->equivalent)
		fprintf(out, "          listed as equivalent, but killed by %s: %s#%s  (%s %u)\n",
			ua_oracle(m->clause)->name, name, text, ua_operator_name(m->op), m->place);
	else if (m->fate == UA_SURVIVED && o->config.verbose)
		fprintf(out, "          equivalent: %s#%s: %s\n", name, text, m->equivalent);
	else if (killed && shown)
		fprintf(out, "          killed by %s: %s#%s\n", ua_oracle(m->clause)->name, name, text);
}

static void print_text(FILE *out, const struct ua_options *o, const struct ua_brood *b,
		       const struct ua_mutate_sum *s)
{
	const char *word = b->skipped ? "skip" : b->broken[0] ? "BROKEN" :
			   s->survived || s->wrong ? "FAIL" : "ok";
	char name[NAME];

	fprintf(out, "%-8s  %-42s  ", word, subject(b, NULL, name, sizeof(name)));
	if (b->skipped || b->broken[0]) {
		fprintf(out, "%s\n", b->skipped ? b->skipped : b->broken);
		return;
	}
	fprintf(out, "mutants %lu/%lu killed", s->killed, s->mutants);
	if (s->equivalent)
		fprintf(out, ", %lu equivalent", s->equivalent);
	if (s->left_out)
		fprintf(out, ", %lu left out", s->left_out);
	print_clauses(out, s->by);
	fputc('\n', out);
	for (size_t i = 0; i < b->n; i++)
		print_mutant(out, o, b, &b->mutant[i]);
	missing(b, out);
}

/* ---- JSON ------------------------------------------------------------------------ */

static void json_list(FILE *out, const char *key, const struct ua_brood *b, enum ua_fate fate,
		      bool equivalent)
{
	char name[NAME], text[NAME];
	const char *comma = "";

	fprintf(out, ",\"%s\":[", key);
	for (size_t i = 0; i < b->n; i++) {
		const struct ua_mutant *m = &b->mutant[i];

		if (m->fate != fate || !m->equivalent == equivalent)
			continue;
		fprintf(out, "%s{\"mutant\":\"%s#%s\",\"operator\":\"%s\",\"place\":%u", comma,
			subject(b, m, name, sizeof(name)), ua_mutant_name(m, text, sizeof(text)),
			ua_operator_name(m->op), m->place);
		if (fate == UA_KILLED)
			fprintf(out, ",\"clause\":\"%s\"", ua_oracle(m->clause)->name);
		if (m->equivalent)
			fprintf(out, ",\"reason\":\"%s\"", m->equivalent);
		fputc('}', out);
		comma = ",";
	}
	fputc(']', out);
}

static void print_json(FILE *out, const struct ua_brood *b, const struct ua_mutate_sum *s)
{
	char name[NAME];
	const char *comma = "";

	fprintf(out, "{\"subject\":\"%s\",\"status\":\"%s\"", subject(b, NULL, name, sizeof(name)),
		b->skipped ? "skip" : b->broken[0] ? "broken" :
		s->survived || s->wrong ? "fail" : "pass");
	if (b->skipped || b->broken[0])
		fprintf(out, ",\"reason\":\"%s\"", b->skipped ? b->skipped : b->broken);
	fprintf(out, ",\"mutants\":%lu,\"killed\":%lu,\"left_out\":%lu,\"cases\":%lu,\"seconds\":%.3f,"
		"\"clauses\":{", s->mutants, s->killed, s->left_out, b->cases, b->cpu);
	for (int c = 0; c < UA_C_NR; c++)
		if (s->by[c]) {
			fprintf(out, "%s\"%s\":%lu", comma, ua_oracle((enum ua_clause)c)->name, s->by[c]);
			comma = ",";
		}
	fputc('}', out);
	json_list(out, "survived", b, UA_SURVIVED, false);
	json_list(out, "equivalent", b, UA_SURVIVED, true);
	json_list(out, "not_equivalent", b, UA_KILLED, true);
	fputs("}\n", out);
}

static void add(struct ua_mutate_sum *sum, const struct ua_mutate_sum *s)
{
	sum->mutants += s->mutants;
	sum->killed += s->killed;
	sum->survived += s->survived;
	sum->left_out += s->left_out;
	sum->equivalent += s->equivalent;
	sum->wrong += s->wrong;
	for (int c = 0; c < UA_C_NR; c++)
		sum->by[c] += s->by[c];
}

void ua_mutate_report(FILE *out, const struct ua_options *o, const struct ua_brood *b,
		      struct ua_mutate_sum *sum)
{
	struct ua_mutate_sum s = { 0 };

	count(b, &s);
	s.wrong += missing(b, NULL);
	sum->subjects++;
	sum->skipped += b->skipped != NULL;
	sum->broken += b->broken[0] != 0;
	add(sum, &s);
	if (!strcmp(o->format, "json"))
		print_json(out, b, &s);
	else
		print_text(out, o, b, &s);
	fflush(out);
}

void ua_mutate_end(FILE *out, const struct ua_options *o, const struct ua_mutate_sum *s,
		   double seconds)
{
	if (!strcmp(o->format, "json"))
		return;
	fprintf(out, "\n%lu of %lu mutants killed (%.1f%%), %lu equivalent", s->killed, s->mutants,
		s->mutants ? 100.0 * (double)s->killed / (double)s->mutants : 0, s->equivalent);
	if (s->left_out)
		fprintf(out, ", %lu left out", s->left_out);
	if (s->wrong)
		fprintf(out, ", %lu wrongly listed as equivalent", s->wrong);
	if (s->skipped)
		fprintf(out, ", %zu subjects skipped", s->skipped);
	if (s->broken)
		fprintf(out, ", %zu broken", s->broken);
	print_clauses(out, s->by);
	fprintf(out, "; seed %llu, %.1f s\n", (unsigned long long)o->config.seed, seconds);
}
