#!/usr/bin/env python3
"""Writes RuleRegistry.swift: the list of all rules, found in this folder.

A rule is a file with one `struct Name: Rule {` that begins with `static let info`; what it looks at is the
first parameter of its check. Run without arguments it writes the list; with --check it only tells, by its
exit code, whether the list is true.
"""

import pathlib
import re
import sys
import textwrap

FOLDER = pathlib.Path(__file__).resolve().parent
TARGET = FOLDER / "RuleRegistry.swift"
DECLARATION = re.compile(r"^struct (\w+): Rule \{\n  static let info = RuleInfo\(", re.MULTILINE)

CHECK = re.compile(r"^  func check\(\s*_ \w+: (\w+), in context", re.MULTILINE)


def rules() -> dict[str, list[str]]:
    """The names of the rules by what they look at."""
    found: dict[str, list[str]] = {}
    for path in FOLDER.rglob("*.swift"):
        text = path.read_text(encoding="utf-8")
        for name in DECLARATION.findall(text):
            found.setdefault(CHECK.search(text)[1], []).append(name)
    return found


def registry() -> str:
    found = rules()
    lists = []
    for subject in sorted(found):
        names = ", ".join(f"{name}.self" for name in sorted(found[subject]))
        start = f"  static let {plain(subject)}: [any Rule<{subject}>.Type] = ["
        if len(start + names) < 100:
            lists.append(f"{start}{names}]\n")
            continue
        names = textwrap.fill(names, width=100, initial_indent="    ", subsequent_indent="    ")
        lists.append(f"{start}\n{names}\n  ]\n")
    # An array converted as a whole asks the runtime for the conformance of each of its elements.
    all_lists = "\n".join(f"    rules += {plain(subject)}.map {{ $0 }}" for subject in sorted(found))
    return f"""// Written by make-registry.py from the files of this folder; do not edit.
// swift-format-ignore-file

import MenuetLayout
import MenuetModel

/// Every rule, by what it looks at.
package enum RuleRegistry {{
{chr(10).join(lists)}
  /// Every rule.
  package static var rules: [any Rule.Type] {{
    var rules: [any Rule.Type] = []
{all_lists}
    return rules
  }}
}}
"""


def plain(subject: str) -> str:
    """`menuLevel` for `MenuLevel`."""
    return subject[0].lower() + subject[1:]


def main() -> int:
    text = registry()
    if "--check" in sys.argv[1:]:
        if TARGET.exists() and TARGET.read_text(encoding="utf-8") == text:
            return 0
        print(f"{TARGET.name} does not list the rules of its folder: run {pathlib.Path(__file__).name}")
        return 1
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
