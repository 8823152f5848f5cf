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
DECLARATION = re.compile(r"^struct (\w+): ([\w, ]*\bRule|[\w, ]*\w+Rule[\w, ]*) \{$", re.MULTILINE)


PROTOCOL = re.compile(r"^protocol (\w+Rule): Rule", re.MULTILINE)


def rules() -> dict[str, list[str]]:
    """The names of the rules by the protocol that they conform to; all of them under `Rule`."""
    found: dict[str, list[str]] = {"Rule": []}
    for path in FOLDER.parent.joinpath("Checking").glob("*.swift"):
        for protocol in PROTOCOL.findall(path.read_text(encoding="utf-8")):
            found[protocol] = []
    for path in sorted(FOLDER.rglob("*.swift")):
        text = path.read_text(encoding="utf-8")
        if path == TARGET or "static let info = RuleInfo(" not in text:
            continue
        for name, protocols in DECLARATION.findall(text):
            found["Rule"].append(name)
            for protocol in re.findall(r"\w+Rule", protocols):
                found.setdefault(protocol, []).append(name)
    return found


def registry() -> str:
    found = rules()
    lists = []
    for protocol in sorted(found, key=lambda name: (name != "Rule", name)):
        access = "package " if protocol == "Rule" else ""
        plural = protocol[0].lower() + protocol[1:] + "s"
        names = [f"{name}.self" for name in sorted(found[protocol])]
        # As the formatter wants it: one name on one line, more on a line each.
        if len(names) < 2:
            names_text = "".join(names)
        else:
            names_text = "\n" + "".join(f"    {name},\n" for name in names) + "  "
        lists.append(
            f"  {access}static let {plural}: [any {protocol}.Type] = [{names_text}]\n"
        )
    return f"""// Written by make-registry.py from the files of this folder; do not edit.

import MenuetSource

/// Every rule, in the order of their names, and again by what each looks at.
package enum RuleRegistry {{
{chr(10).join(lists)}
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
