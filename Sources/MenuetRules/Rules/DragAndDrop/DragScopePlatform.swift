import MenuetModel
import MenuetSource

/// Notes a drag to other apps where there are none beside this one.
struct DragScopePlatform: Rule {
  static let info = RuleInfo(
    id: "drag-scope-platform", .dragAndDrop, .note, fix: .unsafe,
    "a drag reaches other apps on iPadOS and macOS",
    guideline: .dragAndDrop("on an iPad source and destination may be in different apps"),
    why:
      "Elsewhere one app fills the screen. What is said of other apps holds for few people there.",
    example: """
      - <drag-source id="photo-drag" for="PhotoCell" scope="§system§" platforms="ios">
      + <drag-source id="photo-drag" for="PhotoCell" scope="app" platforms="ios">
          <representation type="public.png"/>
        </drag-source>
        <menu-bar id="bar"/>
      """)

  func check(_ source: DragSource, in context: RuleContext, report: inout Findings) {
    guard source.scope == .system, context.isWritten(.scope, on: source.source),
      source.platforms.isDisjoint(with: [.ipados, .macos, .visionos])
    else { return }
    report(
      "a drag reaches other apps on iPadOS and macOS, not on \(source.platforms.description)",
      at: .scope, of: source.source, fix: .set("app", "let it stay in the app"))
  }
}
