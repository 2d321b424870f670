"""Runs every suite once, and records which mutants it reaches, and how long it takes."""

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
        code, _, seconds = run(package, [name], LONGEST, MUTANTS_REACHED=record.name)
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
