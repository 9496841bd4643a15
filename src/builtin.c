/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The routines that come with the program, from the routines.def tables and
 * the families of system calls. */
#include "config.h"

#include "generic/generic.h"
#include "machine.h"
#include "needs.h"
#include "registry.h"
#include "syscall/syscall.h"

#include <string.h>

/* Declared without a prototype that matters: they are called from assembly. */
#define UA_ROUTINE(op, variant, symbol, flags, slack, need, known, reason, design) \
	extern void symbol(void);
#include UA_ARCH_ROUTINES
#undef UA_ROUTINE

#define UA_ROUTINE(op_, variant_, symbol_, flags_, slack_, need_, known_, reason_, design_) \
	{ .arch = ARCH, .op = UA_OP_##op_, .variant = #variant_, \
	  .entry = (void (*)(void))(symbol_), .flags = (flags_), .slack = (slack_), \
	  .need = (need_), .known = (known_), .reason = (reason_), .design = (design_) },

#define ARCH UA_ABI_NAME
static const struct ua_routine arch_routines[] = {
#include UA_ARCH_ROUTINES
};
#undef ARCH

#define ARCH "generic"
static const struct ua_routine generic_routines[] = {
#include "generic/routines.def"
};
#undef ARCH
#undef UA_ROUTINE

#define UA_SYSCALL_FAMILY(name) \
	extern const struct ua_routine ua_syscall_##name[]; \
	extern const size_t ua_syscall_##name##_count;
#include "syscalls.def"
#undef UA_SYSCALL_FAMILY

#define ARRAY_SIZE(a)	(sizeof(a) / sizeof((a)[0]))

int ua_builtin_add(void)
{
	int err = ua_registry_add(arch_routines, ARRAY_SIZE(arch_routines));

	if (!err)
		err = ua_registry_add(generic_routines, ARRAY_SIZE(generic_routines));
#define UA_SYSCALL_FAMILY(name) \
	if (!err) \
		err = ua_registry_add(ua_syscall_##name, ua_syscall_##name##_count);
#include "syscalls.def"
#undef UA_SYSCALL_FAMILY
	return err;
}
