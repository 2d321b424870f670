"""Runs every suite once, and records which mutants it reaches, and how long it takes."""

import json
import os
import re
import subprocess
import tempfile
import time

LONGEST = 120

ENVIRONMENT = {"SWIFT_BACKTRACE": "enable=no", "NO_COLOR": "1"}


def command(package, *arguments):
    """Returns the command that runs the test program."""
    products = package / ".build/debug"
    program = next(products.glob("*PackageTests.xctest"))
    return ["nice", "-n", "19", str(program), "--testing-library", "swift-testing", *arguments]


def pattern(suites):
    """Returns the regular expression that chooses suites."""
    return "^(" + "|".join(re.escape(name) for name in suites) + ")[/(]"


def listed(package):
    """Returns for each suite, and each test in no suite, the names of its tests."""
    output = subprocess.run(
        command(package, "--list-tests"), cwd=package, capture_output=True, text=True, check=True
    ).stdout
    names = {}
    for line in output.splitlines():
        if "." in line:
            names.setdefault(re.split("[/(]", line)[0], []).append(line.split("(")[0])
    return names


def suites(scratch, mutants):
    """Returns for each suite that passes without a mutant its time, and the mutants reached.

    Of a suite that fails, each test that passes is one of its own. A suite with other tests than
    before is recorded again.
    """
    file = scratch / "suites.json"
    found = json.loads(file.read_text()) if file.exists() else {}
    package = scratch / "package"
    for suite, tests in listed(package).items():
        for name in [suite, *tests]:
            if name != suite and found[suite]["passes"]:
                break
            if found.get(name, {}).get("tests") == tests:
                continue
            found[name] = recorded(package, name, mutants)
            found[name]["tests"] = tests
            file.write_text(json.dumps(found, indent=1))
            if not found[name]["passes"]:
                print(f"{name} fails without a mutant and is left out", flush=True)
    return {name: suite for name, suite in found.items() if suite["passes"]}


def recorded(package, name, mutants):
    with tempfile.NamedTemporaryFile() as record:
        environment = {**os.environ, **ENVIRONMENT, "MUTANTS_REACHED": record.name}
        start = time.monotonic()
        try:
            code = subprocess.run(
                command(package, "--filter", pattern([name])), cwd=package, env=environment,
                capture_output=True, timeout=LONGEST,
            ).returncode
        except subprocess.TimeoutExpired:
            code = "slow"
        seconds = time.monotonic() - start
        reached = record.read()
    numbers = [m["number"] for m in mutants if reached[m["number"]:m["number"] + 1] == b"\1"]
    return {"passes": code == 0, "seconds": seconds, "reached": numbers}
