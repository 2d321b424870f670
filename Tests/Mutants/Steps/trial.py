"""Runs the suites and tests that reach a mutant, until one of them fails."""

import concurrent.futures
import random
import re
import time

import record

# The seconds that the tests of one process take together without a mutant, process by process.
STEPS = [1, 4, 15, 60, 1e9]

# The mutants that the first steps leave over are tried later.
QUICK_STEPS = 3


def run(scratch, mutants, table, minutes, jobs):
    """Tries all mutants that the table does not have, in random order.

    The tests of long suites are recorded and run only if short suites leave mutants over.
    """
    mutants = random.Random(0).sample(mutants, len(mutants))
    for mutant in mutants:
        mutant["seconds"] = 0
    suites = record.suites(scratch, mutants, jobs)
    end = time.monotonic() + minutes * 60

    def step(groups, steps):
        """Runs some of the processes that try each mutant, and returns the undecided mutants."""
        def tried(mutant):
            return time.monotonic() < end and outcome(scratch, mutant, groups, steps)

        waiting = [mutant for mutant in mutants if not table.outcome(mutant)]
        left = []
        with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
            for mutant, result in zip(waiting, pool.map(tried, waiting)):
                if result and result[0]:
                    table.note(mutant, *result, mutant["seconds"])
                elif result:
                    left.append(mutant)
                place = f"{mutant['number']} {mutant['path']}:{mutant['line']}"
                print(f"{place} {result and result[0] or 'undecided'}", flush=True)
        return left

    step(suites, slice(0, QUICK_STEPS))
    step(suites, slice(QUICK_STEPS, None))
    if all(table.outcome(mutant) for mutant in mutants):
        return
    tests = record.tests(scratch, mutants, jobs, end)
    if tests is None:
        return
    for mutant in step(tests, slice(None)):
        count = len(reaching(mutant, suites)) + len(reaching(mutant, tests))
        result = "survived" if count else "unreached"
        table.note(mutant, result, f"{count} suites and tests", mutant["seconds"])
        print(f"{mutant['number']} {mutant['path']}:{mutant['line']} {result}", flush=True)


def outcome(scratch, mutant, groups, steps):
    """Runs some of the processes that try a mutant, and returns what is known after them."""
    start = time.monotonic()
    processes = list(batches(groups, reaching(mutant, groups)))[steps]
    result = trial(scratch / "package", mutant, processes)
    mutant["seconds"] += time.monotonic() - start
    return result


def reaching(mutant, groups):
    """Returns the groups of tests that reach a mutant."""
    return [name for name in groups if mutant["number"] in groups[name]["reached"]]


def trial(package, mutant, batches):
    """Returns what becomes of a mutant, and what noticed it, or `None` if nothing did."""
    for batch, seconds in batches:
        number = str(mutant["number"])
        code, output, _ = record.run(package, batch, 20 + 4 * seconds, MUTANT=number)
        if code is None:
            return "killed", f"no end: {batch[0]}"
        if code != 0:
            failed = re.search(r"Test (.*?) recorded an issue.*? at (\w+\.swift)", output)
            if failed:
                return "killed", f"{failed.group(2)}: {failed.group(1)}"
            return "killed", f"exit {code}: {batch[0]}"
    return None, ""


def batches(groups, reaching):
    """Returns groups that one process runs together, the shortest ones first."""
    steps = iter(STEPS)
    step, batch, total = next(steps), [], 0
    for name in sorted(reaching, key=lambda name: groups[name]["seconds"]):
        if batch and total + groups[name]["seconds"] > step:
            yield batch, total
            step, batch, total = next(steps), [], 0
        batch.append(name)
        total += groups[name]["seconds"]
    if batch:
        yield batch, total
