/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "blocks.h"
#include "fault.h"
#include "inject.h"
#include "machine.h"
#include "mutant.h"
#include "trap.h"
#include "ucontext.h"
#include "worker.h"

/* What stands over an instruction: one that does nothing on some condition
 * must not trap then. */
#ifndef UA_TRAP_OVER
#define UA_TRAP_OVER(insn)	ua_trap_insn
#endif

static struct {
	struct ua_exentry *entry;
	unsigned n;
	uintptr_t page;
	unsigned char saved[UA_ENTRIES_MAX][UA_TRAP_MAX];
	bool planted[UA_ENTRIES_MAX], hit[UA_ENTRIES_MAX];
	unsigned hits;
	uintptr_t open_low, open_high;	/* code that can be written */

	struct ua_injection now;	/* mode UA_INJECT_NOT: only looking */
	unsigned long times;		/* that the entry's instruction ran */
	bool stepping;			/* over it, under way */
	uintptr_t step;			/* the trap behind it; 0: there is none */
	unsigned char step_saved[UA_TRAP_MAX];
	uintptr_t low, high;		/* pages of the operand */
	bool hidden;
	enum ua_injected result;
	uintptr_t address;
} inject;

/* ---- pages -------------------------------------------------------------------- */

static void protect(uintptr_t low, uintptr_t high, int prot)
{
	/* A failure shows as an injection that never faults. */
	if (low < high && mprotect((void *)low, high - low, prot))
		inject.result = UA_INJECT_MISSED;
}

static void show(uintptr_t end)
{
	protect(inject.low, end, PROT_READ | PROT_WRITE);
	inject.hidden = false;
}

static void hide(enum ua_injected result)
{
	inject.hidden = true;
	inject.result = result;	/* until it faults */
	protect(inject.low, inject.high, PROT_NONE);
}

/* ---- traps ------------------------------------------------------------------ */

static void write_code(uintptr_t at, const unsigned char *bytes)
{
	memcpy((void *)at, bytes, ua_trap_size);
	__builtin___clear_cache((char *)at, (char *)at + ua_trap_size);
}

static void plant(unsigned i)
{
	ua_blocks_yield(inject.entry[i].insn);
	memcpy(inject.saved[i], (const void *)inject.entry[i].insn, ua_trap_size);
	write_code(inject.entry[i].insn, UA_TRAP_OVER(inject.entry[i].insn));
	inject.planted[i] = true;
}

static void pull(unsigned i)
{
	if (inject.planted[i])
		write_code(inject.entry[i].insn, inject.saved[i]);
	inject.planted[i] = false;
}

/* Where a step is not to be had, the trap is gone and the fault misses. */
#ifndef UA_TRAP_STEPS
#define UA_TRAP_STEPS	true
#endif

static void step_over(ucontext_t *uc, uintptr_t insn)
{
	if (!UA_TRAP_STEPS)
		return;
	inject.step = ua_trap_step(uc, insn);
	inject.stepping = true;
	if (!inject.step)
		return;
	/* It may end in another function's code, the caller's. */
	if ((inject.step < inject.open_low || inject.step + UA_TRAP_MAX > inject.open_high) &&
	    ua_code_unlock(inject.step, inject.step + UA_TRAP_MAX))
		abort();
	memcpy(inject.step_saved, (const void *)inject.step, ua_trap_size);
	write_code(inject.step, ua_trap_insn);
}

static void end_step(void)
{
	if (inject.step)
		write_code(inject.step, inject.step_saved);
	inject.stepping = false;
	inject.step = 0;
}

/* ---- called from handlers --------------------------------------------------------- */

static int find(uintptr_t pc)
{
	for (unsigned i = 0; i < inject.n; i++)
		if (inject.planted[i] && inject.entry[i].insn == pc)
			return (int)i;
	return -1;
}

static void fired(ucontext_t *uc, unsigned i)
{
	uintptr_t insn = inject.entry[i].insn;

	pull(i);
	ua_blocks_note(insn);
	ua_fault_go(uc, insn);
	if (inject.now.mode == UA_INJECT_NOT || i != inject.now.entry) {
		inject.hit[i] = true;
		inject.hits++;
		return;
	}
	if (++inject.times != inject.now.nth) {
		step_over(uc, insn);
		return;
	}
	if (inject.now.mode == UA_INJECT_NEXT)
		step_over(uc, insn);	/* then hide */
	else
		hide(UA_INJECT_ELSEWHERE);
}

static bool on_trap(ucontext_t *uc)
{
	uintptr_t pc = ua_trap_pc(uc);
	int i;

	if (inject.stepping && (!inject.step || pc == inject.step)) {
		if (inject.step)
			ua_fault_go(uc, pc);
		ua_trap_stepped(uc);
		end_step();
		if (inject.now.mode == UA_INJECT_NEXT && inject.times == inject.now.nth)
			hide(UA_INJECT_MISSED);
		else
			plant(inject.now.entry);
		return true;
	}
	i = find(pc);
	if (i >= 0)
		fired(uc, (unsigned)i);
	return i >= 0;
}

static bool passes(enum ua_inject mode)
{
	return mode == UA_INJECT_PASSING || mode == UA_INJECT_KERNEL_PASSING;
}

/* True: it was not the instruction's own fault, but one that the hidden pages
 * brought upon the next; to be run again. */
static bool on_fault(ucontext_t *uc, uintptr_t address)
{
	if (!inject.hidden)
		return false;
	if (address < inject.low || address >= inject.high) {
		show(inject.high);
		return false;
	}
	if (inject.now.mode != UA_INJECT_NEXT &&
	    ua_pc_get(uc) != inject.entry[inject.now.entry].insn) {
		show(inject.high);
		return true;
	}
	inject.result = UA_INJECT_FAULTED;
	inject.address = address;
	show(passes(inject.now.mode) ? inject.high : address & ~(inject.page - 1));
	return false;
}

static const struct ua_intruder intruder = { on_trap, on_fault };

/* ---- between calls ------------------------------------------------------------------ */

int ua_inject_open(struct ua_exentry *entry, unsigned n)
{
	uintptr_t low = UINTPTR_MAX, high = 0;

	memset(&inject, 0, sizeof(inject));
	inject.page = (uintptr_t)sysconf(_SC_PAGESIZE);
	inject.entry = entry;
	inject.n = n < UA_ENTRIES_MAX ? n : UA_ENTRIES_MAX;
	for (unsigned i = 0; i < inject.n; i++) {
		if (entry[i].insn < low)
			low = entry[i].insn;
		if (entry[i].insn > high)
			high = entry[i].insn;
	}
	if (!inject.n)
		return 0;
	low &= ~(inject.page - 1);
	high = (high + 2 * UA_TRAP_MAX + inject.page - 1) & ~(inject.page - 1);
	inject.open_low = low;
	inject.open_high = high;
	return ua_code_unlock(low, high);
}

void ua_inject_look(const bool *want)
{
	inject.now.mode = UA_INJECT_NOT;
	inject.hits = 0;
	memset(inject.hit, 0, sizeof(inject.hit));
	for (unsigned i = 0; i < inject.n; i++)
		if (want[i])
			plant(i);
	ua_fault_intrude(&intruder);
}

unsigned ua_inject_seen(bool *hit)
{
	unsigned hits = inject.hits;

	if (!hits)
		return 0;
	memcpy(hit, inject.hit, inject.n * sizeof(*hit));
	memset(inject.hit, 0, sizeof(inject.hit));
	inject.hits = 0;
	return hits;
}

void ua_inject_looked(void)
{
	ua_fault_intrude(NULL);
	for (unsigned i = 0; i < inject.n; i++)
		pull(i);
}

void ua_inject_arm(const struct ua_injection *injection, uintptr_t start, unsigned long size)
{
	inject.now = *injection;
	inject.times = 0;
	inject.result = UA_INJECT_MISSED;
	inject.low = start & ~(inject.page - 1);
	inject.high = (start + size + inject.page - 1) & ~(inject.page - 1);
	if (inject.now.entry >= inject.n)
		return;
	plant(inject.now.entry);
	ua_fault_intrude(&intruder);
}

enum ua_injected ua_inject_disarm(uintptr_t *address, unsigned long *times)
{
	enum ua_injected result = inject.result;

	ua_fault_intrude(NULL);
	end_step();
	if (inject.now.entry < inject.n)
		pull(inject.now.entry);
	if (inject.hidden || result == UA_INJECT_FAULTED)
		show(inject.high);
	*address = inject.address;
	if (times)
		*times = inject.times;
	return result;
}
