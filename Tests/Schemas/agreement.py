#!/usr/bin/env python3
"""Checks that the schemas accept and reject the documents that the compiler accepts and rejects.

Usage: agreement.py MENUET [--count N] [--seed S] [--keep DIR]

The samples, the examples of every rule and N documents made from language.txt are judged by
`menuet validate`, by `xmllint --relaxng` and `jing`, and by `xmllint --schema` and Xerces, which
jing runs for XML Schema. Every disagreement fails, but for the exceptions below.

No document here has what the compiler takes and readers of XML Schema judge by themselves: white
space in a CDATA section between elements, which xmllint refuses and Xerces takes, and 'xsi:nil' and
'xsi:type' on the root, which both refuse.
"""

import argparse
import json
import re
import subprocess
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from documents import Language, documents

ROOT = Path(__file__).resolve().parents[2]
SCHEMAS = {"relaxng": ROOT / "Schemas/menuet.rng", "xsd": ROOT / "Schemas/menuet.xsd"}

# The rules whose findings are about elements, attributes and values by themselves. What other rules
# find (references, ids that stand twice, the guidelines) is not for a grammar.
STRUCTURAL = {
    "xml-syntax", "doctype-forbidden", "missing-namespace", "unknown-element", "unknown-attribute",
    "missing-attribute", "value-invalid", "id-syntax", "shortcut-syntax", "text-not-allowed",
    "toolbar-shape", "toolbar-region-kind", "pop-up-flat-list", "sheet-detents-empty",
    "extension-accepts",
}


@dataclass
class Exception_:
    """A finding of the compiler that a schema need not share."""

    rule: str
    message: str
    schemas: tuple
    reason: str
    used: int = 0

    def covers(self, finding, schema):
        return (
            schema in self.schemas and finding["rule"] == self.rule
            and re.search(self.message, finding["message"]) is not None)


BOTH = ("relaxng", "xsd")
EXCEPTIONS = [
    Exception_(
        "value-invalid", "' twice", BOTH,
        "neither language can say that a word stands once in a list"),
    Exception_(
        "value-invalid", "is not among the platforms here", BOTH,
        "depends on the platforms of the elements around it"),
    Exception_(
        "value-invalid", "^there is no rule|cannot be allowed", BOTH,
        "processing instructions are outside both languages"),
    Exception_(
        "file-unreadable", "", BOTH,
        "a schema follows no 'include'"),
    Exception_(
        "missing-attribute", "a toggle of the form 'checkmark' needs 'title'", BOTH,
        "depends on the value of 'form', or on its absence: RELAX NG takes <toggle id='x'/>"),
    Exception_(
        "extension-accepts", "is no kind of content|' accepts nothing", BOTH,
        "what is shared has kinds of the system or a type identifier; a schema checks the spelling"),
    Exception_(
        "shortcut-syntax", "stands twice in", BOTH,
        "modifiers come in any order; an expression for all orders would be unreadable"),
    Exception_(
        "condition-syntax", "", BOTH,
        "parentheses that match are no regular language, and names must exist; the characters and"
        " the shape of names are checked"),
    Exception_(
        "sheet-detent-unknown", "", BOTH,
        "an id must be that of a detent in the sheet; the spelling of heights is checked"),
    Exception_(
        "sheet-detent-undeclared", "", BOTH, "the same, for the selected and the undimmed detent"),
    Exception_(
        "reference-unresolved", "", BOTH,
        "what is named must exist; the spelling of ids is checked"),
    Exception_(
        "missing-attribute", "needs .* or ", ("xsd",),
        "XML Schema 1.0 cannot say that one of several attributes must be there"),
    Exception_(
        "value-invalid", "exclude each other", ("xsd",),
        "XML Schema 1.0 cannot say that attributes exclude each other, or an element"),
    Exception_(
        "unknown-element", "in a 'submenu' with 'ref'", ("xsd",),
        "the same: XML Schema 1.0 cannot say that an attribute excludes elements"),
    Exception_(
        "toolbar-shape", "is a region of watchOS", BOTH,
        "what platforms a toolbar is for depends on the elements around it"),
    Exception_(
        "toolbar-shape", "shows none of its center", BOTH,
        "what a bar shows depends on its style, its platforms, and on what stays in it"),
    Exception_(
        "reference-kind", "an alternate stands in a menu bar", BOTH,
        "where an alternate may stand depends on the elements around it"),
    Exception_(
        "id-syntax", "is a word of conditions and no id", ("xsd",),
        "a pattern without three words would be unreadable in an editor's message"),
    Exception_(
        "value-invalid", "without a meaning of its own", ("xsd",),
        "the same, for the types of Swift and UIKit"),
    Exception_(
        "value-invalid", "only an 'item' can do without one", ("xsd",),
        "the same, for one word"),
]


# What these rules look for ends a validator before it comes to the schema.
NOT_JUDGED = {"doctype-forbidden", "file-unreadable", "xml-syntax"}


# Judges -------------------------------------------------------------------------------------------


def compiler(menuet, files):
    """The findings of the compiler that count as errors, by file."""
    findings = {file: [] for file in files}
    for some in batches(files):
        command = [menuet, "validate", "--diagnostics", "json", "--root", "/", *some]
        result = subprocess.run(command, capture_output=True, text=True)
        if result.returncode not in (0, 1):
            sys.exit(f"menuet ended with {result.returncode}: {result.stderr[:2000]}")
        for finding in json.loads(result.stdout):
            if finding["severity"] == "error":
                findings[finding["file"]].append(finding)
    return findings


def xmllint(option, schema, files):
    """The files that xmllint rejects, with its first words on each."""
    rejected = {}
    for some in batches(files):
        command = ["xmllint", "--noout", "--nonet", option, str(schema), *some]
        result = subprocess.run(command, capture_output=True, text=True, timeout=300)
        said = {}
        for line in result.stderr.splitlines():
            if match := re.match(r"(.*?\.xml):\d+: ", line):
                said.setdefault(match[1], line)
            if match := re.match(r"(.*\.xml) fails to validate$", line):
                rejected[match[1]] = said.get(match[1], line)
        for file in some:
            # What is not well-formed is not judged at all.
            if f"{file} validates" not in result.stderr:
                rejected.setdefault(file, said.get(file, "no verdict"))
    return rejected


# libxml2 follows every optional attribute of an element both as written and as left out, so that
# its time doubles with each; 20 take minutes. Documents with fuller elements are left to jing.
MOST_ATTRIBUTES = 10


def is_lean(file):
    tags = re.findall(r"<[^!?/][^>]*>", Path(file).read_text())
    return all(len(re.findall(r"=[\"']", tag)) <= MOST_ATTRIBUTES for tag in tags)


def jing(schema, files):
    """The files that jing rejects, with its first words on each."""
    rejected = {}
    for some in batches(files):
        result = subprocess.run(
            ["jing", str(schema), *some], capture_output=True, text=True)
        # It stops at a file that it cannot read, and leaves the others unjudged.
        if stop := re.search(r"(^|: )fatal: .*", result.stdout + result.stderr, re.MULTILINE):
            sys.exit(f"jing stopped: {stop[0]}")
        for line in result.stdout.splitlines():
            if match := re.match(r"(.*?\.xml):\d+:\d+: error", line):
                rejected.setdefault(match[1], line)
    return rejected


def batches(files, size=1000):
    return [files[index:index + size] for index in range(0, len(files), size)]


# Documents ----------------------------------------------------------------------------------------


def rule_examples(menuet):
    """The failing and the passing example of every rule, as documents."""
    output = subprocess.run(
        [menuet, "explain", "--list", "--format", "json"], capture_output=True, text=True,
        check=True)
    for rule in json.loads(output.stdout):
        if rule["id"] in NOT_JUDGED:
            continue
        pages = subprocess.run(
            [menuet, "explain", rule["id"], "--format", "json"], capture_output=True, text=True,
            check=True)
        page = json.loads(pages.stdout)
        page = page[0] if isinstance(page, list) else page
        for kind in ("failing", "passing"):
            text = page[kind]
            if "<menuet" not in text:
                text = f'<menuet xmlns="urn:menuet:1" name="Example">\n{text}\n</menuet>\n'
            yield f"rule-{rule['id']}-{kind}.menuet.xml", text


# Documents made by chance seldom meet the exceptions of these.
RARE = {
    "navigator-center": """<menuet xmlns="urn:menuet:1" name="Example">
  <toolbar id="main" style="navigator">
    <center><command id="keep" title="Keep" pinned="true"/></center>
  </toolbar>
</menuet>
""",
}


def write_all(menuet, folder, count, seed):
    language = Language(Path(__file__).parent / "language.txt")
    rare = [(f"rare-{name}.menuet.xml", text) for name, text in RARE.items()]
    made = [*rule_examples(menuet), *rare, *documents(language, count, seed)]
    for name, text in made:
        (folder / name).write_text(text)
    samples = [str(path) for path in sorted(ROOT.glob("Samples/**/*.menuet.xml"))]
    return samples + [str(folder / name) for name, _ in made]


# Comparison ---------------------------------------------------------------------------------------


def expected(findings, schema):
    """True where the schema must reject, false where it must accept, `None` where it may do both."""
    verdict = False
    for finding in findings:
        exception = next((e for e in EXCEPTIONS if e.covers(finding, schema)), None)
        if exception:
            exception.used += 1
            verdict = None if verdict is False else verdict
        elif finding["rule"] in STRUCTURAL:
            verdict = True
    return verdict


def compare(judge, schema, rejected, findings):
    """The disagreements of a judge with the compiler."""
    problems = []
    for file, found in findings.items():
        verdict = expected(found, schema)
        if verdict is True and file not in rejected:
            words = "; ".join(sorted({f"{f['rule']}: {f['message']}" for f in found}))
            problems.append(f"{file}: {judge} accepts what the compiler rejects: {words}")
        if verdict is False and file in rejected:
            problems.append(
                f"{file}: {judge} rejects what the compiler accepts: {rejected[file]}")
    return problems


def wrongly_made(findings):
    """The documents that were made to be valid and are not, by the compiler."""
    return [
        f"{file}: language.txt allows what the compiler rejects: {finding['message']}"
        for file, found in findings.items() if Path(file).name.startswith("valid-")
        for finding in found
        if finding["rule"] in STRUCTURAL and not any(e.covers(finding, "xsd") for e in EXCEPTIONS)]


def missing_from_list():
    """The names of the schema that language.txt does not know, so that nothing would be tested."""
    language = Language(Path(__file__).parent / "language.txt")
    schema = SCHEMAS["relaxng"].read_text()
    elements = set(re.findall(r'<element name="([^"]+)"', schema))
    attributes = set(re.findall(r'<attribute name="([^"]+)"', schema))
    known = set(language.names), set(language.attributes)
    return [
        f"language.txt and the schema differ in '{name}'"
        for name in sorted((elements ^ known[0]) | (attributes ^ known[1]))]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("menuet")
    parser.add_argument("--count", type=int, default=5000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--keep", help="write the documents here and leave them")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(arguments.keep or temporary).resolve()
        folder.mkdir(parents=True, exist_ok=True)
        files = write_all(arguments.menuet, folder, arguments.count, arguments.seed)
        problems = judge_all(arguments.menuet, files)
    for problem in problems[:20]:
        print(problem)
    # Few documents do not meet every exception.
    unused = [e for e in EXCEPTIONS if not e.used and arguments.count >= 5000]
    for exception in unused:
        print(f"unused exception: {exception.rule} '{exception.message}'")
    print(f"{len(problems)} disagreements")
    sys.exit(1 if problems or unused else 0)


def judge_all(menuet, files):
    findings = compiler(menuet, files)
    problems = missing_from_list() + wrongly_made(findings)
    lean = [file for file in files if is_lean(file)]
    for judge, schema, judge_files, some in [
        ("xmllint --relaxng", "relaxng", lambda *a: xmllint("--relaxng", *a), lean),
        ("jing", "relaxng", jing, files),
        ("xmllint --schema", "xsd", lambda *a: xmllint("--schema", *a), files),
        ("Xerces", "xsd", jing, files),
    ]:
        rejected = judge_files(SCHEMAS[schema], some)
        problems += compare(judge, schema, rejected, {file: findings[file] for file in some})
        print(f"{judge}: {len(some)} documents, {len(rejected)} rejected", flush=True)
    rules = Counter(f["rule"] for found in findings.values() for f in found)
    structural = {rule: count for rule, count in rules.most_common() if rule in STRUCTURAL}
    print("structural findings:", ", ".join(f"{rule} {n}" for rule, n in structural.items()))
    return problems


if __name__ == "__main__":
    main()
