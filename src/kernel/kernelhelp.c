/* SPDX-License-Identifier: GPL-2.0-or-later */
#include "config.h"

#include "kernel/kernel.h"

#define EVERY_RUN \
"  --budget=SECONDS          for the whole run (default 60; 0: no limit)\n" \
"  --profile, --format, --exhaustive, --seed, --jobs, --max-failures, -v: as\n" \
"                            uctorture --help has them\n"

#define STATUSES \
"Exit status: 0 as expected, 1 findings, or files that do not build, 2 usage,\n" \
"77 nothing could run, 99 the harness, its cache or its output is broken.\n"

#define SYMBOLS \
"  --symbol=S[,S...]         these functions of the file\n" \
"  --op=OP[,OP...]           what they do, when no row of uctorture knows them:\n" \
"                            clear_user, copy_to_user, copy_from_user, memcpy, ...\n" \
"  --flags=FLAG[,FLAG...]    more of them: len32, pads, vector, max_length=N, ...\n" \
"  --shim=NAME               the macro of arch/*/kernel/shims.h that calls them\n" \
"  --with=FILE               link this object too; may be given again\n" \
"  --fixup=extable|none      faults go to the table's fixups, or are just left\n"

const char ua_kernel_help[] =
"Usage: uctorture kernel TREE [OPTION...]\n"
"       uctorture kernel --file=FILE --arch=LIST [OPTION...]\n"
"       uctorture kernel [TREE] --objects=BUILDDIR [OPTION...]\n"
"\n"
"Tests the routines of a kernel's source, unmodified and without a boot. TREE is\n"
"a folder, or a tarball (.tar.xz, ...) of which what is needed is unpacked into\n"
"a cache. The tree is never written to.\n"
"\n"
"  --arch=LIST               of these architectures alone (default: all that\n"
"                            there is a compiler and an emulator for)\n"
"  --routine=GLOB            these routines alone; may be given again\n"
"  --file=PATH               those of this file of the tree alone; without TREE,\n"
"                            a source file of any age on its own\n"
"  --headers=TREE            its headers, for a file on its own (default: stand-\n"
"                            ins, enough for what such files include)\n"
"  --objects=BUILDDIR        the objects of a build of your own (make O=BUILDDIR)\n"
"  --c-files=auto|no|yes     routines in C too, which the tree's own make has to\n"
"                            prepare for (auto: if it can; yes: or it's an error)\n"
"  --baseline=TREE2          report what is worse or better than there, alone\n"
"  --since=COMMIT            the same, against a commit of the git tree TREE\n"
"  --replay=CASE             one case, as a finding prints it\n"
"  --keep=DIR                leave the images there, to run them on a board\n"
"  --image-only              make them (--keep), and run nothing\n"
"  --cache=DIR               (default: $XDG_CACHE_HOME/uctorture)\n"
"  --exit=plain|bisect       bisect: 0 good, 1 bad, 125 can't tell, 255 stop\n"
EVERY_RUN
"\n"
"For a file on its own:\n"
SYMBOLS
"\n"
STATUSES
"With --baseline or --since: 1 when something got worse.\n";

const char ua_object_help[] =
"Usage: uctorture object FILE.o --symbol=S[,S...] --op=OP [OPTION...]\n"
"       uctorture object 'FILE.a(MEMBER)' | FILE.a | FILE.so ...\n"
"       uctorture object --libc | --libc=PATH\n"
"\n"
"Tests functions of an object file: of another kernel, of a C library. Objects of\n"
"any machine that uctorture has a runner for are linked into an image; a shared\n"
"library of this machine is loaded. What an object wants and nothing defines is a\n"
"trap, and named.\n"
"\n"
SYMBOLS
"                            (default: extable if there is an __ex_table)\n"
"  --headers=TREE            its kernel's: types of its exception table, and what\n"
"                            its alternatives are patched for\n"
"  --arch=NAME               it has to be for this one\n"
"  --libc                    all variants of this program's own C library\n"
"  --libc=PATH               memcpy, memmove, memset and strnlen of that library,\n"
"                            as it chooses them on this CPU\n"
"  --replay=CASE, --keep=DIR, --image-only, --cache=DIR: as kernel --help has them\n"
EVERY_RUN
"\n"
STATUSES;
