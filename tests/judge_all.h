/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Puts an exam before all oracles and compares who objected. */
#ifndef UA_TESTS_JUDGE_ALL_H
#define UA_TESTS_JUDGE_ALL_H

#include "exam.h"
#include "unit.h"

struct row {
	const char *name;
	void (*seed)(struct fixture *f);
	unsigned want;		/* UA_CLAUSE() bits: exactly these object */
};

static inline void judge_row(const struct row *row)
{
	struct fixture f, before;

	set_right(&f);
	row->seed(&f);
	before = f;
	for (int c = 0; c < UA_C_NR; c++) {
		const struct ua_oracle *o = ua_oracle((enum ua_clause)c);
		struct ua_verdict v = { .what = "" };
		bool bad = o->judge(&f.x, &v), want = row->want & 1u << c;

		ck_assert_msg(bad == want, "%s: %s %s", row->name, o->name,
			      bad ? "objects" : "does not object");
		ck_assert_msg(!bad || v.what[0], "%s: %s says nothing", row->name, o->name);
	}
	ck_assert_msg(!memcmp(&before, &f, sizeof(f)), "%s: an oracle changed the exam", row->name);
}

#endif
