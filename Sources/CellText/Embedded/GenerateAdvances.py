#!/usr/bin/env python3
"""Writes the advance tables beside this script from Debian's fonts.

    python3 GenerateAdvances.py [DIRECTORY OF FONTS]

Needs fontTools (PyPI) and the packages `fonts-inter`, `fonts-noto-core` and `fonts-noto-cjk`.
`InterAdvanceTable.swift` holds the advances of Inter in font units, as they are in the font's `hmtx`
table. `ScriptAdvanceTable.swift` holds one estimate for every script that Inter does not cover:
the mean advance of the script's first 64 letters and spacing marks in its Noto Sans font (Noto Serif, else
any other Noto font, where there is no Noto Sans); for joining scripts, the mean over the joining
forms too.
"""

import glob
import os
import sys
import unicodedata

from fontTools.ttLib import TTFont

FONTS = sys.argv[1] if len(sys.argv) > 1 else "/usr/share/fonts"
HERE = os.path.dirname(os.path.abspath(__file__))
WEIGHTS = ["Thin", "Regular", "Medium", "SemiBold", "Bold", "Black"]
LETTERS = 64  # The first ones of a script are those of everyday text.
ZERO = ("Mn", "Me", "Cc", "Cf", "Co", "Cs", "Zl", "Zp")


def inter_rows():
    fonts = [TTFont(f"{FONTS}/opentype/inter/Inter-{weight}.otf") for weight in WEIGHTS]
    units = {font["head"].unitsPerEm for font in fonts}
    assert len(units) == 1
    maps = [font.getBestCmap() for font in fonts]
    metrics = [font["hmtx"] for font in fonts]
    points = sorted(set.intersection(*[set(m) for m in maps]))
    points = [p for p in points if unicodedata.category(chr(p)) not in ZERO]
    rows = [(p, [metrics[i][maps[i][p]][0] for i in range(len(WEIGHTS))]) for p in points]
    missing = [metric[".notdef"][0] for metric in metrics]
    return units.pop(), fonts[1]["name"].getDebugName(5), missing, rows


def script_of_points():
    """Script codes by code point, read from the generated table of the neighbouring folder."""
    starts = []
    with open(os.path.join(HERE, "../Unicode/ScriptTable.swift"), encoding="utf-8") as file:
        for line in file:
            fields = line.split()
            if len(fields) == 2 and len(fields[1]) == 4 and fields[1][0].isupper():
                starts.append((int(fields[0], 16), fields[1]))
    scripts = {}
    for (first, code), (end, _) in zip(starts, starts[1:] + [(0x110000, "")]):
        if code not in ("Zzzz",):
            for point in range(first, end):
                scripts[point] = code
    return scripts


def noto_files():
    files = glob.glob(f"{FONTS}/truetype/noto/*-Regular.[to]tf")

    def rank(path):
        name = os.path.basename(path)
        return (not name.startswith("NotoSans"), not name.startswith("NotoSerif"), len(name), name)

    return sorted(files, key=rank)


def script_rows(covered):
    scripts = script_of_points()
    wanted = {}
    for point, code in scripts.items():
        category = unicodedata.category(chr(point))
        letters = category[0] == "L" or category == "Mc"
        if point in covered or category in ZERO:
            continue
        if letters or code == "Zyyy":
            wanted.setdefault(code, set()).add(point)
    best = {}
    for path in noto_files():
        font = TTFont(path)
        table = font.getBestCmap()
        metrics = font["hmtx"]
        units = font["head"].unitsPerEm
        order = set(font.getGlyphOrder())
        for code, points in wanted.items():
            found = sorted(points.intersection(table))
            if len(found) <= best.get(code, (0,))[0]:
                continue
            advances = []
            for point in found[:LETTERS]:
                glyph = table[point]
                forms = [glyph] + [glyph + s for s in (".init", ".medi", ".fina",
                                                       "Ini", "Med", "Fin") if glyph + s in order]
                advances.append(sum(metrics[f][0] for f in forms) / len(forms) / units)
            advances = [a for a in advances if a > 0]
            if advances:
                best[code] = (len(found), sum(advances) / len(advances), os.path.basename(path))
    return {code: value[1:] for code, value in best.items()}


def write(name, body):
    with open(os.path.join(HERE, name + ".swift"), "w", encoding="utf-8") as file:
        file.write("// swift-format-ignore-file\n\n" + body)


def main():
    units, version, missing, rows = inter_rows()
    names = " ".join(WEIGHTS).lower()
    lines = "\n".join(f"    {p:X} " + " ".join(map(str, advances)) for p, advances in rows)
    write("InterAdvanceTable", f'''/// Advances of the Inter typeface, in font units of which {units} make an em.
///
/// From the `hmtx` tables of Debian's `fonts-inter` ({version.split(";")[0]}), written by
/// `GenerateAdvances.py`; Inter is under the SIL Open Font License 1.1. The text cut of the family
/// is used, not Inter Display, whose letters are 15 % narrower than the system font's at text sizes.
/// Columns: code point, then {names}. Kerning is left out.
enum InterAdvanceTable {{
  static let unitsPerEm = {units}
  static let rowCount = {len(rows)}
  static let missing: StaticString = "0 {' '.join(map(str, missing))}"

  static let rows: StaticString = """
{lines}
    """
}}
''')
    estimates = script_rows({p for p, _ in rows})
    lines = "\n".join(f"    {code} {round(value * 1000)} {font.rsplit('-', 1)[0]}"
                      for code, (value, font) in sorted(estimates.items()))
    write("ScriptAdvanceTable", f'''/// Estimated advance of a letter for each script, in thousandths of an em.
///
/// The mean advance of the script's first 64 letters in the Noto font of Debian's `fonts-noto-core` that
/// covers most of them, written by `GenerateAdvances.py`. Columns: script code, advance, font.
enum ScriptAdvanceTable {{
  static let rows: StaticString = """
{lines}
    """
}}
''')
    print(len(rows), "advances", len(estimates), "scripts")


main()
