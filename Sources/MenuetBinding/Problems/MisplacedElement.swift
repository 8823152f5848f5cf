import MenuetModel
import MenuetSource
import MenuetXML

/// Finds the rule that says best why an element may not stand where it does.
struct MisplacedElement {
  let bound: BoundDocument
  let element: Int
  /// The element, where the language has it at all.
  let name: ElementName?
  let parent: ElementName
  /// Indicates whether the element is not in the namespace of the language.
  let isForeign: Bool
  /// The name of an element, if it is one of the language.
  let languageName: (Int) -> ElementName?
  /// The ids of the choices that the file declares, where the element may refer to one.
  let choices: Set<String>

  /// Elements of neighbouring languages, and of this one in other places, with those that stand here
  /// for the same; the first that may stand here is meant.
  static let moved: [String: [ElementName]] = [
    "hr": [.separator], "divider": [.separator], "separator-item": [.separator],
    "left": [.leading], "right": [.trailing], "start": [.leading], "middle": [.center],
    "end": [.trailing], "menu-item": [.item], "menuitem": [.item],
    "li": [.item], "select": [.choice, .popUpButton], "checkbox": [.toggle], "switch": [.toggle],
    "flexible-space": [.space], "spacer": [.space], "action": [.command], "menu": [.submenu],
    "ul": [.submenu], "group": [.section], "dialog": [.alert, .sheet],
  ]

  private static let regions: ElementSet = [.leading, .center, .trailing]
  /// `nil` where the finding of an earlier sibling speaks of this element too.
  var finding: Diagnostic? {
    if isForeign { return UnknownElement.foreign(bound.tree, element) }
    guard let name else { return unknown }
    if parent == .popUpButton, PopUpFlatList.concerns(name) {
      return PopUpFlatList.finding(name, element, in: bound)
    }
    if name == .documentMenu,
      parent == .toolbar || parent == .group || Self.regions.contains(parent)
    {
      return ToolbarRegionKind.documentMenu(element, in: bound)
    }
    if Vocabulary.allowsOneOnly(name, in: parent) { return repeated(name) }
    let homes = Self.regions(holding: name)
    if parent == .toolbar, !homes.isEmpty {
      return outsideRegions(name, homes)
    }
    // What any region holds is at home in one of them as much as in another.
    if Self.regions.contains(parent) || parent == .group, homes.count == 1 {
      return ToolbarRegionKind.finding(name, element, in: bound, belongsIn: homes[0])
    }
    return unknown
  }

  /// The element stands beside the regions of a toolbar; one finding for all that belong in the same.
  private func outsideRegions(_ name: ElementName, _ homes: [ElementName]) -> Diagnostic? {
    let toolbar = Int(bound.tree.elements[element].parent)
    let wrong = bound.tree.children(of: toolbar).filter { child in
      languageName(child).map { Self.regions(holding: $0) == homes } ?? false
    }
    guard wrong.first == element else { return nil }
    return ToolbarShape.outside(
      name, element, and: Array(wrong.dropFirst()), in: bound, belongsIn: homes)
  }

  /// Of the content of a submenu that shows the menu which it refers to.
  static func insideReference(_ element: Int, in tree: SyntaxTree) -> Diagnostic {
    let range = tree.elements[element].nameRange
    return UnknownElement.info.finding(
      "'\(tree.source.string(range))' is not allowed in a 'submenu' with 'ref', which shows the "
        + "content of that menu", at: tree.location(range),
      fix: "remove 'ref', or put the content into the menu that it names")
  }

  /// The element is there already, and once is all.
  private func repeated(_ name: ElementName) -> Diagnostic {
    if Self.regions.contains(name) { return ToolbarShape.repeated(name, element, in: bound) }
    if name == .toolbar { return ToolbarShape.second(element, in: bound) }
    let first = bound.tree.children(of: Int(bound.tree.elements[element].parent))
      .first { bound.kinds[$0] == name.rawValue }
    var finding = UnknownElement.info.finding(
      "'\(parent.spelling)' holds one '\(name.spelling)' at most", at: bound.head(element),
      notes: first.map { [DiagnosticNote("the first one is here", at: bound.head($0))] } ?? [],
      fix: "move what it holds into the first '\(name.spelling)'")
    // The rule on the leading region speaks of a second document menu; the document has one alone,
    // also where that rule could be switched off.
    if name == .documentMenu {
      finding.rule = "toolbar-leading-order"
      finding.isStructural = true
    }
    return finding
  }

  /// The regions of a toolbar that may hold an element, in bar order.
  private static func regions(holding name: ElementName) -> [ElementName] {
    [.leading, .center, .trailing].filter { Vocabulary.allows(name, in: $0) }
  }

  /// The element is not one of the language, or has no business here.
  private var unknown: Diagnostic {
    let tree = bound.tree
    let range = tree.elements[element].nameRange
    let word = tree.source.string(range)
    let allowed = Vocabulary.spec(parent).children.members.map(\.spelling)
    let note = allowedNote(allowed)
    let children = Vocabulary.spec(parent).children
    let moved = Self.moved[tree.localName(of: element)]?.first(where: children.contains)
      .map { UnknownElement.rename(tree, element, to: $0.spelling, isSafe: false) }
    if name != nil {
      return UnknownElement.info.finding(
        "'\(word)' is not allowed in '\(parent.spelling)'; \(note)", at: tree.location(range),
        fixIts: buttonFixIt ?? controlFixIt ?? menuFixIt ?? moved.map { [$0] } ?? pullDownFixIt
          ?? placesFixIt)
    }
    let closed = UnknownElement.otherEndTagName(tree, element)
    let meant =
      closed.flatMap { allowed.contains($0) ? $0 : nil }
      ?? NearMiss.best(for: tree.localName(of: element), in: allowed)
    return UnknownElement.info.finding(
      "the language has no element '\(word)'; \(note)", at: tree.location(range),
      fix: moved ?? meant.map { UnknownElement.rename(tree, element, to: $0) })
  }

  private func allowedNote(_ allowed: [String]) -> String {
    guard !allowed.isEmpty else { return "'\(parent.spelling)' holds no elements" }
    let shown = allowed.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
    return "'\(parent.spelling)' holds \(shown)" + (allowed.count > 12 ? ", …" : "")
  }

  /// An element by itself on a screen that performs a command is a button.
  private var buttonFixIt: [FixIt]? {
    guard name == .command, Vocabulary.spec(parent).children.contains(.button)
    else { return nil }
    return [UnknownElement.rename(bound.tree, element, to: "button", isSafe: false)]
  }

  /// A button in a menu is an item, or a command that is declared there.
  private var menuFixIt: [FixIt]? {
    guard name == .button, Vocabulary.allows(.item, in: parent) else { return nil }
    let meant = bound.tree.text(of: "ref", at: element) == nil ? ElementName.command : .item
    return [UnknownElement.rename(bound.tree, element, to: meant.spelling, isSafe: false)]
  }

  /// A menu among controls is what a button pulls down.
  private var pullDownFixIt: [FixIt]? {
    guard name == .menu || name == .submenu, Vocabulary.allows(.pullDownButton, in: parent)
    else { return nil }
    let button = ElementName.pullDownButton.spelling
    return [UnknownElement.rename(bound.tree, element, to: button, isSafe: false)]
  }

  /// A control that refers to a declaration shows it.
  private var controlFixIt: [FixIt]? {
    guard name == .item || name == .toggle || name == .choice,
      Vocabulary.spec(parent).children.contains(.button)
    else { return nil }
    let ref = bound.tree.text(of: "ref", at: element)
    let id = ref ?? bound.tree.text(of: "id", at: element) ?? "…"
    let isChoice = name == .choice || choices.contains(id)
    let control =
      isChoice
      ? "as a pop-up button  <pop-up-button id=\"…\" choice=\"\(id)\"/>"
      : "as a button  <button ref=\"\(id)\"/>"
    guard name == .item || ref != nil else {
      return [FixIt("declare it in 'commands', and show it here \(control)")]
    }
    // A button has no attribute with which it hides what its command has.
    let hides = ["symbol", "shortcut"].contains { bound.tree.text(of: $0, at: element) == "none" }
    let renaming = UnknownElement.rename(bound.tree, element, to: "button", isSafe: false)
    return [FixIt("show it here \(control)", edits: isChoice || hides ? [] : renaming.edits)]
  }

  /// Names the parents in which the element is at home.
  private var placesFixIt: [FixIt] {
    guard let name else { return [] }
    let parents = Vocabulary.elements.filter { $0.children.contains(name) }
    let shown = parents.prefix(6).map { "'\($0.name.spelling)'" }.joined(separator: ", ")
    return shown.isEmpty ? [] : [FixIt("'\(name.spelling)' stands in \(shown)")]
  }
}
