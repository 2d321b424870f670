"""Compares the verdicts of a validator with those of the reader of documents. Run by .ci/schema.

The folder that is named has the schema in schema.json and, a line each, documents in cases.jsonl: the text, and the first
problem that was found when it was read, if any.
"""

import collections
import json
import pathlib
import re
import sys

import jsonschema_rs

# What the reader refuses and no schema can, by the words of its messages.
BEYOND_SCHEMAS = [
    r"found 1e\+308, expected (a whole number|\"nearestContent\")",  # a whole number that is too large
    r"expected at most one accessory of the kind",
    r"expected a name that the document defines",
    r"expected at most 20000 sections and rows in a document",
    r"expected a condition with at most 1000 alternatives",
    r"expected at most 1000 steps in a symbol",
    r"expected paths inside the box",
    r"expected one of the 16 different style sheets",
    r"expected a style sheet with fewer conditions",
    r"expected 0, or a number that is farther from zero",  # none that other readers take for 0
    r"expected a value at most 32 levels deep",
    r"expected .*surrogate pair",
]


class Twice(Exception):
    """A member that is there twice, of which parsers show one."""


def members(pairs):
    if len({name for name, _ in pairs}) < len(pairs):
        raise Twice
    return dict(pairs)


def verdict(validator, line):
    """Compares the validator with the reader: "accepted" or "refused" by both, "none" if it is no
    JSON, "beyond" if no schema can refuse it, or a disagreement; and the words of BEYOND_SCHEMAS."""
    case = json.loads(line)
    problem = case.get("problem")
    try:
        document = json.loads(case["text"], object_pairs_hook=members)
    except (ValueError, Twice):
        return "none", set()
    error = next(validator.iter_errors(document), None)
    if error is None and problem is None:
        return "accepted", set()
    if error is not None and problem is not None:
        return "refused", set()
    if error is not None:
        return f"the schema refuses a document: {error.instance_path}: {error.message[:300]}", set()
    beyond = {words for words in BEYOND_SCHEMAS if re.search(words, problem)}
    return "beyond" if beyond else f"the schema accepts what is refused: {problem[:300]}", beyond


def main(folder):
    schema = json.loads((folder / "schema.json").read_text())
    validator = jsonschema_rs.Draft202012Validator(schema)
    verdicts = [verdict(validator, line) for line in (folder / "cases.jsonl").read_text().splitlines()]

    counts = collections.Counter(kind for kind, _ in verdicts)
    accepted, refused, unreadable = (counts.pop(kind, 0) for kind in ["accepted", "refused", "none"])
    counts.pop("beyond", 0)
    disagreements = list(counts.elements())
    unused = set(BEYOND_SCHEMAS).difference(*(beyond for _, beyond in verdicts))

    print(f"{accepted} documents accepted by both, {refused} refused by both, {unreadable} no JSON")
    for text in disagreements[:20]:
        print(text)
    for words in unused:
        print(f"no document is refused with: {words}")
    if disagreements or unused or min(accepted, refused) < 500:
        sys.exit(f"{len(disagreements)} disagreements")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
