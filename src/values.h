/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Values of options: each says what is wrong, and is false then. */
#ifndef UA_VALUES_H
#define UA_VALUES_H

#include "options.h"

bool ua_value_number(const char *option, const char *text, unsigned long least,
		   unsigned long most, unsigned long *value);
bool ua_value_signed_number(const char *option, const char *text, long *value);
bool ua_value_seconds(const char *text, double *value);
bool ua_value_profile(const char *text, enum ua_profile *value);
bool ua_value_place(const char *text, enum ua_place *value);
bool ua_value_kind(const char *text, enum ua_kind *value);
bool ua_value_percent(const char *text, double *value);
bool ua_value_inject(const char *text, struct ua_options *o);
bool ua_value_consumers(const char *text, struct ua_options *o);
bool ua_value_tear(const char *text, enum ua_tear *value);
bool ua_value_format(const char *text, const char **value);
bool ua_value_string(const char *text, long *value);

/* The word of --inject, as a runner is given it. */
const char *ua_inject_name(unsigned value);

#endif
