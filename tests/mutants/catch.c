/* SPDX-License-Identifier: GPL-2.0-or-later */
/* In C, with a siglongjmp for a fixup; those with windows and vector sections
 * count as a kernel's would.  Built without sanitizers. */
#include "ua.h"

unsigned long mutant_c_right(void *to, unsigned long n);
unsigned long mutant_c_gives_up(void *to, unsigned long n);
unsigned long mutant_c_hooks_right(void *to, unsigned long n);
unsigned long mutant_c_window_left(void *to, unsigned long n);
unsigned long mutant_c_window_twice(void *to, unsigned long n);
unsigned long mutant_c_window_call(void *to, unsigned long n);
unsigned long mutant_c_vector_left(void *to, unsigned long n);
unsigned long mutant_c_vector_twice(void *to, unsigned long n);

static void clear(volatile unsigned char *to, volatile unsigned long *done, unsigned long n)
{
	for (; *done < n; *done = *done + 1)
		to[*done] = 0;
}

unsigned long mutant_c_right(void *to, unsigned long n)
{
	volatile unsigned long done = 0;
	struct ua_catch c;

	if (UA_CATCH_ARM(&c))
		clear(to, &done, n);
	ua_catch_disarm(&c);
	return n - done;
}

/* Its progress is gone with the fault, though the bytes are cleared. */
unsigned long mutant_c_gives_up(void *to, unsigned long n)
{
	volatile unsigned long done = 0;
	struct ua_catch c;

	if (!UA_CATCH_ARM(&c))
		done = 0;
	else
		clear(to, &done, n);
	ua_catch_disarm(&c);
	return n - done;
}

/* A vector section, unless it is refused, and in it a window; both are left on
 * either path. */
unsigned long mutant_c_hooks_right(void *to, unsigned long n)
{
	int entered = ua_hook_vmx_enter();
	unsigned long left;

	ua_hook_window_open();
	left = mutant_c_right(to, n);
	ua_hook_window_close();
	if (entered)
		ua_hook_vmx_exit();
	return left;
}

/* The window stays open after a fault. */
unsigned long mutant_c_window_left(void *to, unsigned long n)
{
	unsigned long left;

	ua_hook_window_open();
	left = mutant_c_right(to, n);
	if (!left)
		ua_hook_window_close();
	return left;
}

/* After a fault it is opened once more for the rest, inside itself. */
unsigned long mutant_c_window_twice(void *to, unsigned long n)
{
	unsigned long left;

	ua_hook_window_open();
	left = mutant_c_right(to, n);
	if (left) {
		ua_hook_window_open();
		ua_hook_window_close();
	}
	ua_hook_window_close();
	return left;
}

/* Calls out, for the vector unit, with the window open. */
unsigned long mutant_c_window_call(void *to, unsigned long n)
{
	unsigned long left;
	int entered;

	ua_hook_window_open();
	entered = ua_hook_vmx_enter();
	left = mutant_c_right(to, n);
	if (entered)
		ua_hook_vmx_exit();
	ua_hook_window_close();
	return left;
}

/* The vector section is not left after a fault. */
unsigned long mutant_c_vector_left(void *to, unsigned long n)
{
	int entered = ua_hook_vmx_enter();
	unsigned long left = mutant_c_right(to, n);

	if (entered && !left)
		ua_hook_vmx_exit();
	return left;
}

unsigned long mutant_c_vector_twice(void *to, unsigned long n)
{
	unsigned long left;

	ua_hook_vmx_enter();
	ua_hook_vmx_enter();
	left = mutant_c_right(to, n);
	ua_hook_vmx_exit();
	ua_hook_vmx_exit();
	return left;
}
