/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_ASM_ASM_H
#define UA_ASM_ASM_H

#include <linux/stringify.h>
#include <asm/extable_fixup_types.h>

#ifdef __ASSEMBLY__

#define __ASM_FORM(x)		x
#define __ASM_FORM_RAW(x)	x
#define __ASM_FORM_COMMA(x)	x,
#define __ASM_SEL(short, long)	long
#define __ASM_SIZE(name, ...)	name##q##__VA_ARGS__
#define __ASM_REG(name)		r##name

#define _ASM_PTR	.quad
#define _ASM_ALIGN	.balign 8
#define _ASM_MOV	movq
#define _ASM_INC	incq
#define _ASM_DEC	decq
#define _ASM_ADD	addq
#define _ASM_SUB	subq
#define _ASM_XADD	xaddq
#define _ASM_MUL	mulq
#define _ASM_AX		rax
#define _ASM_BX		rbx
#define _ASM_CX		rcx
#define _ASM_DX		rdx
#define _ASM_SP		rsp
#define _ASM_BP		rbp
#define _ASM_SI		rsi
#define _ASM_DI		rdi
#define _ASM_ARG1	rdi
#define _ASM_ARG2	rsi
#define _ASM_ARG3	rdx
#define _ASM_NOKPROBE(name)

/* ---- tables -------------------------------------------------------------------- */

#ifdef UA_TABLE_WRITTEN_OUT	/* up to 3.4: two addresses */
#define _ASM_EXTABLE_TYPE(from, to, type)	\
	.pushsection __ex_table, "a" ;		\
	.balign	8 ;				\
	.quad	from, to ;			\
	.popsection
#else				/* as 5.16: two distances and a type */
#define _ASM_EXTABLE_TYPE(from, to, type)	\
	.pushsection __ex_table, "a" ;		\
	.balign	4 ;				\
	.long	(from) - . ;			\
	.long	(to) - . ;			\
	.long	type ;				\
	.popsection
#endif

	.macro ua_table_register from, to, type, register
	.set	ua_number, 0
	.set	ua_found, -1
	.irp	r, rax, rcx, rdx, rbx, rsp, rbp, rsi, rdi, r8, r9, r10, r11, r12, r13, r14, r15
	.ifc	\register, %\r
	.set	ua_found, ua_number
	.endif
	.set	ua_number, ua_number + 1
	.endr
	.set	ua_number, 0
	.irp	r, eax, ecx, edx, ebx, esp, ebp, esi, edi, r8d, r9d, r10d, r11d, r12d, r13d, r14d, r15d
	.ifc	\register, %\r
	.set	ua_found, ua_number
	.endif
	.set	ua_number, ua_number + 1
	.endr
	.if	ua_found < 0
	.error	"_ASM_EXTABLE_TYPE_REG: no register that is known"
	.endif
	_ASM_EXTABLE_TYPE(\from, \to, \type + (ua_found << EX_DATA_REG_SHIFT))
	.endm

#define _ASM_EXTABLE(from, to)		_ASM_EXTABLE_TYPE(from, to, EX_TYPE_DEFAULT)
#define _ASM_EXTABLE_UA(from, to)	_ASM_EXTABLE_TYPE(from, to, EX_TYPE_UACCESS)
#define _ASM_EXTABLE_CPY(from, to)	_ASM_EXTABLE_TYPE(from, to, EX_TYPE_COPY)
#define _ASM_EXTABLE_FAULT(from, to)	_ASM_EXTABLE_TYPE(from, to, EX_TYPE_FAULT)
#define _ASM_EXTABLE_MCSAFE(from, to)	_ASM_EXTABLE_TYPE(from, to, EX_TYPE_DEFAULT_MCE_SAFE)
#define _ASM_EXTABLE_EX(from, to)	_ASM_EXTABLE_TYPE(from, to, EX_TYPE_UACCESS)
#define _ASM_EXTABLE_TYPE_REG(from, to, type, register) \
	ua_table_register from, to, type, register

/* ---- the start of a copy ----------------------------------------------------------- */

/*
 * From 4.0 to 5.18 this header had what brings rdi to a multiple of 8.  Counts
 * are 32 bits; what a fault leaves goes to the code for the tail, which is the
 * file's own from 5.2 on.
 */
#ifndef UA_OWN_ALIGNMENT
#ifndef UA_TAIL
#define UA_TAIL	copy_user_handle_tail
#endif
	.macro ALIGN_DESTINATION
	mov	%edi, %ecx
	neg	%ecx
	and	$7, %ecx
	jz	102f
	sub	%ecx, %edx
100:	mov	(%rsi), %al
101:	mov	%al, (%rdi)
	add	$1, %rsi
	add	$1, %rdi
	sub	$1, %ecx
	jnz	100b
102:
	.pushsection .fixup, "ax"
103:	add	%ecx, %edx
	jmp	UA_TAIL
	.popsection
	_ASM_EXTABLE_UA(100b, 103b)
	_ASM_EXTABLE_UA(101b, 103b)
	.endm
#endif

#else

#define __ASM_SEL(short, long)	#long
#define _ASM_PTR		" .quad "

#endif

#endif
