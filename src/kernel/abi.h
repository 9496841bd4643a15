/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What arch/<a>/kernel/ says of an ABI: how a tree's files are built for it,
 * and which of them hold which routines. */
#ifndef UA_KERNEL_ABI_H
#define UA_KERNEL_ABI_H

#include "kernel/words.h"

struct ua_abi_set {
	char *name;
	struct ua_words features, options;
};

/* A symbol and what it promises. */
struct ua_row {
	char *symbol;
	struct ua_words ops, files;	/* paths in the tree, of different ages */
	char *shim;			/* "" for none */
	struct ua_words flags, sets, abis;
	unsigned long slack, max_length, lengths;
	unsigned line;			/* in the file routines */
};

struct ua_abi {
	char *name;		/* "x86_64" */
	char *dir;		/* arch/<a>/kernel */
	char *target;		/* of src/targets.def, or "native" */
	char *arch;		/* the ABI that native means */
	char *srcarch;		/* the tree's arch/ folder */
	char *package;		/* Debian's, of the compiler */
	char *elf;		/* its object files: machine, bits, end, ABI (object.c) */
	struct ua_words compiler, flags, ldflags, config, offsets, names, asflags;
	struct ua_abi_set *set;
	size_t sets;
	struct ua_row *row;
	size_t rows;
};

/* Reads every ABI below the data folder; 0, or an exit status + 1 after having
 * said what is wrong, with file and line. */
int ua_abis_read(struct ua_abi **abis, size_t *n);

/* Where shared data lies: $UCTORTURE_DATA, the source tree, where make install
 * puts it.  The path of a file that is there, allocated; NULL. */
char *ua_data_file(const char *name);	/* "arch", "src/image.h" */

/* routines.c */
bool ua_row_flag(struct ua_row *r, const char *word);	/* takes it; false: it is none */
bool ua_row_op(const char *name);
int ua_rows_read(struct ua_abi *abi, const char *name, bool optional);

/* "FILE:LINE: ...", one line; an exit status + 1. */
int ua_data_wrong(const char *file, unsigned line, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

#endif
