# SPDX-License-Identifier: GPL-2.0-or-later
# Completion for bash: commands, options as --help lists them, subjects.
_uctorture()
{
	local word=${COMP_WORDS[COMP_CWORD]} program=${COMP_WORDS[0]} line=$COMP_LINE words
	local commands="run list replay mutate audit kernel object bench explain report help"

	# "=" breaks words: complete what stands behind it alone.
	if [[ $line =~ --(profile|format|exit|hole|kind|inject|consumers|tear)=([a-z-]*)$ ]]; then
		case ${BASH_REMATCH[1]} in
		profile) words="doc strict lax" ;;
		format) words="text tap ktap junit json csv" ;;
		exit) words="automake kselftest plain" ;;
		hole) words="after before middle both" ;;
		kind) words="none unmapped read-only bus noncanonical" ;;
		inject) words="off first all" ;;
		consumers) words="on off" ;;
		tear) words="none partial garbage" ;;
		esac
		COMPREPLY=($(compgen -W "$words" -- "${BASH_REMATCH[2]}"))
		return
	fi
	if [[ ${COMP_WORDS[1]} == report && $COMP_CWORD -gt 1 ]]; then
		[[ $word == -* ]] && COMPREPLY=($(compgen -W "--diff --output= --help -o" -- "$word")) ||
			COMPREPLY=($(compgen -f -- "$word"))
		return
	fi
	if [[ $word == -* ]]; then
		words=$("$program" --help 2>/dev/null | grep -oE -e '--[a-z][a-z-]*')
	elif [[ ${COMP_WORDS[1]} == help && $COMP_CWORD -gt 1 ]]; then
		words="profiles cases status targets environment clauses $commands"
	elif [[ ${COMP_WORDS[1]} == explain && $COMP_CWORD -gt 1 ]]; then
		words=$("$program" explain 2>/dev/null | cut -d ' ' -f 1)
	elif [[ ${COMP_WORDS[1]} == kernel || ${COMP_WORDS[1]} == object ]]; then
		COMPREPLY=($(compgen -f -- "$word"))
		return
	else
		words=$("$program" list 2>/dev/null | cut -d ' ' -f 1)
		[[ $COMP_CWORD -eq 1 ]] && words="$commands $words"
	fi
	COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o bashdefault -F _uctorture uctorture
