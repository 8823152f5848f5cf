import MenuetModel
import MenuetSource
import MenuetXML

/// Flags anything but options in a pop-up button.
struct PopUpFlatList: Rule {
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
    failing: """
      <pop-up-button id="sort" title="Sort By">
        <option id="date" title="Date" default="true"/>
        <option id="name" title="Name"/>
        §<submenu§ title="More"><command id="size" title="Sort by Size"/></submenu>
      </pop-up-button>
      """,
    passing: """
      <pop-up-button id="sort" title="Sort By">
        <option id="date" title="Date" default="true"/>
        <option id="name" title="Name"/>
      </pop-up-button>
      """,
    isStructural: true)

  static func finding(
    _ name: ElementName, _ element: Int, in bound: BoundDocument
  ) -> Diagnostic {
    let parent = Int(bound.tree.elements[element].parent)
    let edits = pullDownEdits(parent, in: bound)
    return info.finding(
      "a pop-up button holds a flat list of options; '\(name.spelling)' is not allowed here",
      at: bound.head(element),
      notes: [DiagnosticNote("the pop-up button starts here", at: bound.head(parent))],
      fixIts: [
        FixIt(
          "use a pull-down button  <pull-down-button …>",
          isSafe: isWholeAsPullDown(parent, in: bound), edits: edits)
      ])
  }

  /// Edits that make a pop-up button a pull-down button and its options a choice in there; none
  /// where that takes more than a look at this element.
  private static func pullDownEdits(_ button: Int, in bound: BoundDocument) -> [SourceEdit] {
    let tree = bound.tree
    var edits = UnknownElement.rename(tree, button, to: "pull-down-button").edits
    let children = Array(tree.children(of: button))
    let options = children.filter { isOption($0, tree) }
    guard !bound.has(.choice, button) else { return [] }
    guard let first = options.first, let last = options.last else { return edits }
    let isOneRun = children.allSatisfy { ($0 < first || $0 > last) || isOption($0, tree) }
    guard isOneRun, let id = bound.text(.id, button) else { return [] }
    let start = tree.elements[first].tag.start
    let end = tree.elements[last].end
    edits.append(
      SourceEdit(
        tree.location(ByteRange(start: start, end: start)),
        "<choice id=\"\(id.escapedForAttribute)\">"))
    edits.append(SourceEdit(tree.location(ByteRange(start: end, end: end)), "</choice>"))
    return edits
  }

  /// True where all that a pop-up button has and holds is right in a pull-down button, and its options
  /// keep their choice: conditions and items may name it.
  private static func isWholeAsPullDown(_ button: Int, in bound: BoundDocument) -> Bool {
    let tree = bound.tree
    guard [.title, .symbol, .image].contains(where: { bound.has($0, button) }),
      tree.children(of: button).contains(where: { isOption($0, tree) })
    else { return false }
    return (button + 1..<Int(tree.elements[button].subtreeEnd)).allSatisfy { element in
      let parent = Int(tree.elements[element].parent)
      guard let name = name(element, tree), !tree.elements[element].isDamaged else { return false }
      if parent == button { return name == .option || Vocabulary.allows(name, in: .pullDownButton) }
      return self.name(parent, tree).map { Vocabulary.allows(name, in: $0) } ?? false
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
