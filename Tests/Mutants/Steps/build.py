"""Compiles one program that contains all mutants, and drops those that do not compile."""

import json
import os
import re
import subprocess
import sys

import draw

SWITCH = "MutantSwitch"

IMPORT = b"public import MutantSwitch\n"

# What the manifest of the copy has after the package's own.
MANIFEST = """
package.targets.append(.target(name: "MutantSwitch"))
for target in package.targets where [{modules}].contains(target.name) {{
  target.dependencies.append("MutantSwitch")
}}
let absent = ["UIKitNamesLanguage5Tests"]
package.targets.removeAll {{ absent.contains($0.name) }}
package.products.removeAll {{ absent.contains($0.name) }}
"""


def program(scratch, mutants, table):
    """Builds the tests of the broken copy, and returns the mutants that it contains."""
    package = scratch / "package"
    if not all("compiles" in mutant for mutant in mutants):
        copy(package, mutants)
        while drop(package, mutants):
            (scratch / "mutants.json").write_text(json.dumps(mutants, indent=1))
        for mutant in mutants:
            mutant.setdefault("compiles", True)
        (scratch / "mutants.json").write_text(json.dumps(mutants, indent=1))
    else:
        synchronize(package, "Tests")
        build = subprocess.run(
            BUILD + ["--build-tests"], cwd=package, capture_output=True, text=True)
        if build.returncode != 0:
            sys.exit("The tests do not build:\n" + (build.stdout + build.stderr)[-4000:])
    for mutant in mutants:
        if not mutant["compiles"]:
            table.note(mutant, "dropped", mutant["reason"], 0)
    return [mutant for mutant in mutants if mutant["compiles"]]


# Whole modules without debug information compile in half the time.
OPTIONS = [
    "-gnone", "-index-ignore-system-modules", "-whole-module-optimization", "-num-threads", "2",
    "-no-emit-module-separately-wmo",
]
BUILD = ["nice", "-n", "10", "swift", "build"]
BUILD += [word for option in OPTIONS for word in ("-Xswiftc", option)]


def synchronize(package, *names, but=()):
    """Copies folders of the package, and leaves files alone that are the same."""
    for name in names:
        source = draw.ROOT / name
        remove(package, name)
        for path in source.rglob("*"):
            relative = path.relative_to(draw.ROOT)
            copied = package / relative
            if str(relative) in but or ".build" in relative.parts:
                continue
            if path.is_symlink():
                if not copied.is_symlink():
                    copied.parent.mkdir(parents=True, exist_ok=True)
                    copied.symlink_to(os.readlink(path))
            elif path.is_file():
                replace(copied, path.read_bytes())


def remove(package, name):
    """Removes the files of a folder that the package no longer has."""
    for path in list((package / name).rglob("*")):
        original = draw.ROOT / path.relative_to(package)
        is_file = path.is_symlink() or path.is_file()
        if is_file and not os.path.lexists(original) and SWITCH not in path.parts:
            path.unlink()


def replace(path, contents):
    """Writes a file, unless it has these contents already."""
    if path.exists() and path.read_bytes() == contents:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(contents)


def copy(package, mutants):
    """Copies the package, with the target that chooses a mutant."""
    for path in draw.ROOT.iterdir():
        if path.is_file() and path.name != "Package.swift":
            replace(package / path.name, path.read_bytes())
    folders = [".ci", "Conformance", "Documentation", "Examples", "Sources", "Tests"]
    synchronize(package, *folders, but={mutant["path"] for mutant in mutants})
    switch = draw.ROOT / "Tests/Mutants/Switch"
    for path in switch.rglob("*.*"):
        replace(package / "Sources" / SWITCH / path.relative_to(switch), path.read_bytes())
    modules = sorted({draw.module(mutant["path"]) for mutant in mutants})
    names = ", ".join(f'"{name}"' for name in modules)
    manifest = (draw.ROOT / "Package.swift").read_text() + MANIFEST.format(modules=names)
    replace(package / "Package.swift", manifest.encode())


def drop(package, mutants):
    """Builds the copy, and returns whether mutants had to be dropped."""
    lines = {}
    for path in sorted({mutant["path"] for mutant in mutants}):
        there = [m for m in mutants if m["path"] == path and m.get("compiles", True)]
        source = (draw.ROOT / path).read_bytes()
        broken = IMPORT + rendered(source, 0, len(source), there) if there else source
        replace(package / path, broken)
        lines[path] = numbers(broken.decode(), there)
    # The libraries first: tests would be built in vain as long as mutants are dropped.
    for tests in [], ["--build-tests"]:
        build = subprocess.run(BUILD + tests, cwd=package, capture_output=True, text=True)
        if build.returncode != 0:
            break
    else:
        return False
    count = 0
    errors = re.findall(r"^(/.*?):(\d+):\d+: error: (.*)$", build.stdout + build.stderr, re.M)
    for path, line, message in set(errors):
        path = os.path.relpath(path, package)
        for mutant in blamed(lines.get(path, []), int(line)):
            if mutant.get("compiles", True):
                mutant["compiles"], mutant["reason"] = False, message
                count += 1
    print(f"{count} mutants do not compile", flush=True)
    if not count:
        sys.exit("The copy does not build:\n" + (build.stdout + build.stderr)[-4000:])
    return True


def rendered(source, start, end, mutants):
    """Returns a part of a file, in which each place chooses between both of its texts."""
    text, position = b"", start
    rest = list(mutants)
    while rest:
        mutant = rest.pop(0)
        inner = []
        while rest and rest[0]["start"] < mutant["end"]:
            inner.append(rest.pop(0))
        original = rendered(source, mutant["start"], mutant["end"], inner)
        text += source[position:mutant["start"]] + choice(mutant, original)
        position = mutant["end"]
    return text + source[position:end]


def choice(mutant, original):
    """Returns the text that chooses between the original, with mutants in it, and the broken."""
    call = b"mutant(%d)" % mutant["number"]
    broken = mutant["broken"].encode()
    if mutant["form"] == "pattern":
        return original + b" where !" + call
    if mutant["form"] == "expression":
        return b"(" + call + b" ? " + broken + b" : " + original + b")"
    if not broken:
        return b"if !" + call + b" { " + original + b" }"
    return b"if " + call + b" { " + broken + b" } else { " + original + b" }"


def numbers(text, mutants):
    """Returns the first and last line of each mutant."""
    by_number = {mutant["number"]: mutant for mutant in mutants}
    found = []
    for match in re.finditer(r"mutant\((\d+)\)", text):
        mutant = by_number[int(match.group(1))]
        line = text.count("\n", 0, match.start()) + 1
        length = mutant["original"].count("\n") + mutant["broken"].count("\n")
        found.append((line, line + length, mutant))
    return found


def blamed(found, line):
    """Returns the mutants on a line, or the one before it."""
    there = [mutant for first, last, mutant in found if first <= line <= last]
    before = [mutant for first, _, mutant in found if first < line]
    return there or before[-1:] or [mutant for _, _, mutant in found[:1]]
