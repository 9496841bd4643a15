/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * shims.h - functions with the engine's calling convention, which is C's, for
 * routines that a kernel calls in another one: Alpha has none since 4.2.
 */
#ifndef UA_SHIMS_H
#define UA_SHIMS_H

#endif
