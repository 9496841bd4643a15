# SPDX-License-Identifier: GPL-2.0-or-later
# UA_LIB_SIGSEGV
# --------------
# libsigsegv ships no .pc file.  Finds header and library, also below
# --with-libsigsegv-prefix=DIR, and insists on a real one: cross-configured
# without hints its build makes a stub whose header says that it can do nothing.
AC_DEFUN([UA_LIB_SIGSEGV], [
AC_ARG_WITH([libsigsegv-prefix],
  [AS_HELP_STRING([--with-libsigsegv-prefix=DIR], [look for libsigsegv in DIR/include and DIR/lib])],
  [SIGSEGV_CPPFLAGS="-I$withval/include"; SIGSEGV_LIBS="$withval/lib/libsigsegv.a"],
  [SIGSEGV_CPPFLAGS=; SIGSEGV_LIBS=-lsigsegv])
ua_save_CPPFLAGS=$CPPFLAGS ua_save_LIBS=$LIBS
CPPFLAGS="$CPPFLAGS $SIGSEGV_CPPFLAGS" LIBS="$SIGSEGV_LIBS $LIBS"
AC_CACHE_CHECK([for libsigsegv with recovery], [ua_cv_lib_sigsegv],
  [AC_LINK_IFELSE([AC_LANG_PROGRAM([[
#include <stddef.h>
#include <sigsegv.h>
#ifndef HAVE_SIGSEGV_RECOVERY
# error "a stub without recovery"
#endif
static int handler(void *address, int serious) { return address == NULL && serious; }
]], [[return sigsegv_install_handler(handler);]])],
  [ua_cv_lib_sigsegv=yes], [ua_cv_lib_sigsegv=no])])
CPPFLAGS=$ua_save_CPPFLAGS LIBS=$ua_save_LIBS
AS_IF([test "$ua_cv_lib_sigsegv" = no],
  [AC_MSG_ERROR([GNU libsigsegv was not found, or is a stub without recovery.
Install the package libsigsegv-dev (Debian, Ubuntu) or libsigsegv-devel (Fedora),
or point --with-libsigsegv-prefix at one; ./bootstrap installs it for you.])])
AC_SUBST([SIGSEGV_CPPFLAGS])
AC_SUBST([SIGSEGV_LIBS])
])

# UA_LIB_CHECK
# ------------
# The unit tests' framework; needed for `make check` alone, so a missing one
# is an error of that target (see Makefile.am), and is said here already.
AC_DEFUN([UA_LIB_CHECK], [
PKG_CHECK_MODULES([CHECK], [check >= 0.15], [ua_have_check=yes],
  [ua_have_check=no
   AC_MSG_WARN([the library check was not found: 'make check' needs the package 'check'])])
AM_CONDITIONAL([HAVE_CHECK], [test "$ua_have_check" = yes])
])

# UA_LIB_JANSSON
# --------------
# Reads what foreign runners found (--target), so it is for the host alone: a
# runner for a board needs nothing but libsigsegv and the C library.
AC_DEFUN([UA_LIB_JANSSON], [
AC_ARG_WITH([jansson], [AS_HELP_STRING([--without-jansson],
  [build without it, and so without --target (default when cross-compiling)])],
  [], [AS_IF([test "$cross_compiling" = yes], [with_jansson=no], [with_jansson=yes])])
ua_have_jansson=no
AS_IF([test "$with_jansson" != no],
  [PKG_CHECK_MODULES([JANSSON], [jansson >= 2.7], [ua_have_jansson=yes],
    [AC_MSG_ERROR([the library jansson was not found: install the package libjansson-dev
(Debian, Ubuntu), or configure --without-jansson])])
   AC_DEFINE([HAVE_JANSSON], [1], [Foreign runners can be merged.])])
AM_CONDITIONAL([HAVE_JANSSON], [test "$ua_have_jansson" = yes])
])
