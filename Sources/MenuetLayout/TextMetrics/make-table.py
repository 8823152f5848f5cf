#!/usr/bin/env python3
"""Makes the tables that text is measured with.

Two Swift files come out, byte for byte the same on every run:

- AdvanceTable.swift, beside this script: the advance widths of Inter, regular and semibold, and the
  kerning of regular.
- ../../MenuetSource/WideRanges.swift: the scalars that are East Asian Wide or Fullwidth.

How to run it:

    apt-get install fonts-inter
    python3 -m venv venv
    venv/bin/pip install fonttools uharfbuzz unicodedata2==17.0.0
    venv/bin/python make-table.py

Inter is by The Inter Project Authors, under the SIL Open Font License 1.1; the table was made from
Debian's package `fonts-inter`, version 4.0~beta7+ds-1. `unicodedata2` gives the general categories
and East Asian widths of a Unicode version that does not vary with Python's; it is the version of
the Swift 6.3 standard library, which finds the grapheme clusters.

An advance is that of the default glyph (cmap, then hmtx). Kerning is kept, in classes, for the
scalars that labels of the covered scripts are made of: without it ordinary labels come out up to
4 % too wide ("Ayer, 19:41": 3.2 %). With it, Tests/Benchmarks/text-accuracy.py finds no error in
regular but in the few labels with contextual alternates ("->", "1024x768"), which are left out.
Semibold, where the kerning of regular stands in, is within 0.7 % otherwise.
"""

import argparse
import pathlib
import textwrap

import uharfbuzz
import unicodedata2
from fontTools.ttLib import TTFont

HERE = pathlib.Path(__file__).resolve().parent
ADVANCES_FILE = HERE / "AdvanceTable.swift"
WIDE_FILE = HERE.parent.parent / "MenuetSource" / "WideRanges.swift"
UNICODE_VERSION = "17.0.0"

# Combining, format and control scalars have no width by rule, private use has no meaning to keep.
LEFT_OUT = {"Cc", "Cf", "Cn", "Co", "Me", "Mn", "Zl", "Zp"}
# Reserved for ideographs and wide even where unassigned (EastAsianWidth.txt, header).
WIDE_BLOCKS = [
    range(0x3400, 0x4DC0),
    range(0x4E00, 0xA000),
    range(0xF900, 0xFB00),
    range(0x20000, 0x2FFFE),
    range(0x30000, 0x3FFFE),
]

# Latin through Extended-A, Romanian, Greek, Cyrillic, Vietnamese, quotes and dashes.
KERNED_BLOCKS = [
    range(0x20, 0x180),
    range(0x218, 0x21C),
    range(0x384, 0x3CF),
    range(0x400, 0x460),
    range(0x490, 0x492),
    range(0x1EA0, 0x1EFA),
    range(0x2010, 0x203B),
]


def is_wide(scalar):
    """Whether a scalar is East Asian Wide or Fullwidth."""
    if unicodedata2.east_asian_width(chr(scalar)) in ("W", "F"):
        return True
    unassigned = unicodedata2.category(chr(scalar)) == "Cn"
    return unassigned and any(scalar in block for block in WIDE_BLOCKS)


def runs(scalars):
    """The maximal runs of consecutive numbers in an ascending list, as (first, last) pairs."""
    found = []
    for scalar in scalars:
        if found and found[-1][1] == scalar - 1:
            found[-1] = (found[-1][0], scalar)
        else:
            found.append((scalar, scalar))
    return found


def covered_scalars(font):
    """The scalars whose advances the table keeps: visible or a space, and not wide."""
    return [
        scalar
        for scalar in sorted(font.getBestCmap())
        if unicodedata2.category(chr(scalar)) not in LEFT_OUT and not is_wide(scalar)
    ]


def advances(font, scalars):
    """The default advance of each scalar, in font units."""
    glyphs = font.getBestCmap()
    return [font["hmtx"][glyphs[scalar]][0] for scalar in scalars]


def kerning(path, scalars, own):
    """What kerning adds to each pair of scalars, in font units, as a row for each left scalar."""
    font = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(str(path))))

    def width(pair):
        buffer = uharfbuzz.Buffer()
        buffer.add_codepoints(pair)
        buffer.direction, buffer.script = "ltr", "Latn"
        uharfbuzz.shape(font, buffer, {"calt": False, "ccmp": False})
        return sum(position.x_advance for position in buffer.glyph_positions)

    return [
        [width([left, right]) - left_own - right_own for right, right_own in zip(scalars, own)]
        for left, left_own in zip(scalars, own)
    ]


def classes(rows):
    """Numbers equal rows alike, from 1 in order of appearance; rows of zeros are 0.

    Gives the number of each row, and the distinct rows from number 0 on.
    """
    numbers = {(0,) * len(rows[0]): 0}
    members = [numbers.setdefault(tuple(row), len(numbers)) for row in rows]
    if len(numbers) > 256:
        raise SystemExit("More than 255 kerning classes do not fit in a byte.")
    return members, list(numbers)


def array(name, element, values, indent):
    """A Swift array declaration, packed into lines of at most 100 columns."""
    body = textwrap.fill(
        ", ".join(values) + ",", 100, initial_indent=indent + "  ", subsequent_indent=indent + "  "
    )
    return (
        f"{indent}// swift-format-ignore: one element a line would be thousands of lines\n"
        f"{indent}static let {name}: [{element}] = [\n{body}\n{indent}]\n"
    )


def hexadecimal(scalar):
    return f"0x{scalar:X}"


def kerning_arrays(path, font):
    """The Swift arrays of the kerning of a font."""
    scalars = [
        scalar
        for scalar in covered_scalars(font)
        if any(scalar in block for block in KERNED_BLOCKS)
    ]
    rows = kerning(path, scalars, advances(font, scalars))
    left, left_rows = classes(rows)
    right, right_columns = classes(list(zip(*left_rows)))
    pairs = {
        left_class << 8 | right_class: amount
        for right_class, column in enumerate(right_columns)
        for left_class, amount in enumerate(column)
        if amount != 0
    }
    ordered = sorted(pairs)
    bounds = [hexadecimal(bound) for run in runs(scalars) for bound in run]
    return [
        array("kernedRuns", "UInt32", bounds, "  "),
        array("leftClasses", "UInt8", map(str, left), "  "),
        array("rightClasses", "UInt8", map(str, right), "  "),
        array("pairs", "UInt16", map(str, ordered), "  "),
        array("amounts", "Int16", [str(pairs[pair]) for pair in ordered], "  "),
    ]


def advance_file(regular_path, semibold_path):
    """The text of AdvanceTable.swift."""
    regular, semibold = TTFont(regular_path), TTFont(semibold_path)
    scalars = covered_scalars(regular)
    if covered_scalars(semibold) != scalars:
        raise SystemExit("The two weights cover different scalars.")
    units = regular["head"].unitsPerEm
    if semibold["head"].unitsPerEm != units:
        raise SystemExit("The two weights have different units per em.")
    covered = runs(scalars)
    bounds = [hexadecimal(bound) for run in covered for bound in run]
    arrays = [array("runs", "UInt32", bounds, "  ")]
    for name, font in [("regular", regular), ("semibold", semibold)]:
        arrays.append(array(name, "UInt16", map(str, advances(font, scalars)), "  "))
    arrays += kerning_arrays(regular_path, regular)
    version = regular["name"].getDebugName(5).split(";")[0].removeprefix("Version ")
    return f"""\
// Made by make-table.py. Do not edit.

extension FontAdvances {{
  /// Inter, font version {version}, SIL Open Font License 1.1:
  /// {len(scalars)} scalars in {len(covered)} runs, {units} units per em.
  package static let inter = FontAdvances(
    unitsPerEm: {units}, runs: InterTable.runs, regular: InterTable.regular,
    semibold: InterTable.semibold,
    kerning: PairKerning(
      runs: InterTable.kernedRuns, leftClasses: InterTable.leftClasses,
      rightClasses: InterTable.rightClasses, pairs: InterTable.pairs, amounts: InterTable.amounts))
}}

/// The default advances of Inter and the kerning of its regular weight, in font units.
///
/// `runs` and `kernedRuns` are the first and last scalar of each run of consecutive scalars; the
/// advances and the classes have one element for each scalar of their runs, and class 0 does not
/// kern. `pairs` are a left class times 256 plus a right class, `amounts` what kerning adds.
private enum InterTable {{
{chr(10).join(arrays)}}}
"""


def wide_file():
    """The text of WideRanges.swift."""
    wide = runs(scalar for scalar in range(0x110000) if is_wide(scalar))
    bounds = [hexadecimal(bound) for first, last in wide for bound in (first, last + 1)]
    return f"""\
// Made by Sources/MenuetLayout/TextMetrics/make-table.py. Do not edit.

extension CharacterWidth {{
  /// Where East Asian Wide and Fullwidth scalars begin and end, in Unicode {UNICODE_VERSION}:
  /// ascending, by turns the first scalar of a range and the first one after it.
{array("wideBounds", "UInt32", bounds, "  ")}}}
"""


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--fonts",
        type=pathlib.Path,
        default=pathlib.Path("/usr/share/fonts/opentype/inter"),
        help="folder of Inter-Regular.otf and Inter-SemiBold.otf (default: %(default)s)",
    )
    fonts = parser.parse_args().fonts
    if unicodedata2.unidata_version != UNICODE_VERSION:
        raise SystemExit(f"unicodedata2 must be {UNICODE_VERSION}.")
    table = advance_file(fonts / "Inter-Regular.otf", fonts / "Inter-SemiBold.otf")
    ADVANCES_FILE.write_text(table, encoding="utf-8")
    WIDE_FILE.write_text(wide_file(), encoding="utf-8")


if __name__ == "__main__":
    main()
