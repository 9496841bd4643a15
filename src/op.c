/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The table of operations, and the names of places and kinds. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "ua.h"

static const struct ua_op_info ops[UA_OP_NR] = {
	[UA_OP_CLEAR_USER] = { "clear_user", UA_DST_USER | UA_RESIDUAL },
	[UA_OP_COPY_TO_USER] = { "copy_to_user", UA_DST_USER | UA_SRC_KERNEL | UA_RESIDUAL },
	[UA_OP_COPY_FROM_USER] = { "copy_from_user", UA_SRC_USER | UA_DST_KERNEL | UA_RESIDUAL },
	[UA_OP_CLEAR_PAGE] = { "clear_page", UA_DST_USER | UA_WHOLE_PAGE },
	[UA_OP_COPY_PAGE] = { "copy_page", UA_DST_USER | UA_SRC_KERNEL | UA_WHOLE_PAGE },
	[UA_OP_MEMSET] = { "memset", UA_DST_USER },
	[UA_OP_MEMCPY] = { "memcpy", UA_DST_USER | UA_SRC_KERNEL },
	[UA_OP_MEMMOVE] = { "memmove", UA_DST_USER | UA_SRC_KERNEL },
	[UA_OP_STRNLEN] = { "strnlen", UA_SRC_USER | UA_STRING },
	[UA_OP_GET_USER] = { "get_user", UA_SRC_USER | UA_DST_KERNEL | UA_RESIDUAL | UA_ATOMIC },
	[UA_OP_PUT_USER] = { "put_user", UA_DST_USER | UA_SRC_KERNEL | UA_RESIDUAL | UA_ATOMIC },
	[UA_OP_STRNCPY_FROM_USER] = { "strncpy_from_user", UA_SRC_USER | UA_DST_KERNEL | UA_STRING },
	[UA_OP_STRNLEN_USER] = { "strnlen_user", UA_SRC_USER | UA_STRING },
	[UA_OP_CSUM_COPY_TO_USER] = { "csum_copy_to_user", UA_DST_USER | UA_SRC_KERNEL | UA_SUM },
	[UA_OP_CSUM_COPY_FROM_USER] = { "csum_copy_from_user", UA_SRC_USER | UA_DST_KERNEL | UA_SUM },
	[UA_OP_COPY_IN_USER] = { "copy_in_user",
				 UA_DST_USER | UA_SRC_KERNEL | UA_RESIDUAL | UA_TWO_USER },
};

const struct ua_op_info *ua_op_info(enum ua_op op)
{
	return &ops[op];
}

const char *ua_routine_name(const struct ua_routine *r, char *buf, size_t size)
{
	/* In a merged report every foreign subject has its target in front. */
	bool foreign = r->target && strcmp(r->target, "native") && strcmp(r->target, r->arch);

	bool plain = r->flags & (UA_SYSCALL | UA_FILE);

	snprintf(buf, size, "%s%s%s%s%s/%s", foreign ? r->target : "", foreign ? "/" : "", r->arch,
		 plain ? "" : "/", plain ? "" : ops[r->op].name, r->variant);
	return buf;
}

const char *ua_place_name(enum ua_place p)
{
	static const char *const names[] = { "after", "before", "middle", "both" };

	return (unsigned)p < UA_PLACE_NR ? names[p] : "?";
}

const char *ua_kind_name(enum ua_kind k)
{
	static const char *const names[] = {
		"none", "unmapped", "read-only", "bus", "noncanonical",
	};

	return (unsigned)k < UA_KIND_NR ? names[k] : "?";
}

unsigned long ua_routine_lengths(const struct ua_routine *r)
{
	if (r->lengths || !(ops[r->op].traits & UA_ATOMIC))
		return r->lengths;
	return UA_LENGTH(1) | UA_LENGTH(2) | UA_LENGTH(4) | UA_LENGTH(8);
}
