/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * A kernel image: routines of somebody's kernel (or of any objects), linked at
 * a fixed address by `uctorture kernel` and `uctorture object`, and loaded by
 * a runner of the same ABI (--image=FILE).  The ELF file's entry point is the
 * address of a struct ua_image, by which the image says of itself what is in
 * it.  Freestanding C: the image's own compiler reads this, and the runner's.
 *
 * Words that name things are text, so that an image and a runner that don't
 * know the same words say so instead of doing something else.
 */
#ifndef UA_IMAGE_H
#define UA_IMAGE_H

#define UA_IMAGE_MAGIC	0x55416d67u
#define UA_IMAGE_VERSION 2u
#define UA_IMAGE_BASE	0x30000000	/* where it is linked to; below 2 GB for all */
#define UA_IMAGE_FILES	128		/* objects of one image at most */

/* Text of one object file, as it was placed. */
struct ua_image_file {
	const char *path;		/* in the tree: "arch/x86/lib/copy_user_64.S" */
	const char *start, *end;
};

/* A set of CPU features that the patchable parts are patched for. */
struct ua_image_set {
	const char *name;		/* "erms" */
	const unsigned long *feature;	/* x86: numbers; powerpc: masks */
	unsigned features;
	/* Words with blanks between: "window": its stac and clac are there, and
	 * emulated; "novmx": a kernel that refuses the vector unit. */
	const char *options;
};

struct ua_image_row {
	const char *op;			/* as ua_op_info names it */
	const char *name;		/* the symbol, and what tells its uses apart */
	void (*entry)(void);		/* the routine, or the shim that calls it */
	void (*code)(void);		/* the routine */
	const char *flags;		/* words of ua_image_flags, with blanks between */
	const char *sets;		/* names, with blanks between; "" for all */
	unsigned long slack, max_length, lengths;	/* as in struct ua_routine */
	unsigned file;			/* that it lies in */
	unsigned reach[UA_IMAGE_FILES / 32];	/* files whose code it may run: bits */
};

/* What a type of table entry asks for beside the jump to its fixup. */
struct ua_image_fixtype {
	unsigned long key;		/* the type's number, or its handler's address */
	const char *name;		/* the arch's image.c knows it */
};

struct ua_image_extable {
	const char *start, *end;
	unsigned size;			/* bytes of an entry */
	unsigned word;			/* bytes of insn and of fixup: 4 or 8 */
	unsigned relative;		/* each to its own place */
	int type_at, type_size;		/* of the type; type_at -1: there is none */
	unsigned type_relative;		/* the type is a handler, relative */
	const struct ua_image_fixtype *type;
	unsigned types;
};

/* x86: struct alt_instr, as the tree's own macro lays it down. */
struct ua_image_altinstr {
	const char *start, *end;
	unsigned size;
	unsigned pointer;		/* bytes of insn and of replacement, at 0 and behind */
	unsigned relative;
	unsigned feature_at, feature_size;
	unsigned long invert;		/* in feature: patch when the CPU has it not */
	unsigned length_at, new_length_at;
	int pad_at;			/* -1: none */
	/* Words of 4 bytes in the other code that count from their own place to
	 * one outside: what has to follow when the code is moved. */
	const char *const *moving;
	unsigned moves;
};

/* powerpc: struct fixup_entry, of the CPU's and of other features. */
struct ua_image_fixups {
	const char *start, *end;
};

/* What the image calls where a kernel calls out; the runner fills it. */
struct ua_image_hooks {
	void (*window_open)(void), (*window_close)(void);
	int (*vmx_enter)(void);
	void (*vmx_exit)(void);
};

struct ua_image {
	unsigned magic, version;
	const char *abi;		/* "x86_64" */
	const char *tree;		/* the kernel's version, or a file's name */
	const struct ua_image_row *row;
	const struct ua_image_set *set;
	const struct ua_image_file *file;
	unsigned rows, sets, files;
	struct ua_image_hooks *hooks;
	struct ua_image_extable extable;
	struct ua_image_altinstr alternatives;
	struct ua_image_fixups fixups;
};

#endif
