import MenuetModel
import MenuetSource

/// Flags a list on iPad without a context menu in an app that creates things.
struct MissingCreationMenu: Rule {
  static let info = RuleInfo(
    id: "context-menu-create-ipad", .contextMenus, .note,
    "the content of an iPad app offers to create an object where people press it",
    guideline: .contextMenus("on iPadOS a context menu may let people create a new object"),
    why: """
      With a pointer or a finger on an empty place people expect to create something there, as they do
      in Files.
      """,
    example: """
        <menuet xmlns="urn:menuet:1" name="Example" platforms="ipados">
          <toolbar id="main"><center>
            <command id="new-note" title="New Note" symbol="square.and.pencil"/>
          </center></toolbar>
          §<region§ id="notes" title="Notes" control="list"/>
      +   <context-menu id="notes-menu" for="notes"><item ref="new-note"/></context-menu>
        </menuet>
      """,
    reads: .document(.for, .control))

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    let targets = Set(document.contextMenus.map(\.target))
    guard document.platforms.contains(.ipados),
      let region = document.regions.first(where: {
        $0.control.isCollection && !targets.contains($0.id)
      }),
      let creation = context.walk.placements.first(where: { isCreation($0, in: context) })?.item
    else { return }
    report(
      "a context menu of '\(region.id)' could offer '\(document.title(of: creation))' on iPadOS",
      at: region.source,
      notes: [DiagnosticNote("the command is here", at: context.location(of: creation))],
      fix: "add a context menu with for=\"\(region.id)\"")
  }

  /// Returns whether this is a command in a toolbar or the menu bar of iPadOS that creates
  /// something.
  private func isCreation(_ placement: Placement, in context: RuleContext) -> Bool {
    guard placement.item.kind == .command, placement.item.platforms.contains(.ipados) else {
      return false
    }
    switch placement.place {
    case .toolbar, .menu(.menuBar): break
    default: return false
    }
    if context.system(of: placement.item) == .new { return true }
    let first = context.words(of: placement.item).first
    return context.titleLanguage == .english && (first == "new" || first == "add")
  }
}
