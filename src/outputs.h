/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Where a run's results go: the reporter of stdout, and --report's files. */
#ifndef UA_OUTPUTS_H
#define UA_OUTPUTS_H

#include "options.h"
#include "report/report.h"

/* "FORMAT:FILE"; false after having said what is wrong with it. */
bool ua_outputs_add(const char *text);
bool ua_outputs_any(void);

/* The word of --exit; false after having said so. */
bool ua_value_exit(const char *text, enum ua_exit *value);

/* As those of a reporter: to stdout and to every file.  A reporter that is no
 * format (it collects) gets them alone.  Files that cannot be written are
 * told of once; the others go on. */
void ua_outputs_begin(const struct ua_reporter *main, const struct ua_run *run);
void ua_outputs_result(const struct ua_reporter *main, const struct ua_run *run, size_t i,
		       const struct ua_result *r);
void ua_outputs_end(const struct ua_reporter *main, const struct ua_run *run);

/* The run is over: the status as --exit has it, or UA_EXIT_BROKEN's when an
 * output is not all there. */
int ua_outputs_done(const struct ua_options *o, int status);

#endif
