import MenuetModel
import MenuetSource

/// Flags an extension of something that does not exist, or that may not hold what is added.
struct ExtendTarget: Rule {
  static let info = RuleInfo(
    id: "extend-target", .source, .error, fix: .safe,
    "an extension names a surface, part, region or slot that may hold what it adds",
    guideline: .language(
      "unknown targets and anchors are errors, never a place of the tool's own choice"),
    why: """
      Content that is added to nothing is never shown; content that is put somewhere else surprises
      everybody.
      """,
    failing: """
      <menu id="format" title="Format">
        <command id="indent" title="Indent"/>
      </menu>
      <extend target="§formatt§">
        <command id="outdent" title="Outdent"/>
      </extend>
      """,
    passing: """
      <menu id="format" title="Format">
        <command id="indent" title="Indent"/>
      </menu>
      <extend target="format" position="after" anchor="indent">
        <command id="outdent" title="Outdent"/>
      </extend>
      """,
    isStructural: true)

  static func unknown(
    _ name: String, at location: SourceLocation, meant: String?
  ) -> Diagnostic {
    info.finding(
      "'\(name)' is no menu, submenu, section, group, region or slot", at: location,
      fixIts: meant.map {
        [FixIt("write '\($0)'", isSafe: true, edits: [SourceEdit(location, $0)])]
      } ?? [FixIt("name a surface by its id, or a region as 'toolbar-id.center'")])
  }

  static func misfit(_ child: BoundNode, in holder: BoundNode, target: String) -> Diagnostic {
    info.finding(
      "'\(target)' is a '\(holder.kind.spelling)', which holds no '\(child.kind.spelling)'",
      at: child.head, notes: [note(holder)], fixIts: [FixIt("extend something that holds it")])
  }

  /// The other place of a finding.
  private static func note(_ target: BoundNode) -> DiagnosticNote {
    DiagnosticNote("the target is here", at: target.head)
  }

  /// Of an anchor where nothing is placed beside it.
  static func anchorIdle(_ node: BoundNode, isSlot: Bool, target: BoundNode) -> Diagnostic {
    info.finding(
      isSlot
        ? "a slot is a place itself and holds nothing to stand beside"
        : "an 'anchor' goes with the position 'before' or 'after'",
      at: node.location(.anchor), notes: [note(target)],
      fixIts: [FixIt(isSlot ? "remove 'anchor'" : "write 'position', or remove 'anchor'")])
  }

  /// Of a position beside a slot, which stays where it is.
  static func besideSlot(_ node: BoundNode, target: BoundNode) -> Diagnostic {
    info.finding(
      "'before' and 'after' need an 'anchor', and a slot holds nothing to stand beside",
      at: node.location(.position), notes: [note(target)], fixIts: [FixIt("remove 'position'")])
  }

  /// Of a submenu that shows another menu and has no content of its own.
  static func shownElsewhere(
    _ submenu: String, _ menu: String, at location: SourceLocation
  ) -> Diagnostic {
    info.finding(
      "'\(submenu)' shows the menu '\(menu)' and holds nothing of its own", at: location,
      fixIts: [FixIt("extend '\(menu)'", edits: [SourceEdit(location, menu)])])
  }

  static func anchorMissing(_ node: BoundNode) -> Diagnostic {
    info.finding(
      "'before' and 'after' need an 'anchor'", at: node.location(.position),
      fixIts: [FixIt("name the child beside which the content stands in 'anchor'")])
  }

  static func unknownAnchor(
    _ name: String, at location: SourceLocation, candidates: [String], target: BoundNode
  ) -> Diagnostic {
    let meant = NearMiss.best(for: name, in: candidates)
    return info.finding(
      "'\(name)' stands not directly in the target", at: location, notes: [note(target)],
      fixIts: meant.map {
        [FixIt("write '\($0)'", isSafe: true, edits: [SourceEdit(location, $0)])]
      } ?? [FixIt("name a child of the target by its id or 'ref'")])
  }
}
