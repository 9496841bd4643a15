// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Stand-ins for what the Alpha objects need from elsewhere in a kernel: nothing
 * but what the trees bring.
 */
typedef int ua_no_stub_is_needed;
