"""Makes the symbol graphs of the SDKs and of the declaration modules.

A graph of the Swift compiler says of every declaration, those of Objective-C headers included, its
name, labels, types, generic requirements, conformances and what is written of its isolation. Of the
availability of Objective-C it keeps one platform: that on visionOS and Mac Catalyst is asked of
clang, which makes graphs of headers with the same identifiers.
"""

import hashlib
import json
import os
import shutil
import subprocess
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from swift_source import version, vision_version, written

FOLDER = Path(__file__).resolve().parent
LIBRARY = "System/Library/Frameworks"
# What frameworks hand on of other modules: a declaration is looked for in these, too.
OTHERS = ["Swift", "_Concurrency", "ObjectiveC", "Darwin", "CoreFoundation", "CoreGraphics",
          "QuartzCore", "SwiftUICore"]


class Problem(Exception):
    """What keeps the graphs from being made: wrong use, or an SDK that the compiler cannot read."""


@dataclass
class SDK:
    """A folder as `xcrun --show-sdk-path` names it."""

    name: str  # iphoneos, macosx
    path: Path
    resources: Path = None  # what the compiler needs beside it, where that is no Mac

    @cached_property
    def version(self):
        return json.loads((self.path / "SDKSettings.json").read_text())["Version"]

    @property
    def target(self):
        return f"arm64-apple-{'ios' if self.name.startswith('iphone') else 'macos'}{self.version}"

    def has(self, module):
        modules = self.path / LIBRARY / f"{module}.framework/Modules"
        return (modules / "module.modulemap").exists() or self.has_interface(module)

    def has_interface(self, module):
        """Whether it has Swift declarations of a module."""
        places = [f"{LIBRARY}/{module}.framework/Modules", "usr/lib/swift"]
        return any((self.path / place / f"{module}.swiftmodule").exists() for place in places)


def modules_here():
    """The names of the declaration modules."""
    return sorted(f.name for f in FOLDER.iterdir() if f.is_dir() and any(f.glob("*.swift")))


def sdks(folder):
    """The SDKs of a folder that holds `iphoneos`, `macosx` and `resources`, or those of Xcode."""
    found = {}
    for name in ("iphoneos", "iphoneos-isolated", "macosx"):
        if folder is not None:
            path, resources = Path(folder).resolve() / name, Path(folder).resolve() / "resources"
        elif name == "iphoneos-isolated" or shutil.which("xcrun") is None:
            continue
        else:
            command = ["xcrun", "--show-sdk-path", "--sdk", name]
            path = Path(subprocess.run(command, capture_output=True, text=True).stdout.strip())
            resources = None
        if (path / "SDKSettings.json").is_file():
            found[name] = SDK(name, path, resources)
    if not {"iphoneos", "macosx"} <= found.keys():
        raise Problem("an SDK of iOS and one of macOS are needed: name a folder that holds them as "
                      "'iphoneos' and 'macosx', with 'resources'; on a Mac with Xcode none")
    return found


def run(command):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True)
    if done.returncode != 0:
        said = "\n".join(f"{done.stdout}{done.stderr}".splitlines()[:5])
        raise Problem(f"{' '.join(map(str, command[:4]))}…\n{said}")
    return done.stdout


def cache():
    """Where graphs and compiled modules are kept, as those of `typecheck` are."""
    root = os.environ.get("MENUET_BUILD_DIR") or FOLDER.parent.parent / ".build"
    return Path(root) / "declaration-modules"


def extract(module, target, folder, options):
    """Writes the graphs of a module into a folder of its own."""
    scratch = folder.parent / f".{folder.name}.{os.getpid()}"
    shutil.rmtree(scratch, ignore_errors=True)
    scratch.mkdir(parents=True)
    run(["swift", "symbolgraph-extract", "-module-name", module, "-target", target,
         "-output-dir", scratch, "-minimum-access-level", "public", "-skip-inherited-docs",
         "-skip-synthesized-members", "-emit-extension-block-symbols", *options])
    shutil.rmtree(folder, ignore_errors=True)
    scratch.rename(folder)


def kept(sdk):
    """Where the graphs of an SDK are kept, as this compiler makes them."""
    settings = (sdk.path / "SDKSettings.json").read_bytes()
    mark = hashlib.sha256(f"{sdk.path}{run(['swift', '--version'])}".encode() + settings)
    return cache() / f"graphs-{sdk.name}-{sdk.version}-{mark.hexdigest()[:8]}"


def sdk_graphs(sdk, module):
    """The graphs of a module of an SDK; they are made once."""
    folder = kept(sdk) / module
    if not folder.is_dir():
        options = ["-sdk", sdk.path, "-module-cache-path", kept(sdk) / "cache"]
        if sdk.resources is not None:
            options += ["-resource-dir", sdk.resources]
        extract(module, sdk.target, folder, options)
    return folder


def header_graphs(found, module):
    """The graphs that clang makes of the headers of a framework of iOS for the other platforms."""
    ios, macos = found["iphoneos"], found["macosx"]
    place = f"{LIBRARY}/{module}.framework/Headers"
    if not list((ios.path / place).glob("*.h")):
        return
    links = sdk_graphs(ios, module) / "frameworks"
    links.mkdir(exist_ok=True)
    for framework in (ios.path / LIBRARY).glob("*.framework"):  # those that macOS lacks
        if not (macos.path / LIBRARY / framework.name).exists():
            link = links / framework.name
            link.unlink(missing_ok=True)
            link.symlink_to(framework)
    shared = macos if (macos.path / place).is_dir() else ios
    vision = written(vision_version(version(ios.version)))
    for target, headers, options in [
        (f"arm64-apple-xros{vision}", ios.path / place, ["-isysroot", ios.path]),
        (f"arm64-apple-ios{ios.version}-macabi", shared.path / place,
         ["-isysroot", macos.path, "-F", links]),
    ]:
        output = links.parent / f"{module}@{target}.headers.json"
        if not output.is_file():
            run(["clang", "-extract-api", f"--product-name={module}", "-target", target, "-w", *options,
                 "-x", "objective-c-header", *sorted(headers.glob("*.h")), "-o", output])
        yield output


def module_graphs(module, into):
    """The graphs of a declaration module as `typecheck` builds it."""
    built = run([FOLDER / "typecheck", "--modules", module]).strip()
    target = json.loads(run(["swiftc", "-print-target-info"]))["target"]["triple"]
    extract(module, target, into / module, ["-I", built, "-module-cache-path", into / "cache"])
    return into / module
