"""Runs the suites that reach a mutant, until one of them fails."""

import os
import signal
import subprocess
import time

import record

# The seconds that the suites of one process take together without a mutant, process by process.
STEPS = [1, 4, 15, 60, 1e9]


def run(scratch, mutants, suites, table, minutes):
    """Tries all mutants that the table does not have."""
    end = time.monotonic() + minutes * 60
    package = scratch / "package"
    for mutant in mutants:
        if time.monotonic() > end:
            break
        if table.outcome(mutant):
            continue
        reaching = [name for name in suites if mutant["number"] in suites[name]["reached"]]
        start = time.monotonic()
        if reaching:
            outcome, reason = trial(package, mutant, suites, reaching)
        else:
            outcome, reason = "unreached", ""
        table.note(mutant, outcome, reason, time.monotonic() - start)
        print(f"{mutant['number']} {mutant['path']}:{mutant['line']} {outcome}", flush=True)


def trial(package, mutant, suites, reaching):
    """Returns what becomes of a mutant, and what noticed it."""
    for batch, seconds in batches(suites, reaching):
        code, output = tested(package, mutant, batch, 20 + 10 * seconds)
        if code is None:
            return "killed", f"no end: {batch[0]}"
        if code != 0:
            failed = [line for line in output.splitlines() if "recorded an issue" in line]
            return "killed", failed[0].strip() if failed else f"exit {code}: {batch[0]}"
    return "survived", f"{len(reaching)} suites"


def batches(suites, reaching):
    """Returns suites that one process runs together, the shortest ones first."""
    steps = iter(STEPS)
    step, batch, total = next(steps), [], 0
    for name in sorted(reaching, key=lambda name: suites[name]["seconds"]):
        if batch and total + suites[name]["seconds"] > step:
            yield batch, total
            step, batch, total = next(steps), [], 0
        batch.append(name)
        total += suites[name]["seconds"]
    yield batch, total


def tested(package, mutant, batch, limit):
    """Runs suites; the result's code is `None` if they took too long."""
    environment = {**os.environ, **record.ENVIRONMENT, "MUTANT": str(mutant["number"])}
    process = subprocess.Popen(
        record.command(package, "--filter", record.pattern(batch)), cwd=package, env=environment,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True,
    )
    try:
        output, _ = process.communicate(timeout=limit)
        return process.returncode, output
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        return None, ""
