/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "fault.h"
#include "machine.h"
#include "mutant.h"
#include "tear.h"
#include "trap.h"
#include "ucontext.h"

/* Is it many stores in one instruction, which can't be stepped over singly? */
#ifndef UA_TRAP_REPEATS
#define UA_TRAP_REPEATS(insn)	false
#endif

/* The general registers of a signal frame. */
#ifndef UA_CONTEXT_REGS
#define UA_CONTEXT_REGS(uc)	((uc)->uc_mcontext)
#endif
_Static_assert(sizeof(UA_CONTEXT_REGS((ucontext_t *)0)) <= sizeof(mcontext_t), "room");

/* Where a step is not to be had, nothing tears. */
#ifndef UA_TRAP_STEPS
#define UA_TRAP_STEPS	true
#endif

enum { PATTERN_1 = 0x55, PATTERN_2 = 0xaa };

static struct {
	enum ua_tear mode;
	uintptr_t operand, page;
	struct ua_torn torn[UA_TEARS_MAX];
	unsigned n;

	/* the store under way */
	enum { IDLE, FIRST, SECOND, TORN } state;
	unsigned char before[sizeof(mcontext_t)];	/* registers, PC at the store */
	uintptr_t hole;			/* its page */
	unsigned char *edge, *inner;	/* accessible bytes next to it, and its own */
	unsigned char edge_was[UA_TEAR_BYTES], inner_was[UA_TEAR_BYTES];
	unsigned char seen[UA_TEAR_BYTES];
	uintptr_t step;			/* the trap behind the store; 0: none */
	unsigned char step_was[UA_TRAP_MAX];
} tear;

static void write_code(uintptr_t at, const unsigned char *bytes)
{
	memcpy((void *)at, bytes, ua_trap_size);
	__builtin___clear_cache((char *)at, (char *)at + ua_trap_size);
}

static bool open_hole(bool open)
{
	return !mprotect((void *)tear.hole, tear.page, open ? PROT_READ | PROT_WRITE : PROT_NONE);
}

static void step(ucontext_t *uc, int pattern)
{
	memset(tear.edge, pattern, UA_TEAR_BYTES);
	tear.step = ua_trap_step(uc, ua_pc_get(uc));
	/* Code, wherever it is: a routine may go on in another. */
	if (tear.step && ua_code_unlock(tear.step, tear.step + UA_TRAP_MAX))
		abort();
	if (tear.step) {
		memcpy(tear.step_was, (const void *)tear.step, ua_trap_size);
		write_code(tear.step, ua_trap_insn);
	}
}

static void end_step(void)
{
	if (tear.step)
		write_code(tear.step, tear.step_was);
	tear.step = 0;
}

/* True: the fault is put off until the store's bytes are known. */
static bool on_fault(ucontext_t *uc, uintptr_t address)
{
	bool below;

	if (tear.state != IDLE) {	/* the real one, or one that it can't be */
		tear.state = IDLE;
		return false;
	}
	tear.hole = address & ~(tear.page - 1);
	below = tear.operand < tear.hole;
	if (!ua_fault_is_write(uc) || tear.n == UA_TEARS_MAX || !UA_TRAP_STEPS ||
	    UA_TRAP_REPEATS(ua_pc_get(uc)))
		return false;
	if (below ? address != tear.hole : address < tear.hole + tear.page - UA_TEAR_BYTES)
		return false;		/* wholly in the hole */
	if (!open_hole(true))
		return false;
	memcpy(tear.before, &UA_CONTEXT_REGS(uc), sizeof(UA_CONTEXT_REGS(uc)));
	tear.edge = (unsigned char *)(below ? tear.hole - UA_TEAR_BYTES : tear.hole + tear.page);
	tear.inner = (unsigned char *)(below ? tear.hole : tear.hole + tear.page - UA_TEAR_BYTES);
	memcpy(tear.edge_was, tear.edge, UA_TEAR_BYTES);
	memcpy(tear.inner_was, tear.inner, UA_TEAR_BYTES);
	tear.state = FIRST;
	step(uc, PATTERN_1);
	return true;
}

/* Which bytes the two runs wrote, each one's value in seen[]. */
static unsigned written(bool *wrote)
{
	unsigned n = 0;

	for (unsigned i = 0; i < UA_TEAR_BYTES; i++) {
		wrote[i] = tear.seen[i] != PATTERN_1 || tear.edge[i] != PATTERN_2;
		if (wrote[i] && tear.edge[i] != PATTERN_2)
			tear.seen[i] = tear.edge[i];
		n += wrote[i];
	}
	return n;
}

static unsigned char garbage(unsigned char value, unsigned char was)
{
	unsigned char g = (unsigned char)~value;

	return g == was ? g ^ 0x18 : g;
}

/* Half of them arrive, or none of them as it should. */
static void tear_up(void)
{
	bool wrote[UA_TEAR_BYTES];
	unsigned n = written(wrote), done = 0, first = UA_TEAR_BYTES;

	memcpy(tear.edge, tear.edge_was, UA_TEAR_BYTES);
	for (unsigned i = 0; i < UA_TEAR_BYTES; i++) {
		if (!wrote[i])
			continue;
		if (tear.mode == UA_TEAR_GARBAGE)
			tear.edge[i] = garbage(tear.seen[i], tear.edge_was[i]);
		else if (2 * done++ < n)
			tear.edge[i] = tear.seen[i];
		if (first == UA_TEAR_BYTES)
			first = i;
	}
	if (n)
		tear.torn[tear.n++] = (struct ua_torn){ (uintptr_t)tear.edge + first, n };
}

static bool on_trap(ucontext_t *uc)
{
	uintptr_t pc = ua_trap_pc(uc);

	if (tear.state != FIRST && tear.state != SECOND)
		return false;
	if (tear.step && pc != tear.step)
		return false;
	ua_trap_stepped(uc);
	end_step();
	if (tear.state == FIRST) {
		memcpy(tear.seen, tear.edge, UA_TEAR_BYTES);
		tear.state = SECOND;
		memcpy(&UA_CONTEXT_REGS(uc), tear.before, sizeof(UA_CONTEXT_REGS(uc)));
		step(uc, PATTERN_2);
		return true;
	}
	tear_up();
	memcpy(tear.inner, tear.inner_was, UA_TEAR_BYTES);
	if (!open_hole(false))
		abort();	/* the rest of the run would be worth nothing */
	tear.state = TORN;
	memcpy(&UA_CONTEXT_REGS(uc), tear.before, sizeof(UA_CONTEXT_REGS(uc)));
	return true;
}

static const struct ua_intruder intruder = { on_trap, on_fault };

void ua_tear_arm(enum ua_tear mode, uintptr_t operand, unsigned long page)
{
	tear.mode = mode;
	tear.operand = operand;
	tear.page = page;
	tear.n = 0;
	tear.state = IDLE;
	if (mode != UA_TEAR_NONE)
		ua_fault_intrude(&intruder);
}

const struct ua_torn *ua_tear_disarm(unsigned *n)
{
	if (tear.mode != UA_TEAR_NONE)
		ua_fault_intrude(NULL);
	end_step();
	*n = tear.n;
	return tear.torn;
}
