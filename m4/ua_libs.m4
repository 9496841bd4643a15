# SPDX-License-Identifier: GPL-2.0-or-later
# UA_LIB_SIGSEGV
# --------------
# libsigsegv ships no .pc file.  Finds header and library, also below
# --with-libsigsegv-prefix=DIR, or builds both for the host that this tree is
# configured for, --with-libsigsegv-source=TARBALL|DIR.  Insists on a real one:
# cross-configured without hints its build makes a stub whose header says that
# it can do nothing.
AC_DEFUN([UA_LIB_SIGSEGV], [
AC_REQUIRE([AC_CANONICAL_HOST])
AC_REQUIRE([AC_PROG_RANLIB])
AC_CHECK_TOOL([NM], [nm], [nm])
SIGSEGV_CPPFLAGS= SIGSEGV_LIBS=-lsigsegv
AC_ARG_VAR([LIBSIGSEGV_SOURCE],
  [libsigsegv's source, tarball or folder, for the runners of make cross alone])
AC_ARG_WITH([libsigsegv-prefix],
  [AS_HELP_STRING([--with-libsigsegv-prefix=DIR], [look for libsigsegv in DIR/include and DIR/lib])],
  [], [with_libsigsegv_prefix=no])
AC_ARG_WITH([libsigsegv-source],
  [AS_HELP_STRING([--with-libsigsegv-source=TARBALL|DIR],
     [build libsigsegv from this source, here and for the runners of make cross])],
  [], [with_libsigsegv_source=no])
AS_CASE([$with_libsigsegv_prefix,$with_libsigsegv_source],
  [yes,* | *,yes | ,* | *,], [AC_MSG_ERROR([--with-libsigsegv-prefix needs =DIR, --with-libsigsegv-source =TARBALL or =DIR])],
  [no,no], [],
  [no,*], [
    LIBSIGSEGV_SOURCE=$with_libsigsegv_source
    AS_CASE([$LIBSIGSEGV_SOURCE], [/*], [], [LIBSIGSEGV_SOURCE=`pwd`/$LIBSIGSEGV_SOURCE])
    AC_MSG_NOTICE([building libsigsegv from $LIBSIGSEGV_SOURCE])
    env CC="$CC" CPPFLAGS="$CPPFLAGS" CFLAGS="$CFLAGS" AR="$AR" NM="$NM" RANLIB="$RANLIB" \
      "$srcdir/m4/libsigsegv-source" "$LIBSIGSEGV_SOURCE" libsigsegv \
      "${build_alias:-$build}" "${host_alias:-$host}" ||
      AC_MSG_ERROR([could not build libsigsegv from $LIBSIGSEGV_SOURCE, see above])
    with_libsigsegv_prefix=`pwd`/libsigsegv],
  [*,no], [],
  [AC_MSG_ERROR([--with-libsigsegv-prefix and --with-libsigsegv-source exclude each other])])
AS_IF([test "$with_libsigsegv_prefix" != no],
  [SIGSEGV_CPPFLAGS="-I$with_libsigsegv_prefix/include"
   SIGSEGV_LIBS="$with_libsigsegv_prefix/lib/libsigsegv.a"])
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
or point --with-libsigsegv-prefix at one; ./bootstrap installs it for you.  When
cross-compiling, give --with-libsigsegv-source its source: m4/fetch-libsigsegv gets it.])])
AC_SUBST([SIGSEGV_CPPFLAGS])
AC_SUBST([SIGSEGV_LIBS])
])

# UA_LIB_CHECK
# ------------
# The unit tests' framework; needed for `make check` alone, so a missing one
# is an error of that target (see Makefile.am), and is said here already.  A
# cross build has no unit tests: pkg-config finds libraries of this machine.
AC_DEFUN([UA_LIB_CHECK], [
ua_have_check=no
AS_IF([test "$cross_compiling" != yes],
  [PKG_CHECK_MODULES([CHECK], [check >= 0.15], [ua_have_check=yes],
    [AC_MSG_WARN([the library check was not found: 'make check' needs the package 'check'])])])
AM_CONDITIONAL([HAVE_CHECK], [test "$ua_have_check" = yes])
])

# UA_LIB_ELFUTILS
# ---------------
# For `uctorture kernel`, which works on a development machine: reads objects
# of any machine, and finds file and line.
AC_DEFUN([UA_LIB_ELFUTILS], [
AC_REQUIRE([UA_LIB_JANSSON])
AC_ARG_WITH([elfutils], [AS_HELP_STRING([--without-elfutils],
  [build without it, and so without uctorture kernel (default when cross-compiling)])],
  [], [AS_IF([test "$ua_have_jansson" = yes], [with_elfutils=yes], [with_elfutils=no])])
ua_have_kernel=no
AS_IF([test "$with_elfutils" != no && test "$ua_have_jansson" = yes],
  [PKG_CHECK_MODULES([ELFUTILS], [libdw >= 0.170 libelf >= 0.170], [ua_have_kernel=yes],
    [AC_MSG_ERROR([the library libdw was not found: install the packages libdw-dev and libelf-dev
(Debian, Ubuntu), or configure --without-elfutils])])])
AM_CONDITIONAL([HAVE_KERNEL], [test "$ua_have_kernel" = yes])
])

# UA_LIB_CAPSTONE
# ---------------
# Decodes x86-64 for `uctorture mutate` and audits.  The runner is static, so
# that the library must be there as an archive; without it, it says what lacks.
AC_DEFUN([UA_LIB_CAPSTONE], [
AC_REQUIRE([UA_SANITIZERS])
AC_ARG_WITH([capstone], [AS_HELP_STRING([--without-capstone],
  [build without it, and so without uctorture mutate and audits on x86-64])],
  [], [with_capstone=yes])
ua_have_capstone=no
AS_IF([test "$with_capstone" != no && test "$ua_cv_arch" = x86 && test "$cross_compiling" != yes],
  [PKG_CHECK_MODULES([CAPSTONE], [capstone >= 4],
    [ua_save_LIBS=$LIBS ua_save_LDFLAGS=$LDFLAGS
     LIBS="$CAPSTONE_LIBS $LIBS" LDFLAGS="$LDFLAGS $STATIC_LDFLAGS"
     AC_LINK_IFELSE([AC_LANG_PROGRAM([[#include <capstone/capstone.h>]],
       [[csh h; return cs_open(CS_ARCH_X86, CS_MODE_64, &h) != CS_ERR_OK;]])],
       [ua_have_capstone=yes
        AC_DEFINE([HAVE_CAPSTONE], [1], [Instructions of x86-64 can be decoded.])],
       [CAPSTONE_CFLAGS= CAPSTONE_LIBS=
        AC_MSG_WARN([capstone does not link: no 'uctorture mutate' and audits])])
     LIBS=$ua_save_LIBS LDFLAGS=$ua_save_LDFLAGS],
    [AC_MSG_WARN([capstone was not found (package libcapstone-dev): no 'uctorture mutate' and audits])])])
AM_CONDITIONAL([HAVE_CAPSTONE], [test "$ua_have_capstone" = yes])
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
