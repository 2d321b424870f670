#!/usr/bin/env python3
"""Writes the consortium's break test data, in a compact form, beside this script.

    python3 GenerateCases.py [DIRECTORY OF THE DATABASE]

Code points in hexadecimal; a bar says that a break follows, a space that none does.
"""

import os
import re
import sys

DATABASE = sys.argv[1] if len(sys.argv) > 1 else "/usr/share/unicode"
HERE = os.path.dirname(os.path.abspath(__file__))


def write(name, source):
    cases = []
    with open(os.path.join(DATABASE, "auxiliary", source), encoding="utf-8") as file:
        version = re.search(r"-([0-9.]+)\.txt", file.readline()).group(1)
        for line in file:
            line = line.split("#")[0].strip()
            if line:
                parts = line.split()
                pairs = zip(parts[1::2], parts[2::2])
                cases.append("".join(p + ("|" if b == "÷" else " ") for p, b in pairs).strip())
    with open(os.path.join(HERE, name + ".swift"), "w", encoding="utf-8") as file:
        file.write("// swift-format-ignore-file\n\n")
        file.write(f"/// The {len(cases)} cases of `{source}` of Unicode {version}, written by ")
        file.write("`GenerateCases.py`.\n///\n")
        file.write("/// A bar says that a break follows, a space that none does.\n")
        file.write("/// Copyright of the data: Unicode, Inc., under the Unicode licence\n")
        file.write("/// (https://www.unicode.org/license.txt).\n")
        file.write(f"enum {name} {{\n  static let rows = \"\"\"\n")
        file.writelines(f"    {case}\n" for case in cases)
        file.write('    """\n}\n')
    print(name, len(cases))


write("LineBreakCases", "LineBreakTest.txt")
write("GraphemeBreakCases", "GraphemeBreakTest.txt")
