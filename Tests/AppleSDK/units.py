"""The code that is checked: units of files that compile together, one or more a document."""

import json
import os
import re
import shutil
import subprocess
import xml.etree.ElementTree as ElementTree
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from pathlib import Path

from sdks import HERE, ROOT

# What becomes of every document, and what of the samples and constructs besides: an access level, and
# the bundle with the titles.
USUAL = ("internal", "class")
OTHERS = [("public", "main"), ("package", "module")]
FRAMEWORKS = ["uikit", "swiftui", "appkit", "none"]

# What generated code asks before it names API of the 27 systems, which no older SDK has.
NEWEST = "compiler(>=6.4)"

@dataclass
class Unit:
    """Files that are compiled together, with the document that they come from."""

    label: str
    framework: str
    files: list
    minimum: dict = field(default_factory=dict)  # of ios, macos, visionos
    platforms: list = field(default_factory=list)
    is_extension: bool = False
    access: str = "internal"
    bundle: str = "class"
    is_alone: bool = False  # has a program of its own, or names that others have too
    is_shown: bool = False  # is of a sample or a construct
    is_newest: bool = False  # is for a check that has the names of the 27 systems
    size: int = 0

    @property
    def names(self):
        """The types that its files declare, and the files: no other unit of a module may have one."""
        return {Path(file).name for file in self.files} | {
            match for file in self.files
            for match in re.findall(
                r"^(?:public |package )?(?:@MainActor )?(?:public |package )?(?:enum|protocol|struct|class|final class) (\w+)",
                Path(file).read_text(encoding="utf-8"), re.M)
        }


def root_of(document):
    """The attributes of a document's root."""
    text = document.read_text(encoding="utf-8")
    try:
        return ElementTree.fromstring(text).attrib
    except ElementTree.ParseError:
        return {}


def minimum_of(root):
    """The least versions of a document, as the language gives their defaults."""
    return {
        "ios": root.get("min-ios", "16.0"), "macos": root.get("min-macos", "13.0"),
        "visionos": root.get("min-visionos", "1.0"),
    }


def documents():
    """Every document of the repository, in order of paths."""
    run = subprocess.run(
        ["git", "ls-files", "*.menuet.xml"], cwd=ROOT, capture_output=True, text=True, check=True)
    return [Path(line) for line in run.stdout.splitlines()]


def is_shown(document):
    """Whether a document is compiled at each access level."""
    return document.parts[0] == "Samples" or "Constructs" in document.parts


def generated(menuet, work, frameworks):
    """The units of every document, compiled by the tool; and the documents that it refuses for every
    framework, with the first error of each.
    """
    jobs = []
    for number, document in enumerate(documents()):
        choices = [USUAL] + (OTHERS if is_shown(document) else [])
        for framework in frameworks:
            for access, bundle in choices:
                folder = work / f"{number}" / f"{framework}-{access}"
                jobs.append((menuet, document, framework, access, bundle, folder))
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(lambda job: compiled(*job), jobs))
    units = [unit for result, _ in results for unit in result]
    made = {unit.label for unit in units}
    refusals = defaultdict(set)
    for job, (_, refusal) in zip(jobs, results):
        if refusal and str(job[1]) not in made:
            refusals[str(job[1])].add(refusal)
    return units, refusals


def compiled(menuet, document, framework, access, bundle, folder):
    folder.mkdir(parents=True)
    run = subprocess.run(
        [menuet, "compile", "--quiet", "--framework", framework, "--access", access, "--bundle",
         bundle, "--output-dir", str(folder), str(document)],
        cwd=ROOT, capture_output=True, text=True)
    if run.returncode not in (0, 1):
        raise SystemExit(f"menuet compile {document} ends with {run.returncode}: {run.stderr}")
    root = root_of(ROOT / document)
    units = []
    for file in sorted(folder.glob("*.swift")):
        units.append(Unit(
            str(document), framework, [str(file)], minimum_of(root),
            root.get("platforms", "ios ipados macos").split(),
            is_extension=file.name.endswith("+Extension.swift"), access=access,
            bundle=bundle, is_shown=is_shown(document),
            size=(ROOT / document).stat().st_size))
    errors = [line for line in run.stderr.splitlines() if ": error: " in line]
    return units, errors[0].split(": error: ")[1] if run.returncode and errors else ""


def seeded(work, count):
    """The units that a test writes: documents of seeds, with hostile names, and articles."""
    folder = work / "seeded"
    folder.mkdir(parents=True)
    subprocess.run(
        ["swift", "test", "--skip-build", "--filter", "AppleSDKFilesTests"], cwd=ROOT, check=True,
        env={**os.environ, "MENUET_SDK_FILES": str(folder), "MENUET_SEEDS": str(count)},
        stdout=subprocess.DEVNULL)
    units = []
    for record in json.loads((folder / "units.json").read_text(encoding="utf-8")):
        units.append(Unit(
            record["label"], record["framework"],
            [str(folder / name) for name in record["files"]], record["minimum"],
            record["platforms"], record["isExtension"], record["access"], record["bundle"],
            record["isAlone"],
            sum((folder / name).stat().st_size for name in record["files"])))
    return units


def newest(units, work):
    """Copies of the units that ask for the compiler of the 27 systems, in which that is so."""
    copies = []
    for number, unit in enumerate(units):
        texts = {file: Path(file).read_text(encoding="utf-8") for file in unit.files}
        if not any(NEWEST in text for text in texts.values()):
            continue
        files = []
        for place, (file, text) in enumerate(texts.items()):
            copy = work / f"newest/{number}/{place}/{Path(file).name}"
            copy.parent.mkdir(parents=True)
            copy.write_text(text.replace(NEWEST, "compiler(>=6)"), encoding="utf-8")
            files.append(str(copy))
        copies.append(replace(unit, files=files, is_newest=True))
    return copies


def apps(menuet, work):
    """The sample apps with their own Swift, and the probes."""
    samples = ROOT / "Samples"
    package = samples / "NotesApp/Sources/NotesApp"
    files = sorted(map(str, package.glob("*.swift")))
    (work / "NotesApp").mkdir()
    for document in sorted(package.glob("*/*.menuet.xml")):
        # Named by their folders, as the plugin does.
        files.append(str(work / f"NotesApp/{document.parent.name}+Menuet.swift"))
        subprocess.run([menuet, "compile", "--quiet", "--framework", "none", "-o", files[-1], str(document)],
            check=True)
    units = [Unit("Samples/NotesApp", "none", files, is_alone=True)]
    for framework in ("UIKit", "SwiftUI", "AppKit"):
        folder = samples / f"Notes{framework}"
        units.append(Unit(
            f"Samples/{folder.name}", framework.lower(),
            sorted(map(str, folder.glob("*.swift"))),
            minimum_of(root_of(next(folder.glob("*.menuet.xml")))), is_alone=True))
    probes = (("UIKit", {"ios": "17.0"}), ("SwiftUI", {"ios": "16.0", "macos": "13.0"}),
              ("AppKit", {"macos": "13.0"}))
    for framework, minimum in probes:
        units.append(Unit(
            f"Samples/Probe/Probe{framework}.swift", framework.lower(),
            [str(samples / f"Probe/Probe{framework}.swift"),
             str(samples / "Probe/Measurements.swift")], minimum, is_alone=True))
    return units


def prepare(work):
    """An empty folder for a run, with copies of what stands in for newer API: where one import of a
    module names its access level, as generated files do that others see, all have to.
    """
    shutil.rmtree(work, ignore_errors=True)
    (work / "newer").mkdir(parents=True)
    for file in (HERE / "newer").glob("*.swift"):
        text = file.read_text(encoding="utf-8").replace("\nimport ", "\ninternal import ")
        (work / "newer" / file.name).write_text(text, encoding="utf-8")
