"""Type-checks the package's own modules as on a Mac, for the least macOS of its manifest."""

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

from sdks import ROOT, compiler

# `count(where:)` is emitted into the client, so that every system has it; its declaration is newer.
ADDED = """
extension Sequence {
  func count<E: Error>(where predicate: (Element) throws(E) -> Bool) throws(E) -> Int {
    var count = 0
    for element in self where try predicate(element) { count += 1 }
    return count
  }
}
"""

FINDING = re.compile(r"^(\S.*?):(\d+):(\d+): (error|warning): (.*)$", re.M)


def described():
    """The targets of the package by name, and the least macOS."""
    run = subprocess.run(
        ["swift", "package", "describe", "--type", "json"], cwd=ROOT, stdout=subprocess.PIPE,
        check=True)
    package = json.loads(run.stdout)
    least = next(
        platform["version"] for platform in package["platforms"] if platform["name"] == "macos")
    return {target["name"]: target for target in package["targets"]}, least


def needed(targets):
    """The modules of the executables, each after those that it imports."""
    order = []

    def visit(name):
        if name in order:
            return
        for other in targets[name].get("target_dependencies", []):
            visit(other)
        order.append(name)

    for name, target in targets.items():
        if target["type"] == "executable":
            visit(name)
    return [name for name in order if targets[name]["module_type"] == "SwiftTarget"]


def features():
    """The upcoming features that the manifest enables."""
    text = (ROOT / "Package.swift").read_text(encoding="utf-8")
    return re.findall(r'enableUpcomingFeature\("(\w+)"\)', text)


def check(sdk, work):
    """What is found, as (place, severity, message); what could not be looked at; and how many modules,
    files and lines there are."""
    targets, least = described()
    order = needed(targets)
    folder = work / "package"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    options = sdk.options(f"arm64-apple-macos{least}", work)
    options += ["-package-name", "menuet", "-I", str(folder), "-diagnostic-style", "llvm"]
    for feature in features():
        options += ["-enable-upcoming-feature", feature]
    for target in targets.values():
        if target["module_type"] == "SystemLibraryTarget":
            options += ["-I", str(ROOT / target["path"])]
    added = []
    if sdk.has_old_library:
        added = [folder / "Added.swift"]
        added[0].write_text(ADDED, encoding="utf-8")
    found, unseen, count, lines = [], [], 0, 0
    for name in order:
        target = targets[name]
        sources = [str(ROOT / target["path"] / source) for source in target["sources"]]
        count += len(sources)
        lines += sum(Path(file).read_text(encoding="utf-8").count("\n") for file in sources)
        module = options + ["-module-name", name]
        if not any(source.endswith("/main.swift") for source in sources):
            module.append("-parse-as-library")
        files = sources + [str(file) for file in added]
        if target["type"] != "executable":
            run(["-emit-module", "-experimental-skip-all-function-bodies", "-o",
                 str(folder / f"{name}.swiftmodule"), *module, *files])
            if not (folder / f"{name}.swiftmodule").exists():
                found.append((name, "error", "the compiler makes no module of it"))
        code, messages = run(["-typecheck", *module, *files])
        if code >= 0:
            here = findings(sdk, messages)
            if code and not here and not sdk.is_of_old_library(messages):
                here = [(name, "error", (messages.strip().splitlines() or ["no message"])[-1])]
            found += here
        else:
            unseen += split(sdk, sources, files, module, found)
    return found, unseen, (len(order), count, lines)


def split(sdk, sources, files, module, found):
    """The files that the compiler ends by a signal on; what it finds in the others is appended."""
    if len(sources) > 1:
        half = len(sources) // 2
        parts = [sources[:half], sources[half:]]
    else:
        parts = [sources]
    unseen = []
    for part in parts:
        primary = [word for file in part for word in ("-primary-file", file)]
        others = [file for file in files if file not in part]
        code, messages = run(["-typecheck", *module, *primary, *others])
        if code >= 0:
            found += findings(sdk, messages)
        elif len(part) == 1:
            place = os.path.relpath(part[0], ROOT)
            unseen.append(f"{place}: the compiler ended by signal {-code}")
        else:
            unseen += split(sdk, part, files, module, found)
    return unseen


def run(arguments):
    done = subprocess.run(
        [*compiler(), "-frontend", *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
        text=True, env={**os.environ, "SWIFT_BACKTRACE": "enable=no"})
    # Where the compiler is started by another program, that one hands the signal on.
    code = 128 - done.returncode if done.returncode > 128 else done.returncode
    return code, done.stderr


def findings(sdk, messages):
    return [
        (f"{os.path.relpath(file, ROOT)}:{line}", severity, message)
        for file, line, _, severity, message in FINDING.findall(messages)
        if not sdk.is_of_old_library(message)
    ]
