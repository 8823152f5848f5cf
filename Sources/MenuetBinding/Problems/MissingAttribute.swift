import MenuetModel
import MenuetSource
import MenuetXML

/// Flags an element without an attribute that it needs, or with a blank one.
enum MissingAttribute {
  static let info = RuleInfo(
    id: "missing-attribute", .source, .error,
    "an element has the attributes that it needs, and none of them is blank",
    guideline: .language("required attributes are printed in bold in the reference"),
    why: """
      Without its id a command cannot be referred to; without its title people cannot read it, and
      VoiceOver has nothing to say.
      """,
    example: """
        <menu id="format" title="Format">
      -   §<command§ id="indent"/>
      +   <command id="indent" title="Indent"/>
        </menu>
      """,
    isStructural: true)

  /// Of a toggle with a checkmark, which is known by one title.
  static func check(
    _ toggle: Command, in written: BoundSources, into sink: inout DiagnosticSink
  ) {
    let node = toggle.source.node
    guard toggle.form == .checkmark, !written.mayLack(.form, on: node),
      !written.isWritten(.title, on: node), !written.mayLack(.title, on: node)
    else { return }
    let titles = [AttributeName.onTitle, .offTitle]
    let lacking = titles.filter {
      !written.isWritten($0, on: node) && !written.mayLack($0, on: node)
    }
    if lacking.count == 1, !written.isWritten(.form, on: node) {
      let other = titles.first { $0 != lacking[0] } ?? lacking[0]
      sink.report(
        info.finding(
          "a toggle with '\(other.spelling)' needs '\(lacking[0].spelling)' too",
          at: written.location(other, of: node), fix: "add '\(lacking[0].spelling)'"))
      return
    }
    let hasTitles = lacking.isEmpty
    // Two titles are what another form has.
    let fixIt =
      hasTitles
      ? written.setting(
        .form, of: node, to: "title",
        "write form=\"title\" for a title that changes, or add 'title'")
      : FixIt("add 'title'")
    sink.report(
      info.finding(
        "a toggle of the form 'checkmark' needs 'title'", at: written.head(node), fix: fixIt))
  }

  /// Of an element that lacks attributes, each of which may have others in its stead.
  ///
  /// One finding for all of them: `system` alone gives a command its id and its title.
  static func finding(
    _ missing: [[AttributeName]], of element: ElementSpec, at index: Int, in tree: SyntaxTree
  ) -> Diagnostic {
    let list = words(missing)
    return info.finding(
      "'\(element.name.spelling)' needs \(list)", at: tree.location(tree.elements[index].head),
      fix: standardCancel(element, at: index, in: tree) ?? FixIt("add \(list)"))
  }

  /// The remedy for a command of which only its role tells what it is: the standard one, which brings
  /// the title.
  private static func standardCancel(
    _ element: ElementSpec, at index: Int, in tree: SyntaxTree
  ) -> FixIt? {
    guard element.name == .command, tree.text(of: "title", at: index) == nil else { return nil }
    let role = tree.elements[index].attributeIndices.first {
      tree.names[Int(tree.attributes[$0].name)] == AttributeName.role.spelling
    }
    let standard = SystemCommand.cancel.rawValue
    guard let role, tree.value(of: role) == standard else { return nil }
    let attribute = "\(AttributeName.system.spelling)=\"\(standard)\""
    return FixIt(
      "write the standard one, which has this role  <command \(attribute)/>",
      edits: [SourceEdit(tree.location(tree.attributes[role].range), attribute)])
  }

  private static func words(_ missing: [[AttributeName]]) -> String {
    guard let first = missing.first, missing.count > 1 else {
      return alternatives(missing.first ?? [])
    }
    // What would do instead of all of them is named once.
    let shared = first.filter { name in missing.allSatisfy { $0.contains(name) } }
    let own = missing.map { names in names.filter { !shared.contains($0) } }
    let all = own.map { $0.count > 1 ? "(\(alternatives($0)))" : alternatives($0) }
      .joined(separator: " and ")
    return shared.isEmpty ? all : "\(all), or \(alternatives(shared))"
  }

  private static func alternatives(_ names: [AttributeName]) -> String {
    let words = names.map { "'\($0.spelling)'" }
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  /// Of a submenu that shows a menu without a title and has none itself; where several do, of the
  /// menu, which is one mistake.
  static func submenuTitle(_ submenus: [BoundNode], showing menu: BoundNode) -> Diagnostic {
    let name = menu.text(.id).map { " '\($0)'" } ?? ""
    guard submenus.count > 1 else {
      return info.finding(
        "'submenu' needs 'title': the menu\(name) has none", at: submenus[0].head,
        notes: [DiagnosticNote("the menu is declared here", at: menu.head)],
        fix: "add 'title' to the submenu, or to the menu")
    }
    var finding = info.finding(
      "the menu\(name) needs 'title': the submenus that show it have none", at: menu.head,
      notes: [DiagnosticNote]("it is shown here", at: submenus.map(\.head)),
      fix: "add 'title' to the menu, or to each of the submenus")
    finding.further = submenus.map(\.head)
    return finding
  }

  /// Of an attribute that the element needs and that has no visible character.
  static func blank(
    _ attribute: AttributeSpec, of element: ElementSpec, at index: Int, in tree: SyntaxTree
  ) -> Diagnostic {
    info.finding(
      "'\(attribute.name.spelling)' of '\(element.name.spelling)' is blank",
      at: tree.location(tree.attributes[index].range), fix: "give it a value")
  }
}
