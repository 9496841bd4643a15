# SPDX-License-Identifier: GPL-2.0-or-later
# tap.sh - sourced by the *.test scripts: numbered TAP lines, a plan at the
# end, a scratch directory in $tmp that goes away.
set -u
LC_ALL=C; export LC_ALL
srcdir=${srcdir:-.}
UCTORTURE=${UCTORTURE:-./uctorture}
UCTORTURE_MUTANTS=${UCTORTURE_MUTANTS:-./uctorture-mutants}
tap_number=0
tmp=$(mktemp -d "${TMPDIR:-/tmp}/uctorture-test.XXXXXX") || exit 99
trap 'rm -rf "$tmp"' EXIT
trap 'exit 99' HUP INT TERM

pass() { tap_number=$((tap_number + 1)); echo "ok $tap_number - $*"; }
not_ok() { tap_number=$((tap_number + 1)); echo "not ok $tap_number - $*"; }
skip() { tap_number=$((tap_number + 1)); echo "ok $tap_number - $1 # SKIP $2"; }
skip_all() { echo "1..0 # SKIP $*"; exit 0; }
note() { sed 's/^/# /'; }

# check NAME COMMAND...: the command succeeds
check() {
	tap_name=$1
	shift
	if "$@" >"$tmp/check.out" 2>&1; then
		pass "$tap_name"
	else
		not_ok "$tap_name"
		note <"$tmp/check.out"
	fi
}

check_equal() { # NAME WANT GOT
	if [ "$2" = "$3" ]; then
		pass "$1"
	else
		not_ok "$1"
		printf 'want %s\ngot  %s\n' "$2" "$3" | note
	fi
}

# run STATUS NAME COMMAND...: exits with that status; output in $tmp/out, err
run_for() {
	tap_want=$1 tap_name=$2
	shift 2
	"$@" >"$tmp/out" 2>"$tmp/err"
	tap_got=$?
	if [ "$tap_got" = "$tap_want" ]; then
		pass "$tap_name"
	else
		not_ok "$tap_name: exit status $tap_got, not $tap_want"
		cat "$tmp/out" "$tmp/err" | head -n 20 | note
	fi
}

has_line() { grep -qxF -e "$2" "$1"; }		# FILE LINE, as a whole line
says() { grep -qF -e "$2" "$1"; }		# FILE TEXT

done_testing() { echo "1..$tap_number"; exit 0; }

# Targets of make cross, one a line: all, or those of an architecture; and the
# runner of one, if it was built.
cross_targets() { sed -n 's/^\([a-z0-9_]*\)[[:blank:]]*|.*/\1/p' "$srcdir"/arch/${1:-*}/targets; }
cross_runner() {
	set -- "$(dirname "$UCTORTURE")/cross/$("$srcdir/m4/cross-targets" "$1" | cut -d '|' -f 2)/uctorture"
	[ -x "$1" ] && echo "$1"
}
