/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "audit.h"
#include "finding.h"
#include "insn.h"
#include "loaded.h"
#include "options.h"
#include "registry.h"
#include "symbol.h"

void ua_audit_note(struct ua_audit *a, const char *format, ...)
{
	va_list list;

	if (a->n == UA_AUDIT_MAX)
		return;
	va_start(list, format);
	vsnprintf(a->note[a->n++], UA_AUDIT_TEXT, format, list);
	va_end(list);
}

static const char *name(uintptr_t at)
{
	static char buf[2][UA_SYMBOL_MAX];
	static unsigned turn;

	turn = !turn;
	return ua_symbol_name(at, buf[turn], sizeof(buf[turn]));
}

void ua_audit_table(struct ua_audit *a, const struct ua_extable *t)
{
	for (size_t i = 0; i < t->n; i++) {
		const struct ua_exentry *e = &t->entry[i];

		if (i && e->insn < e[-1].insn)
			ua_audit_note(a, "the table is not sorted: the entry of %s stands behind that of %s",
				      name(e->insn), name(e[-1].insn));
		if (!strncmp(name(e->insn), "0x", 2))
			ua_audit_note(a, "the entry of %s is in no function", name(e->insn));
	}
}

static void audit_entry(struct ua_audit *a, const struct ua_exentry *e, const struct ua_span *span)
{
	struct ua_insn i;
	uintptr_t p = span->start;

	for (; p < e->insn && ua_arch_decode(p, &i); p += i.size)
		;
	if (p != e->insn || !ua_arch_decode(p, &i))
		ua_audit_note(a, "the entry of %s is for no instruction", name(e->insn));
	else if (!i.accesses)
		ua_audit_note(a, "the entry of %s is for an instruction that accesses no memory",
			      name(e->insn));
	if (e->fixup < span->low || e->fixup >= span->high)
		ua_audit_note(a, "the fixup of %s is outside its code: %s", name(e->insn),
			      name(e->fixup));
}

void ua_audit_entries(struct ua_audit *a, const struct ua_extable *t, const struct ua_span *span)
{
	for (size_t i = 0; i < t->n; i++) {
		const struct ua_exentry *e = &t->entry[i];

		if (e->insn < span->start || e->insn >= span->end)
			continue;
		audit_entry(a, e, span);
		for (size_t k = 0; k < i; k++)
			if (t->entry[k].insn == e->insn)
				ua_audit_note(a, "%s has two entries", name(e->insn));
	}
}

/* The registers that hold the user's pointer at the entry, by what the op does
 * there.  Only where a hole is promised a fixup. */
static void pointers(const struct ua_routine *r, uint64_t *load, uint64_t *store)
{
	unsigned traits = ua_op_info(r->op)->traits;
	unsigned source = UA_HAS_DST(traits) ? 1 : 0;

	*load = *store = 0;
	if (traits & (UA_SRC_USER | UA_TWO_USER))
		*load = 1ull << ua_arch_argument(source);
	if (traits & UA_DST_USER)
		*store = 1ull << ua_arch_argument(0);
}

void ua_audit_routine(struct ua_audit *a, const struct ua_routine *r, const struct ua_extable *t)
{
	struct ua_span span;
	uint64_t load, store;

	if (ua_arch_decoder() || !r->entry || (r->flags & (UA_CATCH | UA_NOFIX | UA_SYSCALL | UA_FILE)) ||
	    !ua_symbol_bounds(r, &span.start, &span.end))
		return;
	span.low = span.start;
	span.high = span.end;
	if (r->row) {
		const struct ua_image_file *f = &ua_image()->file[r->row->file];

		span.low = (uintptr_t)f->start;
		span.high = (uintptr_t)f->end;
	}
	ua_audit_entries(a, t, &span);
	/* A shim has its own way to hand over arguments. */
	if ((ua_op_info(r->op)->traits & UA_WHOLE_PAGE) || (r->row && r->row->entry != r->row->code))
		return;
	pointers(r, &load, &store);
	ua_audit_accesses(a, t, &span, load, store);
}

int ua_command_audit(const struct ua_options *o)
{
	static struct ua_audit a;
	const struct ua_routine **list;
	struct ua_extable table;
	char text[UA_NAME_MAX];
	size_t n, notes = 0;
	int status = ua_choose(o, &list, &n);

	if (status)
		return status - 1;
	if (ua_arch_decoder() || ua_extable_init(&table)) {
		ua_complain("audit: %s", ua_arch_decoder() ? ua_arch_decoder() : "no memory");
		return UA_EXIT_NOTHING;
	}
	for (size_t i = 0; i <= n; i++) {
		a.n = 0;
		if (i < n && (ua_image_apply(list[i]), true))
			ua_audit_routine(&a, list[i], &table);
		else
			ua_audit_table(&a, &table);
		for (unsigned k = 0; k < a.n; k++)
			printf("%s: audit: %s\n", i < n ? ua_routine_name(list[i], text, sizeof(text)) :
			       "the table", a.note[k]);
		notes += a.n;
	}
	printf("%s%zu subjects, %zu notes\n", notes ? "\n" : "", n, notes);
	ua_extable_free(&table);
	free(list);
	return ua_output_done(UA_EXIT_OK);
}
