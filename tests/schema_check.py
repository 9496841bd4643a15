# SPDX-License-Identifier: GPL-2.0-or-later
"""schema_check.py SCHEMA [--fields DOC.md] FILE...: each line follows the schema.

With --fields, each field's name in the schema stands in DOC.md too.
"""
import json
import re
import sys

import jsonschema


def names(node):
    """All names of properties in a schema."""
    if isinstance(node, list):
        return set().union(*[names(one) for one in node]) if node else set()
    if not isinstance(node, dict):
        return set()
    found = set(node["properties"]) if isinstance(node.get("properties"), dict) else set()
    return found.union(*[names(one) for one in node.values()])


def undocumented(schema, doc):
    words = set(re.findall(r"[a-z0-9_]+", open(doc, encoding="utf-8").read()))
    missing = [n for n in names(schema) if n not in words]
    # "value, value_low, value_high", and "without_faults, ..." for short.
    return [n for n in missing if re.sub(r"_(low|high)$", "", n) not in words]


def complain(path, number, line, validator):
    """The part of oneOf that comes nearest says what is wrong."""
    error = jsonschema.exceptions.best_match(validator.iter_errors(line))
    part = min(error.context, key=lambda e: len(list(e.path)) * -1) if error.context else error
    print("%s, line %d: %s (at %s)" % (path, number, part.message[:300], list(part.path)))


def main(schema_path, *rest):
    schema = json.load(open(schema_path, encoding="utf-8"))
    jsonschema.Draft7Validator.check_schema(schema)
    validator = jsonschema.Draft7Validator(schema)
    bad = 0
    if rest and rest[0] == "--fields":
        for name in undocumented(schema, rest[1]):
            print("%s: not in %s" % (name, rest[1]))
            bad += 1
        rest = rest[2:]
    for path in rest:
        lines = 0
        for number, text in enumerate(open(path, encoding="utf-8"), 1):
            line = json.loads(text)
            lines += 1
            if not validator.is_valid(line):
                complain(path, number, line, validator)
                bad += 1
        if not lines:
            print("%s: no line at all" % path)
            bad += 1
    return 1 if bad else 0


sys.exit(main(*sys.argv[1:]))
