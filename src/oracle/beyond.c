/* SPDX-License-Identifier: GPL-2.0-or-later */
/* beyond: a retry that skips over the hole.  That nothing was read there is
 * seen in the destination: source bytes tell where they are from. */
#include "config.h"

#include "oracle.h"

static bool judge(const struct ua_exam *x, struct ua_verdict *v)
{
	return ua_object_memory(v, &x->beyond, "a byte behind the hole was written");
}

const struct ua_oracle ua_oracle_beyond = {
	UA_C_BEYOND, "beyond", UA_S_MEMORY,
	"memory after the hole is untouched",
	judge,
};
