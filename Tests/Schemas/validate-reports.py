#!/usr/bin/env python3
"""Holds what `menuet` reports and reads against their schemas.

    validate-reports.py MENUET SARIF-SCHEMA CONFIGURATION-SCHEMA

- The SARIF log of a run over the failing example of every rule, in files of several encodings and
  with odd names, is valid, is the same in a second run, names files by relative references, and
  each of its regions covers the same text by lines and columns as by bytes.
- What the schema of `menuet.json` accepts, `menuet` accepts, and the other way round.

Prints one line an error, and exits with 1 if there is any. Needs the package jsonschema with what it
needs to check formats.
"""

import argparse
import codecs
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import urllib.parse

from jsonschema import Draft4Validator, Draft202012Validator

ENCODINGS = [
    ("plain", b"", "utf-8"),
    ("with mark #1", codecs.BOM_UTF8, "utf-8"),
    ("wide 50%ü", codecs.BOM_UTF16_LE, "utf-16-le"),
]

CONFIGURATIONS = [
    {},
    {"$schema": "x", "framework": "none", "access": "package"},
    {"framework": "uikit", "rules": {"pedantic": "warning", "separator-edge": "off"}},
    {"thresholds": {"menu-length.rows": 0, "sheet-primary-overflow.bottom-inset": 1000000}},
    {"thresholds": {"menu-length.rows": 3.0}},
    {"rules": {"xml-syntax": "error"}},
    [],
    1,
    None,
    {"Framework": "none"},
    {"framework": "swiftui"},
    {"framework": None},
    {"access": ["public"]},
    {"rules": {"xml-syntax": "off"}},
    {"rules": {"separator-edge": "fatal"}},
    {"rules": {"separator-edges": "off"}},
    {"rules": []},
    {"thresholds": {"menu-length.rows": -1}},
    {"thresholds": {"menu-length.rows": 1000001}},
    {"thresholds": {"menu-length.rows": 1.5}},
    {"thresholds": {"menu-length.rows": "1"}},
    {"thresholds": {"menu-length": 1}},
    {"$schema": 1},
    {"defines": []},
]


class Checks:
    """Errors found so far."""

    def __init__(self):
        self.count = 0

    def expect(self, holds, message):
        if not holds:
            self.count += 1
            print(message)


def run(menuet, folder, *arguments):
    return subprocess.run([menuet, *arguments], cwd=folder, capture_output=True, check=False)


def load(path):
    return json.loads(pathlib.Path(path).read_text(encoding="utf-8"))


def write_examples(menuet, folder):
    """The failing examples, each as a document in one of the encodings."""
    rules = json.loads(run(menuet, folder, "explain", "--list", "--format", "json").stdout)
    for index, rule in enumerate(rules):
        text = rule["failing"]
        if "<menuet" not in text:
            text = f'<menuet xmlns="urn:menuet:1" name="Example">\n{text}\n</menuet>\n'
        text = text.replace("<menuet", "<!-- é😀 --><menuet", 1)
        if index % 2:
            text = text.replace("\n", "\r\n")
        name, mark, encoding = ENCODINGS[index % len(ENCODINGS)]
        if "encoding=" in text:
            mark, encoding = b"", "utf-8"
        parent = folder / name
        parent.mkdir(exist_ok=True)
        (parent / f"{rule['id']}.menuet.xml").write_bytes(mark + text.encode(encoding))
    return [rule["id"] for rule in rules]


def decode(data):
    """The text of a file, and for each character its offset in the file, with one for the end."""
    for _, mark, encoding in reversed(ENCODINGS):
        if mark and data.startswith(mark):
            break
    else:
        mark, encoding = b"", "utf-8"
    text = data[len(mark):].decode(encoding)
    offsets = [len(mark)]
    for character in text:
        offsets.append(offsets[-1] + len(character.encode(encoding)))
    return text, offsets


def check_region(checks, region, path, what):
    text, offsets = decode(path.read_bytes())
    starts = [0] + [match.end() for match in re.finditer("\r\n|\r|\n", text)]

    def index(line, column):
        return starts[line - 1] + column - 1

    start = index(region["startLine"], region["startColumn"])
    end = index(region["endLine"], region["endColumn"])
    checks.expect(0 <= start <= end <= len(text), f"{what}: the region lies outside the text")
    if not 0 <= start <= end <= len(text):
        return
    checks.expect(offsets[start] == region["byteOffset"], f"{what}: byteOffset")
    checks.expect(offsets[end] - offsets[start] == region["byteLength"], f"{what}: byteLength")


def regions(result):
    """Every place of a result, with its region."""
    for location in result["locations"] + result.get("relatedLocations", []):
        place = location["physicalLocation"]
        yield place["artifactLocation"]["uri"], place["region"]
    for fix in result.get("fixes", []):
        for change in fix["artifactChanges"]:
            for replacement in change["replacements"]:
                yield change["artifactLocation"]["uri"], replacement["deletedRegion"]


def check_log(checks, menuet, schema, folder):
    ids = write_examples(menuet, folder)
    arguments = ["validate", "--diagnostics", "sarif", "--rule", "pedantic=note", "."]
    data = run(menuet, folder, *arguments, "missing.menuet.xml").stdout
    again = run(menuet, folder, *arguments, "missing.menuet.xml").stdout
    checks.expect(data == again, "two runs report differently")
    log = json.loads(data)
    validator = Draft4Validator(schema, format_checker=Draft4Validator.FORMAT_CHECKER)
    for error in validator.iter_errors(log):
        checks.expect(False, f"{error.json_path}: {error.message[:200]}")
    checks.expect(
        list(validator.iter_errors({**log, "version": 2})), "the schema accepts everything")
    checks.expect(str(folder) not in data.decode("utf-8"), "the log names the folder")
    rules = log["runs"][0]["tool"]["driver"]["rules"]
    for result in log["runs"][0]["results"]:
        checks.expect(rules[result["ruleIndex"]]["id"] == result["ruleId"], "a wrong rule index")
        for uri, region in regions(result):
            parts = urllib.parse.urlsplit(uri)
            checks.expect(not parts.scheme and not parts.netloc, f"{uri} is not relative")
            path = folder / urllib.parse.unquote(uri)
            if result["ruleId"] == "file-unreadable":
                continue
            checks.expect(path.is_file(), f"{uri} names no file")
            check_region(checks, region, path, f"{uri} [{result['ruleId']}]")
    found = {rule["id"] for rule in rules}
    # Some rules need a list of symbols, a String Catalog, or a later stage.
    checks.expect(len(set(ids) - found) < 12, f"not reported: {sorted(set(ids) - found)}")
    return len(log["runs"][0]["results"])


def check_configurations(checks, menuet, schema, folder):
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    (folder / "a.menuet.xml").write_text('<menuet xmlns="urn:menuet:1" name="A"/>\n')
    for configuration in CONFIGURATIONS:
        text = json.dumps(configuration)
        (folder / "menuet.json").write_text(text)
        isRead = run(menuet, folder, "validate", "a.menuet.xml").returncode == 0
        isValid = validator.is_valid(configuration)
        checks.expect(isRead == isValid, f"{text}: valid {isValid}, but read {isRead}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("menuet", type=pathlib.Path)
    parser.add_argument("sarif")
    parser.add_argument("configuration")
    arguments = parser.parse_args()
    menuet = arguments.menuet.resolve()
    checks = Checks()
    with tempfile.TemporaryDirectory() as folder:
        count = check_log(checks, menuet, load(arguments.sarif), pathlib.Path(folder).resolve())
    with tempfile.TemporaryDirectory() as folder:
        check_configurations(checks, menuet, load(arguments.configuration), pathlib.Path(folder))
    print(f"{count} results and {len(CONFIGURATIONS)} configurations, {checks.count} errors")
    sys.exit(1 if checks.count else 0)


if __name__ == "__main__":
    main()
