/* SPDX-License-Identifier: GPL-2.0-or-later */
/* copy_user_base_fix.h - COPY_BASE's fixups, and its page-sized case. */
#ifndef UA_POWERPC_COPY_USER_BASE_FIX_H
#define UA_POWERPC_COPY_USER_BASE_FIX_H

	.macro COPY_FIX retry:req
.Lfix_load:
	subf	n, to, end
	add	from, to, delta
	mtctr	n
.Lbyte:
	USER .Lfix_done, lbz w0, 0(from)
	USER .Lfix_done, stb w0, 0(to)
	addi	from, from, 1
	addi	to, to, 1
	bdnz	.Lbyte
.Lfix_done:
	subf	r3, to, end
	blr
.Lfix_store_8:
	addi	to, to, 4
.Lfix_store_4:
	addi	to, to, 4
.Lfix_store_0:
	.if \retry
	/* Aligned, the store did not straddle anything. */
	clrldi.	t, to, 61
	beq	.Lfix_done
	USER .Lfix_done, lbzx w0, to, delta
	USER .Lfix_done, stb w0, 0(to)
	addi	to, to, 1
	cmpld	to, end
	bne	.Lfix_store_0
	.endif
	b	.Lfix_done
	.endm

/* One whole page, both sides at its start, by the loop of copy_page.  The
 * registers that it saves, and the operands, are in a frame. */
	.macro COPY_PAGE
	stdu	r1, -PAGE_FRAME(r1)
	.cfi_def_cfa_offset PAGE_FRAME
	PAGE_SAVED_EACH std, FRAME_MIN
	.irp	reg, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28
	.cfi_offset \reg, FRAME_MIN + (\reg - 14) * 8 - PAGE_FRAME
	.endr
	std	to, PAGE_TO(r1)
	std	from, PAGE_FROM(r1)
	COPY_PAGE_24 .Lfix_page, .Lfix_page
	.cfi_remember_state
	COPY_PAGE_LEAVE
	li	r3, 0
	blr
	.cfi_restore_state
.Lfix_page:
	ld	to, PAGE_TO(r1)
	ld	from, PAGE_FROM(r1)
	COPY_PAGE_LEAVE
	li	n, PAGE_BYTES
	addi	end, to, PAGE_BYTES
	b	.Lbegin
	.endm

	.macro COPY_PAGE_LEAVE
	PAGE_SAVED_EACH ld, FRAME_MIN
	addi	r1, r1, PAGE_FRAME
	.cfi_def_cfa_offset 0
	.endm

#endif
