# Made by m4/gen-lists.
AC_DEFUN([UA_ARCH_CONDITIONALS], [
AM_CONDITIONAL([UA_ARCH_alpha], [test "$ua_cv_arch" = alpha])
AM_CONDITIONAL([UA_ARCH_arm], [test "$ua_cv_arch" = arm])
AM_CONDITIONAL([UA_ARCH_arm64], [test "$ua_cv_arch" = arm64])
AM_CONDITIONAL([UA_ARCH_i386], [test "$ua_cv_arch" = i386])
AM_CONDITIONAL([UA_ARCH_m68k], [test "$ua_cv_arch" = m68k])
AM_CONDITIONAL([UA_ARCH_mips], [test "$ua_cv_arch" = mips])
AM_CONDITIONAL([UA_ARCH_powerpc], [test "$ua_cv_arch" = powerpc])
AM_CONDITIONAL([UA_ARCH_riscv], [test "$ua_cv_arch" = riscv])
AM_CONDITIONAL([UA_ARCH_s390], [test "$ua_cv_arch" = s390])
AM_CONDITIONAL([UA_ARCH_sparc], [test "$ua_cv_arch" = sparc])
AM_CONDITIONAL([UA_ARCH_x86], [test "$ua_cv_arch" = x86])
])
