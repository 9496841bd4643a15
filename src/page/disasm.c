/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Instructions of any machine as text, where capstone is there and knows it. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "page/page.h"

static size_t bytes_at(const json_t *code, unsigned long offset, unsigned char *bytes, size_t most)
{
	const char *hex = ua_json_text(code, "bytes");
	size_t n = strlen(hex) / 2, got = 0;

	for (; offset < n && got < most; offset++) {
		char byte[3] = { hex[2 * offset], hex[2 * offset + 1], 0 };

		bytes[got++] = (unsigned char)strtoul(byte, NULL, 16);
	}
	return got;
}

/* What cannot be decoded: the bytes. */
static void raw(const unsigned char *bytes, size_t n, char *buf, size_t size)
{
	size_t used = (size_t)snprintf(buf, size, ".byte");

	for (size_t i = 0; i < n && used < size; i++)
		used += (size_t)snprintf(buf + used, size - used, "%s0x%02x", i ? ", " : " ", bytes[i]);
}

#ifdef HAVE_CAPSTONE

#include <capstone/capstone.h>

struct machine {
	const char *isa;
	unsigned bits;
	cs_arch arch;
	int mode;
};

static const struct machine machines[] = {
	{ "x86", 64, CS_ARCH_X86, CS_MODE_64 },
	{ "i386", 32, CS_ARCH_X86, CS_MODE_32 },
	{ "arm64", 64, CS_ARCH_ARM64, 0 },
	{ "arm", 32, CS_ARCH_ARM, CS_MODE_ARM },
	{ "powerpc", 64, CS_ARCH_PPC, CS_MODE_64 },
	{ "powerpc", 32, CS_ARCH_PPC, CS_MODE_32 },
	{ "mips", 64, CS_ARCH_MIPS, CS_MODE_MIPS64 },
	{ "mips", 32, CS_ARCH_MIPS, CS_MODE_MIPS32 },
	{ "s390", 64, CS_ARCH_SYSZ, 0 },
	{ "m68k", 32, CS_ARCH_M68K, CS_MODE_M68K_040 },
	{ "sparc", 64, CS_ARCH_SPARC, CS_MODE_V9 },
#if CS_API_MAJOR >= 5
	{ "riscv", 64, CS_ARCH_RISCV, CS_MODE_RISCV64 | CS_MODE_RISCVC },
	{ "riscv", 32, CS_ARCH_RISCV, CS_MODE_RISCV32 | CS_MODE_RISCVC },
#endif
};

static const struct machine *machine_of(const json_t *code)
{
	const char *isa = ua_json_text(code, "isa");

	for (size_t i = 0; i < sizeof(machines) / sizeof(machines[0]); i++)
		if (!strcmp(isa, machines[i].isa) &&
		    machines[i].bits == (unsigned)ua_json_number(code, "bits"))
			return &machines[i];
	return NULL;
}

/* The handle for the code that was asked for last; they come in rows. */
static csh handle_of(const json_t *code)
{
	static const struct machine *open;
	static bool little;
	static csh handle;
	const struct machine *m = machine_of(code);
	int order = ua_json_truth(code, "little") ? CS_MODE_LITTLE_ENDIAN : CS_MODE_BIG_ENDIAN;

	if (m && m == open && little == ua_json_truth(code, "little"))
		return handle;
	if (open)
		cs_close(&handle);
	open = NULL;
	if (!m || cs_open(m->arch, (cs_mode)(m->mode | order), &handle))
		return 0;
	open = m;
	little = ua_json_truth(code, "little");
	if (m->arch == CS_ARCH_X86)
		cs_option(handle, CS_OPT_SYNTAX, CS_OPT_SYNTAX_ATT);
	return handle;
}

static bool decode(const json_t *code, const unsigned char *bytes, size_t n, unsigned long offset,
		   char *buf, size_t size, unsigned *length)
{
	csh handle = handle_of(code);
	cs_insn *insn;

	if (!handle || !cs_disasm(handle, bytes, n, offset, 1, &insn))
		return false;
	*length = insn->size;
	snprintf(buf, size, "%-8s %s", insn->mnemonic, insn->op_str);
	cs_free(insn, 1);
	return true;
}

#else

static bool decode(const json_t *code, const unsigned char *bytes, size_t n, unsigned long offset,
		   char *buf, size_t size, unsigned *length)
{
	(void)code, (void)bytes, (void)n, (void)offset, (void)buf, (void)size, (void)length;
	return false;
}

#endif

bool ua_page_instruction(const json_t *code, unsigned long offset, char *buf, size_t size, unsigned *length)
{
	unsigned char bytes[16];
	size_t n = bytes_at(code, offset, bytes, sizeof(bytes));

	if (!n)
		return false;
	if (decode(code, bytes, n, offset, buf, size, length))
		return true;
	/* Fixed-width machines have words; x86 has no such thing. */
	*length = n >= 4 && !strstr(ua_json_text(code, "isa"), "86") ? 4 : 1;
	raw(bytes, *length, buf, size);
	return true;
}
