/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Stand-ins that need exception-table entries, which must look as the tree's
 * own do: assembled with the tree's headers, as its .S files are, and linked
 * with them.  Weak, as in stubs.c.
 */
#include <linux/linkage.h>
#include <asm/asm.h>
#if __has_include(<asm/smap.h>)
#include <asm/smap.h>
#endif

	.text

/*
 * Stands in for copy_user_handle_tail() of usercopy_64.c (to 5.1): a copy
 * faulted, edx bytes are left at rsi and rdi; as many of them as can be are
 * copied singly.  The window is open, and the C code closed it.  Kernels up to
 * 4.11 then cleared what was left of the destination; this leaves it alone.
 */
	.weak	copy_user_handle_tail
	.type	copy_user_handle_tail, @function
copy_user_handle_tail:
	mov	%edx, %ecx
.Lua_tail:
	rep movsb
.Lua_tail_done:
	mov	%ecx, %eax
#ifdef ASM_CLAC
	ASM_CLAC
#endif
	ret
	.size	copy_user_handle_tail, . - copy_user_handle_tail

#ifdef _ASM_EXTABLE_UA
	_ASM_EXTABLE_UA(.Lua_tail, .Lua_tail_done)
#else
	_ASM_EXTABLE(.Lua_tail, .Lua_tail_done)
#endif
