/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/perf_event.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "clock.h"
#include "counters.h"
#include "emulator.h"

#define CACHE(result)	(PERF_COUNT_HW_CACHE_L1D | PERF_COUNT_HW_CACHE_OP_READ << 8 | \
			 PERF_COUNT_HW_CACHE_RESULT_##result << 16)

static const struct {
	const char *name;
	unsigned type;
	unsigned long config;
} events[UA_COUNTER_NR] = {
	[UA_NANOSECONDS] = { "ns", 0, 0 },
	[UA_CYCLES] = { "cycles", PERF_TYPE_HARDWARE, PERF_COUNT_HW_CPU_CYCLES },
	[UA_INSTRUCTIONS] = { "instructions", PERF_TYPE_HARDWARE, PERF_COUNT_HW_INSTRUCTIONS },
	[UA_L1_LOADS] = { "l1_loads", PERF_TYPE_HW_CACHE, CACHE(ACCESS) },
	[UA_L1_MISSES] = { "l1_misses", PERF_TYPE_HW_CACHE, CACHE(MISS) },
	[UA_STORES] = { "stores", 0, 0 },
};

static struct {
	bool emulated, kernel;		/* of perf: kernel mode as well */
	int file;			/* the plug-in's */
	int leader, fd[UA_COUNTER_NR];	/* perf's; -1: none */
	uint64_t id[UA_COUNTER_NR];
	double start;
	uint64_t ticks;
} now = { .file = -1, .leader = -1 };

/* The clock of the processor; 0 where none can be read. */
static uint64_t ticks(void)
{
#if defined(__x86_64__) || defined(__i386__)
	return __builtin_ia32_rdtsc();
#elif defined(__powerpc__)
	return __builtin_ppc_get_timebase();
#elif defined(__aarch64__)
	uint64_t count;

	__asm__ volatile("isb; mrs %0, cntvct_el0" : "=r"(count));
	return count;
#else
	return 0;
#endif
}

/* ---- perf ------------------------------------------------------------------ */

static int open_event(enum ua_counter c, bool kernel)
{
	struct perf_event_attr a;

	memset(&a, 0, sizeof(a));
	a.size = sizeof(a);
	a.type = events[c].type;
	a.config = events[c].config;
	a.exclude_kernel = !kernel;
	a.exclude_hv = 1;
	a.disabled = now.leader < 0;
	a.read_format = PERF_FORMAT_GROUP | PERF_FORMAT_ID |
			PERF_FORMAT_TOTAL_TIME_ENABLED | PERF_FORMAT_TOTAL_TIME_RUNNING;
	return (int)syscall(SYS_perf_event_open, &a, 0, -1, now.leader, PERF_FLAG_FD_CLOEXEC);
}

static void open_perf(void)
{
	now.leader = -1;
	for (int c = UA_CYCLES; c <= UA_L1_MISSES; c++) {
		now.fd[c] = -1;
		if (c == UA_CYCLES) {
			now.kernel = true;
			now.fd[c] = open_event(c, true);
			now.kernel = now.fd[c] >= 0;
		}
		if (now.fd[c] < 0 && (c == UA_CYCLES || now.leader >= 0))
			now.fd[c] = open_event(c, now.kernel);
		if (c == UA_CYCLES)
			now.leader = now.fd[c];
		if (now.fd[c] >= 0 && ioctl(now.fd[c], PERF_EVENT_IOC_ID, &now.id[c]))
			now.id[c] = 0;
	}
}

static void read_perf(struct ua_counts *counts)
{
	struct { uint64_t n, enabled, running, value[UA_COUNTER_NR][2]; } r;

	if (read(now.leader, &r, sizeof(r)) <= 0 || !r.running)
		return;
	for (uint64_t i = 0; i < r.n && i < UA_COUNTER_NR; i++)
		for (int c = UA_CYCLES; c <= UA_L1_MISSES; c++)
			if (now.fd[c] >= 0 && now.id[c] == r.value[i][1])
				counts->of[c] = (double)r.value[i][0] * (double)r.enabled / (double)r.running;
}

/* ---- the plug-in --------------------------------------------------------- */

static bool read_plugin(struct ua_counts *counts)
{
	char text[128];
	ssize_t n = pread(now.file, text, sizeof(text) - 1, 0);

	if (n <= 0)
		return false;
	text[n] = 0;
	return sscanf(text, "%lf %lf %lf", &counts->of[UA_INSTRUCTIONS], &counts->of[UA_L1_LOADS],
		      &counts->of[UA_STORES]) == 3;
}

static int open_plugin(void)
{
	const char *path = getenv(UA_COUNTS_FILE);
	struct ua_counts counts;

	if (path && now.file < 0)
		now.file = open(path, O_RDONLY | O_CLOEXEC);
	if (now.file < 0)
		return -ENOTSUP;
	ua_counters_begin();
	ua_counters_end(&counts);
	return counts.of[UA_INSTRUCTIONS] > 0 ? 0 : -ENOTSUP;
}

/* ---- both ------------------------------------------------------------------ */

int ua_counters_open(void)
{
	now.emulated = ua_emulator() != NULL;
	if (now.emulated)
		return open_plugin();
	open_perf();
	return 0;
}

bool ua_counters_exact(void)
{
	return now.emulated;
}

bool ua_counters_have(enum ua_counter c)
{
	if (now.emulated)
		return c == UA_INSTRUCTIONS || c == UA_L1_LOADS || c == UA_STORES;
	if (c == UA_NANOSECONDS || c == UA_STORES)
		return c == UA_NANOSECONDS;
	return now.leader >= 0 ? now.fd[c] >= 0 : c == UA_CYCLES && ticks();
}

const char *ua_counter_name(enum ua_counter c)
{
	if (now.emulated && c == UA_L1_LOADS)
		return "loads";
	if (!now.emulated && now.leader < 0 && c == UA_CYCLES)
		return "ticks";		/* of a clock: no cycles */
	return events[c].name;
}

const char *ua_counters_say(char *buf, unsigned long size)
{
	if (now.emulated)
		snprintf(buf, size, "instructions and memory accesses, counted under an emulator (%s): "
			 "never a speed", ua_emulator());
	else if (now.leader >= 0)
		snprintf(buf, size, "CLOCK_MONOTONIC and perf_event_open, %s", now.kernel ?
			 "user and kernel mode" : "user mode alone");
	else
		snprintf(buf, size, "CLOCK_MONOTONIC%s; perf_event_open gives no counters here",
			 ticks() ? " and the processor's clock (ticks, no cycles)" : "");
	return buf;
}

void ua_counters_begin(void)
{
	if (now.emulated) {
		syscall(UA_COUNTS_CALL, 1);
		return;
	}
	if (now.leader >= 0) {
		ioctl(now.leader, PERF_EVENT_IOC_RESET, PERF_IOC_FLAG_GROUP);
		ioctl(now.leader, PERF_EVENT_IOC_ENABLE, PERF_IOC_FLAG_GROUP);
	}
	now.start = ua_clock();
	now.ticks = ticks();
}

void ua_counters_end(struct ua_counts *counts)
{
	uint64_t ticks_end = ticks();
	double end;

	if (now.emulated) {
		syscall(UA_COUNTS_CALL, 2);
		memset(counts, 0, sizeof(*counts));
		if (!read_plugin(counts))
			memset(counts, 0, sizeof(*counts));
		return;
	}
	end = ua_clock();
	memset(counts, 0, sizeof(*counts));
	counts->of[UA_NANOSECONDS] = (end - now.start) * 1e9;
	if (now.leader < 0) {
		counts->of[UA_CYCLES] = (double)(ticks_end - now.ticks);
		return;
	}
	ioctl(now.leader, PERF_EVENT_IOC_DISABLE, PERF_IOC_FLAG_GROUP);
	read_perf(counts);
}
