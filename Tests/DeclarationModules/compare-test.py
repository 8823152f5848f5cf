#!/usr/bin/env python3
"""Tests `compare` with a header and an interface, each fault of a module alone.

The headers here are made up: they hold the forms of declarations, not those of an SDK.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

COMPARE = Path(__file__).resolve().parent / "compare"

HEADER = """
NS_HEADER_AUDIT_BEGIN(nullability, sendability)
typedef NS_ENUM(NSInteger, TKKnobStyle) {
    TKKnobStylePlain, /* the first; */
    TKKnobStyleGlow API_AVAILABLE(ios(17.0)) API_UNAVAILABLE(visionos),
} NS_SWIFT_NAME(TKKnob.Style) API_AVAILABLE(ios(15.0));
@class TKPanel;
UIKIT_EXTERN API_AVAILABLE(ios(15.0)) NS_SWIFT_UI_ACTOR
@interface TKKnob : TKControl <NSCoding>
- (instancetype)initWithTitle:(nullable NSString *)title action:(SEL)action;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@property (nonatomic, getter=isLit) BOOL lit;
@property (nonatomic, copy, nullable) void (^handler)(TKKnob *knob);
@property (nonatomic, null_resettable) TKColor *tint;
- (void)turnKnob:(TKKnob *)knob toAngle:(CGFloat)angle NS_SWIFT_NAME(turn(_:to:));
- (void)insertPanel:(nullable TKPanel *)panel beforeIdentifier:(NSString *)identifier API_AVAILABLE(ios(16.0), visionos(2.0));
- (void)hum API_DEPRECATED_WITH_REPLACEMENT("buzz(it)", ios(15.0, 26.0));
@property (weak) id <TKKnobDelegate> delegate;
- (void)turnWithHandler:(void (^ _Nullable)(BOOL done))handler NS_SWIFT_NAME(turn(handler:));
- (void)loadWithHandler:(void (NS_SWIFT_SENDABLE ^)(TKPanel * _Nullable panel))handler NS_SWIFT_NAME(load(handler:));
- (NSInteger)count NS_SWIFT_NONISOLATED;
@end
@interface TKDimmer : TKKnob
@property CGFloat level;
@end
NS_HEADER_AUDIT_END(nullability, sendability)
"""
INTERFACE = """
extension TKKnob {
  @available(iOS 17.4, *)
  @_Concurrency.MainActor @preconcurrency convenience public init(face: TKFace? = nil, size: Swift.Int)
  @available(iOS 17.4, *)
  public func fill(@TKKit.PanelBuilder _ panels: () -> TKPanel, @TKKit.PanelBuilder else others: () -> TKPanel)
}
"""
MODULE = """
@available(iOS 15.0, *)
@MainActor
@objc open class TKKnob: TKControl {
  @available(iOS 15.0, *)
  @objc public enum Style: Int {
    case plain = 0
    @available(iOS 17.0, *)
    @available(visionOS, unavailable)
    case glow = 1
  }
  public init(title: String?, action: Selector) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var isLit: Bool
  open var handler: ((TKKnob) -> Void)?
  open var tint: TKColor!
  open func turn(_ knob: TKKnob, to angle: CGFloat) { fatalError() }
  @available(iOS 16.0, visionOS 2.0, *)
  open func insertPanel(_ panel: TKPanel?, beforeIdentifier: String) { fatalError() }
  @available(iOS, introduced: 15.0, deprecated: 26.0)
  open func hum() { fatalError() }
  weak open var delegate: (any TKKnobDelegate)?
  open func turn(handler: ((Bool) -> Void)?) { fatalError() }
  open func load(handler: @escaping @Sendable (TKPanel?) -> Void) { fatalError() }
  nonisolated open func count() -> Int { fatalError() }
  @available(iOS 17.4, *)
  public convenience init(face: TKFace? = nil, size: Int) { fatalError() }
  @available(iOS 17.4, *)
  public func fill(@PanelBuilder _ panels: () -> TKPanel, @PanelBuilder else others: () -> TKPanel) { fatalError() }
}
// Isolated as its superclass is.
@MainActor
@objc open class TKDimmer: TKKnob {
  open var level: CGFloat
}
"""
# What is written wrong in the module, and what the report says of it.
FAULTS = [
    ("title: String?", "title: String", "differs: TKKit/Knob.swift", "argument 1 is not optional"),
    ("required init?(", "required init(", "differs:", "its type is not optional here and optional"),
    ("handler: ((TKKnob) -> Void)?", "handler: (TKKnob) -> Void", "differs:", "TKKnob.handler"),
    ("TKColor!", "TKColor", "differs:", "and implicitly unwrapped there"),
    ("// Isolated as its superclass is.\n@MainActor", "", "differs:", "TKDimmer.level: it is not isolated"),
    ("(any TKKnobDelegate)?", "any TKKnobDelegate", "differs:", "TKKnob.delegate: its type is not"),
    ("((Bool) -> Void)?", "(Bool) -> Void", "differs:", "TKKnob.turn(handler:): argument 1 is not"),
    ("@MainActor\n", "", "differs:", "not isolated here and on the main actor there"),
    ("nonisolated open", "open", "differs:", "TKKnob.count(): it is on the main actor here"),
    ("    @available(visionOS, unavailable)\n", "", "differs:", "and unavailable there"),
    ("visionOS 2.0, ", "", "differs:", "introduced on visionOS: 1.0 here and 2.0 there"),
    ("(iOS 16.0, ", "(iOS 17.0, ", "differs:", "introduced on macCatalyst: 17.0 here and 16.0"),
    (", deprecated: 26.0", "", "differs:", "deprecated on iOS: never here and 26.0 there"),
    ("(iOS 17.4, *)", "(iOS 17.0, *)", "differs:", "TKKnob.init(face:size:): introduced on iOS"),
    ("to angle", "at angle", "not compared:", "TKKnob.turn(_:at:): no declaration fits"),
    ("case plain", "case flat", "not compared:", "TKKnob.Style.flat: no declaration fits"),
    ("isLit: Bool", "isLit: Bool\n  public struct Handler {}", "not compared:", "no such type is there"),
    ("class TKKnob", "class TKDial", "not compared:", "TKDial: no such type is there"),
]


def run(module, *arguments):
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "sdk").mkdir()
        (folder / "sdk/TKKnob.h").write_text(HEADER)
        (folder / "sdk/TKKit.swiftinterface").write_text(INTERFACE)
        (folder / "modules/TKKit").mkdir(parents=True)
        (folder / "modules/TKKit/Knob.swift").write_text(module)
        (folder / "empty").mkdir()
        words = [word.replace("@", f"{folder}/") for word in arguments]
        done = subprocess.run([sys.executable, COMPARE, *words], capture_output=True, text=True)
        return done.returncode, done.stdout + done.stderr


def main():
    problems = []
    usual = ["@sdk", "--modules", "@modules"]
    code, report = run(MODULE, *usual)
    if code != 0 or "differs:" in report or "not compared:" in report:
        problems.append(f"the right module: exit code {code}\n{report}")
    if report.count("not proven:") != 1 or "insertPanel" not in report:
        problems.append(f"only the name of insertPanel is not proven\n{report}")
    for right, wrong, kind, words in FAULTS:
        assert right in MODULE, right
        code, report = run(MODULE.replace(right, wrong, 1), *usual)
        lines = [line for line in report.splitlines() if kind in line and words in line]
        if not lines or code != (1 if kind.startswith("differs") else 0):
            problems.append(f"'{right}' as '{wrong}': exit code {code}, no '{words}'\n{report}")
    for arguments in [[], ["@empty"], ["@sdk", "--module", "NoSuchKit"], ["@sdk", "--what"]]:
        code, report = run(MODULE, *arguments)
        if code != 2 or "usage:" not in report:
            problems.append(f"{arguments}: exit code {code}, expected 2\n{report}")
    print("\n".join(problems) or f"compare finds {len(FAULTS)} faults, each alone")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
