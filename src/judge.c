/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The oracles of src/oracle/, and what each profile makes of them. */
#include "config.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "oracle/oracle.h"
#include "subject.h"

#define UA_ORACLE(name) extern const struct ua_oracle ua_oracle_##name;
#include "oracles.def"
#undef UA_ORACLE

#define UA_ORACLE(name) &ua_oracle_##name,
static const struct ua_oracle *const oracles[] = {
#include "oracles.def"
};
#undef UA_ORACLE

const struct ua_oracle *ua_oracle(enum ua_clause clause)
{
	for (size_t i = 0; i < sizeof(oracles) / sizeof(oracles[0]); i++)
		if (oracles[i]->clause == clause)
			return oracles[i];
	return NULL;
}

enum ua_level ua_profile_level(enum ua_profile p, enum ua_clause clause)
{
	switch (clause) {
	case UA_C_EXACT:
	case UA_C_MONOTONE:
		return p == UA_P_STRICT ? UA_L_FAIL : UA_L_OFF;
	case UA_C_TAIL:
	case UA_C_PROGRESS:
		return p == UA_P_LAX ? UA_L_NOTE : UA_L_FAIL;
	default:
		return UA_L_FAIL;
	}
}

const char *ua_profile_name(enum ua_profile p)
{
	static const char *const names[] = { "doc", "strict", "lax" };

	return (unsigned)p < UA_P_NR ? names[p] : "?";
}

const char *ua_severity_name(enum ua_severity s)
{
	static const char *const names[] = { "memory", "leak", "hang", "state", "precision" };

	return (unsigned)s < sizeof(names) / sizeof(names[0]) ? names[s] : "?";
}

bool ua_object(struct ua_verdict *v, long expected, long got, const char *format, ...)
{
	va_list list;

	v->expected = expected;
	v->got = got;
	v->diff.found = false;
	va_start(list, format);
	vsnprintf(v->what, sizeof(v->what), format, list);
	va_end(list);
	return true;
}

bool ua_object_memory(struct ua_verdict *v, const struct ua_diff *d, const char *what)
{
	if (!d->found)
		return false;
	ua_object(v, d->want, d->got, "%s", what);
	v->diff = *d;
	return true;
}

unsigned ua_judge(const struct ua_subject *s, struct ua_verdict *verdicts)
{
	struct ua_verdict spare;
	unsigned bad = 0;

	for (unsigned i = 0; i < s->oracles; i++) {
		const struct ua_oracle *o = s->oracle[i];

		/* The other clauses have judged such calls one by one. */
		if (s->exam.c->consumer && o->clause != UA_C_PROGRESS)
			continue;
		if (o->judge(&s->exam, verdicts ? &verdicts[o->clause] : &spare))
			bad |= 1u << o->clause;
	}
	return bad;
}
