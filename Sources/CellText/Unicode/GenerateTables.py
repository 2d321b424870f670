#!/usr/bin/env python3
"""Writes the Unicode tables beside this script from the properties in a library of ICU.

    pip download --no-deps --only-binary :all: icu4py==1.2.0 && unzip -q icu4py-*.whl
    python3 GenerateTables.py icu4py.libs/libicuuc-*.so.78.3

ICU's version decides that of Unicode: ICU 78 has 17.0. Unlike most files of the Unicode Character
Database, ICU gives unassigned code points the values that the standard reserves for them, which the
files list in comments (`@missing`).

Each table is a Swift string literal of pairs `first-code-point value`; a value holds until the next
one. Hangul syllables (AC00..D7A3) follow from arithmetic and are left out of the two break tables.
The table of paired brackets has three words for each of them.
"""

import ctypes
import glob
import os
import re
import sys
import textwrap

HERE = os.path.dirname(os.path.abspath(__file__))
LIMIT = 0x110000
HANGUL_SYLLABLES = range(0xAC00, 0xD7A4)


class Library:
    """The functions of ICU that read properties of code points."""

    def __init__(self, path):
        directory, name = os.path.split(path)
        for data in glob.glob(os.path.join(directory, "libicudata*")):
            ctypes.CDLL(data, mode=ctypes.RTLD_GLOBAL)
        self.library = ctypes.CDLL(path)
        self.suffix = re.search(r"\.so\.([0-9]+)", name).group(1)
        self.name_of_value = self.function("u_getPropertyValueName")
        self.name_of_value.restype = ctypes.c_char_p

    def function(self, name):
        return getattr(self.library, f"{name}_{self.suffix}")

    def version(self):
        numbers = (ctypes.c_uint8 * 4)()
        self.function("u_getUnicodeVersion")(numbers)
        return ".".join(str(number) for number in numbers[:3])

    def values(self, property_name):
        """The short names of a property's values, by code point."""
        key = self.function("u_getPropertyEnum")(property_name.encode())
        if key < 0:
            sys.exit(f"This version of ICU does not have the property {property_name}.")
        number = self.function("u_getIntPropertyValue")
        names = {}
        result = []
        for point in range(LIMIT):
            value = number(point, key)
            if value not in names:
                names[value] = self.name_of_value(key, value, 0).decode()
            result.append(names[value])
        return result

    def points(self, property_name):
        """The code points that have a property."""
        values = self.values(property_name)
        return {point for point in range(LIMIT) if values[point] == "Y"}

    def paired_bracket(self, point):
        return self.function("u_getBidiPairedBracket")(point)

    def canonical(self, point):
        """The code point that is canonically equivalent to another one, or the same."""
        error = ctypes.c_int(0)
        get = self.function("unorm2_getNFCInstance")
        get.restype = ctypes.c_void_p
        decompose = self.function("unorm2_getRawDecomposition")
        decompose.argtypes = [ctypes.c_void_p, ctypes.c_int32, ctypes.c_void_p, ctypes.c_int32,
                              ctypes.c_void_p]
        buffer = (ctypes.c_uint16 * 8)()
        length = decompose(get(ctypes.byref(error)), point, buffer, 8, ctypes.byref(error))
        return buffer[0] if length == 1 else point


ICU = Library(os.path.abspath(sys.argv[1])) if len(sys.argv) == 2 else sys.exit(__doc__)


def line_break_values(categories, east_asian, pictographic):
    values = ICU.values("lb")
    for point in range(LIMIT):
        value = values[point]
        if point in pictographic and categories[point] == "Cn":
            value = "IDu" if value == "ID" else "ALu"  # LB30b names these
        elif value in ("AI", "SG", "XX"):  # LB1
            value = "AL"
        elif value == "SA" and categories[point] in ("Mn", "Mc"):  # LB1
            value = "CM"  # the others stay: a dictionary may find words among them
        elif value == "CJ":  # LB1
            value = "NS"
        elif value == "QU" and categories[point] in ("Pi", "Pf"):
            value += categories[point][1]  # LB15a and LB15b name these
        elif point == 0x25CC:
            value = "DC"  # LB28a names it
        # LB19a and LB30 name East Asian characters; to LB10, marks that belong to nothing are letters.
        if east_asian[point] in ("F", "W", "H") and value != "CM":
            value += "+"
        values[point] = value
    return values


def grapheme_values(pictographic):
    values = ICU.values("GCB")
    conjunct = ICU.values("InCB")
    for point in range(LIMIT):
        value = values[point]
        # The breaker finds the marks that GB9c names by their class.
        if conjunct[point] == "Extend":
            assert value in ("EX", "ZWJ"), f"{point:X}"
        elif conjunct[point] == "None":
            assert value not in ("EX", "ZWJ") or point == 0x200C, f"{point:X}"
        if conjunct[point] == "Linker":  # GB9c
            assert value == "EX", f"{point:X}"
            values[point] = "LK"
        elif conjunct[point] == "Consonant":  # GB9c
            assert value == "XX", f"{point:X}"
            values[point] = "CO"
        elif point in pictographic and value == "XX":  # GB11
            values[point] = "XP"
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


def bracket_rows():
    """Each paired bracket, its type, and a code point that both of a pair share (BD14 to BD16)."""
    types = ICU.values("bpt")
    for point in range(LIMIT):
        if types[point] != "n":
            opening = point if types[point] == "o" else ICU.paired_bracket(point)
            yield f"{point:X} {types[point]} {ICU.canonical(opening):X}"


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
        file.write(f"/// From {source} of Unicode {ICU.version()} in ICU {ICU.suffix}, written by\n")
        file.write("/// `GenerateTables.py`. Unassigned code points have the standard's defaults.\n")
        file.write("/// Copyright of the data: Unicode, Inc., under the Unicode license\n")
        file.write("/// (https://www.unicode.org/license.txt).\n")
        file.write(f"enum {type_name} {{\n")
        file.write('  static let rows: StaticString = """\n')
        file.write(f'{packed(table)}\n    """\n}}\n')


def main():
    categories = ICU.values("gc")
    east_asian = ICU.values("ea")
    scripts = ICU.values("sc")
    pictographic, emoji = ICU.points("ExtPict"), ICU.points("EPres")
    grapheme = grapheme_values(pictographic)
    write("LineBreakTable", "Line breaking classes, with rule LB1 applied; a plus sign stands for East Asian.", "Line_Break",
          line_break_values(categories, east_asian, pictographic), HANGUL_SYLLABLES)
    write("GraphemeBreakTable", "Grapheme cluster breaking classes.",
          "Grapheme_Cluster_Break", grapheme, HANGUL_SYLLABLES)
    write("ScriptTable", "The script of every code point, by its four-letter code.",
          "Script", scripts)
    write("AdvanceKindTable", "The kind of every code point, which determines its advance.",
          "East_Asian_Width",
          width_values(categories, east_asian, grapheme, ICU.points("DI"), scripts, emoji))
    write("BidirectionalClassTable", "Bidirectional classes.", "Bidi_Class",
          ICU.values("bc"))
    write_rows("PairedBracketTable",
               "Opening and closing brackets, with the code that both brackets of a pair share.",
               "Bidi_Paired_Bracket", list(bracket_rows()))


main()
