/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_DIFF_H
#define UA_DIFF_H

#include "page/page.h"

enum ua_change { UA_WORSE, UA_BETTER, UA_OTHERWISE, UA_CHANGE_NR };

struct ua_changes {
	json_t *list;		/* objects: subject, kind (enum ua_change), what (texts) */
	size_t count[UA_CHANGE_NR];
};

void ua_changes_find(struct ua_changes *c, const struct ua_page *old, const struct ua_page *new);

#endif
