/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Between the files of a loaded image: loaded.c has its memory, rows.c makes
 * its rows and sets into routines. */
#ifndef UA_ROWS_H
#define UA_ROWS_H

#include "image.h"

/* Registers a routine for each row and each set that makes a difference to
 * it; 0, or an exit status + 1 after having said what is wrong with path. */
int ua_image_rows(const char *path);

/* Bits of the words of a row's flags; -1 for an unknown one. */
int ua_row_flags(const char *words);

/* The code as it is with this set, executable; 0 or -errno. */
int ua_image_patch(const struct ua_image_set *set);

#endif
