import Menuet
import MenuetBinding
import MenuetModel
import MenuetSource
import MenuetXML

/// The names that a document and what it includes declare, with what is said of them.
struct DeclaredNames {
  struct Entry {
    let symbol: Symbol
    let kind: ElementName
    let mention: Mention
    fileprivate let facts: CommandFacts

    // Made when they are asked for: lists have thousands of names.
    var title: String? { facts.title }
    /// Its words, as Markdown.
    var documentation: String { facts.words }
  }

  private let reading: Reading?
  private let file: Int?

  init(_ document: OpenDocument, in workspace: Workspace) {
    reading = workspace.names(for: document)
    file = reading?.file(document.identity)
  }

  /// In the order of their declarations.
  var all: [Entry] {
    guard let reading else { return [] }
    return reading.mentions.declared.compactMap { Self.entry($0, in: reading) }
  }

  static func entry(_ mention: Mention, in reading: Reading) -> Entry? {
    guard let bound = reading.bound(mention.file), let kind = bound.kind(mention.element) else {
      return nil
    }
    return Entry(
      symbol: reading.mentions.symbol(of: mention), kind: kind, mention: mention,
      facts: CommandFacts(mention.element, of: bound))
  }

  /// The units of the toolbar whose tag begins at an offset, in bar order.
  func units(ofElementAt start: Int) -> [String]? {
    guard let reading, let file, let bound = reading.bound(file),
      let toolbar = bound.tree.element(withTagAt: UInt32(clamping: start))
    else { return nil }
    return bound.tree.children(of: toolbar).flatMap { region in
      bound.kind(region) == .center
        ? bound.tree.children(of: region).compactMap { ToolbarPlace.unitID($0, of: bound) } : []
    }
  }

  /// The names in an element that can be extended, or in a region as `toolbar.center`.
  func anchors(in target: String) -> [String] {
    let parts = target.split(separator: ".", maxSplits: 1).map(String.init)
    guard let reading, let id = parts.first,
      let mention = reading.mentions.declaration(of: Symbol(space: .surfaces, id: id)),
      let bound = reading.bound(mention.file)
    else { return [] }
    let isToolbar = bound.kind(mention.element) == .toolbar
    let holder =
      isToolbar
      ? bound.tree.children(of: mention.element).first { element in
        parts.count > 1 && bound.kind(element)?.spelling == parts[1]
      } : parts.count == 1 ? mention.element : nil
    guard let holder, bound.mayBeExtended(holder) else { return [] }
    return bound.tree.children(of: holder).compactMap { bound.anchorName($0) }
  }

  /// The name of the app, which some standard commands say.
  var appName: String { reading?.bound(0)?.text(.name, 0) ?? "" }

  /// The symbols that are used anywhere.
  ///
  /// - Parameter word: The value at the cursor, which may be half of a name: it is used where it stands in
  ///   another place too.
  func symbols(besides word: String) -> Set<String> {
    guard let reading else { return [] }
    var symbols: Set<String> = []
    var isAtCursor = true
    for bound in reading.inclusion.bound {
      for attribute in bound.tree.attributes.indices {
        switch bound.name(of: attribute) {
        case .symbol, .onSymbol, .offSymbol:
          let value = bound.tree.value(of: attribute)
          if isAtCursor, value == word { isAtCursor = false } else { symbols.insert(value) }
        default: break
        }
      }
    }
    return symbols.subtracting(["none"])
  }
}

/// The words of an element on a command, a choice, or anything else with a title.
struct CommandFacts {
  private let bound: BoundDocument
  private let element: Int

  init(_ element: Int, of bound: BoundDocument) {
    self.element = element
    self.bound = bound
  }

  private var system: SystemCommand? {
    bound.text(.system, element).flatMap { SystemCommand(rawValue: $0) }
  }

  var title: String? {
    let text = bound.text(.title, element) ?? bound.text(.offTitle, element)
    return text ?? system.map { $0.title(inAppNamed: bound.text(.name, 0) ?? "") }
  }

  /// Facts a line, as Markdown.
  var words: String {
    var lines: [String] = []
    if let on = bound.text(.onTitle, element) { lines.append("While on: \(on)") }
    if let shortcut = bound.text(.shortcut, element) ?? system?.facts.shortcut {
      let keys = (try? Shortcut(parsing: shortcut)).map { "\($0.display) " } ?? ""
      lines.append("Shortcut: \(keys)`\(shortcut)`")
    }
    if let symbol = bound.text(.symbol, element) ?? bound.text(.offSymbol, element)
      ?? system?.facts.symbol
    {
      lines.append("Symbol: `\(symbol)`")
    }
    if let role = bound.text(.role, element) { lines.append("Role: `\(role)`") }
    for (name, word) in [(AttributeName.enabledWhen, "Enabled when"), (.visibleWhen, "Shown when")]
    {
      if let condition = bound.text(name, element) { lines.append("\(word): `\(condition)`") }
    }
    for (name, word) in [
      (AttributeName.presents, "Presents"), (.confirm, "Asks by"), (.navigates, "Leads to"),
    ] {
      if let id = bound.text(name, element) { lines.append("\(word): `\(id)`") }
    }
    if system != nil, bound.text(.id, element) == nil {
      lines.append("A standard command: the system has its words.")
    } else if let system {
      lines.append("Does what the standard command `\(system.rawValue)` does.")
    }
    return lines.map { "- \($0)" }.joined(separator: "\n")
  }

  /// The system's facts on a standard command.
  static func words(of command: SystemCommand, inAppNamed name: String) -> String {
    let facts = command.facts
    var lines = ["**\(command.title(inAppNamed: name))** · standard command", ""]
    if let shortcut = facts.shortcut { lines.append("- Shortcut: `\(shortcut)`") }
    if let symbol = facts.symbol { lines.append("- Symbol: `\(symbol)`") }
    if let selector = facts.uiKitSelector { lines.append("- UIKit: `\(selector)`") }
    if let selector = facts.appKitSelector { lines.append("- AppKit: `\(selector)`") }
    return lines.joined(separator: "\n")
  }
}
