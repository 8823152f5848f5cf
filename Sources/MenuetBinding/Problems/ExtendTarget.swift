import MenuetModel
import MenuetSource
import MenuetXML

/// Flags an extension of something that does not exist, or that may not hold what is added.
enum ExtendTarget {
  static let info = RuleInfo(
    id: "extend-target", .source, .error, fix: .safe,
    "an extension names a surface, part, region or slot that may hold what it adds",
    guideline: .language(
      "unknown targets and anchors are errors, never a place of the tool's own choice"),
    why: """
      Content that is added to nothing is never shown; content that is put somewhere else surprises
      everybody.
      """,
    example: """
        <menu id="format" title="Format">
          <command id="indent" title="Indent"/>
        </menu>
      - <extend target="§formatt§">
      + <extend target="format" position="after" anchor="indent">
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

  /// Of a toolbar itself, or of a region that it does not have: its items stand in its regions.
  static func region(
    _ name: String, of toolbar: BoundNode, regions: ElementSet, at location: SourceLocation
  ) -> Diagnostic {
    let id = toolbar.text(.id) ?? ""
    let there = toolbar.children.map(\.kind).filter { regions.contains($0) }.map(\.spelling)
    let missing = regions.members.map(\.spelling).first { name == "\(id).\($0)" }
    let message =
      missing.map { "the toolbar '\(id)' has no region '\($0)'" }
      ?? (name == id
        ? "'\(id)' is a toolbar, whose items stand in its regions"
        : "'\(name)' is no region of a toolbar")
    let fixIt: FixIt
    if let missing {
      fixIt = FixIt("write the region into the toolbar  <\(missing)/>")
    } else if let only = there.first, there.count == 1 {
      fixIt = FixIt("write '\(id).\(only)'", edits: [SourceEdit(location, "\(id).\(only)")])
    } else {
      let names = (there.isEmpty ? regions.members.map(\.spelling) : there).map { "'\(id).\($0)'" }
      fixIt = FixIt("name one of its regions: \(names.joined(separator: ", "))")
    }
    return info.finding(message, at: location, notes: [note(toolbar)], fix: fixIt)
  }

  /// Of a standard menu, which has an id only where the document writes it and gives it one.
  static func standard(_ target: StandardTarget, at location: SourceLocation) -> Diagnostic {
    let menu = target.menu.rawValue
    if let written = target.written {
      return info.finding(
        "the menu with standard=\"\(menu)\" is not named '\(target.name)'", at: location,
        notes: [DiagnosticNote("it is here", at: written.head)],
        fix: target.naming(written, at: location))
    }
    return info.finding(
      "the menu '\(menu)' is left to the system; what is written in the menu bar can be extended",
      at: location, notes: [DiagnosticNote("the menu bar is here", at: target.bar.head)],
      fix: target.writing(at: location))
  }

  static func misfit(_ child: BoundNode, in holder: BoundNode, target: String) -> Diagnostic {
    info.finding(
      "'\(target)' is a '\(holder.kind.spelling)', which holds no '\(child.kind.spelling)'",
      at: child.head, notes: [note(holder)], fix: "extend something that holds it")
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
      fix: FixIt(isSlot ? "remove 'anchor'" : "write 'position', or remove 'anchor'"))
  }

  /// Of a position beside a slot, which stays where it is.
  static func besideSlot(_ node: BoundNode, target: BoundNode) -> Diagnostic {
    info.finding(
      "'before' and 'after' need an 'anchor', and a slot holds nothing to stand beside",
      at: node.location(.position), notes: [note(target)], fix: "remove 'position'")
  }

  /// Of a submenu that shows another menu and has no content of its own.
  static func shownElsewhere(
    _ submenu: String, _ menu: String, at location: SourceLocation
  ) -> Diagnostic {
    info.finding(
      "'\(submenu)' shows the menu '\(menu)' and holds nothing of its own", at: location,
      fix: FixIt("extend '\(menu)'", edits: [SourceEdit(location, menu)]))
  }

  static func anchorMissing(_ node: BoundNode) -> Diagnostic {
    info.finding(
      "'before' and 'after' need an 'anchor'", at: node.location(.position),
      fix: "name the child beside which the content stands in 'anchor'")
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
