"""What a terminal shows: the characters, colors and weights that control sequences make.

Knows the few sequences that TerminalList writes, and refuses any other.
"""

import re
import unicodedata
from dataclasses import dataclass
from xml.sax.saxutils import escape

SEQUENCE = re.compile(r"\x1b\[(\??)([0-9;]*)([A-Za-z])")


@dataclass(frozen=True)
class Square:
    character: str = " "  # "" to the right of a character that is two columns wide
    color: tuple = (0, 0, 0)
    background: tuple = (255, 255, 255)
    bold: bool = False


def width(character):
    """How many columns a character takes, by the Unicode consortium's table of east Asian widths."""
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


class Screen:
    def __init__(self, columns, lines):
        self.column = self.line = 0
        self.look = Square()
        self.modes = set()
        self.written = set()  # the lines that were written to since this was last emptied
        self.pending = ""
        self.resize(columns, lines)

    def resize(self, columns, lines):
        self.columns, self.lines = columns, lines
        self.squares = [[Square()] * columns for _ in range(lines)]

    def text(self, line):
        return "".join(square.character for square in self.squares[line])

    def __str__(self):
        return "\n".join(self.text(line) for line in range(self.lines))

    def find(self, text):
        """The line and the column at which a text is shown; None if it is not."""
        for line in range(self.lines):
            shown = self.text(line)
            if text in shown:
                return line, sum(width(c) for c in shown[: shown.index(text)])
        return None

    def feed(self, output):
        output, self.pending = self.pending + output, ""
        while output:
            if output[0] != "\x1b":
                self.put(output[0])
                output = output[1:]
                continue
            match = SEQUENCE.match(output)
            if not match:
                assert len(output) < 40, f"unknown sequence {output[:40]!r}"
                self.pending = output  # The rest has not arrived yet.
                return
            self.control(match[1], match[2], match[3])
            output = output[match.end() :]

    def put(self, character):
        assert character.isprintable(), f"control character {character!r}"
        self.written.add(self.line)
        end = self.column + width(character)
        assert end <= self.columns and self.line < self.lines, f"{character!r} lies outside"
        row, look = self.squares[self.line], self.look
        row[self.column] = Square(character, look.color, look.background, look.bold)
        if width(character) == 2:
            row[self.column + 1] = Square("", look.color, look.background, look.bold)
        self.column = end

    def control(self, private, parameters, letter):
        numbers = [int(number or 0) for number in parameters.split(";")]
        if letter == "H":
            self.line, self.column = numbers[0] - 1, numbers[1] - 1
        elif letter == "m":
            self.set_look(numbers)
        elif private and letter == "h":
            self.modes.update(numbers)
        elif private and letter == "l":
            self.modes.difference_update(numbers)
        else:
            raise AssertionError(f"unknown sequence {private}{parameters}{letter}")

    def set_look(self, numbers):
        while numbers:
            number, numbers = numbers[0], numbers[1:]
            look = self.look
            if number == 0:
                self.look = Square()
            elif number == 1:
                self.look = Square("", look.color, look.background, True)
            elif number in (38, 48) and numbers[:1] == [2]:
                color, numbers = tuple(numbers[1:4]), numbers[4:]
                colors = (color, look.background) if number == 38 else (look.color, color)
                self.look = Square("", *colors, look.bold)
            else:
                raise AssertionError(f"unknown look {number}")

    def drawing(self, x=0, y=0):
        """The screen as SVG, its top left corner at a point."""
        parts = []
        for line, row in enumerate(self.squares):
            top, column = y + line * LINE, 0
            while column < self.columns:
                end = column + 1
                while end < self.columns and row[end].background == row[column].background:
                    end += 1
                parts.append(
                    f'<rect x="{x + column * COLUMN:g}" y="{top:g}" width="{(end - column) * COLUMN:g}"'
                    f' height="{LINE}" fill="{hexadecimal(row[column].background)}"/>'
                )
                column = end
            # Words one by one, so that another font does not move what comes after.
            column = 0
            while column < self.columns:
                square, end = row[column], column + 1
                if square.character.strip():
                    same = lambda other: (other.color, other.bold) == (square.color, square.bold)
                    while end < self.columns and row[end].character != " " and same(row[end]):
                        end += 1
                    word = "".join(square.character for square in row[column:end])
                    weight = ' font-weight="bold"' if square.bold else ""
                    parts.append(
                        f'<text x="{x + column * COLUMN:g}" y="{top + BASELINE:g}"'
                        f' textLength="{(end - column) * COLUMN:g}"{weight}'
                        f' fill="{hexadecimal(square.color)}">{escape(word)}</text>'
                    )
                column = end
        return "\n".join(parts)


# The size of a square of a picture, and where letters stand in it.
COLUMN, LINE, BASELINE = 8.4, 18, 13.5


def hexadecimal(color):
    return "#%02X%02X%02X" % color


def picture(drawings, columns, lines):
    """Drawings of screens of one size side by side, as an SVG document."""
    gap, margin = 16, 10
    wide, high = columns * COLUMN, lines * LINE
    frame_width, frame_height = wide + 2 * margin, high + 2 * margin
    total = len(drawings) * frame_width + (len(drawings) - 1) * gap
    body = []
    for index, (background, screen) in enumerate(drawings):
        x = index * (frame_width + gap)
        body.append(
            f'<rect x="{x:g}" width="{frame_width:g}" height="{frame_height:g}" rx="10"'
            f' fill="{hexadecimal(background)}"/>\n<g transform="translate({x + margin:g} {margin})">\n'
            f"{screen}\n</g>"
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {total:g} {frame_height:g}"'
        f' width="{total:g}" height="{frame_height:g}" font-size="14"'
        ' font-family="ui-monospace, Menlo, Consolas, \'DejaVu Sans Mono\', monospace">\n'
        + "\n".join(body)
        + "\n</svg>\n"
    )
