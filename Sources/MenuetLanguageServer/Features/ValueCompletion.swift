import MenuetBinding
import MenuetModel
import MenuetRendering
import MenuetSource
import MenuetTool

/// Finds the values that an attribute may have at a place.
struct ValueCompletion {
  /// The part of the value that is replaced, in UTF-8.
  let word: Range<Int>
  let items: [CompletionItem]
  /// Indicates whether further letters may lead to other items.
  let isIncomplete: Bool

  /// - Parameter cursor: The place in the value, in UTF-8.
  init(
    _ attribute: AttributeSpec, of element: ElementName, tag: CursorContext.Tag, value: String,
    cursor: Int, document: OpenDocument, workspace: Workspace, context: CursorContext
  ) {
    let finder = ValueFinder(
      attribute: attribute, element: element, tag: tag, value: Array(value.utf8), cursor: cursor,
      document: document, workspace: workspace, context: context)
    word = finder.word
    items = Array(finder.items.prefix(CompletionList.most))
    isIncomplete = items.count == CompletionList.most
  }
}

/// Finds the values for one place.
struct ValueFinder {
  let attribute: AttributeSpec
  let element: ElementName
  let tag: CursorContext.Tag
  let value: [UInt8]
  let cursor: Int
  let document: OpenDocument
  let workspace: Workspace
  let context: CursorContext

  // MARK: Words

  /// The part of the value around the cursor that one item stands for.
  var word: Range<Int> {
    guard let isDivider else { return 0..<value.count }
    var (start, end) = (cursor, cursor)
    while start > 0, !isDivider(value[start - 1]) { start -= 1 }
    while end < value.count, !isDivider(value[end]) { end += 1 }
    return start..<end
  }

  /// Tells what divides the items of a value; `nil` where it is one.
  private var isDivider: ((UInt8) -> Bool)? {
    if attribute.name == .target { return nil }
    switch attribute.type {
    case .condition: return { $0 <= 0x20 || $0 == 0x28 || $0 == 0x29 }
    case .shortcut: return { $0 == UInt8(ascii: "+") }
    default: return attribute.type.syntax.isList ? { $0 <= 0x20 } : nil
    }
  }

  /// The items of the value besides the one at the cursor.
  var others: Set<String> {
    guard let isDivider else { return [] }
    let before = value[..<word.lowerBound].split(whereSeparator: isDivider)
    let after = value[word.upperBound...].split(whereSeparator: isDivider)
    return Set((before + after).map { String(decoding: $0, as: UTF8.self) })
  }

  // MARK: Items

  var items: [CompletionItem] {
    let items = likely(allItems) { $0.leads(to: $1.label) }
    guard attribute.type.syntax.isList else { return items }
    let others = others
    return items.filter { !others.contains($0.label) }
  }

  /// Of a long list what the typed letters lead to.
  private func likely<Value>(
    _ values: [Value], _ leads: (_ typed: String, Value) -> Bool
  ) -> [Value] {
    guard values.count > CompletionList.most, word.lowerBound < cursor else { return values }
    let typed = String(decoding: value[word.lowerBound..<cursor], as: UTF8.self)
    return values.filter { leads(typed, $0) }
  }

  private var allItems: [CompletionItem] {
    switch attribute.name {
    case .target where element == .extend: return targets
    case .anchor where element == .extend: return anchors
    case .unit: return units
    case .for: return declared([.region])
    default: break
    }
    switch attribute.type {
    case .boolean: return words(["true", "false"])
    case .word(let set), .words(let set): return words(set.words)
    case .systemCommand: return systemCommands
    case .reference(let kinds), .references(let kinds): return declared(kinds)
    case .notice(let kinds): return declared(kinds) + [handler]
    case .condition: return conditionItems
    case .shortcut(let allowsNone): return keys(allowsNone: allowsNone)
    case .symbol(let allowsNone): return symbols(allowsNone: allowsNone)
    case .detents: return words(["medium", "large"]) + detents(of: tag.attributes["id"])
    case .detent:
      let own = detents(of: tag.attributes["id"])
      return words(["medium", "large"]) + own
    case .height: return words(["240pt", "40%"])
    case .sheetDetent: return sheetDetents
    case .uniformType, .uniformTypes: return types
    case .typeCounts: return contentKinds
    case .locales: return words([PseudoTitle.locale]) + languages
    case .language: return languages
    case .path: return paths
    default: return []
    }
  }

  func words(
    _ words: [String], _ kind: CompletionItem.Kind = .enumMember
  ) -> [CompletionItem] {
    words.map { word in
      CompletionItem(
        word, kind, detail: word == attribute.defaultValue ? "default" : nil,
        documentation: attribute.summary)
    }
  }

  var systemCommands: [CompletionItem] {
    let name = DeclaredNames(document, in: workspace).appName
    return SystemCommand.allCases.map { command in
      let facts = command.facts
      let title = command.title(inAppNamed: name)
      let detail = [title, facts.shortcut].compactMap { $0 }.joined(separator: "  ")
      return CompletionItem(
        command.rawValue, .function, detail: detail,
        documentation: CommandFacts.words(of: command, inAppNamed: name))
    }
  }

  private var handler: CompletionItem {
    CompletionItem("handler:", .snippet, detail: "a method of the app")
  }

  // MARK: Declared names

  func declared(_ kinds: ReferenceKinds) -> [CompletionItem] {
    let names = DeclaredNames(document, in: workspace).all
    let fitting = names.filter {
      // The options of a control are no choice that it can show.
      !($0.kind == element && $0.symbol.id == tag.attributes["id"])
        && ($0.kind.declaredKinds.map { !$0.isDisjoint(with: kinds) } ?? false)
        && kinds.isDisjoint(with: .commandSpace) == ($0.symbol.space == .surfaces)
    }
    return items(of: fitting) + (kinds.contains(.command) ? standardReferences(names) : [])
  }

  func declared(_ isWanted: (Symbol) -> Bool) -> [CompletionItem] {
    items(of: DeclaredNames(document, in: workspace).all.filter { isWanted($0.symbol) })
  }

  func items(of names: [DeclaredNames.Entry]) -> [CompletionItem] {
    likely(names) { typed, name in
      typed.leads(to: name.symbol.id) || typed.leads(to: "\(name.symbol.id) \(name.title ?? "")")
    }.prefix(CompletionList.most).map(item)
  }

  /// Standard commands that the document has not declared are named too.
  private func standardReferences(_ names: [DeclaredNames.Entry]) -> [CompletionItem] {
    guard attribute.name == .ref, element != .item else { return [] }
    let known = Set(names.map(\.symbol.id))
    return systemCommands.filter { !known.contains($0.label) }
  }

  func item(_ name: DeclaredNames.Entry) -> CompletionItem {
    let kind: CompletionItem.Kind =
      switch name.kind {
      case .command, .button: .function
      case .toggle: .property
      case .choice: .enumeration
      case .state: .variable
      case .option: .enumMember
      default: .classKind
      }
    return CompletionItem(
      name.symbol.id, kind,
      detail: [name.kind.spelling, name.title].compactMap { $0 }
        .joined(separator: "  "), documentation: name.documentation)
  }

  private var targets: [CompletionItem] {
    let names = DeclaredNames(document, in: workspace).all.filter { $0.symbol.space == .surfaces }
    return names.flatMap { name -> [CompletionItem] in
      guard name.kind == .toolbar else { return [item(name)] }
      return ["leading", "center", "trailing"].map { region in
        var item = item(name)
        item.label = "\(name.symbol.id).\(region)"
        return item
      }
    }
  }

  /// The contents of the element that is extended.
  private var anchors: [CompletionItem] {
    let names = DeclaredNames(document, in: workspace)
      .anchors(in: tag.attributes["target"] ?? "")
    return names.map { CompletionItem($0, .reference, detail: "in this element") }
  }

  /// The units of the toolbar around the place.
  private var units: [CompletionItem] {
    guard let toolbar = context.open.last(where: { $0.name.hasSuffix("toolbar") }),
      let names = DeclaredNames(document, in: workspace).units(ofElementAt: toolbar.start)
    else { return [] }
    return names.map { CompletionItem($0, .reference, detail: "in this toolbar") }
  }

  private func detents(of sheet: String?) -> [CompletionItem] {
    guard let sheet else { return [] }
    return declared { $0.space == .detents(sheet: sheet) }
  }

  private var sheetDetents: [CompletionItem] {
    let text = String(decoding: value[..<cursor], as: UTF8.self)
    if let colon = text.firstIndex(of: ":") {
      let sheet = String(text[..<colon])
      return (words(["medium", "large"]) + detents(of: sheet)).map { detent in
        var item = detent
        item.label = "\(sheet):\(detent.label)"
        return item
      }
    }
    return declared(.sheet).map { sheet in
      var item = sheet
      item.text = sheet.label + ":"
      item.goesOn = true
      return item
    }
  }
}
