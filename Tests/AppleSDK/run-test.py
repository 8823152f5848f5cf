#!/usr/bin/env python3
"""Tests `run` where there is nothing to check with, and how units share modules and causes."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

sys.dont_write_bytecode = True
import checks
import sdks
import units

RUN = Path(__file__).resolve().parent / "run"


def run(*arguments):
    done = subprocess.run([sys.executable, RUN, *arguments], capture_output=True, text=True)
    return done.returncode, done.stderr


def sdk(folder, name, version):
    """An SDK that has a version and nothing else."""
    (folder / name).mkdir(parents=True)
    settings = {"Version": version} if isinstance(version, str) else version
    (folder / name / "SDKSettings.json").write_text(json.dumps(settings), encoding="utf-8")


def refused(folder):
    """What is wrong with the arguments, and the words of the answer."""
    (folder / "empty").mkdir(parents=True)
    (folder / "bare/resources").mkdir(parents=True)
    (folder / "old/resources").mkdir(parents=True)
    sdk(folder / "old", "iphoneos", "16.4")
    sdk(folder / "old", "macosx", "14.2")
    (folder / "broken/resources").mkdir(parents=True)
    sdk(folder / "broken", "macosx", "14.2")
    sdk(folder / "broken", "iphoneos", "17.4")
    (folder / "broken/iphoneos/SDKSettings.json").write_text("{", encoding="utf-8")
    cases = [
        ([str(folder / "nowhere")], "is no folder"),
        ([str(folder / "empty")], "has no folder 'resources'"),
        ([str(folder / "bare")], "has no SDK 'iphoneos'"),
        ([str(folder / "old")], "iOS 16.4 is too old: 'iphoneos' has to be 17.0 or newer"),
        ([str(folder / "broken")], "SDKSettings.json"),
    ]
    if sys.platform != "darwin":
        cases.append(([], "name their folder"))
    for arguments, words in cases:
        code, message = run(*arguments)
        if code != 2 or words not in message or "it needs an SDK of iOS 17" not in message:
            yield f"{arguments}: exit code {code}, no '{words}'\n{message}"


def shared(folder):
    """Units of one type, file, version, purpose or access level apart, the others together."""
    made = []

    def unit(number, name, **options):
        file = folder / f"{number}/{name}+Menuet.swift"
        file.parent.mkdir()
        file.write_text(f"public enum {name} {{}}\n", encoding="utf-8")
        made.append(units.Unit(str(number), "uikit", [str(file)], **options))

    unit(0, "Notes")
    unit(1, "Mail")
    unit(2, "Notes")
    unit(3, "Maps", minimum={"ios": "17.0"})
    unit(4, "Music", access="public")
    unit(5, "Photos", is_extension=True)
    unit(6, "Books", is_alone=True)
    unit(7, "Finder", platforms=["macos"])
    check = checks.Check("uikit", "iOS", None, "", "ios", "16.0")
    modules = sorted(
        (version, is_extension, [each.label for each in members])
        for version, is_extension, members in checks.modules_of(made, check))
    expected = sorted([
        ("16.0", False, ["0", "1"]), ("16.0", False, ["2"]), ("16.0", False, ["4"]),
        ("16.0", False, ["6"]), ("16.0", True, ["5"]), ("17.0", False, ["3"])])
    if modules != expected:
        yield f"modules: {modules}\nexpected: {expected}"


def grouped():
    """One cause in two documents is one row, with the smaller one."""
    def finding(label, size, message, code):
        unit = units.Unit(label, "uikit", [], size=size)
        return checks.Finding("uikit", "iOS", "error", message, code, unit, "", 1)

    rows = checks.causes([
        finding("large", 9, "no member 'Seeded12'", "Seeded12.run()"),
        finding("small", 2, "no member 'Seeded7'", "Seeded7.run()"),
        finding("other", 5, "no member 'x'", "x.run()"),
    ])
    if [(row.unit.label, count) for row, count in rows] != [("small", 2), ("other", 1)]:
        yield f"causes: {rows}"


def main():
    with tempfile.TemporaryDirectory() as name:
        problems = [*refused(Path(name) / "sdks"), *shared(Path(name)), *grouped()]
    print("\n".join(problems) or "Tests/AppleSDK/run refuses what it cannot check with")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
