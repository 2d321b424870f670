#!/usr/bin/env python3
"""Writes the advances of letters beside this script, for scripts that the system font lacks.

    python3 GenerateLetterAdvances.py [DIRECTORY OF FONTS [DIRECTORY OF LOCALES [OF TRANSLATIONS]]]

Needs fontTools, uharfbuzz and numpy (PyPI), Debian's packages `fonts-noto-core` and `locales`, and
translations of programs (`.mo` files) in `/usr/share/locale`, such as those of GTK, GLib and iso-codes.

An advance is the share that a letter or mark has in the widths of words, shaped with the font that
`ScriptAdvanceTable.swift` names for the script: found by least squares, drawn toward the advance
that the font itself states, which decides for letters that the words do not have. Marks of no
width of their own get one where they change their letter's: a virama that joins two consonants has a
negative one. Of the translations every second package is used; the others are for measuring how
good the advances are (`swift run -c release --package-path Benchmarks --traits Pango CellBenchmarks scripts`). Only scripts are
written whose words come closer to their real width by that than by one advance for all letters.
"""

import glob
import os
import struct
import sys
import textwrap
import unicodedata
import zlib

import numpy
import uharfbuzz
from fontTools.ttLib import TTFont

from GenerateAdvances import FONTS, HERE, ZERO, packed, script_of_points, words_of_locales, write

TRANSLATIONS = sys.argv[3] if len(sys.argv) > 3 else "/usr/share/locale"
PUNCTUATION = "".join(map(chr, range(0x21, 0x41))) + "[\\]^_`{|}~“”„‘’‚«»‹›…–—،؛؟।॥۔"
FEWEST_WORDS = 60
MOST_WORDS = 8000
SMALLEST_MARK = 0.03  # In ems; what a mark is found to change less by is chance.
STRENGTH = 2  # As many times as a letter counts as seen with the advance that its font states.


def estimates():
    """The font and the estimate in ems of every script, from the table of scripts."""
    result = {}
    with open(os.path.join(HERE, "ScriptAdvanceTable.swift"), encoding="utf-8") as file:
        for line in file:
            fields = line.split()
            if len(fields) == 4 and fields[1].isdigit():
                result[fields[0]] = (fields[2], int(fields[1]) / 1000)
    return result


def is_for_generating(path):
    """Every second package; `ScriptWidths.swift` measures with the others."""
    return zlib.crc32(os.path.basename(path).encode()) % 2 == 0


def translations(path):
    """The translated texts of an `.mo` file; the format is in the manual of GNU gettext."""
    with open(path, "rb") as file:
        data = file.read()
    if data[:4] != b"\xde\x12\x04\x95":
        return
    count, _, table = struct.unpack_from("<3I", data, 8)
    for index in range(1, count):  # The first one is about the file.
        length, offset = struct.unpack_from("<2I", data, table + 8 * index)
        try:
            yield data[offset:offset + length].decode()
        except UnicodeDecodeError:
            return


def texts():
    for path in sorted(glob.glob(f"{TRANSLATIONS}/*/LC_MESSAGES/*.mo")):
        for text in translations(path):
            for form in text.split("\0"):
                yield is_for_generating(path), form


def words_by_script(scripts):
    """Words of one script each, those for generating and those for judging."""
    words = {}

    def add(word, is_generating):
        word = word.strip(PUNCTUATION)
        codes = {scripts.get(ord(c)) for c in word} - {"Zinh"}
        if len(codes) == 1 and None not in codes:
            words.setdefault(codes.pop(), ({}, {}))[0 if is_generating else 1][word] = None

    for word in words_of_locales():
        add(word, True)
    for is_generating, text in texts():
        if not text.isascii():
            for word in text.split():
                add(word, is_generating)
    return words


class Typeface:
    def __init__(self, name):
        self.path = sorted(glob.glob(f"{FONTS}/truetype/noto/{name}-Regular.[to]tf"))[0]
        self.shaped = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(self.path)))
        font = TTFont(self.path)
        self.units, self.map, self.metrics = font["head"].unitsPerEm, font.getBestCmap(), font["hmtx"]

    def stated(self, character):
        """The advance of a character's own glyph in ems; none of marks, `None` if there is none."""
        if ord(character) not in self.map:
            return None
        if unicodedata.category(character) in ZERO:
            return 0
        return self.metrics[self.map[ord(character)]][0] / self.units

    def width(self, word):
        buffer = uharfbuzz.Buffer()
        buffer.add_str(word)
        buffer.guess_segment_properties()
        uharfbuzz.shape(self.shaped, buffer)
        if any(info.codepoint == 0 for info in buffer.glyph_infos):
            return None
        return sum(position.x_advance for position in buffer.glyph_positions) / self.units


def sample(words, typeface):
    """Words evenly drawn from all, with their widths in ems."""
    words = sorted(words, key=lambda word: zlib.crc32(word.encode()))[:MOST_WORDS]
    widths = [(word, typeface.width(word)) for word in words]
    return [(word, width) for word, width in widths if width]


def counts(words, characters):
    index = {c: i for i, c in enumerate(characters)}
    rows = numpy.zeros((len(words), len(characters)))
    for row, (word, _) in zip(rows, words):
        for character in word:
            if character in index:
                row[index[character]] += 1
    return rows


def fitted(words, typeface, characters):
    stated = numpy.array([typeface.stated(c) for c in characters])
    rows, widths = counts(words, characters), numpy.array([width for _, width in words])
    # Joined letters are narrower than those that stand alone, those that were not seen as well.
    stated = stated * (widths.sum() / (rows @ stated).sum())
    square = rows.T @ rows + STRENGTH * numpy.eye(len(characters))
    return stated + numpy.linalg.solve(square, rows.T @ (widths - rows @ stated))


def median_error(words, expected):
    """Of texts of five words each."""
    count = len(words) // 5 * 5
    widths = numpy.array([width for _, width in words][:count]).reshape(-1, 5).sum(1)
    return numpy.median(abs(expected[:count].reshape(-1, 5).sum(1) / widths - 1))


def advances(code, points, words, name, estimate):
    """The advances of a script's characters in thousandths of an em, and how good they are."""
    typeface = Typeface(name)
    generating, judging = [sample(group, typeface) for group in words]
    if len(judging) < 10:  # A few packages only: judged by what they are generated from.
        judging = generating
    if len(generating) < FEWEST_WORDS:
        return None
    characters = [c for c in map(chr, points) if typeface.stated(c) is not None]
    fit = fitted(generating, typeface, characters)
    is_mark = numpy.array([unicodedata.category(c) in ZERO for c in characters])
    fit[is_mark & (abs(fit) < SMALLEST_MARK)] = 0
    letters = [sum(unicodedata.category(c) not in ZERO for c in word) for word, _ in judging]
    before = median_error(judging, numpy.array(letters) * estimate)
    after = median_error(judging, counts(judging, characters) @ fit)
    print(f"{code} {name} {len(generating)} words, {before:.1%} -> {after:.1%}")
    thousandths = {ord(c): round(value * 1000) for c, value in zip(characters, fit)}
    return thousandths if after < before * 0.8 else None


def runs(values):
    """Rows of consecutive code points with their values."""
    rows = []
    for point in sorted(values):
        if rows and rows[-1][0] + len(rows[-1][1]) == point and len(rows[-1][1]) < 16:
            rows[-1][1].append(values[point])
        else:
            rows.append((point, [values[point]]))
    return [f"{start:X} {len(row)} " + " ".join(map(str, row)) for start, row in rows]


def main():
    scripts = script_of_points()
    points = {}
    for point, code in scripts.items():
        if unicodedata.category(chr(point))[0] in "LMNPS":
            points.setdefault(code, []).append(point)
    words = words_by_script(scripts)
    values = {}
    codes = []
    for code, (name, estimate) in sorted(estimates().items()):
        if code in words and code not in ("Zyyy", "Latn", "Grek", "Cyrl", "Hani"):
            found = advances(code, points[code], words[code], name, estimate)
            if found:
                values.update({p: v for p, v in found.items() if v})
                codes.append(code)
    lines = packed(runs(values))
    scripts = "\n/// ".join(textwrap.wrap("Scripts: " + ", ".join(codes) + ".", 96))
    write("LetterAdvanceTable", f'''/// Advances of letters and marks of scripts that the system font lacks, in thousandths of an em.
///
/// The share that each has in the widths of words of Debian's translations and `locales`, shaped in
/// the font of `fonts-noto-core` that `ScriptAdvanceTable` names; written by
/// `GenerateLetterAdvances.py`. A mark that changes the width of its letter has that; it can be
/// negative. Columns: code point, how many follow, their advances.
///
/// {scripts}
enum LetterAdvanceTable {{
  static let rows: StaticString = """
{lines}
    """
}}
''')
    print(len(values), "advances", len(codes), "scripts")


if __name__ == "__main__":
    main()
