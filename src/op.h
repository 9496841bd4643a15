/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Operations: which contract a routine signs.  Included by ua.h. */
#ifndef UA_OP_H
#define UA_OP_H

enum ua_op {
	UA_OP_CLEAR_USER,
	UA_OP_COPY_TO_USER,
	UA_OP_COPY_FROM_USER,
	UA_OP_CLEAR_PAGE,
	UA_OP_COPY_PAGE,
	UA_OP_MEMSET,
	UA_OP_MEMCPY,
	UA_OP_MEMMOVE,
	UA_OP_STRNLEN,
	UA_OP_GET_USER,
	UA_OP_PUT_USER,
	UA_OP_STRNCPY_FROM_USER,
	UA_OP_STRNLEN_USER,
	UA_OP_CSUM_COPY_TO_USER,
	UA_OP_CSUM_COPY_FROM_USER,
	UA_OP_COPY_IN_USER,
	UA_OP_NR
};

enum ua_op_trait {
	UA_DST_USER = 1,	/* the destination is the user side */
	UA_SRC_USER = 2,	/* the source is the user side */
	UA_DST_KERNEL = 4,	/* the destination is the kernel side */
	UA_SRC_KERNEL = 8,	/* the source is the kernel side */
	UA_RESIDUAL = 16,	/* returns the bytes that were left */
	UA_WHOLE_PAGE = 32,	/* always one aligned page, no length argument */
	UA_ATOMIC = 64,		/* all of it or nothing, of a few lengths */
	UA_STRING = 128,	/* reads a string, returns its length or an error */
	UA_SUM = 256,		/* returns a checksum of 32 bits, 0 after a fault */
	UA_TWO_USER = 512,	/* the kernel side is user memory, and may end early */
};

#define UA_HAS_DST(traits)	((traits) & (UA_DST_USER | UA_DST_KERNEL))
#define UA_HAS_KERNEL(traits)	((traits) & (UA_DST_KERNEL | UA_SRC_KERNEL))

struct ua_op_info {
	const char *name;
	unsigned traits;	/* enum ua_op_trait */
};

const struct ua_op_info *ua_op_info(enum ua_op op);

#endif
