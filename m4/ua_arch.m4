# SPDX-License-Identifier: GPL-2.0-or-later
# UA_ARCH
# -------
# Picks the folder arch/<a>/ whose file "abi", one preprocessor condition, the
# compiler satisfies.  The compiler is asked, never the host triple: -m32 or
# another -mabi is another architecture.  Sets UA_ARCH and one conditional
# UA_ARCH_<a> a folder (the list is m4/arch-list.m4, made by m4/gen-lists).
# The file cflags, where there is one, has options that all C needs
# (ARCH_CFLAGS).
AC_DEFUN([UA_ARCH], [
AC_CACHE_CHECK([which folder of arch/ this compiler builds for], [ua_cv_arch], [
ua_cv_arch=none
for ua_abi in "$srcdir"/arch/*/abi; do
  ua_condition=`cat "$ua_abi"`
  AC_PREPROC_IFELSE([AC_LANG_SOURCE([
#if !($ua_condition)
# error "another ABI"
#endif
])], [ua_cv_arch=`dirname "$ua_abi"`; ua_cv_arch=`basename "$ua_cv_arch"`; break])
done])
AS_IF([test "$ua_cv_arch" = none],
  [AC_MSG_ERROR([no folder of arch/ has an abi condition that $CC satisfies;
docs/HOWTO-add-arch.md says what such a folder needs])])
AC_SUBST([UA_ARCH_NAME], [$ua_cv_arch])
ARCH_CFLAGS=
AS_IF([test -f "$srcdir/arch/$ua_cv_arch/cflags"], [ARCH_CFLAGS=`cat "$srcdir/arch/$ua_cv_arch/cflags"`])
AC_SUBST([ARCH_CFLAGS])
AC_DEFINE_UNQUOTED([UA_ARCH_NAME], ["$ua_cv_arch"], [The folder of arch/ that is built.])
AC_DEFINE_UNQUOTED([UA_ARCH_ROUTINES], ["arch/$ua_cv_arch/routines.def"], [Its routine table.])
AC_DEFINE_UNQUOTED([UA_ARCH_EQUIVALENT], ["arch/$ua_cv_arch/equivalent"], [Its mutants that are no defects.])
UA_ARCH_CONDITIONALS
])
