/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Up to 4.0 in each file; of no use here. */
#ifndef UA_ASM_DWARF2_H
#define UA_ASM_DWARF2_H

	.macro ua_unwinding ignored:vararg
	.endm

#define CFI_STARTPROC		ua_unwinding
#define CFI_ENDPROC		ua_unwinding
#define CFI_DEF_CFA		ua_unwinding
#define CFI_DEF_CFA_OFFSET	ua_unwinding
#define CFI_DEF_CFA_REGISTER	ua_unwinding
#define CFI_ADJUST_CFA_OFFSET	ua_unwinding
#define CFI_OFFSET		ua_unwinding
#define CFI_REL_OFFSET		ua_unwinding
#define CFI_REGISTER		ua_unwinding
#define CFI_RESTORE		ua_unwinding
#define CFI_REMEMBER_STATE	ua_unwinding
#define CFI_RESTORE_STATE	ua_unwinding
#define CFI_UNDEFINED		ua_unwinding
#define CFI_SIGNAL_FRAME	ua_unwinding

	.macro pushq_cfi what
	pushq	\what
	.endm
	.macro popq_cfi what
	popq	\what
	.endm
	.macro pushq_cfi_reg what
	pushq	%\what
	.endm
	.macro popq_cfi_reg what
	popq	%\what
	.endm
	.macro movq_cfi what to=0
	movq	%\what, \to(%rsp)
	.endm
	.macro movq_cfi_restore from what
	movq	\from(%rsp), %\what
	.endm

#endif
