/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The machine, and what about it makes figures doubtful. */
#include "config.h"

#include <sched.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/utsname.h>
#include <time.h>
#include <unistd.h>

#include "bench.h"
#include "clock.h"
#include "emulator.h"

#define STEAL_WORD	8	/* of a line of /proc/stat, after the name */

void ua_bench_warn(struct ua_bench_run *run, const char *format, ...)
{
	va_list list;

	if (run->warnings == sizeof(run->warning) / sizeof(run->warning[0]))
		return;
	va_start(list, format);
	vsnprintf(run->warning[run->warnings++], sizeof(run->warning[0]), format, list);
	va_end(list);
}

int ua_bench_pin(int cpu)
{
	cpu_set_t set;

	if (cpu == -2 || sched_getaffinity(0, sizeof(set), &set))
		return -1;
	if (cpu == -1)	/* the last one: the first has the interrupts */
		for (cpu = CPU_SETSIZE - 1; cpu > 0 && !CPU_ISSET(cpu, &set); )
			cpu--;
	CPU_ZERO(&set);
	CPU_SET(cpu, &set);
	return sched_setaffinity(0, sizeof(set), &set) ? -1 : cpu;
}

/* The first line of a file; "" where there is none. */
__attribute__((format(printf, 3, 4)))
static const char *first_line(char *buf, size_t size, const char *format, ...)
{
	char path[128];
	va_list list;
	FILE *f;

	va_start(list, format);
	vsnprintf(path, sizeof(path), format, list);
	va_end(list);
	*buf = 0;
	f = fopen(path, "re");
	if (!f)
		return buf;
	if (fgets(buf, (int)size, f))
		buf[strcspn(buf, "\n")] = 0;
	fclose(f);
	return buf;
}

/* A line of /proc/cpuinfo by its beginning. */
static bool cpuinfo(const char *key, char *buf, size_t size)
{
	FILE *f = fopen("/proc/cpuinfo", "re");
	char line[8192], *colon;
	bool found = false;

	while (f && !found && fgets(line, sizeof(line), f))
		found = !strncmp(line, key, strlen(key)) && strchr(line, ':');
	if (f)
		fclose(f);
	if (!found)
		return false;
	line[strcspn(line, "\n")] = 0;
	colon = strchr(line, ':') + 1;
	snprintf(buf, size, "%s", colon + (*colon == ' '));
	return true;
}

static void warn_of_clock(struct ua_bench_run *run)
{
	int cpu = run->pinned < 0 ? 0 : run->pinned;
	char text[128];

	first_line(text, sizeof(text), "/sys/devices/system/cpu/cpu%d/cpufreq/scaling_governor", cpu);
	if (*text && strcmp(text, "performance"))
		ua_bench_warn(run, "the CPU's governor is %s, not performance: its clock changes", text);
	first_line(text, sizeof(text), "/sys/devices/system/cpu/intel_pstate/no_turbo");
	if (!strcmp(text, "0"))
		ua_bench_warn(run, "turbo is on: the clock depends on the heat");
	first_line(text, sizeof(text), "/sys/devices/system/cpu/cpufreq/boost");
	if (!strcmp(text, "1"))
		ua_bench_warn(run, "boost is on: the clock depends on the heat");
}

static void warn_of_neighbours(struct ua_bench_run *run)
{
	char text[4096];

	if (run->pinned < 0)
		ua_bench_warn(run, "not pinned to a CPU");
	if (!strcmp(first_line(text, sizeof(text), "/sys/devices/system/cpu/smt/active"), "1"))
		ua_bench_warn(run, "SMT is on: another thread may use the same core");
	if ((cpuinfo("flags", text, sizeof(text)) && strstr(text, " hypervisor")) ||
	    *first_line(text, sizeof(text), "/sys/hypervisor/type"))
		ua_bench_warn(run, "a virtual machine: caches and CPU time are shared unseen");
	if (run->load_before > 0.3)
		ua_bench_warn(run, "load %.1f on %ld CPUs before the start: others run beside",
			      run->load_before, sysconf(_SC_NPROCESSORS_ONLN));
}

/* Of the pinned CPU: all time, and what the hypervisor took. */
static bool cpu_time(int cpu, double *all, double *steal)
{
	FILE *f = fopen("/proc/stat", "re");
	char line[512], name[16];
	bool found = false;

	snprintf(name, sizeof(name), "cpu%d ", cpu);
	while (f && !found && fgets(line, sizeof(line), f))
		found = !strncmp(line, name, strlen(name));
	if (f)
		fclose(f);
	*all = *steal = 0;
	if (!found)
		return false;
	strtok(line, " ");
	for (unsigned i = 1; i <= STEAL_WORD; i++) {
		const char *word = strtok(NULL, " ");
		double n = word ? atof(word) : 0;

		*all += n;
		*steal = n;
	}
	return true;
}

static double all_before, steal_before;

void ua_bench_describe(struct ua_bench_run *run, const struct ua_bench_options *b)
{
	time_t now = time(NULL);
	struct utsname u;
	struct tm tm;

	uname(&u);
	snprintf(run->version, sizeof(run->version), "%s", PACKAGE_VERSION);
	snprintf(run->kernel, sizeof(run->kernel), "%.79s", u.release);
	snprintf(run->machine, sizeof(run->machine), "%.31s", u.machine);
	if (!cpuinfo("model name", run->cpu, sizeof(run->cpu)) && !cpuinfo("cpu", run->cpu, sizeof(run->cpu)))
		strcpy(run->cpu, "unknown CPU");
	if (ua_emulator())	/* /proc/cpuinfo is the host's */
		snprintf(run->cpu, sizeof(run->cpu), "emulated %.80s", u.machine);
	snprintf(run->emulator, sizeof(run->emulator), "%s", ua_emulator() ? ua_emulator() : "");
	snprintf(run->baseline, sizeof(run->baseline), "%s", b->baseline ? b->baseline : "");
	strftime(run->date, sizeof(run->date), "%Y-%m-%d", gmtime_r(&now, &tm));
	ua_counters_say(run->counting, sizeof(run->counting));
	for (int c = 0; c < UA_COUNTER_NR; c++)
		snprintf(run->counter[c], sizeof(run->counter[c]), "%s", ua_counter_name((enum ua_counter)c));
	run->seed = b->o.config.seed;
	if (getloadavg(&run->load_before, 1) != 1)
		run->load_before = 0;
	run->seconds = ua_clock();
	cpu_time(run->pinned, &all_before, &steal_before);
	if (ua_emulator())
		return;
	warn_of_clock(run);
	warn_of_neighbours(run);
}

void ua_bench_describe_end(struct ua_bench_run *run)
{
	double all, steal;

	run->seconds = ua_clock() - run->seconds;
	if (getloadavg(&run->load_after, 1) != 1)
		run->load_after = 0;
	if (cpu_time(run->pinned, &all, &steal) && all > all_before)
		run->steal = 100 * (steal - steal_before) / (all - all_before);
	if (run->steal > 1 && !*run->emulator)
		ua_bench_warn(run, "the hypervisor took %.0f %% of the CPU's time meanwhile", run->steal);
}
