/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What there is to say about a clause, for people. */
#ifndef UA_EXPLAIN_H
#define UA_EXPLAIN_H

#include "ua.h"

const char *ua_explain_why(enum ua_clause c);	/* why it matters */
const char *ua_explain_bug(enum ua_clause c);	/* a kernel's defect that it catches; NULL */

#endif
