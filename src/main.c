/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include <string.h>

#include "options.h"
#include "registry.h"

int main(int argc, char **argv)
{
	if (ua_builtin_add()) {
		ua_complain("no memory for the routine table");
		return UA_EXIT_BROKEN;
	}
	return ua_main(argc, argv);
}
