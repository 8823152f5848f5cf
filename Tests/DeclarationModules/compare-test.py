#!/usr/bin/env python3
"""Tests `compare` with a made-up module on both sides, each fault of a declaration module alone.

The one is compiled as the module of an SDK, the other as a declaration module; the graphs of the first
are put where `compare` keeps those of SDKs. A header shows what is asked of clang.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
SCRIPTS = ["compare", "declarations.py", "symbol_graphs.py", "swift_source.py", "typecheck"]

MODULE = """
public protocol TKTurning: AnyObject {
  func turn(by angle: Double)
}

@MainActor
public protocol TKPanelDelegate: TKTurning {
  func panelDidOpen(_ panel: TKPanel)
}

@MainActor
open class TKControl {
  public init() { fatalError() }
  open var action: String { fatalError() }
}

open class TKPanel: @unchecked Sendable {
  public init?(title: String, rows: [Int] = []) { fatalError() }
}

@available(iOS 15.0, macOS 12.0, *)
@MainActor
open class TKKnob: TKControl, TKTurning {
  @available(iOS 15.0, macOS 12.0, *)
  public enum Style: Sendable {
    case plain
    @available(iOS 17.0, macOS 14.0, *)
    @available(visionOS, unavailable)
    case glow
  }

  public override init() { fatalError() }
  nonisolated open func turn(by angle: Double) { fatalError() }
  open var title: String?
  public var style: Style { fatalError() }
  @available(iOS 16.0, macOS 13.0, visionOS 1.1, *)
  open func insert(_ panel: TKPanel?, before name: String) throws -> TKPanel! { fatalError() }
  @available(iOS, introduced: 15.0, deprecated: 16.4)
  open func hum() { fatalError() }
  open class func shared() -> TKKnob { fatalError() }
  public nonisolated func count() -> Int { fatalError() }
  public func load(_ done: @escaping @Sendable (TKPanel?) -> Void) { fatalError() }
  public func fill<Value: Hashable>(_ values: Set<Value>) { fatalError() }
  @available(iOS 18.0, macOS 15.0, *)
  open func spin(by angle: Double) { fatalError() }
}

@available(iOS 16.0, macOS 13.0, *)
open class TKDimmer: TKKnob {
  open var level: Double = 0
}
"""
# What the SDK has besides, and what it has otherwise: nothing that is a difference.
SDK = MODULE.replace(
    """  @available(iOS 18.0, macOS 15.0, *)
  open func spin(by angle: Double) { fatalError() }
""", "  open func undocumented() { fatalError() }\n")
# What is written wrong in the module, and the line that the report has of it.
FAULTS = [
    ("(title: String, ", "(title: String?, ", "init(title:rows:): argument 1: String? here, String"),
    ("init?(title", "init(title", "TKPanel.init(title:rows:): type:  here, ? there"),
    ("rows: [Int] = []", "rows: [Int]", "TKPanel.init(title:rows:): default of argument 2: no here"),
    ("title: String?", "title: String", "TKKnob.title: type: String here, String? there"),
    ("-> TKPanel!", "-> TKPanel", "TKKnob.insert(_:before:): type: TKPanel here, TKPanel! there"),
    ("String) throws ->", "String) ->", "TKKnob.insert(_:before:): throws: no here, yes there"),
    ("before name", "at name", "TKKnob.insert(_:at:): no such declaration"),
    ("case plain", "case flat", "TKKnob.Style.flat: no such declaration"),
    ("action: String {", "action: Int {", "TKControl.action: type: Int here, String there"),
    ("style: Style { fatalError() }", "style: Style", "TKKnob.style: settable: yes here, no there"),
    ("open class func shared", "open func shared", "TKKnob.shared(): kind: method here, static method"),
    ("@MainActor\npublic protocol", "public protocol", "TKPanelDelegate: isolation: not isolated here"),
    ("public nonisolated func", "public func", "TKKnob.count(): isolation: on the main actor here"),
    (": @unchecked Sendable {", " {", "TKPanel: protocol Sendable: there, not here"),
    ("@escaping @Sendable", "@escaping", "TKKnob.load(_:): argument 1: @escaping(TKPanel?) -> () here"),
    ("<Value: Hashable>(_ values: Set<Value>)", "<Value>(_ values: [Value])",
     "TKKnob.fill(_:): requirement T1 conformance Hashable: no here, yes there"),
    ("TKPanelDelegate: TKTurning", "TKPanelDelegate: AnyObject",
     "TKPanelDelegate: protocol TKTurning: there, not here"),
    ("TKKnob: TKControl, TKTurning", "TKKnob: TKControl",
     "TKKnob: protocol TKTurning: there, not here"),
    ("TKDimmer: TKKnob", "TKDimmer: TKControl", "TKDimmer: superclasses: TKControl here, TKKnob, TKC"),
    ("    @available(visionOS, unavailable)\n", "", "glow: introduced on visionOS: 1.0 here, unavail"),
    (", visionOS 1.1, *", ", *", "before:): introduced on visionOS: 1.0 here, 1.1 there"),
    ("(iOS 16.0, macOS 13.0, v", "(iOS 17.0, macOS 13.0, v",
     "before:): introduced on macCatalyst: 17.0 here, 16.0 there"),
    ("(iOS 16.0, macOS 13.0, v", "(iOS 16.0, v",
     "before:): introduced on macOS: 12.0 here, 13.0 there"),
    (", deprecated: 16.4", "", "TKKnob.hum(): deprecated on iOS: never here, 16.4 there"),
    ("(iOS 18.0, macOS 15.0, *)", "(iOS 17.0, macOS 14.0, *)", "spin(by:): no such declaration"),
]
# A class of the SDK that gives a property of its superclass another type, as Objective-C may.
NARROWED = MODULE.replace("open var action: String { fatalError() }", "", 1).replace(
    "  open var title", "  open var action: String? { fatalError() }\n  open var title")

HEADER = """
#define AVAILABLE(...) __attribute__((availability(__VA_ARGS__)))
__attribute__((objc_root_class)) AVAILABLE(ios, introduced=16.0) AVAILABLE(xros, unavailable)
@interface TKLamp
@end
"""


class Place:
    """A folder with the scripts, a declaration module and SDKs that hold the other module."""

    def __init__(self, root):
        self.root, self.modules, self.sdks = root, root / "modules", root / "sdks"
        self.environment = dict(os.environ, MENUET_BUILD_DIR=str(root / "build"))
        (self.modules / "TKKit").mkdir(parents=True)
        for script in SCRIPTS:
            shutil.copy(FOLDER / script, self.modules)
        for name, number in (("iphoneos", "17.4"), ("macosx", "14.2")):
            (self.sdks / name / "usr/lib/swift/TKKit.swiftmodule").mkdir(parents=True)
            (self.sdks / name / "SDKSettings.json").write_text(json.dumps({"Version": number}))

    def python(self, code):
        done = subprocess.run([sys.executable, "-c", f"from pathlib import Path\n{code}"],
                              cwd=self.modules, env=self.environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def take_as_sdk(self, source):
        """Puts the graphs of a module where `compare` finds those of the SDKs."""
        (self.modules / "TKKit/Module.swift").write_text(source)
        self.python(
            "from symbol_graphs import *\n"
            f"for sdk in sdks('{self.sdks}').values():\n  module_graphs('TKKit', kept(sdk))\n")

    def compare(self, source, *arguments, listed=""):
        (self.modules / "TKKit/Module.swift").write_text(source)
        (self.modules / "differences.txt").write_text(listed)
        done = subprocess.run(
            [sys.executable, self.modules / "compare", *(arguments or [self.sdks])],
            env=self.environment, capture_output=True, text=True)
        return done.returncode, done.stdout + done.stderr


def main():
    problems = []

    def expect(what, found, code, words):
        if found[0] != code or words not in found[1]:
            problems.append(f"{what}: exit code {found[0]}, expected {code} and '{words}'\n{found[1]}")

    with tempfile.TemporaryDirectory() as name:
        place = Place(Path(name))
        place.take_as_sdk(SDK)
        summary = "of 1 modules compared with iOS 17.4 / macOS 14.2, 0 differences, 0 listed; 1 newer"
        expect("the right module", place.compare(MODULE), 0, summary)
        for right, wrong, words in FAULTS:
            assert right in MODULE, right
            found = place.compare(MODULE.replace(right, wrong, 1))
            expect(f"'{right}' as '{wrong}'", found, 1, words)
        fault = MODULE.replace("title: String?", "title: String", 1)
        line = "TKKit.TKKnob.title\ttype: *\ta reason\n"
        expect("a listed difference", place.compare(fault, listed=line), 0, "0 differences, 1 listed")
        expect("a stale line", place.compare(MODULE, listed=line), 1, "there is no such difference")
        expect("a line without a reason", place.compare(MODULE, listed="TKKit.TKKnob\tx\n"), 2, "reason")
        for arguments, words in [(["/no/such/folder"], "an SDK of iOS and one of macOS are needed"),
                                 ([place.sdks, "--module", "NoKit"], "no declaration module is named"),
                                 ([place.sdks, "--what"], "unknown argument '--what'")]:
            expect(arguments, place.compare(MODULE, *arguments), 2, words)
        place.take_as_sdk(NARROWED)
        expect("a narrowed property", place.compare(MODULE), 1,
               "TKKnob.action: type: String inherited here, String? there")

        headers = place.sdks / "iphoneos/System/Library/Frameworks/TKKit.framework/Headers"
        headers.mkdir(parents=True)
        (headers / "TKLamp.h").write_text(HEADER)
        read = place.python(
            "from declarations import *\nfrom symbol_graphs import *\n"
            "graphs, lamp = Graphs(), Declaration('c:objc(cs)TKLamp', 'TKLamp', 'class', [], set())\n"
            "graphs.symbols[lamp.identifier] = lamp\n"
            f"for file in header_graphs(sdks('{place.sdks}'), 'TKKit'): graphs.read_headers(file)\n"
            "print(lamp.availability)\n")
        expect("a header", (0, read), 0, "'visionOS': ((999, 0, 0), None)")
        expect("a header", (0, read), 0, "'macCatalyst': ((16, 0, 0), None)")
    print("\n".join(problems) or f"compare finds {len(FAULTS) + 1} faults, each alone")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
