import MenuetBinding
import MenuetModel
import MenuetSource
import MenuetTool
import MenuetXML

extension LanguageServer {
  /// The tree of a document in its file; `nil` where nothing of it can be read.
  func bound(_ document: OpenDocument) -> BoundDocument? {
    guard let reading = workspace.readings(of: document).first,
      let file = reading.file(document.identity)
    else { return nil }
    return reading.bound(file)
  }

  /// The elements of a document that have a name, inside each other as they are written.
  func documentSymbols(
    _ document: OpenDocument, _ parameters: JSONValue
  ) throws(ProtocolError) -> JSONValue {
    guard let bound = bound(document), !bound.tree.elements.isEmpty else { return .list([]) }
    let outline = Outline(bound, document, workspace.encoding)
    return .list(
      client.hasHierarchicalSymbols ? outline.symbols(in: 0) : outline.flatSymbols)
  }

  /// The declarations under a name, in all documents that open ones belong to.
  func workspaceSymbols(_ parameters: JSONValue) throws(ProtocolError) -> JSONValue {
    let query = parameters["query"]?.string ?? ""
    var symbols: [JSONValue] = []
    for root in workspace.roots {
      guard let reading = workspace.reading(ofRoot: root) else { continue }
      for mention in reading.mentions.declared {
        guard let entry = DeclaredNames.entry(mention, in: reading),
          query.leads(to: entry.symbol.id + " " + (entry.title ?? ""))
        else { continue }
        symbols.append([
          "name": .text(entry.symbol.id), "kind": .number(entry.kind.symbolKind.rawValue),
          "containerName": .text(entry.title),
          "location": location(mention, in: reading),
        ])
      }
    }
    return .list(unique(symbols))
  }
}

extension String {
  /// Returns whether these letters stand in a text in their order, as typed ones do in what is meant.
  /// Capital and small letters of ASCII count as the same.
  func leads(to text: String) -> Bool {
    func folded(_ byte: UInt8) -> UInt8 {
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
    var letters = text.utf8.makeIterator()
    search: for letter in utf8 where letter > 0x20 {
      while let next = letters.next() {
        if folded(next) == folded(letter) { continue search }
      }
      return false
    }
    return true
  }
}

/// The kinds of the protocol that are used here.
enum SymbolKind: Int {
  case file = 1
  case module = 2
  case namespace = 3
  case classKind = 5
  case property = 7
  case enumeration = 10
  case interface = 11
  case function = 12
  case variable = 13
  case constant = 14
  case object = 19
  case enumMember = 22
  case structure = 23
  case event = 24
}

extension ElementName {
  /// The kind under which outlines show an element.
  var symbolKind: SymbolKind {
    switch self {
    case .menuet: .module
    case .commands, .states, .section, .view: .namespace
    case .command, .button, .item: .function
    case .toggle: .property
    case .state: .variable
    case .choice: .enumeration
    case .option: .enumMember
    case .include: .file
    case .type, .field: .structure
    case .sheet, .cover, .popover, .alert, .activityView: .interface
    case .region, .dragSource, .dropTarget: .object
    default: .classKind
    }
  }
}

/// The outline of a document.
private struct Outline {
  private let bound: BoundDocument
  private let document: OpenDocument
  private let encoding: PositionEncoding

  init(_ bound: BoundDocument, _ document: OpenDocument, _ encoding: PositionEncoding) {
    self.bound = bound
    self.document = document
    self.encoding = encoding
  }

  /// An element with a name, and what it holds; without a name, what it holds alone.
  func symbols(in element: Int) -> [JSONValue] {
    let children = bound.tree.children(of: element).flatMap { symbols(in: $0) }
    guard let kind = bound.kind(element), let name = name(element, kind) else { return children }
    let syntax = bound.tree.elements[element]
    return [
      [
        "name": .text(name), "detail": .text(kind.spelling),
        "kind": .number(kind.symbolKind.rawValue),
        "range": document.file.range(syntax.range, encoding),
        "selectionRange": document.file.range(syntax.nameRange, encoding),
        "children": children.isEmpty ? .null : .list(children),
      ]
    ]
  }

  /// The same for clients that know no tree.
  var flatSymbols: [JSONValue] {
    bound.tree.elements.indices.compactMap { element -> JSONValue? in
      guard let kind = bound.kind(element), let name = name(element, kind) else { return nil }
      let range = document.file.range(bound.tree.elements[element].range, encoding)
      return [
        "name": .text(name), "kind": .number(kind.symbolKind.rawValue),
        "containerName": .text(kind.spelling),
        "location": ["uri": .text(document.uri), "range": range],
      ]
    }
  }

  private func name(_ element: Int, _ kind: ElementName) -> String? {
    let names: [AttributeName] = [
      .title, .offTitle, .id, .ref, .choice, .system, .standard, .name, .href, .target,
    ]
    for name in names {
      if let text = bound.text(name, element), !text.allSatisfy(\.isWhitespace) { return text }
    }
    switch kind {
    case .commands, .states, .leading, .center, .trailing, .shrink, .back, .search, .close,
      .sidebarToggle, .inspectorToggle, .documentMenu, .section:
      return kind.spelling
    default: return nil
    }
  }
}
