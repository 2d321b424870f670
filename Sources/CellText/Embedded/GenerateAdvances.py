#!/usr/bin/env python3
"""Writes the advance tables beside this script from Debian's fonts and locales.

    python3 GenerateAdvances.py [DIRECTORY OF FONTS [DIRECTORY OF LOCALES]]

Needs fontTools and uharfbuzz (PyPI) and Debian's packages `fonts-inter`, `fonts-noto-core` and
`locales`. `InterAdvanceTable.swift` holds the advances of Inter in font units, as they are in the
font's `hmtx` table. `ScriptAdvanceTable.swift` holds one estimate for every script that Inter does
not cover: the width per letter and spacing mark of real words (names of days, months, languages and
countries in the locales), shaped with the script's Noto Sans font; where there are no words, the mean
advance of the script's first 64 letters and spacing marks.
"""

import glob
import os
import re
import sys
import textwrap
import unicodedata

import uharfbuzz
from fontTools.ttLib import TTFont

FONTS = sys.argv[1] if len(sys.argv) > 1 else "/usr/share/fonts"
LOCALES = sys.argv[2] if len(sys.argv) > 2 else "/usr/share/i18n/locales"
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
    """Script codes by code point, read from the generated table of the neighboring folder."""
    with open(os.path.join(HERE, "../Unicode/ScriptTable.swift"), encoding="utf-8") as file:
        fields = file.read().split('"""')[1].split()
    starts = [(int(point, 16), code) for point, code in zip(fields[::2], fields[1::2])]
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


def words_of_locales():
    """Words between quotation marks in the locales' definitions that are not plain ASCII."""
    words = set()
    for path in sorted(glob.glob(f"{LOCALES}/*")):
        with open(path, encoding="utf-8", errors="replace") as file:
            for text in re.findall(r'"([^"]*)"', file.read()):
                text = re.sub(r"<U([0-9A-Fa-f]{4,8})>", lambda m: chr(int(m.group(1), 16)), text)
                words.update(text.split())
    return sorted(w for w in words if any(ord(c) > 0x7F for c in w))


def counted(word):
    """The code points of a word that the shaper gives an advance."""
    return sum(unicodedata.category(c) not in ZERO for c in word)


def ems_per_letter(path, words):
    """The width of shaped words in ems for each of their letters and spacing marks."""
    font = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(path)))
    width = 0
    letters = 0
    for word in words:
        buffer = uharfbuzz.Buffer()
        buffer.add_str(word)
        buffer.guess_segment_properties()
        uharfbuzz.shape(font, buffer)
        if any(info.codepoint == 0 for info in buffer.glyph_infos):
            continue
        width += sum(position.x_advance for position in buffer.glyph_positions)
        letters += counted(word)
    return width / letters / font.face.upem if letters else None


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
    words = {}
    for word in words_of_locales():
        codes = {scripts.get(ord(c)) for c in word} - {"Zinh", "Zyyy"}
        if len(codes) == 1 and counted(word) > 1:
            words.setdefault(codes.pop(), []).append(word)
    best = {}
    for path in noto_files():
        font = TTFont(path)
        table = font.getBestCmap()
        for code, points in wanted.items():
            found = sorted(points.intersection(table))
            if len(found) > best.get(code, (0,))[0]:
                advances = [font["hmtx"][table[p]][0] for p in found[:LETTERS]]
                advances = [a / font["head"].unitsPerEm for a in advances if a > 0]
                if advances:
                    best[code] = (len(found), sum(advances) / len(advances), path)
    rows = {}
    for code, (_, mean, path) in best.items():
        sample = words.get(code, []) if code not in ("Zyyy", "Latn", "Grek", "Cyrl") else []
        shaped = ems_per_letter(path, sample) if len(sample) >= 7 else None
        name = os.path.basename(path).rsplit("-", 1)[0]
        rows[code] = (shaped or mean, name, len(sample) if shaped else 0)
    return rows


def packed(rows):
    """The lines of a table: as many rows as fit into 96 characters, or one that is longer."""
    text = " ".join(row.replace(" ", "\xa0") for row in rows)
    lines = textwrap.wrap(text, 96, break_long_words=False, break_on_hyphens=False)
    return "\n".join("    " + line.replace("\xa0", " ") for line in lines)


def write(name, body):
    with open(os.path.join(HERE, name + ".swift"), "w", encoding="utf-8") as file:
        file.write("// swift-format-ignore-file\n\n" + body)


def main():
    units, version, missing, rows = inter_rows()
    names = " ".join(WEIGHTS).lower()
    lines = packed(f"{p:X} " + " ".join(map(str, advances)) for p, advances in rows)
    write("InterAdvanceTable", f'''/// Advances of the Inter typeface, in font units of which {units} make an em.
///
/// From the `hmtx` tables of Debian's `fonts-inter` ({version.split(";")[0]}), written by
/// `GenerateAdvances.py`; Inter is under the SIL Open Font License 1.1. The text cut of the family
/// is used. Letters of Inter Display are 15 % narrower than the system font's at text sizes.
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
    lines = "\n".join(f"    {code} {round(value * 1000)} {font} {words}"
                      for code, (value, font, words) in sorted(estimates.items()))
    write("ScriptAdvanceTable", f'''/// Estimated advance of a letter or spacing mark for each script, in thousandths of an em.
///
/// The width per letter of words of the script in Debian's `locales`, shaped with the Noto font of
/// `fonts-noto-core` that covers most of it; without words, the mean of its first 64 letters.
/// Written by `GenerateAdvances.py`. Columns: script code, advance, font, number of words.
enum ScriptAdvanceTable {{
  static let rows: StaticString = """
{lines}
    """
}}
''')
    print(len(rows), "advances", len(estimates), "scripts")


if __name__ == "__main__":
    main()
