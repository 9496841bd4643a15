/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What the C files of this folder share. */
#ifndef UA_S390_S390_H
#define UA_S390_S390_H

#include <stdbool.h>
#include <stdint.h>

/* Bits of ua_abi_name(); 0-7 are r6-r13. */
enum {
	UA_ABI_SP = 8, UA_ABI_TP, UA_ABI_FRAME, UA_ABI_FPR, UA_ABI_FPC,
	UA_ABI_NR
};

/* An instruction of 2, 4 or 6 bytes, left-aligned in 48 bits. */
uint64_t ua_s390_insn(uintptr_t at);
unsigned ua_s390_size(uint64_t insn);

/* Byte n of it, and the operation code: one byte, or with the last (or the
 * second, or four bits of it) two. */
#define S390_BYTE(insn, n)	((unsigned)((insn) >> (40 - 8 * (n)) & 0xff))
#define S390_HIGH(insn, n)	(S390_BYTE(insn, n) >> 4)
#define S390_LOW(insn, n)	(S390_BYTE(insn, n) & 15)

/* An access to memory, of those that it may make. */
enum ua_s390_access { UA_S390_NONE, UA_S390_LOAD, UA_S390_STORE };
enum ua_s390_access ua_s390_access(uint64_t insn);

/* mvcos, which is a kernel's: C8 r0. */
#define S390_IS_MVCOS(insn)	(S390_BYTE(insn, 0) == 0xc8 && S390_LOW(insn, 1) == 0)
#define S390_MVCOS_SIZE		6

/* In mvcos.S: mvcos by instructions that a program may use. */
extern const char ua_s390_mvcos[], ua_s390_mvcos_end[];

/* While that runs for an image: where the mvcos is; 0. (image.c) */
extern uintptr_t ua_s390_moving;
/* It is over: registers are as they were when the mvcos was met. */
void ua_s390_moved(void *context);

#endif
