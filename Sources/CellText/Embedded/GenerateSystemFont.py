#!/usr/bin/env python3
"""Writes the tables of the system font beside this script from a file of measurements.

    python3 GenerateSystemFont.py MEASUREMENTS.json

The file holds, in ems, the advances of characters (`weights`: weight, cut, character) and, in
millionths of an em, the kerning of pairs (`kerning`: weight, pair, both cuts), which were measured in
UIKit, with tracking taken out. All of it is linear in the weight on two lines, from regular to black
and from regular to a lightest weight, of which ultraLight is 15155/16384 of the way; in these three
weights every figure is a whole number of 2048ths of an em. The script checks that: what the tables
give for each of the nine weights is what was measured, to a millionth of an em.

Letters with marks have the advance of their base letter; which letters those are comes from the
Unicode data of Python.
"""

import json
import os
import sys
import textwrap
import unicodedata

HERE = os.path.dirname(os.path.abspath(__file__))
UNITS = 2048
STEPS = 16384
# Where the weights lie on the two lines.
POSITIONS = {
    "ultraLight": -15155, "thin": -11878, "light": -5161, "regular": 0, "medium": 3004,
    "semibold": 5188, "bold": 8192, "heavy": 12561, "black": 16384,
}
CUTS = ("text", "display")
# Bounds of the code points that are looked up in the table of base letters.
BLOCKS = [(0xC0, 0x250), (0x1E00, 0x1F00), (0x212A, 0x212C)]


def masters(value):
    """The whole units in the lightest weight, regular and black, of a function of the weight."""
    regular, black, ultra_light = [value(w) * UNITS for w in ("regular", "black", "ultraLight")]
    lightest = regular + (ultra_light - regular) * STEPS / -POSITIONS["ultraLight"]
    return tuple(round(v) for v in (lightest, regular, black))


def check(units, value, weights):
    lightest, regular, black = units
    for weight in weights:
        share = POSITIONS[weight] / STEPS
        end = black if share > 0 else lightest
        expected = (regular + (end - regular) * abs(share)) / UNITS
        assert abs(value(weight) - expected) < 1e-6, (weight, value(weight), expected)


def advances(measured):
    rows = {}
    for character in measured["weights"]["regular"]["text"]:
        row = ()
        for cut in CUTS:
            def value(weight):
                return measured["weights"][weight][cut][character]

            units = masters(value)
            check(units, value, measured["weights"])
            row += units
        rows[character] = row
    return rows


def kerning(measured):
    pairs = {}
    for pair in sorted(set().union(*measured["kerning"].values())):
        row = ()
        for cut in range(len(CUTS)):
            def value(weight):
                return measured["kerning"][weight].get(pair, (0, 0))[cut] / 1e6

            units = masters(value)
            check(units, value, measured["kerning"])
            row += units
        pairs[pair] = row
    return pairs


def classes(pairs, side):
    """The characters of one side of the pairs, those together that are kerned alike."""
    other = 1 - side
    groups = {}
    for character in sorted({pair[side] for pair in pairs}):
        alike = tuple(sorted((p[other], units) for p, units in pairs.items() if p[side] == character))
        groups.setdefault(alike, []).append(character)
    return ["".join(group) for group in groups.values()]


def base_letters(covered):
    """The base letter of each code point in the blocks, a dot where there is none."""
    rows = []
    for first, end in BLOCKS:
        for start in range(first, end, 64):
            row = ""
            for point in range(start, min(start + 64, end)):
                parts = unicodedata.normalize("NFD", chr(point))
                is_letter = len(parts) > 1 or parts[0] != chr(point)
                is_letter &= unicodedata.category(chr(point))[0] == "L" and parts[0] in covered
                is_letter &= all(unicodedata.category(mark) == "Mn" for mark in parts[1:])
                row += parts[0] if is_letter else "."
            rows.append(f"{start:X} {row}")
    return rows


def visible(characters):
    return characters.replace(" ", "␣")


def packed(rows):
    """The lines of a table: as many rows as fit into 96 characters, or one that is longer."""
    text = " ".join(row.replace(" ", "\xa0") for row in rows)
    lines = textwrap.wrap(text, 96, break_long_words=False, break_on_hyphens=False)
    return "\n".join("    " + line.replace("\xa0", " ") for line in lines)


def literal(rows):
    return f'#"""\n{packed(rows)}\n    """#'


def write(name, body):
    with open(os.path.join(HERE, name + ".swift"), "w", encoding="utf-8") as file:
        file.write("// swift-format-ignore-file\n\n" + body)


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        measured = json.load(file)
    table = advances(measured)
    ordered = sorted(table, key=ord)
    rows = [f"{ord(c):X} " + " ".join(map(str, table[c])) for c in ordered]
    write("SystemAdvanceTable", f'''/// Advances of the system font in three weights and both optical cuts, in 2048ths of an em.
///
/// Measured in UIKit (Mac Catalyst and iOS 26.1) by the project OpenUIKit, without tracking.
/// Written by `GenerateSystemFont.py`. Columns: code point; the text cut in the lightest weight,
/// regular and black; the display cut in these weights. The lightest weight is not one that a font
/// can have: there the line from regular through light and thin to ultraLight has whole units.
enum SystemAdvanceTable {{
  static let unitsPerEm = {UNITS}

  static let rows: StaticString = {literal(rows)}

  /// Letters with marks (inferred: they are as wide as their base letters).
  ///
  /// Columns: code point; the base letters of it and of those that follow, a dot for none.
  static let baseLetters: StaticString = {literal(base_letters(table))}
}}
''')
    pairs = kerning(measured)
    rows = []
    for left in classes(pairs, 0):
        for right in classes(pairs, 1):
            units = pairs.get(left[0] + right[0], ())
            if any(units):
                numbers = " ".join(map(str, units))
                rows.append(f"{visible(left)} {visible(right)} {numbers}")
    write("SystemKerningTable", f'''/// Kerning of the system font in three weights and both optical cuts, in 2048ths of an em.
///
/// Measured in UIKit (Mac Catalyst and iOS 26.1) by the project OpenUIKit. Written by
/// `GenerateSystemFont.py`. Columns: characters; those that follow them; the text cut in the
/// lightest weight, regular and black; the display cut in these weights. ␣ is the space. Pairs of
/// ASCII that are not here have no kerning; pairs of other characters were not measured.
enum SystemKerningTable {{
  static let rows: StaticString = {literal(rows)}
}}
''')
    print(len(table), "advances", len(pairs), "pairs in", len(rows), "rows")


main()
