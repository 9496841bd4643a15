/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Writes the linker script.  Each file's code lies between two symbols, with
 * the other code of its feature sections right behind it, which conditional
 * branches must reach.  Code and tables are one segment, data another.
 */
#include "config.h"

#include <errno.h>
#include <stdio.h>

#include "kernel/build.h"

/* Debugging sections stay, at 0, for file and line of a finding. */
static const char debugging[] =
	"\t.debug_aranges 0 : { *(.debug_aranges) }\n"
	"\t.debug_info 0 : { *(.debug_info) }\n"
	"\t.debug_abbrev 0 : { *(.debug_abbrev) }\n"
	"\t.debug_line 0 : { *(.debug_line) }\n"
	"\t.debug_str 0 : { *(.debug_str) }\n"
	"\t.debug_line_str 0 : { *(.debug_line_str) }\n"
	"\t.debug_ranges 0 : { *(.debug_ranges) }\n"
	"\t.debug_rnglists 0 : { *(.debug_rnglists) }\n"
	"\t.debug_loclists 0 : { *(.debug_loclists) }\n"
	"\t.debug_addr 0 : { *(.debug_addr) }\n"
	"\t.debug_frame 0 : { *(.debug_frame) }\n";

static const char tables[] =
	"\t.ua_tables : ALIGN(64) {\n"
	"\t\t*(.rodata .rodata.* .data.rel.ro .data.rel.ro.* .sdata2 .rodata1)\n"
	"\t\t. = ALIGN(8);\n"
	"\t\tua_extable = .; KEEP(*(__ex_table)) ua_extable_end = .;\n"
	"\t\t. = ALIGN(8);\n"
	"\t\tua_alternatives = .; *(.altinstructions) ua_alternatives_end = .;\n"
	"\t\t. = ALIGN(8);\n"
	"\t\tua_fixups = .; *(__ftr_fixup) ua_fixups_end = .;\n"
	"\t} :text\n";

static const char data[] =
	"\t. = ALIGN(0x10000);\n"
	"\t.data : { *(.data .data.* .sdata .sdata.* .data..*) } :data\n"
	"\t.opd : ALIGN(8) { KEEP(*(.opd)) } :data\n"
	"\t.branch_lt : ALIGN(8) { *(.branch_lt) } :data\n"
	"\t.got : ALIGN(256) { *(.got .toc .toc1 .tocbss .got1 .got2) } :data\n"
	/* Of its own, or the linker for s390 does not find its table's start. */
	"\t.got.plt : { *(.got.plt) } :data\n"
	"\t.plt : { *(.plt .iplt) } :data\n"
	"\t.rela.dyn : { *(.rela.* .rel.*) } :data\n"
	"\t.bss : ALIGN(64) { *(.bss .bss.* .sbss .sbss.* COMMON) } :data\n";

static const char discarded[] =
	"\t/DISCARD/ : {\n"
	"\t\t*(.note .note.* .comment .modinfo .eh_frame .eh_frame_hdr .discard.* .orc_*)\n"
	"\t\t*(__ksymtab* ___ksymtab* __kcrctab* ___kcrctab* __kstrtab* .export_symbol)\n"
	"\t\t*(.return_sites .retpoline_sites .call_sites .ibt_endbr_seal .cfi_sites .smp_locks)\n"
	"\t\t*(_kprobe_blacklist .static_call* __jump_table runtime_* __mmu_ftr_fixup)\n"
	"\t\t*(__fw_ftr_fixup __lwsync_fixup __*barrier*_fixup __bug_table .init.* .exit.* .gnu.attributes)\n"
	"\t}\n";

static void write_text(FILE *out, const struct ua_build *b)
{
	static const char code[] =
		".text .text.* .text..* .noinstr.text .entry.text .kprobes.text .fixup .fixup.* "
		"__ftr_alt_* __mmu_ftr_alt_* .altinstr_aux";

	fputs("\t.text : {\n", out);
	for (size_t i = 0; i < b->objects; i++) {
		fprintf(out, "\t\t. = ALIGN(64); ua_text_%zu = .;\n", i);
		if (b->object[i].object)
			fprintf(out, "\t\t\"%s\"(%s)\n", b->object[i].object, code);
		fprintf(out, "\t\tua_text_%zu_end = .;\n", i);
	}
	for (size_t i = 0; i < b->objects; i++)
		if (b->object[i].moves)
			fprintf(out, "\t\t. = ALIGN(64); ua_moved_%zu = .;\n"
				"\t\t\"%s\"(.altinstr_replacement)\n", i, b->object[i].object);
	fputs("\t\t. = ALIGN(64);\n\t\t*(.altinstr_replacement)\n", out);
	fprintf(out, "\t\t*(%s)\n\t} :text\n", code);
}

int ua_script(const struct ua_build *b, const char *path)
{
	FILE *out = fopen(path, "we");
	int err;

	if (!out)
		return ua_cache_failed(path, errno);
	fprintf(out, "/* Made by uctorture-kernel. */\nENTRY(ua_image)\n"
		"PHDRS { text PT_LOAD FLAGS(5); data PT_LOAD FLAGS(6); }\n"
		"SECTIONS\n{\n\t. = 0x%x;\n", UA_IMAGE_BASE);
	write_text(out, b);
	fputs(tables, out);
	fputs(data, out);
	fputs(debugging, out);
	fputs(discarded, out);
	fputs("}\n", out);
	err = ferror(out) ? ENOSPC : 0;
	if (fclose(out) && !err)
		err = errno;
	return err ? ua_cache_failed(path, err) : 0;
}
