/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What an i386 tree says of itself: the same words as an x86-64 tree. */
#include "../../x86/kernel/facts.S"
