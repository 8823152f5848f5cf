"""Compiles units with an SDK, many in a module, and gathers what the compiler finds."""

import os
import re
import subprocess
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from sdks import HERE, ROOT, compiler

MODULE_SIZE = 50
MESSAGE = re.compile(r"^(\S.*?):(\d+):(\d+): (error|warning): (.*)$", re.M)


@dataclass
class Check:
    """A kind of code on a platform, with an SDK."""

    framework: str
    platform: str
    sdk: object
    target: str  # with `{}` for the version
    version: str  # the platform whose least version it is: ios, macos, visionos
    default: str
    stands_in: list = field(default_factory=list)  # files of `newer`
    reason: str = ""  # why it cannot be done; empty where it can

    @property
    def has_newest(self):
        """Whether the names of the 27 systems are there, in the SDK or in what stands in for it."""
        return self.sdk.version >= (27, 0) or any("-27" in file for file in self.stands_in)


def newer(sdk, framework):
    """The declarations that stand for API which an SDK lacks.

    The name of a file says for which framework and from which version of the SDK on it is not needed:
    `uikit-iphoneos-26.swift`, `appkit-macosx-overlay.swift` for what AppKit's own Swift declares.
    """
    found = []
    for file in sorted((HERE / "newer").glob(f"{framework}-{sdk.name}-*.swift")):
        since = file.stem.rsplit("-", 1)[1]
        if since == "overlay":
            is_needed = not sdk.has_interface("AppKit")
        else:
            is_needed = sdk.version < (int(since), 0)
        if is_needed:
            found.append(str(file))
    return found


def planned(known, views):
    """Every check that there should be, those that cannot be done with the reason."""
    phone, mac, vision = known["iphoneos"], known["macosx"], known.get("xros")
    checks = []

    def add(framework, platform, sdk, target, version, default, reason=""):
        files = newer(sdk, framework) if sdk and not reason else []
        checks.append(Check(framework, platform, sdk, target, version, default, files, reason))

    add("uikit", "iOS", phone, "arm64-apple-ios{}", "ios", "16.0")
    add("swiftui", "iOS", views, "arm64-apple-ios{}", "ios", "16.0",
        "" if views.isolates_views else "SwiftUI of SDKs before iOS 18 isolates next to nothing")
    add("none", "iOS", phone, "arm64-apple-ios{}", "ios", "16.0")
    add("none", "macOS", mac, "arm64-apple-macos{}", "macos", "13.0")
    catalyst = "" if mac.has_catalyst else "the SDK has no interfaces for it"
    for framework in ("uikit", "swiftui"):
        add(framework, "Mac Catalyst", mac, "arm64-apple-ios{}-macabi", "ios", "16.0", catalyst)
    absent = "" if vision else "there is no SDK 'xros'"
    for framework in ("uikit", "swiftui"):
        add(framework, "visionOS", vision, "arm64-apple-xros{}", "visionos", "1.0", absent)
    add("appkit", "macOS", mac, "arm64-apple-macos{}", "macos", "13.0")
    views_of_mac = "" if mac.has_interface("SwiftUI") else "the SDK has no SwiftUI"
    add("swiftui", "macOS", mac, "arm64-apple-macos{}", "macos", "13.0", views_of_mac)
    xctest = "the SDKs have no XCTest"
    add("page objects", "iOS", None, "", "ios", "", xctest)
    return checks


PLATFORMS = {
    "iOS": {"ios", "ipados"}, "Mac Catalyst": {"ios", "ipados"}, "visionOS": {"visionos"},
    "macOS": {"macos"},
}


def modules_of(units, check):
    """The units of a check in modules: one least version, purpose and access level, no type twice."""
    kinds = defaultdict(list)
    for unit in units:
        if unit.framework != check.framework:
            continue
        if unit.platforms and not PLATFORMS[check.platform] & set(unit.platforms):
            continue
        if unit.is_newest and not check.has_newest:
            continue
        # An extension of the iPad's app is of iOS on a Mac, too.
        if unit.is_extension and check.platform == "Mac Catalyst":
            continue
        version = unit.minimum.get(check.version) or check.default
        kinds[(version, unit.is_extension, unit.access)].append(unit)
    for (version, is_extension, _), members in sorted(kinds.items(), key=lambda pair: pair[0]):
        for unit in [unit for unit in members if unit.is_alone]:
            yield version, is_extension, [unit]
        open_modules = []
        for unit in [unit for unit in members if not unit.is_alone]:
            names = unit.names
            for names_there, there in open_modules:
                if len(there) < MODULE_SIZE and not names & names_there:
                    names_there |= names
                    there.append(unit)
                    break
            else:
                open_modules.append((set(names), [unit]))
        for _, there in open_modules:
            yield version, is_extension, there


@dataclass
class Finding:
    framework: str
    platform: str
    severity: str
    message: str
    code: str  # the line of the code
    unit: object
    file: str
    line: int


def beside(file, access, work):
    """A file that stands in for something, as it goes with files of an access level."""
    return str(file) if access == "internal" else str(work / "newer" / Path(file).name)


# The settings of a new project of Xcode: what says nothing of its isolation is of the main actor.
NEW_PROJECT = ["-default-isolation", "MainActor"] + [
    option for feature in (
        "ExistentialAny", "InferIsolatedConformances", "MemberImportVisibility",
        "NonisolatedNonsendingByDefault")
    for option in ("-enable-upcoming-feature", feature)]


def in_new_projects(modules):
    """The modules of what is compiled with the settings of a new project, too: samples and constructs."""
    for version, is_extension, units in modules:
        shown = [unit for unit in units if unit.is_shown]
        if shown:
            yield version, is_extension, shown, NEW_PROJECT


def compiled(check, version, is_extension, units, work, settings=()):
    """What the compiler finds in a module, data flow included."""
    options = check.sdk.options(check.target.format(version), work.parent)
    options += [*settings, "-module-name", "Checked", "-package-name", "checked"]
    if not any(file.endswith("/main.swift") for unit in units for file in unit.files):
        options.append("-parse-as-library")
    options += ["-diagnostic-style", "llvm"]
    if is_extension:
        options.append("-application-extension")
    if check.platform == "Mac Catalyst":
        options += ["-Fsystem", f"{check.sdk.folder}/System/iOSSupport/System/Library/Frameworks"]
        options += ["-I", f"{check.sdk.folder}/System/iOSSupport/usr/lib/swift"]
    return looked_at(check, options, units, work)


def looked_at(check, options, units, work):
    """What the compiler finds in units that are one module. Data flow is looked at only where everything
    type-checks, so that those without an error get their turn alone; where the compiler ends by a signal,
    each half does.
    """
    files = [file for unit in units for file in unit.files]
    more = [beside(file, units[0].access, work) for file in check.stands_in]
    if any(unit.bundle == "module" for unit in units):
        more.append(beside(HERE / "newer/Bundle.swift", units[0].access, work))
    run = subprocess.run(
        [*compiler(), "-frontend", "-emit-sil", "-o", os.devnull, *options, *files, *more],
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
        env={**os.environ, "SWIFT_BACKTRACE": "enable=no"})
    found = findings(run.stderr, units, check)
    if run.returncode == 0:
        return found
    beside_them = {relative(file) for file in more}
    if any(each.severity == "error" and each.file in beside_them for each in found):
        return found
    is_killed = run.returncode < 0 or run.returncode > 128
    wrong = {id(finding.unit) for finding in found if finding.severity == "error"}
    if is_killed and len(units) > 1:
        half = len(units) // 2
        return (looked_at(check, options, units[:half], work)
                + looked_at(check, options, units[half:], work))
    if wrong:
        others = [unit for unit in units if id(unit) not in wrong]
        kept = [finding for finding in found if id(finding.unit) in wrong]
        return kept + (looked_at(check, options, others, work) if others else [])
    if not is_killed and check.sdk.is_of_old_library(run.stderr):
        return found
    last = (run.stderr.strip().splitlines() or ["no message"])[-1]
    return found + [Finding(
        check.framework, check.platform, "error",
        f"the compiler ended with {run.returncode}: {last}", "", units[0],
        relative(units[0].files[0]), 0)]


def relative(file):
    """A path as it is printed."""
    return os.path.relpath(file, ROOT)


def findings(messages, units, check):
    unit_of = {file: unit for unit in units for file in unit.files}
    found = []
    for file, line, _, severity, message in MESSAGE.findall(messages):
        if check.sdk.is_of_old_library(message):
            continue
        unit = unit_of.get(file, units[0])
        try:
            code = Path(file).read_text(encoding="utf-8").splitlines()[int(line) - 1].strip()
        except (OSError, IndexError):
            code = ""
        found.append(Finding(
            check.framework, check.platform, severity, message, code, unit, relative(file),
            int(line)))
    return found


def run_all(checks, units, work, progress):
    """The findings of every check, and how many files, lines and modules each has."""
    jobs = []
    for check in checks:
        modules = [] if check.reason else list(modules_of(units, check))
        jobs += [(check, *module, ()) for module in modules]
        jobs += [(check, *module) for module in in_new_projects(modules)]
    counts = defaultdict(lambda: {"documents": set(), "files": 0, "lines": 0, "modules": 0})
    # The first of an SDK builds the modules of its frameworks: the others wait for it.
    started, later = set(), []
    first = []
    for job in jobs:
        key = (job[0].sdk.folder, job[0].target, job[0].framework)
        (later if key in started else first).append(job)
        started.add(key)

    def work_on(job):
        check, version, is_extension, members, settings = job
        found = compiled(check, version, is_extension, members, work, settings)
        progress(check, len(members), len(found))
        return found

    found = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for batch in (first, later):
            for result in pool.map(work_on, batch):
                found += result
    for check, version, is_extension, members, settings in jobs:
        if settings:
            continue
        count = counts[(check.framework, check.platform)]
        count["modules"] += 1
        for unit in members:
            count["documents"].add(unit.label)
            count["files"] += len(unit.files)
            count["lines"] += sum(
                Path(file).read_text(encoding="utf-8").count("\n") for file in unit.files)
    return found, counts


def causes(found):
    """One row a cause: the finding in the smallest document, and in how many files it is."""
    rows = defaultdict(list)
    for finding in found:
        # Names of a document's own say nothing of the cause.
        message = re.sub(r"\bSeed(?:ed)?\d+\w*", "Document", finding.message)
        code = re.sub(r"\bSeed(?:ed)?\d+\w*", "Document", finding.code)
        rows[(finding.framework, finding.severity, message, code)].append(finding)
    return sorted(
        ((min(same, key=lambda finding: finding.unit.size), len({
            id(finding.unit) for finding in same})) for same in rows.values()),
        key=lambda row: (-row[1], row[0].message))
