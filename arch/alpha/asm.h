/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What every .S file of this folder includes first; see arch/linkage.h. */
#ifndef UA_ALPHA_ASM_H
#define UA_ALPHA_ASM_H

#define UA_TYPE_FUNC	@function
#define UA_TYPE_PROGBITS @progbits
#define UA_LANDING_PAD

#define v0	$0
#define t0	$1
#define t1	$2
#define t2	$3
#define t3	$4
#define a0	$16
#define a1	$17
#define a2	$18
#define ra	$26
#define pv	$27
#define gp	$29
#define sp	$30
#define zero	$31

	.set	noat
	.set	noreorder
	.set	nomacro
	.arch	ev67

#include "linkage.h"

#endif
