/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * linkage.h - how every .S file of arch/ opens and closes a routine, and the
 * only way in which it touches user memory.
 *
 *   ENTRY name ... END	a hidden global function; END is defined by ENTRY and
 *			purges itself, so it can't name the wrong symbol, and a
 *			forgotten one is an assembler error at the next ENTRY
 *   USER fixup, insn	the access and its __ex_table entry on one line
 *
 * An entry is two 32-bit self-relative words, the faulting instruction and
 * its fixup, in a read-only section: no text relocations, even in a PIE.
 * All code lies in the section ua_text: "is this PC ours" is a bounds check.
 *
 * The asm.h of an architecture sets UA_TYPE_FUNC and UA_LANDING_PAD first.  One
 * whose function symbols are not their code (descriptors) brings the macros
 * UA_ENTRY_LABEL and UA_ENTRY_SIZE as well, and defines the first's name.
 */
#ifndef UA_LINKAGE_H
#define UA_LINKAGE_H

#ifndef UA_ENTRY_LABEL
	.macro UA_ENTRY_LABEL name:req
\name:
	.endm
	.macro UA_ENTRY_SIZE name:req
	.size \name, . - \name
	.endm
#endif

	.macro ENTRY name:req
	.ifdef .Lua_entry_open
	.if .Lua_entry_open
	.error "ENTRY \name: the routine before it has no END"
	.endif
	.endif
	.Lua_entry_open = 1
	.section ua_text, "ax"
	.p2align 4
	.globl \name
	.hidden \name
	.type \name, UA_TYPE_FUNC
	UA_ENTRY_LABEL \name
	.cfi_startproc
	UA_LANDING_PAD
	.macro END
	.cfi_endproc
	UA_ENTRY_SIZE \name
	.Lua_entry_open = 0
	.purgem END
	.endm
	.endm

/* One exception-table entry: insn faults, go on at fixup. */
	.macro UA_EXTABLE insn:req, fixup:req
	.pushsection __ex_table, "a"
	.p2align 2
	.long \insn - .
	.long \fixup - .
	.popsection
	.endm

/* Where an assembler takes the blank before an operand's first character out of
 * a macro's arguments (SPARC's %), the operation and its operands are two. */
#ifdef UA_USER_OPERANDS
	.macro USER fixup:req, op:req, operands:vararg
.Lua_user\@:
	\op \operands
	UA_EXTABLE .Lua_user\@, \fixup
	.endm
#else
	.macro USER fixup:req, insn:vararg
.Lua_user\@:
	\insn
	UA_EXTABLE .Lua_user\@, \fixup
	.endm
#endif

	.section .note.GNU-stack, "", UA_TYPE_PROGBITS
	.text

#endif
