"""What became of the mutants, in a table that a later run continues."""

import collections

COLUMNS = ["place", "kind", "original", "broken", "outcome", "reason", "seconds"]


def key(mutant):
    """Returns what tells a mutant from others, whatever its number is."""
    place = f"{mutant['path']}:{mutant['line']}:{mutant['column']}"
    texts = (" ".join(mutant[name].split()) for name in ("original", "broken"))
    return (place, mutant["kind"], *texts)


class Table:
    """The rows of the file, by mutant."""

    def __init__(self, file):
        self.file = file
        self.rows = {}
        if file.exists():
            for line in file.read_text().splitlines()[1:]:
                fields = line.split("\t")
                self.rows[tuple(fields[:4])] = fields[4:]

    def note(self, mutant, outcome, reason, seconds):
        reason = " ".join(str(reason).split())
        self.rows[key(mutant)] = [outcome, reason, f"{seconds:.1f}"]
        self.write()

    def outcome(self, mutant):
        """Returns what became of a mutant, or `None` if it was not tried."""
        row = self.rows.get(key(mutant))
        return row and row[0]

    def forget(self, outcome):
        self.rows = {key: row for key, row in self.rows.items() if row[0] != outcome}

    def write(self):
        lines = ["\t".join(COLUMNS)]
        lines += ["\t".join([*key, *row]) for key, row in sorted(self.rows.items())]
        self.file.write_text("\n".join(lines) + "\n")

    def summarize(self):
        counts = collections.Counter(row[0] for row in self.rows.values())
        print(", ".join(f"{count} {outcome}" for outcome, count in counts.most_common()))
