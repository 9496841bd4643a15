/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Parts of a runner's JSON; what is missing is 0, "", false, the first word. */
#ifndef UA_TARGET_JSON_H
#define UA_TARGET_JSON_H

#include <jansson.h>
#include <stdbool.h>

#include "finding.h"
#include "heat.h"

double ua_json_number(const json_t *o, const char *name);
const char *ua_json_text(const json_t *o, const char *name);
bool ua_json_truth(const json_t *o, const char *name);
int ua_json_index(const char *word, const char *const *words);
int ua_json_clause(const char *name);	/* -1: none of ours */

/* A map of "heat". */
void ua_json_heat(const json_t *o, struct ua_heat *h);

/* false: parts are missing. */
bool ua_json_finding(const json_t *o, struct ua_finding *f);

#endif
