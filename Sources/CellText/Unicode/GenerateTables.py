#!/usr/bin/env python3
"""Writes the Unicode tables beside this script from the Unicode Character Database.

    python3 GenerateTables.py [DIRECTORY OF THE DATABASE]

The default directory is where Debian's package `unicode-data` puts it. Each table is a Swift
string literal of pairs `first-code-point value`; a value holds until the next one. Hangul
syllables (AC00..D7A3) follow from arithmetic and are left out of the two break tables. The table of
paired brackets has three words for each of them.
"""

import os
import re
import sys
import textwrap

DATABASE = sys.argv[1] if len(sys.argv) > 1 else "/usr/share/unicode"
HERE = os.path.dirname(os.path.abspath(__file__))
LIMIT = 0x110000
HANGUL_SYLLABLES = range(0xAC00, 0xD7A4)


def rows(name):
    """The (first, last, value) rows of a property file, and its version."""
    path = os.path.join(DATABASE, name)
    with open(path, encoding="utf-8") as file:
        for line in file:
            line = line.split("#")[0].strip()
            if not line:
                continue
            points, value = [field.strip() for field in line.split(";")[:2]]
            first, _, last = points.partition("..")
            yield int(first, 16), int(last or first, 16), value


def version():
    with open(os.path.join(DATABASE, "LineBreak.txt"), encoding="utf-8") as file:
        return re.match(r"# LineBreak-([0-9.]+)\.txt", file.readline()).group(1)


def property_values(name, default, only=None):
    values = [default] * LIMIT
    for first, last, value in rows(name):
        if only is None or value in only:
            for point in range(first, last + 1):
                values[point] = value
    return values


def general_categories():
    values = ["Cn"] * LIMIT
    start = None
    with open(os.path.join(DATABASE, "UnicodeData.txt"), encoding="utf-8") as file:
        for line in file:
            fields = line.split(";")
            point = int(fields[0], 16)
            if fields[1].endswith(", First>"):
                start = point
            elif fields[1].endswith(", Last>"):
                for other in range(start, point + 1):
                    values[other] = fields[2]
            else:
                values[point] = fields[2]
    return values


def script_codes():
    codes = {}
    with open(os.path.join(DATABASE, "PropertyValueAliases.txt"), encoding="utf-8") as file:
        for line in file:
            fields = [field.strip() for field in line.split("#")[0].split(";")]
            if fields[0] == "sc":
                codes[fields[2]] = fields[1]
    return codes


def line_break_values(categories, east_asian, pictographic):
    values = property_values("LineBreak.txt", "XX")
    # Unassigned code points of the ideographic and emoji planes are ID, those of currency PR;
    # the database lists these defaults in a comment only.
    for first, last in [
        (0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF), (0x1F000, 0x1FAFF),
        (0x1FC00, 0x1FFFD), (0x20000, 0x2FFFD), (0x30000, 0x3FFFD),
    ]:
        for point in range(first, last + 1):
            if values[point] == "XX":
                values[point] = "ID"
    for point in range(0x20A0, 0x20D0):
        if values[point] == "XX":
            values[point] = "PR"
    for point in range(LIMIT):
        value = values[point]
        if value in ("AI", "SG", "XX"):  # LB1
            value = "AL"
        elif value == "SA" and categories[point] in ("Mn", "Mc"):  # LB1
            value = "CM"  # the others stay: a dictionary may find words among them
        elif value == "CJ":  # LB1
            value = "NS"
        elif value in ("OP", "CP") and east_asian[point] in ("F", "W", "H"):
            value += "w"  # LB30 excepts these
        elif value == "QU" and categories[point] in ("Pi", "Pf"):
            value += categories[point][1]  # LB15a and LB15b name these
        elif point == 0x2010:
            value = "HH"  # LB20a names it
        elif point in pictographic and categories[point] == "Cn":
            value = "IDu"  # LB30b names these
        values[point] = value
    return values


def grapheme_values(categories, scripts, pictographic):
    names = {
        "Control": "CN", "CR": "CR", "LF": "LF", "Extend": "EX", "ZWJ": "ZWJ",
        "SpacingMark": "SM", "Prepend": "PP", "L": "L", "V": "V", "T": "T", "LV": "LV",
        "LVT": "LVT", "Regional_Indicator": "RI", "Other": "XX",
    }
    values = [names[v] for v in property_values("auxiliary/GraphemeBreakProperty.txt", "Other")]
    syllabic = property_values("IndicSyllabicCategory.txt", "Other")
    conjunct = {"Beng", "Deva", "Gujr", "Mlym", "Orya", "Telu"}
    for point in range(LIMIT):
        if point in pictographic and values[point] == "XX":
            values[point] = "XP"
        elif scripts[point] in conjunct and syllabic[point] == "Virama":
            values[point] = "LK"  # GB9c, the rule of later versions
        elif scripts[point] in conjunct and syllabic[point] == "Consonant":
            values[point] = "CO"
    return values


def width_values(categories, east_asian, grapheme, ignorable, scripts, emoji):
    values = []
    for point in range(LIMIT):
        category = categories[point]
        if category in ("Mn", "Me", "Cc", "Cf", "Cs", "Zl", "Zp") or point in ignorable:
            value = "zero"
        elif grapheme[point] in ("V", "T") or (category == "Mc" and east_asian[point] == "W"):
            value = "zero"
        elif point in emoji and grapheme[point] != "RI":
            value = "emoji"
        elif grapheme[point] == "XP" and category == "Cn":
            value = "emoji"  # later versions of Unicode add emoji there
        elif east_asian[point] == "W" and scripts[point] == "Hang" and category == "Lo":
            value = "hangul"
        elif east_asian[point] in ("W", "F"):
            value = "wide"
        elif east_asian[point] == "H":
            value = "half"
        elif grapheme[point] == "RI":
            value = "flag"
        elif grapheme[point] == "XP":
            value = "sign"
        else:
            value = "text"
        values.append(value)
    values[0x9] = "text"
    return values


def decompositions():
    """The canonical mappings to a single code point."""
    mappings = {}
    with open(os.path.join(DATABASE, "UnicodeData.txt"), encoding="utf-8") as file:
        for line in file:
            fields = line.split(";")
            if re.fullmatch(r"[0-9A-F]+", fields[5]):
                mappings[int(fields[0], 16)] = int(fields[5], 16)
    return mappings


def bracket_rows():
    """Each paired bracket with its type and a code point that both of a pair share (BD14 to BD16)."""
    canonical = decompositions()
    with open(os.path.join(DATABASE, "BidiBrackets.txt"), encoding="utf-8") as file:
        for line in file:
            fields = [field.strip() for field in line.split("#")[0].split(";")]
            if len(fields) == 3 and fields[2] in "oc":
                point, partner = int(fields[0], 16), int(fields[1], 16)
                opening = point if fields[2] == "o" else partner
                yield f"{point:X} {fields[2]} {canonical.get(opening, opening):X}"


def runs(values, skipped=range(0)):
    previous = None
    result = []
    for point, value in enumerate(values):
        if point in skipped:
            value = previous
        if value != previous:
            result.append((point, value))
            previous = value
    return result


def write(type_name, summary, source, values, skipped=range(0)):
    table = runs(values, skipped)
    write_rows(type_name, summary, source, [f"{point:X} {value}" for point, value in table])
    print(f"{type_name}: {len(table)} rows, {len(set(v for _, v in table))} values")


def packed(rows):
    """The lines of a table: as many rows as fit into 96 characters, or one that is longer."""
    text = " ".join(row.replace(" ", "\xa0") for row in rows)
    lines = textwrap.wrap(text, 96, break_long_words=False, break_on_hyphens=False)
    return "\n".join("    " + line.replace("\xa0", " ") for line in lines)


def write_rows(type_name, summary, source, table):
    path = os.path.join(HERE, type_name + ".swift")
    with open(path, "w", encoding="utf-8") as file:
        file.write("// swift-format-ignore-file\n\n")
        file.write(f"/// {summary}\n///\n")
        file.write(f"/// From `{source}` of Unicode {version()}, written by `GenerateTables.py`.\n")
        file.write("/// Copyright of the data files: Unicode, Inc., under the Unicode license\n")
        file.write("/// (https://www.unicode.org/license.txt).\n")
        file.write(f"enum {type_name} {{\n")
        file.write('  static let rows: StaticString = """\n')
        file.write(f'{packed(table)}\n    """\n}}\n')


def main():
    categories = general_categories()
    east_asian = property_values("EastAsianWidth.txt", "N")
    for first, last in [(0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF),
                        (0x20000, 0x2FFFD), (0x30000, 0x3FFFD)]:
        for point in range(first, last + 1):
            east_asian[point] = "W"
    codes = script_codes()
    scripts = [codes.get(v, v) for v in property_values("Scripts.txt", "Unknown")]
    pictographic, emoji = set(), set()
    for first, last, value in rows("emoji/emoji-data.txt"):
        if value == "Extended_Pictographic":
            pictographic.update(range(first, last + 1))
        elif value == "Emoji_Presentation":
            emoji.update(range(first, last + 1))
    ignorable = set()
    for first, last, value in rows("DerivedCoreProperties.txt"):
        if value == "Default_Ignorable_Code_Point":
            ignorable.update(range(first, last + 1))
    grapheme = grapheme_values(categories, scripts, pictographic)
    write("LineBreakTable", "Line breaking classes, with rule LB1 applied.", "LineBreak.txt",
          line_break_values(categories, east_asian, pictographic), HANGUL_SYLLABLES)
    write("GraphemeBreakTable", "Grapheme cluster breaking classes.",
          "GraphemeBreakProperty.txt", grapheme, HANGUL_SYLLABLES)
    write("ScriptTable", "The script of every code point, by its four-letter code.",
          "Scripts.txt", scripts)
    write("AdvanceKindTable", "The kind of every code point, which determines its advance.",
          "EastAsianWidth.txt",
          width_values(categories, east_asian, grapheme, ignorable, scripts, emoji))
    # This file lists every code point that is not L, unassigned ones included.
    write("BidirectionalClassTable", "Bidirectional classes.", "DerivedBidiClass.txt",
          property_values("extracted/DerivedBidiClass.txt", "L"))
    write_rows("PairedBracketTable",
               "Opening and closing brackets, with the code that both brackets of a pair share.",
               "BidiBrackets.txt", list(bracket_rows()))


main()
