"""Checks the models that a generator of code makes from the schema of documents. Run by .ci/schema.

    .ci/models.py CASES ARTICLE

The working directory is empty and becomes the article's: the commands of the article generate the
models there, and its Python code is run. CASES is the folder that the tests wrote, as for schema.py.
`cellpreview` and the generator are found by PATH.
"""

import functools
import json
import os
import pathlib
import re
import subprocess
import sys
import warnings
from concurrent.futures import ThreadPoolExecutor

from schema import BEYOND_SCHEMAS, Twice, members

# What the models accept although the schema refuses it: a color of a color with several changes, and
# a number that Python takes for infinite.
BEYOND_MODELS = BEYOND_SCHEMAS + [
    r"^[^:]*: found an object, expected a color: ",
    r"expected a number that is closer to zero",
]

# Generated models have no more, however many members the format has.
MOST_LINES_OF_TYPE = 16.4

GOOD = {
    "width": 390,
    "backgroundColor": "#F0F0F0",
    "symbols": {"my.logo": {"lines": ["M4 4h16v9z"]}},
    "sections": [
        {
            "rows": [
                {
                    "content": {
                        "style": "valueCell",
                        "text": "Wi-Fi",
                        "directionalLayoutMargins": [8, 8, 8, 8],
                        "attributedText": [{"text": "Wi-Fi"}],
                    },
                    "accessories": ["checkmark", {"label": "3"}],
                }
            ]
        }
    ],
}
ROW = ("sections", 0, "rows", 0)
ABSENT = object()

# Mistakes in that document, each in one place.
MISTAKES = {
    "an unknown member": (ROW + ("content", "txet"), "Wi-Fi"),
    "an unknown member of the document": (("widht",), 390),
    "a text for a number": (("width",), "390"),
    "a number for a text": (ROW + ("content", "text"), 3),
    "a truth value for a number": (("width",), True),
    "null for a text": (ROW + ("content", "text"), None),
    "an unknown style": (ROW + ("content", "style"), "valueCel"),
    "a negative width": (("width",), -1),
    "an unknown accessory": (ROW + ("accessories", 0), "chevron"),
    "an unknown kind of accessory": (ROW + ("accessories", 0), {"kind": "chevron"}),
    "a member of another kind": (ROW + ("accessories", 0), {"kind": "checkmark", "style": "cell"}),
    "an unknown color": (("backgroundColor",), "systemRedd"),
    "a short color": (("backgroundColor",), "#F0F"),
    "half a color": (("backgroundColor",), {"light": "red"}),
    "three margins": (ROW + ("content", "directionalLayoutMargins"), [8, 8, 8]),
    "five margins": (ROW + ("content", "directionalLayoutMargins"), [8, 8, 8, 8, 8]),
    "a symbol without paths": (("symbols", "my.logo", "lines"), []),
    "a run without a text": (ROW + ("content", "attributedText", 0), {"kern": 1}),
    "a custom view without a size": (ROW + ("accessories", 1), {"customView": "a", "edge": "leading"}),
}


def replacing(value, path, new):
    """Returns a copy of a JSON value with one place replaced."""
    if not path:
        return new
    copy = list(value) if isinstance(value, list) else dict(value)
    copy[path[0]] = replacing(value[path[0]] if len(path) > 1 else None, path[1:], new)
    return copy


def without_nulls(value):
    if isinstance(value, list):
        return [without_nulls(element) for element in value]
    if isinstance(value, dict):
        return {name: without_nulls(inner) for name, inner in value.items() if inner is not None}
    return value


@functools.cache
def layout(text):
    """Returns the report on a document; `None` if it is refused."""
    result = subprocess.run(["cellpreview", "layout", "-"], input=text.encode(), capture_output=True)
    return result.stdout if result.returncode == 0 else None


cases, article = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
failures = []

# The article's commands, other than those that install, and then its code.
blocks = re.findall(r"^```(sh|python)\n(.*?)^```$", article.read_text(), re.DOTALL | re.MULTILINE)
commands = [text for kind, text in blocks if kind == "sh" and not text.startswith("pip install")]
code = [text for kind, text in blocks if kind == "python"]
assert commands and code
for command in commands:
    subprocess.run(["bash", "-euo", "pipefail", "-c", command], check=True)
pathlib.Path("article.py").write_text("\n".join(code))
subprocess.run([sys.executable, "-W", "error", "article.py"], check=True)

# What the generator wrote can be read.
models = pathlib.Path("listdocument.py").read_text()
lines = models.count("\n")
names = re.findall(r"^(?:class )?([A-Z]\w*)(?:\(| = )", models, re.MULTILINE)
print(f"{len(names)} types in {lines} lines")
if lines > MOST_LINES_OF_TYPE * len(names):
    failures.append(f"the models have {lines} lines")
failures += [f"a made-up name: {name}" for name in names if re.search(r"\d$|Item$|Model", name)]
for name in ["ListDocument", "Section", "Row", "HeaderFooter", "ListContentConfiguration", "CellColor"]:
    if name not in names:
        failures.append(f"no type {name}")

sys.path.insert(0, os.getcwd())
warnings.simplefilter("error")
from listdocument import ListDocument  # noqa: E402
from pydantic import ValidationError  # noqa: E402


def model(text):
    try:
        return ListDocument.model_validate_json(text)
    except ValidationError:
        return None


# The mistakes are refused by the models and by the reader, and the document without them by none.
if model(json.dumps(GOOD)) is None or layout(json.dumps(GOOD)) is None:
    failures.append("the document without a mistake is refused")
for mistake, (path, new) in MISTAKES.items():
    text = json.dumps(replacing(GOOD, path, new))
    if model(text) is not None:
        failures.append(f"the models accept {mistake}")
    if layout(text) is not None:
        failures.append(f"the reader accepts {mistake}")

# The models agree with the reader, and write what they read.
accepted = refused = 0
for line in (cases / "cases.jsonl").read_text().splitlines():
    case = json.loads(line)
    problem = case.get("problem")
    try:
        document = json.loads(case["text"], object_pairs_hook=members)
    except (ValueError, Twice):
        continue
    value = model(case["text"])
    if problem is None:
        accepted += 1
        if value is None:
            failures.append(f"the models refuse {case['text'][:200]}")
        elif json.loads(value.model_dump_json(exclude_unset=True, by_alias=True)) != document:
            failures.append(f"the models change {case['text'][:200]}")
    else:
        refused += 1
        if value is not None and not any(re.search(words, problem) for words in BEYOND_MODELS):
            failures.append(f"the models accept what is refused: {problem[:300]}")
print(f"{accepted} documents read and written by the models, {refused} refused")


# Defaults mean the same as absence. A null that is set does not.
def compare(text):
    value = model(text)
    full = value.model_dump_json(by_alias=True)
    text = json.dumps(json.loads(text))
    problems = [] if layout(text) else [f"no layout of {text[:200]}"]
    if layout(full) != layout(text):
        problems.append(f"defaults change {text[:200]}")
    plain = json.dumps(without_nulls(json.loads(text)))
    if layout(model(plain).model_dump_json(by_alias=True, exclude_none=True)) != layout(plain):
        problems.append(f"defaults without nulls change {plain[:200]}")
    return problems


documents = (cases / "documents.jsonl").read_text().splitlines()
with ThreadPoolExecutor(os.cpu_count()) as pool:
    for problems in pool.map(compare, (json.loads(line) for line in documents)):
        failures += problems
print(f"{len(documents)} documents laid out alike with all defaults")

for failure in failures[:20]:
    print(failure)
if failures or accepted < 500 or refused < 500 or len(documents) < 20:
    sys.exit(f"{len(failures)} failures")
