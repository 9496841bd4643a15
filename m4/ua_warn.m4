# SPDX-License-Identifier: GPL-2.0-or-later
# UA_WARN
# -------
# An explicit list of warnings, those that this compiler knows; errors only
# with --enable-werror, which the tests use.
AC_DEFUN([UA_WARN], [
AC_ARG_ENABLE([werror], [AS_HELP_STRING([--enable-werror], [make warnings errors])],
  [], [enable_werror=no])
WARN_CFLAGS=
ua_save_CFLAGS=$CFLAGS
for ua_flag in -Wall -Wextra -Wshadow -Wstrict-prototypes -Wmissing-prototypes \
    -Wold-style-definition -Wpointer-arith -Wwrite-strings -Wvla -Wformat=2 \
    -Wundef -Wno-missing-field-initializers; do
  CFLAGS="$ua_save_CFLAGS -Werror $ua_flag"
  AC_COMPILE_IFELSE([AC_LANG_PROGRAM([], [])], [WARN_CFLAGS="$WARN_CFLAGS $ua_flag"])
done
CFLAGS=$ua_save_CFLAGS
AS_IF([test "$enable_werror" = yes], [WARN_CFLAGS="$WARN_CFLAGS -Werror"])
AC_SUBST([WARN_CFLAGS])
])

# UA_SANITIZERS
# -------------
# --enable-sanitizers: ASan and UBSan on everything but the fault path, whose
# files are built with NO_SANITIZE_CFLAGS.  A sanitized program is not static.
AC_DEFUN([UA_SANITIZERS], [
AC_ARG_ENABLE([sanitizers],
  [AS_HELP_STRING([--enable-sanitizers], [build with ASan and UBSan])], [], [enable_sanitizers=no])
AC_ARG_ENABLE([static-runner],
  [AS_HELP_STRING([--disable-static-runner], [link the program dynamically])], [], [enable_static_runner=yes])
SANITIZE_CFLAGS= NO_SANITIZE_CFLAGS= STATIC_LDFLAGS=-static
AS_IF([test "$enable_sanitizers" = yes], [
  SANITIZE_CFLAGS="-fsanitize=address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer"
  NO_SANITIZE_CFLAGS="-fno-sanitize=all"
  enable_static_runner=no
  AC_DEFINE([UA_SANITIZED], [1], [Built with sanitizers.])])
AS_IF([test "$enable_static_runner" = no], [STATIC_LDFLAGS=])
AC_SUBST([SANITIZE_CFLAGS])
AC_SUBST([NO_SANITIZE_CFLAGS])
AC_SUBST([STATIC_LDFLAGS])
])
