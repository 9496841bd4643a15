/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What every .S file of this folder includes first; see arch/linkage.h.
 *
 * Delay slots are written out (.set noreorder), so that what USER marks stays
 * where it is.  ADD, ADDI, SUB, LOAD, STORE are of the ABI's word, WORD bytes.
 */
#ifndef UA_MIPS_ASM_H
#define UA_MIPS_ASM_H

#define UA_TYPE_FUNC	@function
#define UA_TYPE_PROGBITS @progbits
#define UA_LANDING_PAD

#if _MIPS_SIM == _ABI64
#define WORD	8
#define ADD	daddu
#define ADDI	daddiu
#define SUB	dsubu
#define LOAD	ld
#define STORE	sd
#define UA_WORD	.dword
#else
#define WORD	4
#define ADD	addu
#define ADDI	addiu
#define SUB	subu
#define LOAD	lw
#define STORE	sw
#define UA_WORD	.word
#endif

/* Registers by their use, which n64 and o32 number differently. */
#define v0	$2
#define v1	$3
#define a0	$4
#define a1	$5
#define a2	$6
#define a3	$7
#define t4	$12
#define t5	$13
#define t6	$14
#define t7	$15
#define t8	$24
#define t9	$25
#define gp	$28
#define sp	$29
#define ra	$31

	.set	noreorder
	.set	noat

#include "linkage.h"

#endif
