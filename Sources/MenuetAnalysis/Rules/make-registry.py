#!/usr/bin/env python3
"""Writes RuleRegistry.swift: the list of all rules, found in this folder.

A rule is a file with one `struct Name: …Rule {` that declares `static let info`. Run without
arguments it writes the list; with --check it only tells, by its exit code, whether the list is true.
"""

import pathlib
import re
import sys

FOLDER = pathlib.Path(__file__).resolve().parent
TARGET = FOLDER / "RuleRegistry.swift"
DECLARATION = re.compile(r"^struct (\w+): (?:\w+, )*\w*Rule\b.*\{$", re.MULTILINE)


def registry() -> str:
    names = []
    for path in sorted(FOLDER.rglob("*.swift")):
        if path == TARGET:
            continue
        text = path.read_text(encoding="utf-8")
        names += [name for name in DECLARATION.findall(text) if "static let info = RuleInfo(" in text]
    lines = "\n".join(f"    {name}.self," for name in sorted(names))
    return f"""// Written by make-registry.py from the files of this folder; do not edit.

package import MenuetSource

/// Every rule, in the order of their names.
package enum RuleRegistry {{
  package static let rules: [any Rule.Type] = [
{lines}
  ]

  /// The ids of all rules.
  package static let ids: [String] = rules.map {{ rule in rule.info.id.rawValue }}

  /// What is known of a rule by its id.
  package static func info(_ id: String) -> RuleInfo? {{
    rules.first {{ $0.info.id.rawValue == id }}?.info
  }}
}}
"""


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
