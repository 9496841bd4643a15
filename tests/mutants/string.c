/* SPDX-License-Identifier: GPL-2.0-or-later */
/* strncpy_from_user and strnlen_user in C, each with one defect.  Built without
 * sanitizers. */
#include <errno.h>
#include <string.h>

#include "ua.h"

typedef unsigned long __attribute__((may_alias, aligned(1))) any_long;
typedef unsigned long __attribute__((may_alias)) aligned_long;

long mutant_strncpy_claims(char *to, const char *from, unsigned long n);
long mutant_strncpy_no_nul(char *to, const char *from, unsigned long n);
long mutant_strncpy_counts_nul(char *to, const char *from, unsigned long n);
long mutant_strncpy_minus_1(char *to, const char *from, unsigned long n);
long mutant_strncpy_plus_efault(char *to, const char *from, unsigned long n);
long mutant_strncpy_one_more(char *to, const char *from, unsigned long n);
long mutant_strncpy_terminates(char *to, const char *from, unsigned long n);
long mutant_strncpy_whole_longs(char *to, const char *from, unsigned long n);
long mutant_strncpy_no_bytes(char *to, const char *from, unsigned long n);
long mutant_strncpy_reads_behind(char *to, const char *from, unsigned long n);
long mutant_strncpy_ends_source(char *to, char *from, unsigned long n);
unsigned long mutant_strnlen_without_nul(const char *from, unsigned long n);
unsigned long mutant_strnlen_bound(const char *from, unsigned long n);
unsigned long mutant_strnlen_efault(const char *from, unsigned long n);
unsigned long mutant_strnlen_claims(const char *from, unsigned long n);
unsigned long mutant_strnlen_looks_behind(const char *from, unsigned long n);
unsigned long mutant_strnlen_looks_before(const char *from, unsigned long n);

/* Copies up to and with a NUL, from *done on; false after a fault. */
static bool copy(char *to, const char *from, volatile unsigned long *done, unsigned long n)
{
	const volatile char *q = from;
	volatile bool whole = false;
	volatile char *p = to;
	struct ua_catch c;

	if (UA_CATCH_ARM(&c)) {
		for (; *done < n; *done = *done + 1)
			if (!(p[*done] = q[*done]))
				break;
		whole = true;
	}
	ua_catch_disarm(&c);
	return whole;
}

/* The length so far, in place of the error. */
long mutant_strncpy_claims(char *to, const char *from, unsigned long n)
{
	volatile unsigned long done = 0;

	copy(to, from, &done, n);
	return (long)done;
}

/* Leaves the NUL out. */
long mutant_strncpy_no_nul(char *to, const char *from, unsigned long n)
{
	volatile unsigned long done = 0;
	const volatile char *q = from;
	volatile char *p = to;
	volatile bool whole = false;
	struct ua_catch c;

	if (UA_CATCH_ARM(&c)) {
		for (; done < n && q[done]; done = done + 1)
			p[done] = q[done];
		whole = true;
	}
	ua_catch_disarm(&c);
	return whole ? (long)done : -EFAULT;
}

/* The NUL is one of the bytes that it returns. */
long mutant_strncpy_counts_nul(char *to, const char *from, unsigned long n)
{
	volatile unsigned long done = 0;

	if (!copy(to, from, &done, n))
		return -EFAULT;
	return (long)(done < n ? done + 1 : n);
}

/* Two errors that no caller knows. */
long mutant_strncpy_minus_1(char *to, const char *from, unsigned long n)
{
	volatile unsigned long done = 0;

	return copy(to, from, &done, n) ? (long)done : -1;
}

long mutant_strncpy_plus_efault(char *to, const char *from, unsigned long n)
{
	volatile unsigned long done = 0;

	return copy(to, from, &done, n) ? (long)done : EFAULT;
}

/* Takes the bound for one byte more. */
long mutant_strncpy_one_more(char *to, const char *from, unsigned long n)
{
	volatile unsigned long done = 0;

	return copy(to, from, &done, n + 1) ? (long)done : -EFAULT;
}

/* A string that is too long gets a NUL, too, as strlcpy would give it. */
long mutant_strncpy_terminates(char *to, const char *from, unsigned long n)
{
	volatile unsigned long done = 0;

	if (!copy(to, from, &done, n))
		return -EFAULT;
	if (n && done == n)
		to[n - 1] = 0;
	return (long)done;
}

static bool has_zero(unsigned long value)
{
	return memchr(&value, 0, sizeof(value));
}

/*
 * By longs, then by bytes.  keep: the long with the NUL is stored as it is;
 * past: one is read, and not stored, also where the bound leaves less than that.
 */
static bool copy_longs(char *to, const char *from, volatile unsigned long *done, unsigned long n,
		       bool keep, bool past)
{
	volatile bool whole = false;
	struct ua_catch c;

	if (UA_CATCH_ARM(&c)) {
		while (n - *done >= (past ? 1 : sizeof(long))) {
			unsigned long value = *(const volatile any_long *)(from + *done);

			if (n - *done < sizeof(long) || (has_zero(value) && !keep))
				break;
			*(volatile any_long *)(to + *done) = value;
			if (has_zero(value))
				break;
			*done = *done + sizeof(long);
		}
		whole = true;
	}
	ua_catch_disarm(&c);
	return whole;
}

/* What is behind the NUL in its long comes along. */
long mutant_strncpy_whole_longs(char *to, const char *from, unsigned long n)
{
	volatile unsigned long done = 0;

	copy_longs(to, from, &done, n, true, false);
	return copy(to, from, &done, n) ? (long)done : -EFAULT;
}

/* A long that faults is the end, though the string may end before the hole. */
long mutant_strncpy_no_bytes(char *to, const char *from, unsigned long n)
{
	volatile unsigned long done = 0;

	if (!copy_longs(to, from, &done, n, false, false))
		return -EFAULT;
	return copy(to, from, &done, n) ? (long)done : -EFAULT;
}

/* Reads a long where the bound leaves less. */
long mutant_strncpy_reads_behind(char *to, const char *from, unsigned long n)
{
	volatile unsigned long done = 0;

	copy_longs(to, from, &done, n, false, true);
	return copy(to, from, &done, n) ? (long)done : -EFAULT;
}

/* Takes the string for a list of words, as strtok does. */
long mutant_strncpy_ends_source(char *to, char *from, unsigned long n)
{
	volatile unsigned long done = 0;

	if (!copy(to, from, &done, n))
		return -EFAULT;
	if (done < n)
		from[done] = ' ';
	return (long)done;
}

/* ---- strnlen_user ---------------------------------------------------------- */

/* Bytes before the NUL, at most n; -1 after a fault, with *done bytes seen. */
static long length(const char *from, volatile unsigned long *done, unsigned long n)
{
	const volatile char *p = from;
	volatile long result = -1;
	struct ua_catch c;

	if (UA_CATCH_ARM(&c)) {
		while (*done < n && p[*done])
			*done = *done + 1;
		result = (long)*done;
	}
	ua_catch_disarm(&c);
	return result;
}

/* The length as strlen has it, where the NUL is to be counted. */
unsigned long mutant_strnlen_without_nul(const char *from, unsigned long n)
{
	volatile unsigned long done = 0;
	long result = length(from, &done, n);

	return result < 0 ? 0 : (unsigned long)result;
}

/* A string that is too long is as long as the bound. */
unsigned long mutant_strnlen_bound(const char *from, unsigned long n)
{
	volatile unsigned long done = 0;
	long result = length(from, &done, n);

	return result < 0 ? 0 : (unsigned long)result + ((unsigned long)result < n);
}

/* An error number, where 0 is the error. */
unsigned long mutant_strnlen_efault(const char *from, unsigned long n)
{
	volatile unsigned long done = 0;
	long result = length(from, &done, n);

	return result < 0 ? (unsigned long)-EFAULT : (unsigned long)result + 1;
}

/* A string ends at the hole. */
unsigned long mutant_strnlen_claims(const char *from, unsigned long n)
{
	volatile unsigned long done = 0;

	length(from, &done, n);
	return done + 1;
}

/* By aligned longs; the first is masked, or not; the bound is looked at before
 * the next one is read, or after. */
static unsigned long size_of(const char *from, unsigned long n, bool masks, bool late)
{
	unsigned long skip = (unsigned long)from % sizeof(long), at = 0;
	const volatile aligned_long *p = (const void *)(from - skip);
	unsigned long value = *p;
	const char *nul;

	if (masks)
		memset(&value, 0xff, skip);
	while (!(nul = memchr(&value, 0, sizeof(long))) && at + sizeof(long) - skip < n + late) {
		at += sizeof(long);
		value = *++p;
	}
	at += nul ? (unsigned long)(nul - (const char *)&value) : 0;
	return nul && at - skip < n ? at - skip + 1 : n + 1;
}

static unsigned long by_longs(const char *from, unsigned long n, bool masks, bool late)
{
	volatile unsigned long size = 0, bound = n;
	struct ua_catch c;

	if (!n)
		return 0;
	if (UA_CATCH_ARM(&c))
		size = size_of(from, bound, masks, late);
	ua_catch_disarm(&c);
	return size;
}

unsigned long mutant_strnlen_looks_behind(const char *from, unsigned long n)
{
	return by_longs(from, n, true, true);
}

unsigned long mutant_strnlen_looks_before(const char *from, unsigned long n)
{
	return by_longs(from, n, false, false);
}
