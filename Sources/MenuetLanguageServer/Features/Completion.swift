import MenuetModel
import MenuetRendering
import MenuetSchemas
import MenuetSource

extension LanguageServer {
  /// The words that may be written at a place.
  func completion(
    _ document: OpenDocument, _ parameters: JSONValue
  ) throws(ProtocolError) -> JSONValue {
    let offset = try offset(parameters, in: document)
    let list = Completion(document, at: offset, in: workspace).list
    return list?.json(in: document.file, workspace.encoding, for: client)
      ?? ["isIncomplete": false, "items": []]
  }
}

/// Finds what may be written at a place, by the vocabulary and what the documents declare.
struct Completion {
  private let document: OpenDocument
  private let workspace: Workspace
  private let text: [UInt8]
  private let offset: Int
  private let context: CursorContext

  init(_ document: OpenDocument, at offset: Int, in workspace: Workspace) {
    self.document = document
    self.workspace = workspace
    self.offset = offset
    text = document.file.source
    context = CursorContext(text, at: offset)
  }

  /// `nil` where nothing is offered.
  var list: CompletionList? {
    switch context.place {
    case .element(let word, let hasBracket, let isTag):
      elements(word, hasBracket: hasBracket, isTag: isTag)
    case .endTag(let word, let isClosed): endTag(word, isClosed: isClosed)
    case .attribute(let tag, let word, let hasValue): attributes(tag, word, hasValue: hasValue)
    case .value(let tag, let attribute, let range, let quote, let isClosed):
      value(tag, attribute, range, quote: quote, isClosed: isClosed)
    case .instruction(let word, let isClosed): instruction(word, isClosed: isClosed)
    case .allowance(let word): allowances(word)
    case .other: nil
    }
  }

  // MARK: Names

  /// The prefix of the language's names, as the root has it: usually none.
  private var prefix: String {
    let name = context.open.first?.name ?? ""
    return name.lastIndex(of: ":").map { String(name[...$0]) } ?? ""
  }

  private func kind(_ name: String) -> ElementName? {
    ElementName(spelling: name.split(separator: ":").last ?? "")
  }

  private func kind(ofParent depth: Int = 0) -> ElementName? {
    let index = context.open.count - 1 - depth
    return index >= 0 ? kind(context.open[index].name) : nil
  }

  // MARK: Elements

  private func elements(_ word: Range<Int>, hasBracket: Bool, isTag: Bool) -> CompletionList? {
    var list = CompletionList(range: word)
    guard let parent = context.open.last else {
      list.items = [rootElement(hasBracket: hasBracket)]
      return list
    }
    if let parentKind = kind(parent.name) {
      let present = Set(parent.children.compactMap { kind($0) })
      for child in Vocabulary.spec(parentKind).children.members {
        if Vocabulary.allowsOneOnly(child, in: parentKind), present.contains(child) { continue }
        list.items.append(element(child, in: parentKind, hasBracket: hasBracket, isTag: isTag))
      }
    }
    if !isTag, word.isEmpty || hasBracket {
      var end = CompletionItem("/" + parent.name, .classKind, detail: "end tag")
      end.text = (hasBracket ? "" : "<") + "/\(parent.name)>"
      list.items.append(end)
    }
    return list
  }

  private func rootElement(hasBracket: Bool) -> CompletionItem {
    var item = CompletionItem(
      "menuet", .classKind, detail: "the root of a document",
      documentation: Vocabulary.spec(.menuet).summary)
    let start = hasBracket ? "" : "<"
    let tag = "menuet xmlns=\"\(Vocabulary.namespace)\" name="
    item.text = "\(start)\(tag)\"\"></menuet>"
    item.snippet = "\(start)\(tag)\"${1:Name}\">\n  $0\n</menuet>"
    return item
  }

  private func element(
    _ name: ElementName, in parent: ElementName, hasBracket: Bool, isTag: Bool
  ) -> CompletionItem {
    let spec = Vocabulary.spec(name)
    let spelling = prefix + name.spelling
    var item = CompletionItem(
      name.spelling, .classKind, detail: "element", documentation: spec.summary)
    if isTag {
      item.text = spelling
      return item
    }
    let start = (hasBracket ? "" : "<") + spelling
    let required = requiredAttributes(of: spec, in: parent)
    let isEmpty = spec.children.isEmpty || required.contains(.ref)
    item.text =
      start + required.map { " \($0.spelling)=\"\"" }.joined()
      + (isEmpty ? "/>" : "></\(spelling)>")
    let places = required.enumerated().map { " \($1.spelling)=\"${\($0 + 1)}\"" }.joined()
    item.snippet = start + places + (isEmpty ? "$0/>" : ">\n  $0\n</\(spelling)>")
    item.goesOn = !required.isEmpty
    return item
  }

  /// The attributes without which an element would be an error, of several that will do the first.
  private func requiredAttributes(
    of spec: ElementSpec, in parent: ElementName
  ) -> [AttributeName] {
    var names = spec.required
    let places = places(in: parent)
    for requirement in spec.requirements {
      if case .anyOf(let any, let place) = requirement, places.contains(place),
        let first = any.first, !any.contains(where: names.contains)
      {
        // With `ref` nothing else is needed.
        if !names.contains(.ref) { names.append(first) }
      }
    }
    return names
  }

  private func endTag(_ word: Range<Int>, isClosed: Bool) -> CompletionList? {
    guard let parent = context.open.last else { return nil }
    var list = CompletionList(range: word)
    var item = CompletionItem(parent.name, .classKind, detail: "end tag")
    item.text = parent.name + (isClosed ? "" : ">")
    list.items = [item]
    return list
  }

  // MARK: Attributes

  private func places(in parent: ElementName?) -> AttributePlace {
    let inMenuBar = context.open.contains { kind($0.name) == .menuBar }
    return Vocabulary.places(in: parent, inMenuBar: inMenuBar)
  }

  private func attributes(
    _ tag: CursorContext.Tag, _ word: Range<Int>, hasValue: Bool
  ) -> CompletionList? {
    guard let kind = kind(tag.name) else { return nil }
    let spec = Vocabulary.spec(kind)
    let places = places(in: self.kind(ofParent: 0))
    var excluded = Set(tag.attributes.keys)
    for requirement in spec.requirements {
      if case .atMostOne(let names) = requirement,
        names.contains(where: { excluded.contains($0.spelling) })
      {
        excluded.formUnion(names.map(\.spelling))
      }
    }
    var list = CompletionList(range: word)
    // What follows directly would run into the value.
    let follows = word.upperBound < text.count && text[word.upperBound] > 0x20
    let isBeforeName =
      follows && !hasValue && ![0x2F, 0x3E].contains(text[word.upperBound]) ? " " : ""
    for attribute in spec.attributes
    where places.contains(attribute.place) && !excluded.contains(attribute.name.spelling) {
      let name = attribute.name.spelling
      var item = CompletionItem(
        name, .property, detail: ReferenceMarkdown.plain.text(attribute.type.explanation),
        documentation: attribute.summary)
      if !hasValue {
        item.text = "\(name)=\"\"\(isBeforeName)"
        item.snippet = "\(name)=\"$1\"\(isBeforeName)$0"
        item.goesOn = true
      }
      list.items.append(item)
    }
    return list
  }

  // MARK: Instructions

  private func instruction(_ word: Range<Int>, isClosed: Bool) -> CompletionList {
    let name = "menuet-allow"
    var list = CompletionList(range: word)
    var item = CompletionItem(
      name, .keyword, detail: "instruction",
      documentation: "Allows what the rules that it names flag in the next element.")
    if !isClosed {
      item.text = "\(name) ?>"
      item.snippet = "\(name) $1?>$0"
    } else if text[word.upperBound] > 0x20 {
      item.text = "\(name) "
    }
    item.goesOn = item.text != nil
    list.items = [item]
    return list
  }

  private func allowances(_ word: Range<Int>) -> CompletionList? {
    var list = CompletionList(range: word)
    list.items = AllowedRules.items
    return list
  }

  // MARK: Values

  private func value(
    _ tag: CursorContext.Tag, _ name: String, _ range: Range<Int>, quote: UInt8?, isClosed: Bool
  ) -> CompletionList? {
    guard let kind = kind(tag.name), let attribute = AttributeName(spelling: name),
      let spec = Vocabulary.spec(kind).attribute(attribute)
    else { return nil }
    let typed = min(max(offset, range.lowerBound), range.upperBound)
    let values = ValueCompletion(
      spec, of: kind, tag: tag, value: string(range),
      cursor: typed - range.lowerBound, document: document, workspace: workspace,
      context: context)
    let word = values.word
    var list = CompletionList(
      range: range.lowerBound + word.lowerBound..<range.lowerBound + word.upperBound)
    list.items = values.items
    list.isIncomplete = values.isIncomplete
    // Quotes that are missing come with the value.
    let opening = quote == nil ? "\"" : ""
    let closing = isClosed ? "" : quote.map { String(UnicodeScalar($0)) } ?? "\""
    guard !opening.isEmpty || !closing.isEmpty else { return list }
    if quote == nil {
      list = CompletionList(range: range, items: list.items, isIncomplete: list.isIncomplete)
    }
    for index in list.items.indices {
      let text = list.items[index].text ?? list.items[index].label
      list.items[index].text = opening + text + closing
      list.items[index].filter = quote == nil ? text : nil
    }
    return list
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self)
  }
}
