"""The SDKs that generated code is checked against: found, and what each lacks."""

import functools
import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent

# The oldest SDK that has all that generated code names without a check of the compiler's version,
# but for what the files of `newer` stand in for.
OLDEST = {"iphoneos": (17, 0), "macosx": (14, 0), "xros": (1, 0)}

# Messages that a standard library of before 2024 gives rise to: what newer compilers emit into the client
# of its functions, or newer libraries declare otherwise.
OLD_LIBRARY = re.compile(
    r"thrown expression type 'any Error' cannot be converted"
    r"|cannot convert value of type 'Result<\w+, any Error>'"
    r"|reference to static property 'arguments' is not concurrency-safe"
    r"|no unsafe operations occur"
    r"|Missing 'swift_task_deinitOnExecutor' function")


class WrongSDK(Exception):
    """An SDK that is not there, or that nothing can be checked against."""


def version_of(words):
    return tuple(int(word) for word in re.findall(r"\d+", words)[:2])


@dataclass(frozen=True)
class SDK:
    """An SDK, and what the compiler needs beside it."""

    name: str  # as xcrun knows it: iphoneos, macosx, xros
    folder: Path
    resources: Path | None  # the compiler's own files where the toolchain's are for another system

    @functools.cached_property
    def settings(self):
        file = self.folder / "SDKSettings.json"
        try:
            return json.loads(file.read_text(encoding="utf-8"))
        except (OSError, ValueError) as problem:
            raise WrongSDK(f"'{file}' cannot be read: {problem}") from problem

    @property
    def version(self):
        # A folder that was made of two SDKs keeps the version of its newer part here.
        versions = [self.settings.get("Version", ""), self.settings.get("MinimalDisplayName", "")]
        return max(version_of(words) for words in versions)

    @property
    def title(self):
        name = {"iphoneos": "iOS", "macosx": "macOS", "xros": "visionOS"}[self.name]
        return f"{name} {'.'.join(map(str, self.version))}"

    def framework(self, name):
        """The folder of a framework; None where the SDK has none."""
        folder = self.folder / f"System/Library/Frameworks/{name}.framework"
        return folder if folder.exists() else None

    def has_interface(self, name):
        """Whether a framework has declarations of Swift's own."""
        folder = self.framework(name)
        return folder is not None and any(
            any((folder / f"{path}{name}.swiftmodule").glob("*.swiftinterface"))
            for path in ("Modules/", "Versions/Current/Modules/", "Versions/A/Modules/", "Versions/C/Modules/"))

    @property
    def has_old_library(self):
        """Whether its standard library is of before Swift 6."""
        return self.version < {"iphoneos": (18, 0), "macosx": (15, 0), "xros": (2, 0)}[self.name]

    def is_of_old_library(self, message):
        """Whether a message is the standard library's fault, and none of the code."""
        return self.has_old_library and bool(OLD_LIBRARY.search(message))

    @property
    def has_catalyst(self):
        """Whether the SDK has Swift's own declarations for Mac Catalyst."""
        return any((self.folder / "usr/lib/swift/Swift.swiftmodule").glob("*macabi*"))

    @property
    def isolates_views(self):
        """Whether SwiftUI isolates its protocols to the main actor, as SDKs do since iOS 18."""
        if self.version >= (18, 0):
            return True
        folder = self.framework("SwiftUI")
        return folder is not None and any(
            re.search(r"MainActor.*public protocol ViewModifier\b", file.read_text(encoding="utf-8"))
            for file in folder.glob("**/*.swiftinterface"))

    def options(self, target, cache):
        """The options of the compiler's frontend."""
        options = ["-target", target, "-sdk", str(self.folder)]
        if self.resources:
            options += ["-resource-dir", str(self.resources)]
        options += ["-module-cache-path", str(cache / f"cache-{self.folder.name}")]
        return options + ["-plugin-path", str(plugins()), "-swift-version", "6"]


@functools.cache
def compiler():
    """The Swift compiler, with `xcrun` before it on a Mac."""
    if sys.platform == "darwin":
        return ["xcrun", "swiftc"]
    found = shutil.which("swiftc")
    if found is None:
        raise WrongSDK("there is no swiftc")
    return [found]


@functools.cache
def plugins():
    """The folder of the standard library's macros."""
    path = compiler()[-1]
    if sys.platform == "darwin":
        path = subprocess.run(
            ["xcrun", "--find", "swiftc"], capture_output=True, text=True, check=True).stdout.strip()
    return Path(path).resolve().parent.parent / "lib/swift/host/plugins"


def of_xcode():
    """The SDKs of the selected Xcode, by their names."""
    found = {}
    for name in OLDEST:
        run = subprocess.run(
            ["xcrun", "--sdk", name, "--show-sdk-path"], capture_output=True, text=True)
        if run.returncode == 0:
            found[name] = SDK(name, Path(run.stdout.strip()), None)
    return found


def of_folder(folder):
    """The SDKs of a folder laid out as Xcode's: `iphoneos`, `macosx`, `resources`."""
    if not folder.is_dir():
        raise WrongSDK(f"'{folder}' is no folder")
    resources = folder / "resources"
    if not resources.is_dir():
        raise WrongSDK(f"'{folder}' has no folder 'resources', with the files that the compiler needs")
    return {
        name: SDK(name, folder / name, resources)
        for name in OLDEST if (folder / name / "SDKSettings.json").is_file()
    }


def found(argument):
    """The SDKs by name, and a variant of that of iOS for SwiftUI.

    Raises WrongSDK where those of iOS and macOS are missing or too old.
    """
    if argument is not None:
        known = of_folder(Path(argument).resolve())
        place = f"'{argument}'"
    elif sys.platform == "darwin":
        known, place = of_xcode(), "the selected Xcode"
    else:
        raise WrongSDK("SDKs are found by themselves on a Mac alone: name their folder")
    for name in ("iphoneos", "macosx"):
        if name not in known:
            raise WrongSDK(f"{place} has no SDK '{name}' with its SDKSettings.json")
    for name, sdk in known.items():
        if sdk.version < OLDEST[name]:
            oldest = ".".join(map(str, OLDEST[name]))
            raise WrongSDK(f"{sdk.title} is too old: '{name}' has to be {oldest} or newer")
    phone = known["iphoneos"]
    isolated = phone.folder.with_name("iphoneos-isolated")
    variant = phone
    if phone.resources and isolated.is_dir():
        variant = SDK("iphoneos", isolated, phone.resources)
    return known, variant
