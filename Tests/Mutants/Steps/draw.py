"""Draws places to break, in proportion to the code of the modules."""

import json
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


def mutants(scratch, count, seed):
    """Returns the drawn mutants, each a dictionary, numbered from 0."""
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
    random_numbers = random.Random(seed)
    drawn = []
    for name in sorted(places):
        share = round(count * code[name] / sum(code.values()))
        drawn += random_numbers.sample(places[name], min(share, len(places[name])))
    drawn.sort(key=lambda place: (place["path"], place["start"], -place["end"]))
    for number, place in enumerate(drawn):
        place["number"] = number
    file.write_text(json.dumps(drawn, indent=1))
    return drawn


def module(path):
    """Returns the module of a source file."""
    return path.split("/")[1]
