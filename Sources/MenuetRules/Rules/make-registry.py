#!/usr/bin/env python3
"""Writes RuleRegistry.swift: the list of all rules, found in this folder.

A rule is a file with one `struct Name: …Rule {` that begins with `static let info`. Run without
arguments it writes the list; with --check it only tells, by its exit code, whether the list is true.
"""

import pathlib
import re
import sys

FOLDER = pathlib.Path(__file__).resolve().parent
TARGET = FOLDER / "RuleRegistry.swift"
DECLARATION = re.compile(r"^struct (\w+): (\w*Rule) \{\n  static let info = RuleInfo\(", re.MULTILINE)

PROTOCOL = re.compile(r"^protocol (\w+Rule): Rule", re.MULTILINE)


def rules() -> dict[str, list[str]]:
    """The names of the rules by the protocol that they conform to."""
    protocols = FOLDER.parent.joinpath("Checking", "Rule.swift").read_text(encoding="utf-8")
    found: dict[str, list[str]] = {name: [] for name in PROTOCOL.findall(protocols)}
    found["Rule"] = []
    for path in FOLDER.rglob("*.swift"):
        for name, protocol in DECLARATION.findall(path.read_text(encoding="utf-8")):
            found.setdefault(protocol, []).append(name)
    return found


def plural_of(protocol: str) -> str:
    """`menuRules` for `MenuRule`; rules without a check are `otherRules`."""
    return "otherRules" if protocol == "Rule" else protocol[0].lower() + protocol[1:] + "s"


def registry() -> str:
    found = rules()
    lists = []
    for protocol in sorted(found):
        plural = plural_of(protocol)
        names = [f"{name}.self" for name in sorted(found[protocol])]
        # As the formatter wants it: one name on one line, more on a line each.
        if len(names) < 2:
            names_text = "".join(names)
        else:
            names_text = "\n" + "".join(f"    {name},\n" for name in names) + "  "
        lists.append(f"  static let {plural}: [any {protocol}.Type] = [{names_text}]\n")
    all_lists = ",\n".join(
        f"      {plural_of(protocol)}.map {{ $0 as any Rule.Type }}" for protocol in sorted(found)
    )
    return f"""// Written by make-registry.py from the files of this folder; do not edit.

/// Every rule, by what it looks at.
package enum RuleRegistry {{
{chr(10).join(lists)}
  /// Every rule.
  package static var rules: [any Rule.Type] {{
    let lists: [[any Rule.Type]] = [
{all_lists},
    ]
    return lists.flatMap {{ $0 }}
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
