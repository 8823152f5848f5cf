import MenuetModel
import MenuetSource
import MenuetXML

/// Flags a region that stands twice, and an item outside a region.
enum ToolbarShape {
  static let info = RuleInfo(
    id: "toolbar-shape", .toolbars, .error, fix: .unsafe,
    "a toolbar has each of its three regions once at most, and its items stand in them",
    guideline: .toolbars("a toolbar has a leading, a center and a trailing region"),
    why: """
      The region decides what happens to an item when the bar becomes narrow: leading and trailing
      items stay, center items give way.
      """,
    example: """
        <toolbar id="main">
      -   §<command§ id="bold" title="Bold" symbol="bold"/>
      +   <center><command id="bold" title="Bold" symbol="bold"/></center>
        </toolbar>
      """,
    isStructural: true)

  static func repeated(
    _ name: ElementName, _ element: Int, in bound: BoundDocument
  ) -> Diagnostic {
    let parent = Int(bound.tree.elements[element].parent)
    let first = bound.tree.children(of: parent).first { bound.kinds[$0] == name.rawValue }
    return info.finding(
      "a toolbar has one '\(name.spelling)' region", at: bound.head(element),
      notes: first.map { [DiagnosticNote("the first one is here", at: bound.head($0))] } ?? [],
      fix: "move the items into the first '\(name.spelling)'")
  }

  /// Of what stands beside the regions.
  ///
  /// - Parameters:
  ///   - others: The later ones that belong in the same regions: they are the same mistake.
  ///   - regions: The regions that may hold the elements, one at least.
  static func outside(
    _ name: ElementName, _ element: Int, and others: [Int], in bound: BoundDocument,
    belongsIn regions: [ElementName]
  ) -> Diagnostic {
    let words = regions.map { "'\($0.spelling)'" }
    let place =
      words.count == 1
      ? "in the region \(words[0]) of the toolbar"
      : "in a region of the toolbar: " + words.dropLast().joined(separator: ", ") + " or "
        + words[words.count - 1]
    let count =
      others.isEmpty
      ? ""
      : others.count == 1 ? "; so does 1 element more" : "; so do \(others.count) elements more"
    var finding = info.finding(
      "'\(name.spelling)' stands \(place)\(count)", at: bound.head(element),
      notes: [DiagnosticNote]("this stands beside the regions too", at: others.map(bound.head)),
      fix: FixIt(
        advice(regions, isOne: others.isEmpty),
        edits: wrapping([element] + others, in: regions, bound.tree)))
    finding.further = others.map { bound.head($0) }
    return finding
  }

  /// Edits that put neighbours into a center of their own, where the toolbar has none.
  private static func wrapping(
    _ elements: [Int], in regions: [ElementName], _ tree: SyntaxTree
  ) -> [SourceEdit] {
    let toolbar = Int(tree.elements[elements[0]].parent)
    let children = Array(tree.children(of: toolbar))
    let name = ElementName.center.spelling
    let run = children.drop { $0 != elements[0] }.prefix(elements.count)
    guard regions.contains(.center), Array(run) == elements,
      !children.contains(where: { tree.localName(of: $0) == name }),
      let last = elements.last, !tree.elements[last].isUnclosed
    else { return [] }
    let (start, end) = (tree.elements[elements[0]].tag.start, tree.elements[last].end)
    let tag = tree.name(name, beside: elements[0])
    return [
      SourceEdit(tree.location(ByteRange(start: start, end: start)), "<\(tag)>"),
      SourceEdit(tree.location(ByteRange(start: end, end: end)), "</\(tag)>"),
    ]
  }

  private static func advice(_ regions: [ElementName], isOne: Bool) -> String {
    let what = isOne ? "it" : "them"
    guard regions.contains(.center) else {
      return "move \(what) into " + regions.map { "<\($0.spelling)>" }.joined(separator: " or ")
    }
    return "move \(what) into <center>"
      + (regions.contains(.trailing)
        ? ", or into <trailing> if \(isOne ? "it" : "they") must stay visible" : "")
  }

  /// Of a region that only a watch has, in a toolbar that is for none.
  static func scrolling(_ node: BoundNode) -> Diagnostic {
    info.finding(
      "'scrolling' is a region of watchOS, and the toolbar is not for it", at: node.head,
      fix: "move the items into another region, or add 'watchos' to the platforms")
  }

  /// Of something that may not leave a center that is never shown.
  static func staysInNavigator(_ attribute: AttributeName, of node: BoundNode) -> Diagnostic {
    info.finding(
      "a bar of the style 'navigator' shows none of its center, and this has to stay in it",
      at: node.bound.location(attribute, of: node.element),
      fix: "remove '\(attribute.spelling)', or write style=\"browser\" or \"editor\"")
  }

  /// Of a second toolbar in something that has one.
  static func second(_ element: Int, in bound: BoundDocument) -> Diagnostic {
    info.finding(
      "a sheet, cover or popover has one toolbar", at: bound.head(element),
      fix: "move the items into the first toolbar")
  }
}
