"""Runs suites and tests once, and records which mutants they reach, and how long they take."""

import concurrent.futures
import json
import math
import os
import re
import resource
import signal
import subprocess
import tempfile
import threading
import time

# The seconds after which a suite is stopped and its tests are told apart, and those after which a
# test counts as failed.
LONG = 5
LONGEST = 120

ENVIRONMENT = {"SWIFT_BACKTRACE": "enable=no", "NO_COLOR": "1", "CELL_ALL_CASES": "1"}


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


def suites(scratch, mutants, jobs):
    """Returns for each short suite that passes without a mutant its time, and what it reaches.

    A suite with other tests than before is recorded again.
    """
    names = listed(scratch / "package")
    found = records(scratch, mutants, jobs, names, LONG)
    return {name: found[name] for name in names if found[name]["passes"]}


def tests(scratch, mutants, jobs, end):
    """Returns the same for each test of the other suites, or `None` if the time ends before."""
    names = listed(scratch / "package")
    found = loaded(scratch)
    parts = {part: names[name] for name in names if not found[name]["passes"]
             for part in names[name]}
    found = records(scratch, mutants, jobs, parts, LONGEST, end)
    if any(part not in found for part in parts):
        return None
    for part in parts:
        if not found[part]["passes"]:
            print(f"{part} fails without a mutant and is left out", flush=True)
    return {part: found[part] for part in parts if found[part]["passes"]}


def loaded(scratch):
    """Returns what was recorded before."""
    file = scratch / "groups.json"
    return json.loads(file.read_text()) if file.exists() else {}


def records(scratch, mutants, jobs, names, limit, end=math.inf):
    """Records groups of tests that are new, and returns what is known about all."""
    file = scratch / "groups.json"
    found = loaded(scratch)
    new = [name for name in names if not is_recorded(found.get(name), names[name], limit)]

    def record(name):
        if time.monotonic() > end:
            return None
        return recorded(scratch / "package", name, mutants, limit)

    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        for name, group in zip(new, pool.map(record, new)):
            if not group:
                found.pop(name, None)
                continue
            found[name] = {**group, "limit": limit, "tests": names[name]}
            lines = [f"{json.dumps(key)}: {json.dumps(found[key])}" for key in found]
            file.write_text("{\n" + ",\n".join(lines) + "\n}\n")
    return found


def is_recorded(group, tests, limit):
    """Whether a group was recorded with the tests that it has, and not stopped too early."""
    return group and group["tests"] == tests and (group["passes"] or group.get("limit", 0) >= limit)


def recorded(package, name, mutants, limit):
    with tempfile.NamedTemporaryFile() as record:
        code, _, seconds = run(package, [name], limit, MUTANTS_REACHED=record.name)
        reached = record.read()
    numbers = [m["number"] for m in mutants if reached[m["number"]:m["number"] + 1] == b"\1"]
    return {"passes": code == 0, "seconds": seconds, "reached": numbers}


def run(package, names, limit, **variables):
    """Runs groups of tests, and returns the exit code, the output, and the time.

    Times are those of the processor, which other programs do not change. The code is `None` if the
    tests took longer than a limit, or far longer without using the processor.
    """
    def limit_time():
        resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(limit), math.ceil(limit) + 5))

    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen(
            command(package, "--filter", pattern(names)), cwd=package,
            env={**os.environ, **ENVIRONMENT, **variables}, stdout=output,
            stderr=subprocess.STDOUT, start_new_session=True, preexec_fn=limit_time,
        )
        timer = threading.Timer(60 + 10 * limit, os.killpg, [process.pid, signal.SIGKILL])
        timer.start()
        _, status, usage = os.wait4(process.pid, 0)
        timer.cancel()
        process.returncode = os.waitstatus_to_exitcode(status)
        code = process.returncode
        output.seek(0)
        text = output.read().decode(errors="replace")
    ended = code not in (-signal.SIGXCPU, -signal.SIGKILL)
    return code if ended else None, text, usage.ru_utime + usage.ru_stime
