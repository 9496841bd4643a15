/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * A plug-in of qemu's user-mode emulators: counts instructions and memory
 * accesses between two system calls that no kernel has (src/counters.h), and
 * writes the three numbers to a file that the emulated program reads.
 *
 *	QEMU_PLUGIN=uctorture-count.so,out=FILE
 *
 * The few declarations are those of qemu's documented interface for plug-ins,
 * whose header distributions do not install.  Callbacks alone are used, which
 * every version of it has.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "counters.h"

#define EXPORT	__attribute__((visibility("default")))

struct qemu_plugin_tb;
struct qemu_plugin_insn;

typedef void count_fn(unsigned vcpu, void *unused);
typedef void memory_fn(unsigned vcpu, uint32_t info, uint64_t address, void *unused);
typedef void translated_fn(uint64_t id, struct qemu_plugin_tb *tb);
typedef void called_fn(uint64_t id, unsigned vcpu, int64_t number, uint64_t, uint64_t, uint64_t,
		       uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);

size_t qemu_plugin_tb_n_insns(const struct qemu_plugin_tb *tb);
struct qemu_plugin_insn *qemu_plugin_tb_get_insn(const struct qemu_plugin_tb *tb, size_t i);
bool qemu_plugin_mem_is_store(uint32_t info);
void qemu_plugin_register_vcpu_tb_trans_cb(uint64_t id, translated_fn *cb);
void qemu_plugin_register_vcpu_insn_exec_cb(struct qemu_plugin_insn *insn, count_fn *cb, int flags,
					    void *unused);
void qemu_plugin_register_vcpu_mem_cb(struct qemu_plugin_insn *insn, memory_fn *cb, int flags,
				      int which, void *unused);
void qemu_plugin_register_vcpu_syscall_cb(uint64_t id, called_fn *cb);

#define NO_REGISTERS	0
#define LOADS_AND_STORES 3

EXPORT int qemu_plugin_version = 1;
EXPORT int qemu_plugin_install(uint64_t id, const void *info, int argc, char **argv);

static uint64_t instructions, loads, stores;
static bool counting;
static int out = -1;

/* Since 9.0 the first version is refused; what is used here did not change. */
__attribute__((constructor))
static void choose_version(void)
{
	if (dlsym(RTLD_DEFAULT, "qemu_plugin_register_vcpu_insn_exec_inline_per_vcpu"))
		qemu_plugin_version = 2;
}

static void executed(unsigned vcpu, void *unused)
{
	(void)vcpu;
	(void)unused;
	instructions += counting;
}

static void accessed(unsigned vcpu, uint32_t info, uint64_t address, void *unused)
{
	(void)vcpu;
	(void)address;
	(void)unused;
	if (!counting)
		return;
	if (qemu_plugin_mem_is_store(info))
		stores++;
	else
		loads++;
}

static void translated(uint64_t id, struct qemu_plugin_tb *tb)
{
	(void)id;
	for (size_t i = 0; i < qemu_plugin_tb_n_insns(tb); i++) {
		struct qemu_plugin_insn *insn = qemu_plugin_tb_get_insn(tb, i);

		qemu_plugin_register_vcpu_insn_exec_cb(insn, executed, NO_REGISTERS, NULL);
		qemu_plugin_register_vcpu_mem_cb(insn, accessed, NO_REGISTERS, LOADS_AND_STORES, NULL);
	}
}

static void report(void)
{
	char text[80];
	int n = snprintf(text, sizeof(text), "%-20llu %-20llu %-20llu\n", (unsigned long long)instructions,
			 (unsigned long long)loads, (unsigned long long)stores);

	if (pwrite(out, text, (size_t)n, 0) != n)
		counting = false;	/* the program finds nothing and says so */
}

static void called(uint64_t id, unsigned vcpu, int64_t number, uint64_t what, uint64_t a2,
		   uint64_t a3, uint64_t a4, uint64_t a5, uint64_t a6, uint64_t a7, uint64_t a8)
{
	(void)id, (void)vcpu, (void)a2, (void)a3, (void)a4, (void)a5, (void)a6, (void)a7, (void)a8;
	if (number != UA_COUNTS_CALL)
		return;
	counting = what == 1;
	if (counting)
		instructions = loads = stores = 0;
	else
		report();
}

int qemu_plugin_install(uint64_t id, const void *info, int argc, char **argv)
{
	(void)info;
	for (int i = 0; i < argc; i++)
		if (!strncmp(argv[i], "out=", 4))
			out = open(argv[i] + 4, O_WRONLY | O_CLOEXEC);
	if (out < 0)
		return -1;
	qemu_plugin_register_vcpu_tb_trans_cb(id, translated);
	qemu_plugin_register_vcpu_syscall_cb(id, called);
	return 0;
}
