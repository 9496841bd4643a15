/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * generic.h - the portable routines, and how they touch memory.
 *
 * A fixup here is a siglongjmp (struct ua_catch in ua.h): after a fault only
 * volatile objects are trusted, so each routine keeps its progress in one
 * volatile counter, "done", which it moves on after the store it counts.
 *
 * The memory is accessed through volatile as well: that keeps accesses and
 * counter in order, and the compiler from making a call to memset or memcpy
 * out of a loop.
 */
#ifndef UA_GENERIC_H
#define UA_GENERIC_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

unsigned long ua_generic_clear_user_byte(void *to, unsigned long n);
unsigned long ua_generic_clear_user_long(void *to, unsigned long n);
unsigned long ua_generic_clear_user_word(void *to, unsigned long n);
unsigned long ua_generic_copy_to_user_byte(void *to, const void *from, unsigned long n);
unsigned long ua_generic_copy_to_user_long(void *to, const void *from, unsigned long n);
unsigned long ua_generic_copy_from_user_byte(void *to, const void *from, unsigned long n);
unsigned long ua_generic_copy_from_user_long(void *to, const void *from, unsigned long n);
unsigned long ua_generic_copy_from_user_pad(void *to, const void *from, unsigned long n);
unsigned long ua_generic_get_user_byte(void *to, const void *from, unsigned long n);
unsigned long ua_generic_get_user_load(void *to, const void *from, unsigned long n);
unsigned long ua_generic_get_user_raw(void *to, const void *from, unsigned long n);
unsigned long ua_generic_put_user_store(void *to, const void *from, unsigned long n);
long ua_generic_strncpy_from_user_byte(void *to, const void *from, unsigned long n);
long ua_generic_strncpy_from_user_long(void *to, const void *from, unsigned long n);
long ua_generic_strncpy_from_user_any(void *to, const void *from, unsigned long n);
unsigned long ua_generic_strnlen_user_byte(const void *from, unsigned long n);
unsigned long ua_generic_strnlen_user_long(const void *from, unsigned long n);
unsigned long ua_generic_csum_copy_byte(void *to, const void *from, unsigned long n);
unsigned long ua_generic_csum_copy_word(void *to, const void *from, unsigned long n);

/* Words of user memory, at any address and of any type. */
struct ua_any_long {
	unsigned long value;
} __attribute__((packed, may_alias));

struct ua_any_word {
	uint32_t value;
} __attribute__((packed, may_alias));

struct ua_any_half {
	uint16_t value;
} __attribute__((packed, may_alias));

struct ua_any_double {
	uint64_t value;
} __attribute__((packed, may_alias));

/* A word where it belongs: one store instruction on every machine. */
typedef unsigned long __attribute__((may_alias)) ua_aligned_long;

/* Bytes until p is a multiple of a long, at most n. */
static inline unsigned long ua_generic_head(const void *p, unsigned long n)
{
	unsigned long head = -(uintptr_t)p % sizeof(long);

	return head < n ? head : n;
}

static inline void ua_generic_clear_bytes(unsigned char *to, volatile unsigned long *done,
					  unsigned long end)
{
	volatile unsigned char *p = to;

	while (*done < end) {
		p[*done] = 0;
		*done = *done + 1;
	}
}

static inline void ua_generic_copy_bytes(unsigned char *to, const unsigned char *from,
					 volatile unsigned long *done, unsigned long end)
{
	volatile unsigned char *p = to;
	const volatile unsigned char *q = from;

	while (*done < end) {
		p[*done] = q[*done];
		*done = *done + 1;
	}
}

/* Up to and with a NUL: *done is then the string's length, as is the result;
 * without one they are end. */
static inline long ua_generic_copy_string(unsigned char *to, const unsigned char *from,
					  volatile unsigned long *done, unsigned long end)
{
	volatile unsigned char *p = to;
	const volatile unsigned char *q = from;

	while (*done < end) {
		unsigned char byte = q[*done];

		p[*done] = byte;
		if (!byte)
			break;
		*done = *done + 1;
	}
	return (long)*done;
}

static inline bool ua_generic_has_zero(unsigned long value)
{
	const unsigned long ones = ~0ul / 0xff;

	return (value - ones) & ~value & (ones << 7);
}

/* The destination is aligned, the source need not be. */
static inline void ua_generic_copy_longs(unsigned char *to, const unsigned char *from,
					 volatile unsigned long *done, unsigned long end)
{
	while (end - *done >= sizeof(long)) {
		const volatile struct ua_any_long *q = (const void *)(from + *done);
		volatile ua_aligned_long *p = (void *)(to + *done);

		*p = q->value;
		*done = *done + sizeof(long);
	}
}

/* A sum with its carries added in, in 32 bits; only 0 gives 0. */
static inline unsigned long ua_generic_fold(uint64_t sum)
{
	while (sum >> 32)
		sum = (sum & 0xffffffff) + (sum >> 32);
	return (unsigned long)sum;
}

/* One load or store of 1, 2, 4 or 8 bytes, as far as the machine has one. */
static inline uint64_t ua_generic_load(const void *from, unsigned long n)
{
	switch (n) {
	case 1:
		return *(const volatile unsigned char *)from;
	case 2:
		return ((const volatile struct ua_any_half *)from)->value;
	case 4:
		return ((const volatile struct ua_any_word *)from)->value;
	default:
		return ((const volatile struct ua_any_double *)from)->value;
	}
}

static inline void ua_generic_store(void *to, unsigned long n, uint64_t value)
{
	switch (n) {
	case 1:
		*(volatile unsigned char *)to = (unsigned char)value;
		break;
	case 2:
		((volatile struct ua_any_half *)to)->value = (uint16_t)value;
		break;
	case 4:
		((volatile struct ua_any_word *)to)->value = (uint32_t)value;
		break;
	default:
		((volatile struct ua_any_double *)to)->value = value;
	}
}

#endif
