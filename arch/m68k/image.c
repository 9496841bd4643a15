/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Kernel images on m68k: plain fixups; moves, which only a kernel may. */
#include "config.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "loaded.h"
#include "m68k.h"

int ua_arch_fixtype(const char *name)
{
	(void)name;
	return UA_FIX_UNKNOWN;
}

void ua_arch_image_fix(ucontext_t *uc, const struct ua_exentry *e)
{
	(void)uc;
	(void)e;
}

bool ua_arch_image_emulate(ucontext_t *uc, int signo)
{
	(void)uc;
	(void)signo;
	return false;
}

/* ---- moves ------------------------------------------------------------------------
 *
 * It moves between a register and the space that SFC or DFC names, a user's.
 * There is one space here, so that it becomes a move and a nop, in as many
 * bytes.  A move sets the condition codes, which moves leaves; no code that is
 * between a moves and a branch relies on those before it.
 */

#define IS_MOVES(word)	(((word) & 0xff00) == 0x0e00 && ((word) & 0xc0) != 0xc0)
#define NOP		0x4e71

static void to_move(uint16_t *code)
{
	static const uint16_t sizes[3] = { 1, 3, 2 };	/* as move has them */
	uint16_t op = code[0], word = code[1];
	unsigned reg = word >> 12 & 7, mode = op >> 3 & 7, address = word >> 15;
	uint16_t move = (uint16_t)(sizes[op >> 6 & 3] << 12);
	struct ua_m68k_insn i;

	ua_m68k_decode((uintptr_t)code, &i);
	if (word & 0x800)	/* register to memory */
		move |= (uint16_t)((op & 7u) << 9 | mode << 6 | address << 3 | reg);
	else
		move |= (uint16_t)(reg << 9 | address << 6 | (op & 0x3f));
	code[0] = move;
	memmove(&code[1], &code[2], i.from.bytes);
	code[1 + i.from.bytes / 2] = NOP;
}

int ua_arch_image_patch(const struct ua_image *im, const struct ua_image_set *set)
{
	size_t n = ua_image_entries(NULL);
	struct ua_exentry *entry = calloc(n + 1, sizeof(*entry));

	(void)im;
	(void)set;
	if (!entry)
		return -ENOMEM;
	ua_image_entries(entry);
	for (size_t i = 0; i < n; i++) {
		uint16_t *code = (uint16_t *)entry[i].insn;

		if (!((uintptr_t)code & 1) && ua_image_holds((uintptr_t)(code + 1)) && IS_MOVES(*code))
			to_move(code);
	}
	free(entry);
	return 0;
}
