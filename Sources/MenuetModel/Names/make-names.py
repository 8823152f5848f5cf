#!/usr/bin/env python3
"""Makes the tables of the names that Apple's frameworks have taken, from their SDKs.

Usage: make-names.py [SDKS]

SDKS is a folder laid out as `iphoneos`, `macosx` (SDKs) and `resources` (the compiler's own files for
them); without it, on a Mac, `xcrun` names the SDKs. Each framework becomes a Swift file beside this
script, the same bytes for the same SDKs. The toolchain's `swift-symbolgraph-extract` and `swiftc` must
be there. Takes some minutes.

- Types and values: the public types, and the public functions and variables, at the top level of the
  framework's modules that a document could be called, in the symbol graphs of the toolchain. A name that
  several modules have is with the first in the order below.
- Members: the names that a class derived from a class of the framework cannot give a method without
  parameters, or a property. The names of all instance members in the symbol graphs are tried: the
  compiler says which of them it refuses. Those of a class are listed without those that a class before
  it in the list has.

Exit codes: 0 written, 2 wrong use, or an SDK that cannot be read.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import textwrap

HERE = pathlib.Path(__file__).resolve().parent

# The SDKs and modules of each table: what generated code imports, and what these export. A module that an
# SDK lacks is left out.
IOS, MAC = "iphoneos", "macosx"
TABLES = [
    ("Swift", [IOS], ["Swift", "_Concurrency", "_StringProcessing", "Observation"]),
    ("Foundation", [IOS], ["Foundation", "ObjectiveC"]),
    ("Combine", [IOS], ["Combine"]),
    ("CoreFoundation", [IOS], ["CoreFoundation"]),
    ("CoreGraphics", [IOS], ["CoreGraphics"]),
    ("QuartzCore", [IOS], ["QuartzCore"]),
    ("UniformTypeIdentifiers", [IOS], ["UniformTypeIdentifiers"]),
    ("CoreTransferable", [IOS], ["CoreTransferable"]),
    ("FoundationOnMac", [MAC], ["Foundation", "CoreGraphics"]),
    ("Social", [IOS], ["Social"]),
    ("UIKit", [IOS], ["UIKit"]),
    ("SwiftUI", [IOS, MAC], ["SwiftUICore", "SwiftUI"]),
    ("AppKit", [MAC], ["AppKit"]),
]

# The types that an app's own may derive from while it performs the commands, the usual ones first.
DERIVED = {
    "UIKit": ["NSObject", "UIViewController", "UIResponder, UIApplicationDelegate",
              "UIResponder, UIWindowSceneDelegate"],
    "AppKit": ["NSObject", "NSViewController", "NSObject, NSApplicationDelegate",
               "NSWindowController", "NSDocument"],
    "SwiftUI": ["ObservableObject", "View", "App"],
}
# What such a type needs to be one at all.
NEEDED = {
    "View": "var body: Never { fatalError() }",
    "App": "init() {}\nvar body: Never { fatalError() }",
}
MINIMUM = {IOS: "arm64-apple-ios16.0", MAC: "arm64-apple-macos13.0"}

TYPES = {"class", "struct", "enum", "protocol", "typealias", "actor"}
VALUES = {"func", "var"}


class SDK:
    """An SDK, and how the toolchain is called with it."""

    def __init__(self, name, folder, scratch):
        self.name, self.scratch = name, scratch
        self.tool = []
        if folder:
            self.path = os.path.join(folder, name)
            resources = ["-resource-dir", os.path.join(folder, "resources")]
        else:
            self.tool, resources = ["xcrun", "--sdk", name], []
            self.path = output(["xcrun", "--sdk", name, "--show-sdk-path"]).strip()
        settings = os.path.join(self.path, "SDKSettings.json")
        if not os.path.exists(settings):
            fail("'%s' is no SDK: it has no SDKSettings.json" % self.path)
        with open(settings) as file:
            facts = json.load(file)
        self.version = facts["Version"]
        self.words = "%s %s" % ({IOS: "iOS", MAC: "macOS"}[name], self.version)
        self.arguments = ["-target", MINIMUM[name], "-sdk", self.path, *resources,
                          "-module-cache-path",
                          os.path.join(tempfile.gettempdir(), "menuet-names-" + self.version + name)]

    def has(self, module):
        places = ["System/Library/Frameworks/%s.framework", "usr/lib/swift/%s.swiftmodule"]
        return module == "ObjectiveC" or any(
            os.path.exists(os.path.join(self.path, place % module)) for place in places)

    def symbols(self, module):
        """The symbols of a module, with those that it adds to types of others."""
        folder = os.path.join(self.scratch, "%s-%s" % (self.name, module))
        if not os.path.isdir(folder):
            os.mkdir(folder)
            output([*self.tool, "swift-symbolgraph-extract", "-module-name", module,
                    "-minimum-access-level", "public", "-skip-synthesized-members",
                    "-output-dir", folder, *self.arguments])
        for file in sorted(os.listdir(folder)):
            with open(os.path.join(folder, file)) as graph:
                for symbol in json.load(graph)["symbols"]:
                    # Of C and C++ where Swift has no such thing.
                    if symbol["identifier"]["interfaceLanguage"] == "swift":
                        yield symbol

    def refused(self, lines):
        """The numbers of the lines, from 0, that the compiler finds errors in."""
        file = os.path.join(self.scratch, "Tried.swift")
        with open(file, "w") as out:
            out.write("\n".join(lines) + "\n")
        run = subprocess.run(
            [*self.tool, "swiftc", "-frontend", "-typecheck", "-swift-version", "5",
             "-parse-as-library", "-module-name", "Tried", "-diagnostic-style", "llvm",
             *self.arguments, file], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        if run.returncode < 0:
            fail("the compiler ended by signal %d" % -run.returncode)
        return {int(line) - 1 for line in
                re.findall(r"^%s:(\d+):\d+: error: " % re.escape(file), run.stderr, re.M)}


def fail(words):
    print("make-names.py: " + words, file=sys.stderr)
    sys.exit(2)


def output(command):
    try:
        run = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    except FileNotFoundError:
        fail("there is no '%s'" % command[0])
    if run.returncode != 0:
        errors = [line for line in run.stderr.splitlines() if "error:" in line]
        fail("%s: %s" % (" ".join(command[:4]), (errors or [run.stderr.strip()])[0]))
    return run.stdout


def top_level(symbols, kinds):
    """The names of some kinds at the top level that a document may have as well."""
    names = set()
    for symbol in symbols:
        path = symbol["pathComponents"]
        if len(path) == 1 and symbol["kind"]["identifier"].removeprefix("swift.") in kinds:
            name = path[0].split("(")[0]
            if re.fullmatch(r"[A-Z][A-Za-z0-9_]*", name):
                names.add(name)
    return names


def members(symbols):
    """The names of instance methods without parameters, and of properties."""
    names = set()
    for symbol in symbols:
        path, kind = symbol["pathComponents"], symbol["kind"]["identifier"]
        if len(path) == 2 and kind in ("swift.method", "swift.property"):
            name = path[1].removesuffix("()")
            if re.fullmatch(r"[a-z][A-Za-z0-9]*", name):
                names.add(name)
    return names


def refusals(sdk, framework, bases, names):
    """The properties and the methods of those names that the compiler refuses in a derived type."""
    names = sorted(names)
    needed = NEEDED.get(bases, "").splitlines()
    kind = "struct" if needed else "class"
    start = ["import %s" % framework, "enum TriedChoice { case first }",
             "%s Tried: %s {" % (kind, bases), *needed]
    if sdk.refused(start + ["}"]):
        fail("a type derived from %s does not compile" % bases)

    def refused(form, tried):
        """The names whose lines have errors, and those that make the type as a whole one."""
        numbers = sdk.refused(start + [form % name for name in tried] + ["}"])
        found = {tried[n - len(start)] for n in numbers if 0 <= n - len(start) < len(tried)}
        if all(n >= len(start) for n in numbers) or needed:
            return found
        if len(tried) == 1:
            return set(tried)
        half = len(tried) // 2
        return found | refused(form, tried[:half]) | refused(form, tried[half:])

    properties = refused("var `%s` = false", names) | refused("var `%s` = TriedChoice.first", names)
    return properties, refused("func `%s`() {}", names)


def swift_list(names, indent):
    text = textwrap.fill(" ".join(sorted(names)), 100 - indent, break_long_words=False,
                         break_on_hyphens=False)
    return textwrap.indent(text, " " * indent)


def words_of(name, names, end):
    if not names:
        return ['      %s: ""%s' % (name, end)]
    return ['      %s: """' % name, swift_list(names, 8), '        """%s' % end]


def write(framework, words, types, values, inherited):
    variable = {"UIKit": "uiKit"}.get(framework, framework[0].lower() + framework[1:])
    shown = framework.removesuffix("OnMac")
    lines = [
        "// swift-format-ignore-file",
        "// Generated by make-names.py from the SDK of %s. Do not edit." % words,
        "",
        "extension FrameworkNames {",
        "  /// The names of %s, as the SDK of %s has them." % (shown, words),
        "  static let %s = FrameworkNames(" % variable,
        '    framework: "%s",' % shown,
        *(line.removeprefix("  ").replace("\n  ", "\n") for name, names in
          (("types", types), ("values", values)) for line in words_of(name, names, ",")),
        "    inherited: [" + ("" if inherited else "])"),
    ]
    for base, properties, methods in inherited:
        lines.append('      InheritedNames(\n        of: "%s",' % base)
        lines += ["  " + line.replace("\n", "\n  ") for line in
                  words_of("properties", properties, ",") + words_of("methods", methods, "),")]
    if inherited:
        lines.append("    ])")
    lines.append("}")
    with open(HERE / (framework + "Names.swift"), "w") as file:
        file.write("\n".join(lines) + "\n")


def main():
    if len(sys.argv) > 2 or sys.argv[1:2] in (["-h"], ["--help"]):
        print(__doc__, file=sys.stderr)
        sys.exit(0 if len(sys.argv) == 2 else 2)
    folder = os.path.abspath(sys.argv[1]) if len(sys.argv) == 2 else None
    if not folder and not shutil.which("xcrun"):
        fail("without xcrun it needs a folder with the SDKs 'iphoneos' and 'macosx'")
    with tempfile.TemporaryDirectory() as scratch:
        sdks = {name: SDK(name, folder, scratch) for name in (IOS, MAC)}
        known = set()
        for framework, names, modules in TABLES:
            present = [sdks[name] for name in names if any(map(sdks[name].has, modules))]
            if not present:
                fail("'%s' has no module '%s'" % (sdks[names[0]].path, modules[-1]))
            sdk = present[0]
            symbols = [symbol for one in present for module in modules if one.has(module)
                       for symbol in one.symbols(module)]
            # AppKit and UIKit are not used together: what both have, each has.
            types = top_level(symbols, TYPES) - known
            values = top_level(symbols, VALUES) - known - types
            if framework not in ("UIKit", "AppKit", "SwiftUI"):
                known |= types | values
            inherited, taken = [], (set(), set())
            if framework in DERIVED:
                base = [symbol for module in ("Foundation", "ObjectiveC", "Combine")
                        if sdk.has(module) for symbol in sdk.symbols(module)]
                tried = members(symbols) | members(base)
                for bases in DERIVED[framework]:
                    found = refusals(sdk, framework, bases, tried)
                    new = [one - old for one, old in zip(found, taken)]
                    taken = tuple(one | old for one, old in zip(found, taken))
                    if any(new):
                        inherited.append((bases.split(", ")[-1], *new))
                    print(framework, bases, *map(len, new), flush=True)
            write(framework, " and ".join(one.words for one in present), types, values,
                  inherited)
            print("%s: %d types, %d values" % (framework, len(types), len(values)), flush=True)


if __name__ == "__main__":
    main()
