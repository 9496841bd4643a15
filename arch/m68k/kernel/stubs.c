// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Stand-ins for what the m68k objects need from elsewhere in a kernel: nothing
 * but C's own helpers, which the trees bring.
 */
typedef int ua_no_stub_is_needed;
