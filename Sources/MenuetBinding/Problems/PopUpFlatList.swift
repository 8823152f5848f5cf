import MenuetModel
import MenuetSource
import MenuetXML

/// Flags anything but options in a pop-up button.
enum PopUpFlatList {
  static let info = RuleInfo(
    id: "pop-up-flat-list", .popUps, .error, fix: .safe,
    "a pop-up button holds a flat list of options",
    guideline: .popUpButtons(
      "a pop-up button offers options or states that exclude each other; actions, several choices at once and submenus belong to a pull-down button"
    ),
    why: """
      People expect a pop-up button to show the option that holds. A command in its list has no
      state to show, and a submenu hides options that should be seen at a glance.
      """,
    example: """
        <pop-up-button id="sort" title="Sort By">
          <option id="date" title="Date" default="true"/>
          <option id="name" title="Name"/>
      -   §<submenu§ title="More"><command id="size" title="Sort by Size"/></submenu>
        </pop-up-button>
      """,
    isStructural: true)

  /// The elements that belong in menus only.
  private static let menuParts: ElementSet = [
    .command, .toggle, .choice, .item, .submenu, .section, .separator, .dynamic, .slot,
  ]

  /// Returns whether the rule speaks of an element in a pop-up button.
  static func concerns(_ name: ElementName) -> Bool { menuParts.contains(name) }

  /// Of all that a pop-up button holds beside options, at the first of them; `nil` for the others.
  static func finding(
    _ name: ElementName, _ element: Int, in bound: BoundDocument
  ) -> Diagnostic? {
    let button = Int(bound.tree.elements[element].parent)
    let wrong = bound.tree.children(of: button).filter { child in
      self.name(child, bound.tree).map(concerns) ?? false
    }
    guard wrong.first == element else { return nil }
    let others = wrong.dropFirst().map { other in
      DiagnosticNote(
        "'\(self.name(other, bound.tree)?.spelling ?? "")' is not allowed here either",
        at: bound.head(other))
    }
    let edits = pullDownEdits(button, in: bound)
    return info.finding(
      "a pop-up button holds a flat list of options; '\(name.spelling)' is not allowed here",
      at: bound.head(element),
      notes: [DiagnosticNote("the pop-up button starts here", at: bound.head(button))] + others,
      fix: FixIt(
        "use a pull-down button  <pull-down-button …>",
        isSafe: edits != nil && isWholeAsPullDown(button, in: bound), edits: edits ?? []))
  }

  /// Edits that make a pop-up button a pull-down button and its options a choice in there; `nil` where
  /// it has both options and a choice from elsewhere.
  private static func pullDownEdits(_ button: Int, in bound: BoundDocument) -> [SourceEdit]? {
    let tree = bound.tree
    let options = tree.children(of: button).filter { isOption($0, tree) }
    let edits = UnknownElement.rename(tree, button, to: "pull-down-button").edits
    if let choice = bound.attribute(.choice, of: button) {
      guard options.isEmpty, bound.has(.choice, button) else { return nil }
      return edits + itemEdits(choice, of: button, tree)
    }
    guard !options.isEmpty else { return edits }
    guard let id = bound.attribute(.id, of: button) else { return nil }
    return edits + choiceEdits(id, options, of: button, tree)
  }

  /// Places a choice from elsewhere as an item instead of naming it in an attribute.
  private static func itemEdits(
    _ choice: Int, of button: Int, _ tree: SyntaxTree
  ) -> [SourceEdit] {
    var range = tree.attributes[choice].range
    while range.start > 0, tree.source.text[Int(range.start) - 1] <= 0x20 { range.start -= 1 }
    let end = tree.elements[button].tag.end
    let item =
      "<\(tree.name("item", beside: button)) ref=\(tree.quotedValue(of: choice))/>"
    return [
      SourceEdit(tree.location(range), ""),
      SourceEdit(tree.location(ByteRange(start: end, end: end)), item),
    ]
  }

  /// Puts the options into a choice where the first of them stand; later ones move there.
  private static func choiceEdits(
    _ id: Int, _ options: [Int], of button: Int, _ tree: SyntaxTree
  ) -> [SourceEdit] {
    let children = Array(tree.children(of: button))
    let run = children.drop { $0 != options[0] }.prefix { isOption($0, tree) }
    let moved = options.dropFirst(run.count).map { tree.elements[$0].range }
    let start = tree.elements[options[0]].tag.start
    let end = tree.elements[options[run.count - 1]].end
    let text = moved.map { tree.source.string($0) }.joined(separator: " ")
    let name = tree.name("choice", beside: button)
    return [
      SourceEdit(
        tree.location(ByteRange(start: start, end: start)),
        "<\(name) id=\(tree.quotedValue(of: id))>"),
      SourceEdit(tree.location(ByteRange(start: end, end: end)), text + "</\(name)>"),
    ] + moved.map { SourceEdit(tree.location($0), "") }
  }

  /// Returns whether all that a pop-up button has and holds is right in a pull-down button, and
  /// what names its choice, conditions and items, finds one.
  private static func isWholeAsPullDown(_ button: Int, in bound: BoundDocument) -> Bool {
    let tree = bound.tree
    guard [.title, .symbol, .image].contains(where: { bound.has($0, button) }),
      keepsItsChoice(button, in: bound)
    else { return false }
    return (button + 1..<Int(tree.elements[button].subtreeEnd)).allSatisfy { element in
      let parent = Int(tree.elements[element].parent)
      guard let name = name(element, tree), !tree.elements[element].isDamaged else { return false }
      if parent == button { return name == .option || Vocabulary.allows(name, in: .pullDownButton) }
      return self.name(parent, tree).map { Vocabulary.allows(name, in: $0) } ?? false
    }
  }

  /// Returns whether options make a choice with the id of the button, or nothing names such a
  /// choice.
  private static func keepsItsChoice(_ button: Int, in bound: BoundDocument) -> Bool {
    let tree = bound.tree
    let hasOptions = tree.children(of: button).contains { isOption($0, tree) }
    if hasOptions { return true }
    guard let id = bound.attribute(.id, of: button) else { return false }
    let word = tree.value(of: id)[...]
    return !tree.attributes.indices.contains { index in
      tree.attributes[index].name != tree.attributes[id].name
        && tree.value(of: index).split { $0.isWhitespace || "().,:".contains($0) }.contains(word)
    }
  }

  private static func name(_ element: Int, _ tree: SyntaxTree) -> ElementName? {
    let spelling = tree.names[Int(tree.elements[element].name)]
    return ElementName.allCases.first { $0.spelling == spelling }
  }

  private static func isOption(_ element: Int, _ tree: SyntaxTree) -> Bool {
    tree.names[Int(tree.elements[element].name)] == ElementName.option.spelling
  }
}
