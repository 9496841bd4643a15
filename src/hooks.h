/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Counted hooks: what a routine calls where a kernel opens and closes the
 * user-access window, and enters and leaves a vector section.  They only
 * count; the clauses window and state judge the counts of each call.
 */
#ifndef UA_HOOKS_H
#define UA_HOOKS_H

struct ua_hooks {
	unsigned long window_opened, window_closed;
	unsigned long vmx_entered, vmx_left;
	int window_depth, vmx_depth;	/* now; 0 when none is open */
	unsigned long misuse;		/* opened twice, closed when not open, or a
					 * call-out (vmx_enter) in an open window */
	int vmx_allowed;		/* what ua_hook_vmx_enter answers */
};

extern struct ua_hooks ua_hooks;	/* of the call under way */

void ua_hook_window_open(void);
void ua_hook_window_close(void);
int ua_hook_vmx_enter(void);	/* not 0: the vector unit may be used */
void ua_hook_vmx_exit(void);

/* Other code of the kernel may run now, another task even: not in an open
 * window. */
void ua_hook_call_out(void);

/* What ua_hook_vmx_enter answers from now on; at first it allows. */
void ua_hooks_allow_vmx(int allow);

/* Before a call: all counts to zero. */
void ua_hooks_reset(void);

#endif
