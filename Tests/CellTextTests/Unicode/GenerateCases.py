#!/usr/bin/env python3
"""Writes the consortium's test data, in a compact form, beside this script.

    python3 GenerateCases.py [DIRECTORY OF THE DATABASE [LIBRARY OF ICU]]

Breaks: code points in hexadecimal; a bar says that a break follows, a space that none does.

Bidirectional texts: the inputs, and of the expected results of a group of inputs one number (FNV-1a,
64 bits). Of each input with each paragraph direction the number takes in the levels (255 for what is
taken out), 254, the visual order, and 254 again.

Lines of ICU, only if its library is given (`GenerateTables.py` shows where to get it): the alphabet,
and of the breaks of all sequences with the same first code point one number (FNV-1a, 64 bits).
"""

import ctypes
import glob
import itertools
import os
import re
import sys
import textwrap

DATABASE = sys.argv[1] if len(sys.argv) > 1 else "/usr/share/unicode"
HERE = os.path.dirname(os.path.abspath(__file__))


def packed(rows):
    """The lines of a table: as many rows as fit into 96 characters, or one that is longer."""
    text = " ".join(row.replace(" ", "\xa0") + "," for row in rows)
    lines = textwrap.wrap(text, 96, break_long_words=False, break_on_hyphens=False)
    return [line.replace("\xa0", " ") for line in lines]


def write_file(name, summary, source, version, notes, members):
    with open(os.path.join(HERE, name + ".swift"), "w", encoding="utf-8") as file:
        file.write("// swift-format-ignore-file\n\n")
        file.write(f"/// {summary} of `{source}` of Unicode {version}, written by ")
        file.write("`GenerateCases.py`.\n///\n")
        file.writelines(f"/// {note}\n" for note in notes)
        file.write("/// Copyright of the data: Unicode, Inc., under the Unicode license\n")
        file.write("/// (https://www.unicode.org/license.txt).\n")
        file.write(f"enum {name} {{\n")
        parts = []
        for member, rows in members:
            if isinstance(rows, int):
                parts.append(f"  static let {member} = {rows}\n")
            else:
                lines = "".join(f"    {row}\n" for row in rows)
                parts.append(f'  static let {member} = #"""\n{lines}    """#\n')
        file.write("\n".join(parts) + "}\n")
    print(name, [(member, rows if isinstance(rows, int) else len(rows)) for member, rows in members])


class Digest:
    """FNV-1a of 64 bits."""

    def __init__(self):
        self.value = 0xCBF29CE484222325

    def add(self, levels, order):
        for byte in itertools.chain(levels, [254], order, [254]):
            self.value = ((self.value ^ byte) * 0x100000001B3) & 0xFFFFFFFFFFFFFFFF

    def __str__(self):
        return f"{self.value:016x}"


def numbers(text):
    return [255 if part == "x" else int(part) for part in text.split()]


CLASSES = ("L R AL EN ES ET AN CS NSM BN B S WS ON LRE LRO RLE RLO PDF LRI RLI FSI PDI").split()


def write_class_cases():
    """BidiTest.txt: all sequences of up to four classes, and some longer ones."""
    results, directions = {}, {}
    with open(os.path.join(DATABASE, "BidiTest.txt"), encoding="utf-8") as file:
        version = re.search(r"-([0-9.]+)\.txt", file.readline()).group(1)
        for line in file:
            line = line.split("#")[0].strip()
            if line.startswith("@Levels:"):
                levels = numbers(line[8:])
            elif line.startswith("@Reorder:"):
                order = numbers(line[9:])
            elif line:
                classes, bits = line.split(";")
                key = "".join(chr(97 + CLASSES.index(name)) for name in classes.split())
                bits = int(bits, 16)
                directions[key] = directions.get(key, 0) | bits
                for bit in (1, 2, 4):
                    if bits & bit:
                        results[key, bit] = (levels, order)

    def digest(keys):
        value = Digest()
        for key in keys:
            for bit in (1, 2, 4):
                if directions[key] & bit:
                    value.add(*results[key, bit])
        return value

    # A paragraph separator only ends a sequence.
    letters = [chr(97 + index) for index in range(len(CLASSES))]
    inner = [letter for letter in letters if letter != chr(97 + CLASSES.index("B"))]
    expected = {
        "".join(head) + last
        for length in range(4) for head in itertools.product(inner, repeat=length) for last in letters
    }
    short = {key for key in directions if len(key) <= 4}
    assert short == expected and all(directions[key] == 7 for key in short)
    groups = {}
    for key in sorted(short):
        groups.setdefault(key[:2], []).append(key)
    rows = [f"{prefix} {digest(keys)}" for prefix, keys in sorted(groups.items())]
    longer = [f"{key} {directions[key]} {digest([key])}"
              for key in sorted(directions) if len(key) > 4]
    write_file(
        "BidirectionalClassCases", f"The {len(results)} cases", "BidiTest.txt", version,
        ["A letter stands for a class, in the order of `BidirectionalClass`. All sequences of up to",
         "four classes, as digests of what begins with the same two; longer ones with the paragraph",
         "directions (1 automatic, 2 left to right, 4 right to left) and the digest of each."],
        [("caseCount", len(results)), ("groups", packed(rows)),
         ("longer", packed(longer))])


def write_character_cases():
    """BidiCharacterTest.txt: sequences of characters with brackets."""
    results = {}
    with open(os.path.join(DATABASE, "BidiCharacterTest.txt"), encoding="utf-8") as file:
        version = re.search(r"-([0-9.]+)\.txt", file.readline()).group(1)
        for line in file:
            if line.strip() and not line.startswith("#"):
                points, direction, _, levels, order = line.strip().split(";")
                bit = {"2": 1, "0": 2, "1": 4}[direction]
                results.setdefault(tuple(points.split()), {})[bit] = numbers(levels), numbers(order)
    alphabet = sorted({point for points in results for point in points}, key=lambda p: int(p, 16))
    symbols = {point: chr(0x28 + index) for index, point in enumerate(alphabet)}
    assert len(alphabet) < 0x7F - 0x28
    groups = {}
    for points in results:
        bits = sum(results[points])
        groups.setdefault(bits, []).append(("".join(symbols[p] for p in points), points))
    rows = []
    for bits, inputs in sorted(groups.items()):
        inputs.sort()
        for start in range(0, len(inputs), 64):
            digest, words, previous = Digest(), [], ""
            for word, points in inputs[start:start + 64]:
                for bit in (1, 2, 4):
                    if bits & bit:
                        digest.add(*results[points][bit])
                shared = len(os.path.commonprefix([word, previous])[:25])
                words.append(chr(97 + shared) + word[shared:])
                previous = word
            rows.append(f"{bits} {digest} {' '.join(words)}")
    count = sum(len(result) for result in results.values())
    write_file(
        "BidirectionalCharacterCases", f"The {count} cases", "BidiCharacterTest.txt", version,
        ["Rows of the paragraph directions (1 automatic, 2 left to right, 4 right to left), a digest,",
         "and inputs. A letter says how much an input shares with the one before it, from `a` for",
         "nothing; then follow the characters, each as its place in the alphabet from `(` on."],
        [("caseCount", count), ("alphabet", [" ".join(alphabet)]), ("rows", rows)])


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
        file.write("/// Copyright of the data: Unicode, Inc., under the Unicode license\n")
        file.write("/// (https://www.unicode.org/license.txt).\n")
        file.write(f"enum {name} {{\n  static let rows = \"\"\"\n")
        file.writelines(f"    {line}\n" for line in packed(cases))
        file.write('    """\n}\n')
    print(name, len(cases))


class Breaks:
    """The line breaks that ICU finds."""

    def __init__(self, path):
        for data in glob.glob(os.path.join(os.path.dirname(path), "libicudata*")):
            ctypes.CDLL(data, mode=ctypes.RTLD_GLOBAL)
        library = ctypes.CDLL(path)
        self.version = re.search(r"\.so\.([0-9]+)", path).group(1)

        def function(name, *types, result=ctypes.c_int32):
            found = getattr(library, f"{name}_{self.version}")
            found.argtypes, found.restype = types, result
            return found

        pointer, number = ctypes.c_void_p, ctypes.c_int32
        self.set_text = function("ubrk_setText", pointer, pointer, number, pointer)
        self.next_break = function("ubrk_next", pointer)
        self.property_number = function("u_getPropertyEnum", ctypes.c_char_p)
        self.value = function("u_getIntPropertyValue", number, number)
        self.value_name = function(
            "u_getPropertyValueName", number, number, number, result=ctypes.c_char_p)
        self.error = ctypes.c_int(0)
        line = 2
        self.iterator = function("ubrk_open", number, ctypes.c_char_p, pointer, number, pointer,
                                 result=pointer)(line, b"en", None, 0, ctypes.byref(self.error))

    def name(self, property_name, point):
        key = self.property_number(property_name)
        return self.value_name(key, self.value(point, key), 0).decode()

    def alphabet(self):
        """One code point for each combination of values on which the rules depend."""
        found = {"dotted circle": 0x25CC}
        for point in range(0x110000):
            line_class, category = self.name(b"lb", point), self.name(b"gc", point)
            if line_class == "SG":
                continue
            key = [line_class, self.name(b"ea", point) in "FWH", category in ("Mn", "Mc")]
            key.append(category if line_class == "QU" else None)
            key.append(category == "Cn" and self.name(b"ExtPict", point))
            found.setdefault(tuple(key), point)
        return sorted(found.values())

    def mask(self, points):
        """Whether a line may end after each code point but the last, as bits from the lowest on."""
        text = "".join(map(chr, points)).encode("utf-16-le")
        buffer = ctypes.create_string_buffer(text)
        self.set_text(self.iterator, buffer, len(text) // 2, ctypes.byref(self.error))
        ends, mask, offset = set(), 0, 0
        while (end := self.next_break(self.iterator)) >= 0:
            ends.add(end)
        for index, point in enumerate(points[:-1]):
            offset += 2 if point > 0xFFFF else 1
            mask |= (offset in ends) << index
        assert self.error.value <= 0
        return mask


def write_icu_cases(path):
    """All sequences of three code points of the alphabet, and random ones of four to eight."""
    breaks = Breaks(path)
    alphabet = breaks.alphabet()
    count, state, rows = 0, 1, []
    for first in alphabet:
        value = 0xCBF29CE484222325
        sequences = [[first, second, third] for second in alphabet for third in alphabet]
        for index in range(2000):
            sequence = [first]
            for _ in range(3 + index % 5):
                state = (state * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
                sequence.append(alphabet[(state >> 33) % len(alphabet)])
            sequences.append(sequence)
        for sequence in sequences:
            value = ((value ^ breaks.mask(sequence)) * 0x100000001B3) & 0xFFFFFFFFFFFFFFFF
        count += len(sequences)
        rows.append(f"{first:X} {value:016x}")
    write_file(
        "LineBreakLibraryCases", f"The {count} results", "ubrk_next", "17.0.0",
        [f"ICU {breaks.version} found these line breaks. Each row has a code point of the alphabet, and the",
         "digest of the breaks of all sequences of three code points that begin with it, and of 2000",
         "longer ones."],
        [("caseCount", count), ("groups", packed(rows))])


write("LineBreakCases", "LineBreakTest.txt")
write("GraphemeBreakCases", "GraphemeBreakTest.txt")
write_class_cases()
write_character_cases()
if len(sys.argv) > 2:
    write_icu_cases(os.path.abspath(sys.argv[2]))
