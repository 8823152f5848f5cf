#!/usr/bin/env python3
"""Compares the embedded advance table with HarfBuzz shaping of the same font.

How to run it:

    apt-get install fonts-inter fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji
    swift build --product menuet
    python3 -m venv venv
    venv/bin/pip install uharfbuzz
    venv/bin/python text-accuracy.py

The Noto fonts and the command are for the last table alone, of scripts that the embedded table does
not cover: see uncovered.py.

The labels come from labels/*.txt, one file a language: every verb with every object by the file's
pattern, and whole labels. Labels of fewer than ten characters are left out. Our side reads the
table from AdvanceTable.swift and sums advances and kerning; HarfBuzz shapes with its default
features, kerning and contextual alternates among them, and the file's language. The error of a
label is the difference of the two in percent of HarfBuzz's width, before rounding to points.

Exits with 1 if a label is off by more than 2 %, or holds a scalar that the table does not cover.
"""

import argparse
import pathlib
import re
import sys

import uharfbuzz

import menuet_widths
import uncovered

HERE = pathlib.Path(__file__).resolve().parent
TABLE = HERE.parent.parent / "Sources" / "MenuetLayout" / "TextMetrics" / "AdvanceTable.swift"
WEIGHTS = {"regular": "Inter-Regular.otf", "semibold": "Inter-SemiBold.otf"}
LIMIT = 2.0
LEAST_CHARACTERS = 10


class Table:
    """The advances of a weight and the kerning, in font units, as AdvanceTable.swift has them."""

    def __init__(self, text, weight):
        self.text = text
        self.advances = self.by_scalar("runs", weight)
        self.left_classes = self.by_scalar("kernedRuns", "leftClasses")
        self.right_classes = self.by_scalar("kernedRuns", "rightClasses")
        self.amounts = dict(zip(self.numbers("pairs"), self.numbers("amounts"), strict=True))

    def numbers(self, name):
        body = re.search(rf"static let {name}: \[\w+\] = \[(.*?)\]", self.text, re.S).group(1)
        return [int(number, 0) for number in body.replace(",", " ").split()]

    def by_scalar(self, runs, values):
        bounds = self.numbers(runs)
        scalars = [
            scalar
            for first, last in zip(bounds[::2], bounds[1::2], strict=True)
            for scalar in range(first, last + 1)
        ]
        return dict(zip(scalars, self.numbers(values), strict=True))

    def width(self, label):
        """The width of a label whose scalars are all covered."""
        scalars = [ord(character) for character in label]
        kerning = sum(
            self.amounts.get(self.left_classes.get(a, 0) << 8 | self.right_classes.get(b, 0), 0)
            for a, b in zip(scalars, scalars[1:])
        )
        return sum(self.advances[scalar] for scalar in scalars) + kerning


def read_labels(path):
    """The labels of one language's file, without the short ones."""
    sections = {}
    pattern = lines = None
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("[pattern] "):
            pattern = line.removeprefix("[pattern] ")
        elif line.startswith("["):
            lines = sections.setdefault(line.strip("[]"), [])
        elif line:
            lines.append(line)
    labels = [
        pattern.format(verb=verb, object=thing)
        for thing in sections["objects"]
        for verb in sections["verbs"]
    ]
    labels += sections["labels"]
    return [label for label in labels if len(label) >= LEAST_CHARACTERS]


def shaped_width(font, label, language):
    """The width that HarfBuzz gives a label, in font units."""
    buffer = uharfbuzz.Buffer()
    buffer.add_str(label)
    buffer.guess_segment_properties()
    buffer.language = language
    uharfbuzz.shape(font, buffer)
    return sum(position.x_advance for position in buffer.glyph_positions)


def compare(table, font, language, labels):
    """(error in percent, label) for each label; a positive error means that ours is wider."""
    for label in labels:
        missing = [f"U+{ord(c):04X}" for c in label if ord(c) not in table.advances]
        if missing:
            raise SystemExit(f"{language}: {label!r}: not in the table: {' '.join(missing)}")
        shaped = shaped_width(font, label, language)
        yield (table.width(label) - shaped) / shaped * 100, label


def report(weight, fonts, worst):
    """Prints the errors of a weight by language; says whether all are within the limit."""
    table = Table(TABLE.read_text(encoding="utf-8"), weight)
    face = uharfbuzz.Face(uharfbuzz.Blob.from_file_path(str(fonts / WEIGHTS[weight])))
    font = uharfbuzz.Font(face)
    print(f"{weight}\nlanguage  labels  mean %   max %  widest error")
    everything = []
    for path in sorted((HERE / "labels").glob("*.txt")):
        errors = list(compare(table, font, path.stem, read_labels(path)))
        everything += errors
        print_row(path.stem, errors)
    print_row("all", everything)
    everything.sort(key=lambda error: -abs(error[0]))
    for error, label in everything[:worst]:
        print(f"  {error:+.2f} %  {label}")
    over = sum(abs(error) > LIMIT for error, _ in everything)
    print(f"over {LIMIT:g} %: {over}\n")
    return over == 0


def print_row(name, errors):
    mean = sum(abs(error) for error, _ in errors) / len(errors)
    error, label = max(errors, key=lambda pair: abs(pair[0]))
    print(f"{name:8}  {len(errors):6}  {mean:6.2f}  {abs(error):6.2f}  {error:+.2f} % {label}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--fonts",
        type=pathlib.Path,
        default=pathlib.Path("/usr/share/fonts/opentype/inter"),
        help="folder of Inter-Regular.otf and Inter-SemiBold.otf (default: %(default)s)",
    )
    parser.add_argument("--menuet", type=pathlib.Path, default=menuet_widths.DEFAULT)
    parser.add_argument("--worst", type=int, default=0, help="list so many of the worst labels")
    options = parser.parse_args()
    good = [report(weight, options.fonts, options.worst) for weight in WEIGHTS]
    if options.menuet.exists():
        uncovered.report(options.menuet, options.fonts / WEIGHTS["regular"])
    else:
        print(f"not in the table: needs {options.menuet}")
    sys.exit(0 if all(good) else 1)


if __name__ == "__main__":
    main()
