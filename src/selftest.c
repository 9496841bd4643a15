/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include <signal.h>
#include <string.h>
#include <sys/time.h>

#include "fault.h"
#include "probe.h"
#include "selftest.h"

/* One call of a probe under the guard. */
struct trial {
	struct ua_call call;
	struct ua_outcome out;
};

static void do_call(void *call)
{
	ua_checked_call(call);
}

/* True when the probe returned. */
static bool try_probe(struct trial *t, void (*probe)(void), void *at)
{
	memset(t, 0, sizeof(*t));
	t->call.entry = probe;
	t->call.args[0] = (unsigned long)at;
	return ua_fault_guard(&t->out, do_call, &t->call);
}

static bool left_by(const struct trial *t, enum ua_end end, int signo)
{
	return t->out.end == end && t->out.nfaults == 1 && t->out.fault[0].signo == signo;
}

/* The first byte of a hole of the kind. */
static void *hole(const struct ua_arena *a, enum ua_kind kind, struct ua_spot *spot)
{
	struct ua_case c = { .place = UA_AFTER, .kind = kind, .length = 1 };

	c.offset = (long)ua_arena_page(a);
	if (ua_arena_place(a, UA_OP_CLEAR_USER, &c, spot))
		return NULL;
	return spot->user;
}

static const char *test_fixup(const struct ua_arena *a)
{
	struct ua_spot spot;
	struct trial t;
	unsigned char *at = hole(a, UA_NONE, &spot);

	if (!at)
		return "the arena has no hole";
	for (int twice = 0; twice < 2; twice++) {
		if (!try_probe(&t, (void (*)(void))ua_probe_store, at) || t.call.result != 1 ||
		    t.out.nfaults != 1 || t.out.fault[0].how != UA_BY_FIXUP)
			return "a fault with an exception-table entry does not reach its fixup";
		if (!t.out.fault[0].write)
			return "a faulting store is not seen as one";
		if (ua_abi_check(&t.call))
			return "a fixup does not come back with the registers of the fault";
	}
	if (!try_probe(&t, (void (*)(void))ua_probe_store, at - 8) || t.call.result != 0 ||
	    t.out.nfaults)
		return "a store to accessible memory is taken for a fault";
	if (!try_probe(&t, (void (*)(void))ua_probe_load, at) || t.call.result != 1 ||
	    t.out.fault[0].write)
		return "a faulting load is not seen as one";
	return NULL;
}

static const char *test_leave(const struct ua_arena *a)
{
	struct ua_spot spot;
	struct trial t;
	unsigned char *at = hole(a, UA_NONE, &spot);

	for (int twice = 0; twice < 2; twice++) {
		if (try_probe(&t, (void (*)(void))ua_probe_stray, at) ||
		    !left_by(&t, UA_STRAY, SIGSEGV) || t.out.fault[0].how != UA_BY_LEAVE)
			return "libsigsegv does not leave a fault without an entry";
		if (try_probe(&t, (void (*)(void))ua_probe_stray, NULL) ||
		    !left_by(&t, UA_STRAY, SIGSEGV))
			return "a fault outside the arena is not left";
		if (ua_arena_has_bus(a) &&
		    (try_probe(&t, (void (*)(void))ua_probe_stray, hole(a, UA_BUS, &spot)) ||
		    !left_by(&t, UA_STRAY, SIGBUS)))
			return "SIGBUS is not left";
	}
	if (try_probe(&t, (void (*)(void))at, NULL) || t.out.end != UA_STRAY)
		return "a wild jump is not left";
	if (try_probe(&t, (void (*)(void))ua_probe_illegal, NULL) || !left_by(&t, UA_STRAY, SIGILL))
		return "SIGILL is not left";
	if (try_probe(&t, (void (*)(void))ua_probe_trap, NULL) || !left_by(&t, UA_STRAY, SIGTRAP))
		return "SIGTRAP is not left";
	return NULL;
}

/* A C routine whose fixup is a siglongjmp: the fault comes back to it. */
struct catching {
	void *at;
	int volatile came_back;
};

static void catch_fault(void *context)
{
	struct catching *k = context;
	struct ua_catch c;

	if (UA_CATCH_ARM(&c))
		ua_probe_stray(k->at);
	else
		k->came_back++;
	ua_catch_disarm(&c);
}

static const char *test_catch(const struct ua_arena *a)
{
	struct ua_spot spot;
	struct ua_outcome out;
	struct catching k = { hole(a, UA_NONE, &spot), 0 };

	for (int twice = 1; twice <= 2; twice++)
		if (!ua_fault_guard(&out, catch_fault, &k) || k.came_back != twice ||
		    out.nfaults != 1 || out.fault[0].how != UA_BY_CATCH)
			return "a fault does not come back to the routine that catches it";
	k.at = NULL;
	if (ua_fault_guard(&out, catch_fault, &k) || k.came_back != 2 || out.end != UA_STRAY)
		return "a stray fault is swallowed by a routine's catch";
	return NULL;
}

static const char *test_hang(void)
{
	struct itimerval off = { { 0, 0 }, { 0, 0 } };
	struct trial t;

	ua_fault_set_limit(0.002);
	if (ua_fault_watch(0.002))
		return "no timer for the watchdog";
	try_probe(&t, (void (*)(void))ua_probe_hang, NULL);
	setitimer(ITIMER_REAL, &off, NULL);
	ua_fault_set_limit(1.0);
	return t.out.end == UA_HANG ? NULL : "the watchdog does not leave a routine that hangs";
}

static const char *test_checked_call(void)
{
	struct trial t;
	unsigned want = 0, seen;

	if (!try_probe(&t, (void (*)(void))ua_probe_clobber, NULL))
		return "the checked call does not survive lost registers";
	seen = ua_abi_check(&t.call);
	for (unsigned bit = 0; ua_abi_name(bit); bit++)
		want |= 1u << bit;
	want &= UA_PROBE_CLOBBERS;
	return (seen & want) == want ? NULL : "the checked call does not see lost registers";
}

/* ---- facts ---------------------------------------------------------------- */

static void find_kind(const struct ua_arena *a, struct ua_facts *facts, enum ua_kind kind)
{
	struct ua_spot spot;
	struct trial t;
	char *at = hole(a, kind, &spot);

	at += 8;	/* not where the page begins */
	try_probe(&t, (void (*)(void))ua_probe_store, at);
	if (kind == UA_NONE)
		facts->address_exact = t.out.fault[0].address == (uintptr_t)at;
	facts->kind[kind].signo = t.out.fault[0].signo;
	facts->kind[kind].code = t.out.fault[0].code;
	facts->kind[kind].address = t.out.fault[0].located;
}

/* Seven of eight bytes fit: how many of them does the machine store? */
static void find_tearing(const struct ua_arena *a, struct ua_facts *facts)
{
	struct ua_case c = { .place = UA_AFTER, .kind = UA_NONE, .length = 8 };
	struct ua_spot spot;
	struct trial t;

	c.offset = (long)facts->page - 7;
	if (ua_arena_place(a, UA_OP_CLEAR_USER, &c, &spot))
		return;
	memset(spot.a.now + c.offset, 0xff, 7);
	try_probe(&t, (void (*)(void))ua_probe_store, spot.user);
	for (int i = 0; i < 7; i++)
		facts->torn_store += spot.a.now[c.offset + i] != 0xff;
	memset(spot.a.now + c.offset, 0xff, 7);
	try_probe(&t, (void (*)(void))ua_probe_string, spot.user);
	for (int i = 0; i < 7; i++)
		facts->torn_string += spot.a.now[c.offset + i] != 0xff;
	memset(spot.a.now + c.offset, 0xff, 7);
}

const char *ua_selftest(const struct ua_arena *a, struct ua_facts *facts)
{
	const char *broken;
	struct trial t;

	memset(facts, 0, sizeof(*facts));
	facts->page = ua_arena_page(a);
	broken = test_fixup(a);
	if (!broken)
		broken = test_leave(a);
	if (!broken)
		broken = test_catch(a);
	if (!broken)
		broken = test_hang();
	if (!broken)
		broken = test_checked_call();
	if (!broken && !ua_arena_intact(a))
		broken = "an unmapped hole is mapped";
	if (broken)
		return broken;
	for (int kind = 0; kind < UA_KIND_NR; kind++)
		find_kind(a, facts, (enum ua_kind)kind);
	find_tearing(a, facts);
	facts->privileged_traps = !try_probe(&t, (void (*)(void))ua_probe_privileged, NULL);
	return NULL;
}
