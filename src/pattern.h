/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What memory holds before a case.  A byte tells by its value what it is:
 *
 *   0x00          cleared, or zero padding
 *   0x01..0x7f    source; any three in a row tell where they are from, over
 *                 two megabytes
 *   0x80..0xff    a destination that was not touched; 0xff all over where
 *                 memory is cleared, as in the stress test of 2012
 */
#ifndef UA_PATTERN_H
#define UA_PATTERN_H

#include <stddef.h>

void ua_pattern_source(unsigned char *p, size_t n);
void ua_pattern_poison(unsigned char *p, size_t n);

#define UA_POISON_CLEAR	0xff

#endif
