"""Runs every suite once, and records which mutants it reaches, and how long it takes."""

import concurrent.futures
import json
import os
import re
import subprocess
import tempfile
import time

# The seconds after which a suite counts as failed, and those after which its tests are told apart.
LONGEST = 120
LONG = 3

ENVIRONMENT = {"SWIFT_BACKTRACE": "enable=no", "NO_COLOR": "1"}


def command(package, *arguments):
    """Returns the command that runs the test program."""
    products = package / ".build/debug"
    program = next(products.glob("*PackageTests.xctest"))
    return ["nice", "-n", "10", str(program), "--testing-library", "swift-testing", *arguments]


def pattern(names):
    """Returns the regular expression that chooses suites and tests."""
    return "^(" + "|".join(re.escape(name) for name in names) + ")[/(]"


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


def groups(scratch, mutants, jobs):
    """Returns for each group of tests that passes without a mutant its time, and what it reaches.

    A group is a suite. Of a suite that fails or takes long, each test is a group of its own. A
    suite with other tests than before is recorded again.
    """
    file = scratch / "groups.json"
    found = json.loads(file.read_text()) if file.exists() else {}
    package = scratch / "package"

    def record(names):
        new = [name for name in names if found.get(name, {}).get("tests") != names[name]]
        with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
            records = pool.map(lambda name: recorded(package, name, mutants), new)
            for name, group in zip(new, records):
                found[name] = {**group, "tests": names[name]}
                lines = [f"{json.dumps(key)}: {json.dumps(found[key])}" for key in found]
                file.write_text("{\n" + ",\n".join(lines) + "\n}\n")

    suites = listed(package)
    record(suites)
    parts = {
        name: suites[suite] for suite in suites if is_divided(found[suite])
        for name in suites[suite]
    }
    record(parts)
    chosen = [name for name in suites if name in parts or not is_divided(found[name])]
    chosen += [name for name in parts if name not in suites]
    for name in chosen:
        if not found[name]["passes"]:
            print(f"{name} fails without a mutant and is left out", flush=True)
    return {name: found[name] for name in chosen if found[name]["passes"]}


def is_divided(suite):
    """Whether each test of a suite is chosen by itself."""
    return not suite["passes"] or suite["seconds"] > LONG


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
