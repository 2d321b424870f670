"""Runs the suites that reach a mutant, until one of them fails."""

import os
import re
import signal
import subprocess
import time

import record

# The seconds that the suites of one process take together without a mutant, process by process.
STEPS = [1, 4, 15, 60, 1e9]

# The mutants that the first steps leave over are tried last.
QUICK_STEPS = 3


def run(scratch, mutants, suites, table, minutes):
    """Tries all mutants that the table does not have."""
    end = time.monotonic() + minutes * 60
    package = scratch / "package"
    for mutant in mutants:
        mutant["seconds"] = 0
    for steps in (slice(0, QUICK_STEPS), slice(QUICK_STEPS, None)):
        for mutant in mutants:
            if time.monotonic() > end:
                return
            if table.outcome(mutant):
                continue
            reaching = [name for name in suites if mutant["number"] in suites[name]["reached"]]
            start = time.monotonic()
            all_batches = list(batches(suites, reaching))
            outcome, reason = trial(package, mutant, all_batches[steps])
            if not outcome and len(all_batches) <= (steps.stop or len(all_batches)):
                outcome = "survived" if reaching else "unreached"
                reason = f"{len(reaching)} suites"
            mutant["seconds"] += time.monotonic() - start
            if outcome:
                table.note(mutant, outcome, reason, mutant["seconds"])
            place = f"{mutant['number']} {mutant['path']}:{mutant['line']}"
            print(f"{place} {outcome or 'undecided'}", flush=True)


def trial(package, mutant, batches):
    """Returns what becomes of a mutant, and what noticed it, or `None` if nothing did."""
    for batch, seconds in batches:
        code, output = tested(package, mutant, batch, 20 + 4 * seconds)
        if code is None:
            return "killed", f"no end: {batch[0]}"
        if code != 0:
            failed = re.search(r"Test (.*?) recorded an issue.*? at (\w+\.swift)", output)
            if failed:
                return "killed", f"{failed.group(2)}: {failed.group(1)}"
            return "killed", f"exit {code}: {batch[0]}"
    return None, ""


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
    if batch:
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
