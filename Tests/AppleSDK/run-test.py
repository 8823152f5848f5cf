#!/usr/bin/env python3
"""Tests `run` where there is nothing to check with, how units share modules and causes, and that what a
compiler finds is told.
"""

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


def newest(folder):
    """What asks for the compiler of the 27 systems is checked as it is, and once more as if it were there,
    where the names are.
    """
    folder.mkdir()
    made = []
    for name, code in {"Old": "enum Old {}", "New": "#if compiler(>=6.4)\nenum New {}\n#endif"}.items():
        file = folder / f"{name}.swift"
        file.write_text(code, encoding="utf-8")
        made.append(units.Unit(name, "uikit", [str(file)]))
    copies = units.newest(made, folder)
    texts = [Path(file).read_text(encoding="utf-8") for copy in copies for file in copy.files]
    if texts != ["#if compiler(>=6)\nenum New {}\n#endif"]:
        yield f"the newest: {texts}"
    sdk(folder, "iphoneos", "17.4")
    sdk(folder, "xros", "1.1")
    for name, expected in [("iphoneos", ["Old", "New", "New"]), ("xros", ["Old", "New"])]:
        here = sdks.SDK(name, folder / name, None)
        check = checks.Check(
            "uikit", "iOS", here, "", "ios", "16.0", checks.newer(here, "uikit"))
        modules = checks.modules_of(made + copies, check)
        labels = [unit.label for _, _, members in modules for unit in members]
        if labels != expected:
            yield f"the newest of {name}: {labels}, expected {expected}"


def seen(folder):
    """Findings of every kind in one module, by the compiler at hand: a type error does not hide what
    data flow finds in others, nor one of these a warning; a compiler that dies is found out.
    """
    class Here:
        folder = Path("sdk")
        has_old_library = False
        options = staticmethod(lambda target, cache: ["-swift-version", "6"])
        is_of_old_library = staticmethod(lambda message: False)

    codes = {
        "Type": "func wrong() { let x: Int = true }",
        "Flow": "func lacking() -> Int {}",
        "Warning": "func warned() { var x = 1; print(x) }",
        "Fine": "func fine() {}",
    }
    made = []
    for name, code in codes.items():
        file = folder / f"{name}.swift"
        file.write_text(code + "\n", encoding="utf-8")
        made.append(units.Unit(name, "none", [str(file)]))
    check = checks.Check("none", "iOS", Here(), "", "ios", "16.0")
    found = checks.compiled(check, "16.0", False, made, folder)
    labels = sorted((each.unit.label, each.severity) for each in found)
    if labels != [("Flow", "error"), ("Type", "error"), ("Warning", "warning")]:
        yield f"findings: {[(each.unit.label, each.message) for each in found]}"
    existential = folder / "Existential.swift"
    existential.write_text("protocol P {}\nfunc take(_: P) {}\n", encoding="utf-8")
    unit = units.Unit("Existential", "none", [str(existential)], is_shown=True)
    modules = list(checks.in_new_projects([("16.0", False, [unit, made[3]]), ("17.0", False, [made[3]])]))
    if [(version, members) for version, _, members, _ in modules] != [("16.0", [unit])]:
        yield f"in new projects: {modules}"
    settings = modules[0][3]
    counts = [len(checks.compiled(check, "16.0", False, [unit], folder, each)) for each in ((), settings)]
    if counts != [0, 1]:
        yield f"findings without and with the settings of a new project: {counts}"
    crashing = folder / "crashing"
    crashing.write_text(
        "#!/bin/sh\ncase \"$*\" in *Fine*) kill -ABRT $$ ;; esac\n", encoding="utf-8")
    crashing.chmod(0o755)
    usual, checks.compiler = checks.compiler, lambda: [str(crashing)]
    found = checks.compiled(check, "16.0", False, made, folder)
    checks.compiler = usual
    if [(each.unit.label, "ended with" in each.message) for each in found] != [("Fine", True)]:
        yield f"a crash: {[(each.unit.label, each.message) for each in found]}"


def isolated(folder):
    """SDKs since iOS 18 isolate SwiftUI, wherever they declare its protocols."""
    for version, declaration, expected in [
        ("17.4", "public protocol ViewModifier {", False),
        ("17.4", "@MainActor @preconcurrency public protocol ViewModifier {", True),
        ("26.0", "", True),
    ]:
        place = folder / f"{version}-{expected}"
        modules = place / "System/Library/Frameworks/SwiftUI.framework/Modules/SwiftUI.swiftmodule"
        modules.mkdir(parents=True)
        (modules / "arm64.swiftinterface").write_text(declaration, encoding="utf-8")
        (place / "SDKSettings.json").write_text(json.dumps({"Version": version}), encoding="utf-8")
        if sdks.SDK("iphoneos", place, None).isolates_views != expected:
            yield f"SwiftUI of {version}: '{declaration}'"


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
        folder = Path(name)
        problems = [*refused(folder / "sdks"), *shared(folder), *seen(folder), *isolated(folder)]
        problems += [*newest(folder / "newest"), *grouped()]
    print("\n".join(problems) or "Tests/AppleSDK/run finds what the compiler finds")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
