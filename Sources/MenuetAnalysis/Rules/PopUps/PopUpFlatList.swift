import MenuetModel
import MenuetSource
import MenuetXML

/// Flags anything but options in a pop-up button.
struct PopUpFlatList: Rule {
  static let info = RuleInfo(
    id: "pop-up-flat-list", .popUps, .error, fix: .unsafe,
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
    return info.finding(
      "a pop-up button holds a flat list of options; '\(name.spelling)' is not allowed here",
      at: bound.head(element),
      notes: [DiagnosticNote("the pop-up button starts here", at: bound.head(parent))],
      fixIts: [
        FixIt(
          "use a pull-down button  <pull-down-button …>", edits: pullDownEdits(parent, in: bound))
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

  private static func isOption(_ element: Int, _ tree: SyntaxTree) -> Bool {
    tree.names[Int(tree.elements[element].name)] == ElementName.option.spelling
  }
}
