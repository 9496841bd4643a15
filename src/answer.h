/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What an operation returns that has no residual: the length of a string, a checksum.
 * Pure functions of the exam, for the oracles.
 */
#ifndef UA_ANSWER_H
#define UA_ANSWER_H

#include "ua.h"

#define UA_HAS_ANSWER(traits)	((traits) & (UA_STRING | UA_SUM))

/* The checksum of n bytes in 16 bits, and what a routine's 32 bits come to:
 * only 0 gives 0. */
unsigned ua_sum(const unsigned char *p, unsigned long n);
unsigned ua_fold(unsigned long sum);

/* What it should be; where more than one is right, one of them. */
long ua_answer_expected(const struct ua_exam *x);

/* Is it one that the op has at all; does it say that the work was done; is
 * it right, where nothing is in the way? */
bool ua_answer_possible(const struct ua_exam *x);
bool ua_answer_claims(const struct ua_exam *x);
bool ua_answer_right(const struct ua_exam *x);

/* It beside what it should be: a checksum folded; and in the terms of
 * ua_case_answer. */
long ua_answer_returned(const struct ua_exam *x);
long ua_answer_got(const struct ua_exam *x);

#endif
