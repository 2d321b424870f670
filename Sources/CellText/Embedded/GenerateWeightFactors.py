#!/usr/bin/env python3
"""Writes the widths of scripts in other weights beside this script, relative to regular.

    python3 GenerateWeightFactors.py [DIRECTORY OF FONTS [DIRECTORY OF LOCALES [OF TRANSLATIONS]]]

Needs the same packages as `GenerateLetterAdvances.py`, and Debian's `fonts-noto-extra` for weights
other than regular and bold. A factor is the width of the words of a script in a weight, shaped in
the font that `ScriptAdvanceTable.swift` names, in proportion to their width in regular; without
words, of its first 64 letters. Words of translations are those that `GenerateLetterAdvances.py` fits
advances to. Scripts without a bold font are left out.
"""

import glob
import unicodedata

import uharfbuzz
from GenerateAdvances import FONTS, packed, script_of_points, write
from GenerateLetterAdvances import Typeface, estimates, sample, words_by_script

WEIGHTS = ("Thin", "Light", "Bold", "Black")


def weighted(name, weight):
    """The typeface in another weight, or `None` if there is no file of it."""
    paths = sorted(glob.glob(f"{FONTS}/truetype/noto/{name}-{weight}.[to]tf"))
    if not paths:
        return None
    typeface = Typeface(name)
    typeface.shaped = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(paths[0])))
    return typeface


def factor(words, name, weight):
    """The width in a weight in thousandths of the width in regular; 0 without a font."""
    typeface = weighted(name, weight)
    if typeface is None:
        return 0
    pairs = [(width, typeface.width(word)) for word, width in words]
    pairs = [(regular, own) for regular, own in pairs if own]
    return round(1000 * sum(own for _, own in pairs) / sum(regular for regular, _ in pairs))


def main():
    scripts = script_of_points()
    letters = {}
    for point, code in sorted(scripts.items()):
        if unicodedata.category(chr(point))[0] == "L":
            letters.setdefault(code, []).append(chr(point))
    words = words_by_script(scripts)
    rows = []
    for code, (name, _) in sorted(estimates().items()):
        if code in ("Zyyy", "Latn", "Grek", "Cyrl", "Hani"):
            continue
        own = sample(words[code][0], Typeface(name)) if code in words else []
        if len(own) < 60:
            own = sample(letters.get(code, [])[:64], Typeface(name))
        factors = [factor(own, name, weight) for weight in WEIGHTS] if own else [0]
        if factors[-2:][0]:
            rows.append(" ".join([code, *map(str, factors)]))
    lines = packed(rows)
    write("WeightFactorTable", f'''/// The widths of scripts in four weights, in thousandths of their width in regular.
///
/// Measured with the fonts that `ScriptAdvanceTable` names, of Debian's `fonts-noto-core` and
/// `fonts-noto-extra` 20201225-1, by `GenerateWeightFactors.py`. Columns: script code, thin (100),
/// light (300), bold (700) and black (900); 0 if there is no such font.
enum WeightFactorTable {{
  static let rows: StaticString = """
{lines}
    """
}}
''')
    print(len(rows), "scripts")


if __name__ == "__main__":
    main()
