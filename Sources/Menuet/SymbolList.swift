package import MenuetModel
import MenuetSource
import MenuetXML

extension SymbolCatalog {
  /// Reads a catalog from a property list in XML.
  package init(parsing bytes: [UInt8]) throws(ParseError) {
    guard !bytes.starts(with: "bplist".utf8) else { throw .isBinary }
    var sink = DiagnosticSink()
    guard let source = SourceDecoder().decode(bytes, path: "", into: &sink),
      let tree = XMLReader().read(source, into: &sink)
    else { throw .isNotXML }
    let list = PropertyList(tree)
    guard let root = list.rootDictionary else { throw .isNotXML }
    guard let years = list.dictionary("year_to_release", in: root) else {
      throw .lacks("year_to_release")
    }
    guard let names = list.dictionary("symbols", in: root) else { throw .lacks("symbols") }
    var numbers: [String: Int] = [:]
    var releases: [[String: PlatformVersion]] = []
    for (year, versions) in list.entries(of: years) {
      numbers[year] = releases.count
      releases.append(
        list.entries(of: versions).reduce(into: [:]) { result, entry in
          result[entry.key] = PlatformVersion(list.text(of: entry.value))
        })
    }
    var symbols: [String: Int] = [:]
    for (name, year) in list.entries(of: names) {
      symbols[name] = numbers[list.text(of: year)] ?? -1
    }
    self.init(symbols: symbols, releases: releases)
  }
}

/// The dictionaries and strings of a property list in XML.
private struct PropertyList {
  private let tree: SyntaxTree
  /// The text of each element that holds some.
  private let texts: [Int32: String]

  init(_ tree: SyntaxTree) {
    self.tree = tree
    texts = tree.texts.reduce(into: [:]) { texts, text in
      texts[text.parent, default: ""] += tree.source.string(text.range)
    }
  }

  /// The dictionary inside the root element.
  var rootDictionary: Int? { tree.children(of: 0).first { isNamed("dict", $0) } }

  /// The keys of a dictionary, each with the element behind it.
  func entries(of dictionary: Int) -> [(key: String, value: Int)] {
    var entries: [(key: String, value: Int)] = []
    var key: String?
    for child in tree.children(of: dictionary) {
      if isNamed("key", child) {
        key = text(of: child)
      } else if let name = key {
        entries.append((name, child))
        key = nil
      }
    }
    return entries
  }

  /// The dictionary behind a key.
  func dictionary(_ key: String, in parent: Int) -> Int? {
    entries(of: parent).first { $0.key == key && isNamed("dict", $0.value) }?.value
  }

  func text(of element: Int) -> String {
    let text = texts[Int32(clamping: element)] ?? ""
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func isNamed(_ name: String, _ element: Int) -> Bool {
    tree.names[Int(tree.elements[element].name)] == name
  }
}
