# SPDX-License-Identifier: GPL-2.0-or-later
# reproduce.sh - sourced by the scripts of this folder, behind their stories.
# A script sets what is its own, and calls reproduce:
#
#   targets   x86, powerpc64 ...: what has the routine
#   bug       the routine with the defect; %t stands for the target
#   twin      the repaired one, in the same program; twin_32 where longs are short
#   clause    which clause objects
#   smallest  the finding's line "offset N length N expected N got N"
#   verdict   how the finding puts it
#   also      another case, as replay's options, and the line that it gives,
#   also_line if the smallest one does not tell the story
#
# and for --tree, if a kernel's files show it (else: no_tree, why not):
#
#   tree_arch, tree_file, tree_routine    as `uctorture kernel` takes them
#   tree_before, tree_after               revisions, for a clone
srcdir=${srcdir:-$(dirname "$0")/../..}
. "$srcdir/tests/tap.sh"

builddir=$(dirname "$UCTORTURE")
: "${tree_budget:=10}" # seconds, for each tree
no_tree=

usage() {
	cat <<-EOF
	usage: $(basename "$0") [--tree=OLD[,NEW] | --tree=CLONE]

	Shows a bug in a routine of our own, and that its repaired twin has it not.
	OLD, NEW: folders or tarballs of kernels before and after the repair. CLONE: a
	git clone that has both; its files are taken as the revisions have them.
	EOF
}

# The command of program $2 for target $1, in $command; false: there is none.
command_for() {
	if "$UCTORTURE" list "$1/*" >/dev/null 2>&1; then
		command=$builddir/$2
	else
		row=$(sh "$srcdir/m4/cross-targets" "$1" 2>/dev/null)
		triple=$(echo "$row" | cut -d '|' -f 2)
		emulator=$(echo "$row" | cut -d '|' -f 3)
		if [ -z "$row" ] || ! command -v "${emulator%% *}" >/dev/null; then return 1; fi
		command=$builddir/cross/$triple/$2
		[ -x "$command" ] || return 1
		command="$emulator $command"
	fi
}

for_target() { echo "$1" | sed "s/%t/$2/"; } # TEXT TARGET

# The finding of clause $1 about a routine, out of a report: up to an empty line.
finding() { # CLAUSE REPORT
	awk -v clause="$1" '
	!on && $0 ~ "^[^ ]*: " clause " \\(" { on = 1 }
	on && /^$/ { exit }
	on' "$2"
}

one_target() {
	case $bug in
	reproducer/*) program=uctorture-reproducers ;;
	*) program=uctorture ;;
	esac
	command_for "$1" "$program" || {
		skip "$1: $bug" "no runner for $1 (make cross)"
		return
	}
	wrong=$(for_target "$bug" "$1") right=$(for_target "$twin" "$1")
	if [ "$1" = powerpc ] && [ -n "${twin_32:-}" ]; then right=$twin_32; fi
	# So short a budget is the first part of the sweep, the same each time.
	options="--budget=0.001 --jobs=1 --seed=1 -v --max-failures=1"
	# shellcheck disable=SC2086
	$command run $options "$wrong" >"$tmp/bug" 2>&1
	finding "$clause" "$tmp/bug" >"$tmp/finding"
	check "$1: $wrong breaks $clause" test -s "$tmp/finding"
	check_equal "$1: the smallest case" "$smallest" "$(grep '^offset ' "$tmp/finding")"
	check "$1: the verdict: $verdict" says "$tmp/finding" "verdict $verdict"
	note <"$tmp/finding"
	replay=$(sed -n 's/^  replay  uctorture //p' "$tmp/finding")
	# shellcheck disable=SC2086
	run_for 1 "$1: again, by itself" $command ${replay:-replay}
	# shellcheck disable=SC2086
	run_for 0 "$1: $right passes" $command $(echo "${replay:-replay}" | sed "s|$wrong |$right |")
	if [ -n "${also:-}" ]; then
		# shellcheck disable=SC2086
		run_for 1 "$1: the documented case" $command replay "$wrong" $also
		check "$1: $also_line" has_line "$tmp/out" "$also_line"
		# shellcheck disable=SC2086
		run_for 0 "$1: with which $right passes" $command replay "$right" $also
	fi
	# shellcheck disable=SC2086
	run_for 0 "$1: and wherever else it is tried" $command run $options "$right"
	finding "$clause" "$tmp/out" >"$tmp/finding"
	check "$1: nothing of $clause there" test ! -s "$tmp/finding"
}

# ---- real files, of the user's own tree -------------------------------------

# What a build needs of a revision, as a folder; the clone is only read.
from_clone() { # CLONE REVISION FOLDER
	mkdir -p "$3"
	set -- "$1" "$2" "$3" Makefile Kconfig Kbuild arch/x86 arch/powerpc include lib mm/maccess.c scripts tools/include
	clone=$1 revision=$2 folder=$3
	shift 3
	for path; do # what that age had
		if ! git -C "$clone" cat-file -e "$revision:$path" 2>/dev/null; then continue; fi
		git -C "$clone" archive "$revision" "$path" | tar -xf - -C "$folder" || return 1
	done
	[ -e "$folder/Makefile" ]
}

kernel() { # TREE REPORT; 0: it could be tested
	set -- "$1" "$2" --budget="$tree_budget" --seed=1 --arch="$tree_arch"
	tree=$1 report=$2
	shift 2
	[ -z "${tree_file:-}" ] || set -- "$@" --file="$tree_file"
	[ -z "${tree_routine:-}" ] || set -- "$@" --routine="$tree_routine"
	"$UCTORTURE" kernel "$tree" "$@" >"$report" 2>&1
	status=$?
	[ $status = 0 ] || [ $status = 1 ]
}

tree_report() { # old|new TREE
	if ! kernel "$2" "$tmp/report"; then
		# A routine that is gone has no bug.
		if [ "$1" = new ] && [ "$status" = 77 ]; then skip "$2" "it has no such routine"; else
			not_ok "$2: nothing could be tested there"
		fi
		note <"$tmp/report"
		return
	fi
	finding "$clause" "$tmp/report" >"$tmp/finding"
	if [ "$1" = old ]; then
		check "$2: $clause is broken there" test -s "$tmp/finding"
	else
		check "$2: $clause is not broken there" test ! -s "$tmp/finding"
	fi
	note <"$tmp/finding"
}

real_files() { # OLD[,NEW], or CLONE
	if [ -n "$no_tree" ]; then skip "--tree" "$no_tree"; return; fi
	old=${1%%,*} new=
	case $1 in *,*) new=${1#*,} ;; esac
	if [ -z "$new" ] && git -C "$old" rev-parse --git-dir >/dev/null 2>&1; then
		for side in old new; do
			if [ $side = old ]; then revision=$tree_before; else revision=$tree_after; fi
			check "$revision is in the clone" from_clone "$old" "$revision" "$tmp/$side"
			tree_report $side "$tmp/$side"
		done
		return
	fi
	tree_report old "$old"
	[ -z "$new" ] || tree_report new "$new"
}

reproduce() {
	tree=
	for word; do
		case $word in
		--tree=?*) tree=${word#--tree=} ;;
		--help) usage; exit 0 ;;
		*) usage >&2; exit 2 ;;
		esac
	done
	for target in $targets; do one_target "$target"; done
	[ -z "$tree" ] || real_files "$tree"
	done_testing
}
