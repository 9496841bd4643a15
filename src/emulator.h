/* SPDX-License-Identifier: GPL-2.0-or-later */
#ifndef UA_EMULATOR_H
#define UA_EMULATOR_H

/*
 * The file name of the user-mode emulator that runs this program, or NULL on
 * a real machine.  Under one, system calls are not the kernel's (it checks
 * operands itself), and SIGBUS comes with a wrong address or PC: neither is
 * tested.
 */
const char *ua_emulator(void);

#endif
