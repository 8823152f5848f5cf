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
    _ name: String, at location: SourceLocation, candidates: [String]
  ) -> Diagnostic {
    let meant = NearMiss.best(for: name, in: candidates)
    return info.finding(
      "'\(name)' is no menu, submenu, section, group, region or slot", at: location,
      fixIts: meant.map {
        [FixIt("write '\($0)'", isSafe: true, edits: [SourceEdit(location, $0)])]
      } ?? [FixIt("name a surface by its id, or a region as 'toolbar-id.center'")])
  }

  static func misfit(_ child: BoundNode, in holder: ElementName, target: String) -> Diagnostic {
    info.finding(
      "'\(target)' is a '\(holder.spelling)', which holds no '\(child.kind.spelling)'",
      at: child.head, fixIts: [FixIt("extend something that holds it")])
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
    _ name: String, at location: SourceLocation, candidates: [String]
  ) -> Diagnostic {
    let meant = NearMiss.best(for: name, in: candidates)
    return info.finding(
      "'\(name)' stands not directly in the target", at: location,
      fixIts: meant.map {
        [FixIt("write '\($0)'", isSafe: true, edits: [SourceEdit(location, $0)])]
      } ?? [FixIt("name a child of the target by its id or 'ref'")])
  }
}
