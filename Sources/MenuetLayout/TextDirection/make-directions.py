#!/usr/bin/env python3
"""Makes RightToLeftTags.swift: the languages that are written from right to left.

How to run it:

    python3 -m venv venv
    venv/bin/pip install babel==2.18.0
    venv/bin/python make-directions.py

Babel 2.18 has the data of CLDR 47 (Unicode license): its likely subtags say in which script a
language is written where its tag names none, and its aliases which other codes a language has. The
scripts are those of ISO 15924 whose letters Unicode 17 gives the bidirectional class R or AL, with
the variants of Arabic and Syriac.
"""

import pathlib
import textwrap

from babel.core import get_cldr_version, get_global

TARGET = pathlib.Path(__file__).resolve().parent / "RightToLeftTags.swift"
SCRIPTS = """
    Adlm Arab Aran Armi Avst Chrs Cprt Elym Gara Hatr Hebr Hung Khar Lydi Mand Mani Mend Merc Mero
    Narb Nbat Nkoo Orkh Ougr Palm Phli Phlp Phnx Prti Rohg Samr Sarb Sidt Sogd Sogo Syrc Syre Syrj
    Syrn Thaa Yezi
""".split()
PAGE = """// Made by make-directions.py. Do not edit.

/// The tags that are written from right to left, in lower case, by the data of CLDR {version}.
enum RightToLeftTags {{
  /// Scripts of ISO 15924.
  // swift-format-ignore: one element a line would be hundreds of lines
  static let scripts: Set<String> = [
{scripts}
  ]

  /// Languages whose likely script is one of these.
  // swift-format-ignore: one element a line would be hundreds of lines
  static let languages: Set<String> = [
{languages}
  ]

  /// Languages with the regions where their direction is another one than elsewhere.
  // swift-format-ignore: one element a line would be hundreds of lines
  static let exceptions: Set<String> = [
{exceptions}
  ]
}}
"""


def directions() -> dict[str, bool]:
    """Whether each tag of CLDR without a script, a language or one with a region, is right to left."""
    found = {}
    for tag, likely in get_global("likely_subtags").items():
        if tag.startswith("und") or any(len(part) == 4 for part in tag.split("_")):
            continue
        script = next((part for part in likely.split("_") if len(part) == 4), "")
        found[tag] = script in SCRIPTS
    for alias, meaning in get_global("language_aliases").items():
        if "_" in alias or alias in found:
            continue
        parts = meaning.split("_")
        script = next((part for part in parts if len(part) == 4), None)
        if script:
            found[alias] = script in SCRIPTS
        else:
            found[alias] = found.get(meaning, found.get(parts[0], False))
            for tag in [tag for tag in found if tag.startswith(parts[0] + "_")]:
                found[alias + tag[len(parts[0]) :]] = found[tag]
    return found


def lines(tags: list[str]) -> str:
    text = ", ".join(f'"{tag.lower().replace("_", "-")}"' for tag in sorted(tags)) + ","
    return textwrap.indent(textwrap.fill(text, 96), "    ")


def main() -> None:
    found = directions()
    languages = [tag for tag, is_right in found.items() if is_right and "_" not in tag]
    exceptions = [
        tag for tag, is_right in found.items()
        if "_" in tag and is_right != found.get(tag.split("_")[0], False)
    ]
    TARGET.write_text(
        PAGE.format(
            version=get_cldr_version(), scripts=lines(SCRIPTS), languages=lines(languages),
            exceptions=lines(exceptions)),
        encoding="utf-8")


if __name__ == "__main__":
    main()
