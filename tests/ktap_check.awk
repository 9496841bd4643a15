# SPDX-License-Identifier: GPL-2.0-or-later
# Takes KTAP as the kernel's parser does, and is stricter: version lines, plans
# that are kept, numbers in sequence, names once a level, known directives,
# diagnostics before their result, a parent that fails with its children.
function bad(why) { print FILENAME ":" NR ": " why; wrong = 1 }
function open_level(d) { plan[d] = -1; seen[d] = 0; failed[d] = 0; level = d }
function close_level(d) {
	if (plan[d] != seen[d]) bad("plan of " plan[d] ", and " seen[d] " tests")
	for (key in used) if (index(key, d SUBSEP) == 1) delete used[key]
	level = d - 1
}
BEGIN { level = -1; child_failed = -1 }
{
	match($0, /^ */)
	depth = RLENGTH / 2
	line = substr($0, RLENGTH + 1)
	if (RLENGTH % 2) bad("indented by " RLENGTH)
}
line ~ /^#/ { pending = line !~ /^# Totals/; next }
line ~ /^Bail out!/ { bailed = 1; next }
line ~ /^KTAP version/ {
	if (line != "KTAP version 1") bad("version")
	if (depth != level + 1) bad("a level out of place")
	open_level(depth); next
}
line ~ /^1\.\.[0-9]+$/ {
	if (depth != level || plan[depth] != -1) bad("a plan out of place")
	plan[depth] = substr(line, 4) + 0; next
}
line ~ /^(not )?ok [0-9]+ / {
	if (level == depth + 1) { child_failed = failed[level]; close_level(level) }
	else child_failed = -1
	if (depth != level) bad("a result out of place")
	ok = line !~ /^not /
	rest = line; sub(/^not /, "", rest); sub(/^ok /, "", rest)
	number = rest + 0; sub(/^[0-9]+ /, "", rest)
	if (number != ++seen[depth]) bad("number " number)
	name = rest; directive = ""
	if ((at = index(rest, " # ")) > 0) { name = substr(rest, 1, at - 1); directive = substr(rest, at + 3) }
	if (name == "" || name ~ /#/) bad("name")
	if ((depth, name) in used) bad(name ": twice")
	used[depth, name] = 1
	split(directive, word, " ")
	if (directive != "" && word[1] !~ /^(SKIP|XFAIL|TODO|TIMEOUT|ERROR)$/) bad("directive " directive)
	if (word[1] ~ /^(SKIP|XFAIL)$/ && !ok) bad(word[1] " that is not ok")
	if (word[1] ~ /^(TIMEOUT|ERROR)$/ && ok) bad(word[1] " that is ok")
	if (child_failed > 0 && ok) bad("passes with children that fail")
	if (child_failed == 0 && !ok) bad("fails with children that pass")
	if (!ok) failed[depth]++
	results++; pending = 0; next
}
{ bad("neither a test nor a diagnostic: " line) }
END {
	if (level < 0 || !results) bad("no results")
	while (level >= 0 && !bailed) close_level(level)
	exit wrong
}
