/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "code.h"
#include "symbol.h"

struct ua_code *ua_code_new(unsigned size)
{
	struct ua_code *code = calloc(1, sizeof(*code) + size);

	if (code)
		code->size = size;
	return code;
}

struct ua_code *ua_code_take(const struct ua_routine *r)
{
	uintptr_t start, end;
	struct ua_code *code;
	const uint16_t one = 1;

	if (!ua_symbol_bounds(r, &start, &end) || end <= start || end - start > UA_CODE_BYTES)
		return NULL;
	code = ua_code_new((unsigned)(end - start));
	if (!code)
		return NULL;
	snprintf(code->isa, sizeof(code->isa), "%s", UA_ARCH_NAME);
	code->bits = 8 * sizeof(long);
	code->little = *(const unsigned char *)&one;
	code->start = start;
	memcpy(code->byte, (const void *)start, code->size);
	return code;
}
