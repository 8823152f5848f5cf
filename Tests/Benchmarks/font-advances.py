#!/usr/bin/env python3
"""Compares what `--font` reads of fonts with what fontTools reads of them.

Usage: font-advances.py [--menuet PATH] [FONT-OR-FOLDER…]     /usr/share/fonts without any

How to run it:

    python3 -m venv venv
    venv/bin/pip install fonttools uharfbuzz
    swift build --product menuet
    venv/bin/python font-advances.py

The texts are the labels of labels/*.txt that stand there in full and that a font has all characters
of, and some of the font's letters and digits. Each must be exactly as wide as the sum of its
advances. The last columns are for information: how far that is from what HarfBuzz makes of the
labels, with kerning and ligatures, which `--font` leaves out.

Exits with 1 if a width differs, or if a font that fontTools reads is refused.
"""

import argparse
import pathlib
import sys
import unicodedata

from fontTools.ttLib import TTFont, TTLibError

from menuet_widths import DEFAULT, EM, Refused, widths
from uncovered import ShapingFont

HERE = pathlib.Path(__file__).resolve().parent
CHARACTERS = 200
SUFFIXES = {".ttf", ".otf", ".ttc", ".otc"}


def whole_labels():
    """The labels of all languages that do not come of a pattern."""
    for path in sorted((HERE / "labels").glob("*.txt")):
        lines = path.read_text(encoding="utf-8").splitlines()
        yield from (line for line in lines[lines.index("[labels]") + 1 :] if line)


def characters(glyphs):
    """Letters and digits from all over a font."""
    own = [chr(s) for s in sorted(glyphs) if unicodedata.category(chr(s))[0] in "LN"]
    return own[:: max(1, len(own) // CHARACTERS)]


def font_files(paths):
    for path in paths:
        if path.is_dir():
            yield from sorted(p for p in path.rglob("*") if p.suffix.lower() in SUFFIXES)
        else:
            yield path


def check(menuet, path, labels):
    """Prints a row for a font; says whether all is well."""
    try:
        font = TTFont(path, fontNumber=0, lazy=True)
        glyphs, metrics = font.getBestCmap(), font["hmtx"]
    except (TTLibError, KeyError) as error:
        print(f"{path.name}: fontTools: {error}")
        return True
    if not glyphs:
        print(f"{path.name}: no Unicode map")
        return True
    units = font["head"].unitsPerEm
    labels = [label for label in labels if all(ord(character) in glyphs for character in label)]
    texts = labels + characters(glyphs)
    sums = [sum(metrics[glyphs[ord(character)]][0] for character in text) for text in texts]
    try:
        found = widths(menuet, texts, path)
    except Refused as refusal:
        print(f"{path.name}: {refusal}")
        return False
    wrong = [
        text
        for text, width, total in zip(texts, found, sums, strict=True)
        if width != -(-total * EM // units)
    ]
    row = f"{path.name:44}  {len(texts):6}  {len(wrong):6}"
    if labels:
        shaping = ShapingFont(path)
        shaped = [shaping.width(label, "en") for label in labels]
        errors = [(total / units / width - 1) * 100 for total, width in zip(sums, shaped)]
        mean = sum(map(abs, errors)) / len(errors)
        row += f"  {mean:7.2f}  {max(errors, key=abs):+7.2f}"
    print(row)
    if wrong:
        print(f"  {' '.join(map(repr, wrong[:10]))}")
    return not wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("fonts", nargs="*", type=pathlib.Path)
    parser.add_argument("--menuet", type=pathlib.Path, default=DEFAULT)
    options = parser.parse_args()
    labels = list(whole_labels())
    print(f"{'font':44}   texts   wrong   mean %    max %")
    results = [
        check(options.menuet, path, labels)
        for path in font_files(options.fonts or [pathlib.Path("/usr/share/fonts")])
    ]
    print(f"{len(results)} fonts, {results.count(False)} with differences")
    sys.exit(0 if all(results) else 1)


if __name__ == "__main__":
    main()
