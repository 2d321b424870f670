"""Draws places to break, in proportion to the code of the modules."""

import collections
import json
import math
import pathlib
import random
import re
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[3]

# Benchmarks, commands, what the tests do not link, and data.
LEFT_OUT = re.compile(
    "^Sources/(AllocationCounter|CellTextPango|CPango|AtomicPointer|cellpreview)/"
    "|Unavailable|Defaults\\+iOS|ListMetrics\\+Tables|ColorPalette|CellColor\\+Names"
    "|Gallery/Scenes/|Gallery/Page/|Drawings"
)


def sources():
    """Returns the source files whose code is broken."""
    files = []
    for path in sorted((ROOT / "Sources").rglob("*.swift")):
        name = str(path.relative_to(ROOT))
        text = path.read_text()
        if not LEFT_OUT.search(name) and "swift-format-ignore-file" not in text:
            files.append((name, text))
    return files


def toolchain():
    """Returns the folder of SwiftSyntax in the toolchain."""
    information = subprocess.run(
        ["swift", "-print-target-info"], capture_output=True, text=True, check=True
    )
    resources = json.loads(information.stdout)["paths"]["runtimeResourcePath"]
    return pathlib.Path(resources) / "host"


def finder(scratch):
    """Compiles the program that finds the places, if it is older than its source."""
    program = scratch / "finder"
    files = sorted((ROOT / "Tests/Mutants/Finder").glob("*.swift"))
    if program.exists() and all(program.stat().st_mtime > f.stat().st_mtime for f in files):
        return program
    host = str(toolchain())
    libraries = ["-lSwiftSyntax", "-lSwiftParser", "-lSwiftOperators"]
    rpath = ["-Xlinker", "-rpath", "-Xlinker", host]
    command = ["swiftc", *map(str, files), "-o", str(program), "-I", host, "-L", host]
    subprocess.run(command + libraries + rpath, check=True)
    return program


def mutants(scratch, count, seed, earlier=None):
    """Returns the drawn mutants, each a dictionary, numbered from 0.

    Those of an earlier table are added if they are still in the sources.
    """
    file = scratch / "mutants.json"
    if file.exists():
        return json.loads(file.read_text())
    files = sources()
    listed = subprocess.run(
        [str(finder(scratch)), *(name for name, _ in files)],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )
    places = {}
    for line in listed.stdout.splitlines():
        place = json.loads(line)
        places.setdefault(module(place["path"]), []).append(place)

    code = {}
    for name, text in files:
        lines = [line.strip() for line in text.splitlines()]
        code[module(name)] = code.get(module(name), 0) + sum(
            bool(line) and not line.startswith("//") for line in lines
        )
    kinds = collections.Counter(p["kind"] for there in places.values() for p in there)
    random_numbers = random.Random(seed)
    drawn = []
    for name in sorted(places):
        share = round(count * code[name] / sum(code.values()))
        drawn += sample(places[name], share, kinds, random_numbers)
    if earlier:
        every = [place for there in places.values() for place in there]
        drawn += [place for place in again(every, earlier) if place not in drawn]
    drawn.sort(key=lambda place: (place["path"], place["start"], -place["end"]))
    for number, place in enumerate(drawn):
        place["number"] = number
    file.write_text(json.dumps(drawn, indent=1))
    return drawn


def sample(places, count, kinds, random_numbers):
    """Draws places. One of a kind with four times as many places is half as likely."""
    keys = {}
    for index, place in enumerate(places):
        keys[index] = random_numbers.random() ** math.sqrt(kinds[place["kind"]])
    chosen = sorted(keys, key=keys.get, reverse=True)[:count]
    return [places[index] for index in chosen]


def again(places, table):
    """Returns for each mutant of a table the same mistake that is nearest to its line today."""
    found = []
    for row in table.read_text().splitlines()[1:]:
        place, kind, original, broken = row.split("\t")[:4]
        path, line, _ = place.split(":")
        same = [
            place for place in places
            if place["kind"] == kind and module(place["path"]) == module(path)
            and [" ".join(place[name].split()) for name in ("original", "broken")]
            == [original, broken]
        ]
        there = [place for place in same if place["path"] == path]
        if there or len(same) == 1:
            found.append(min(there or same, key=lambda place: abs(place["line"] - int(line))))
        else:
            print(f"{path}:{line} {original}: no longer in the sources", flush=True)
    return found


def module(path):
    """Returns the module of a source file."""
    return path.split("/")[1]
