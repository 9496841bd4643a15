/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What the commands share. */
#ifndef UA_RUN_H
#define UA_RUN_H

#include "worker.h"

/* Installs the fault guard, tests it, probes the machine.  0; or an exit
 * status + 1 after having said what is broken. */
int ua_prepare(struct ua_facts *facts);

/* Everything that a worker process needs before its first case: 0, or its
 * exit status with the reason in slot->broken; slot->skip is set when the
 * routine can't run here. */
int ua_worker_prepare(struct ua_subject *subject, const struct ua_routine *r,
		      const struct ua_config *config, const struct ua_facts *facts,
		      struct ua_slot *slot);

/* The exception table of this process. */
struct ua_extable *ua_worker_table(void);

/* One case, with everything: run, judged, counted, memory put back. */
void ua_worker_case(struct ua_subject *s, struct ua_tally *t, const struct ua_case *c);

/* In a worker: runs one case into slot->tally, without shrinking; the exit
 * status of the process. */
int ua_worker_one(const struct ua_routine *r, const struct ua_case *c,
		  const struct ua_config *config, const struct ua_facts *facts,
		  struct ua_slot *slot);

#endif
