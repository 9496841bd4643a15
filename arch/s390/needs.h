/* SPDX-License-Identifier: GPL-2.0-or-later */
/* needs.h - what rows of arch/s390/routines.def may need of the machine. */
#ifndef UA_S390_NEEDS_H
#define UA_S390_NEEDS_H

#endif
