package import MenuetModel
import MenuetSource
import MenuetXML

/// The symbols that exist, with the systems that brought each.
///
/// Read from a file in the format of `name_availability.plist`, which comes with the SF Symbols app:
/// `symbols` gives each name the year of its release, `year_to_release` each year the versions of the
/// systems.
package struct SymbolCatalog: Sendable {
  /// A symbol's name with the number of its release in `releases`.
  private let symbols: [String: Int]
  private let releases: [[String: PlatformVersion]]

  /// Why a file is no catalog of symbols.
  package enum ParseError: Error, Equatable {
    /// A binary property list: `plutil -convert xml1` makes it one in XML.
    case isBinary
    case isNotXML
    /// The key that the file lacks.
    case lacks(String)
  }

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
    self.symbols = symbols
    self.releases = releases
  }

  /// True for a symbol that exists in some release.
  package func contains(_ name: String) -> Bool { symbols[name] != nil }

  /// The least version of a platform that has a symbol; `nil` where the catalog does not tell.
  package func firstVersion(of name: String, on platform: Platform) -> PlatformVersion? {
    guard let release = symbols[name], releases.indices.contains(release) else { return nil }
    return releases[release][Self.key(of: platform)]
  }

  /// The symbol whose name is nearest to one that does not exist.
  package func nearest(to name: String) -> String? {
    NearMiss.best(for: name, in: symbols.keys.sorted())
  }

  /// The catalog's name of a platform; iPadOS shares the releases of iOS.
  private static func key(of platform: Platform) -> String {
    switch platform {
    case .ios, .ipados: "iOS"
    case .macos: "macOS"
    case .visionos: "visionOS"
    case .watchos: "watchOS"
    case .tvos: "tvOS"
    }
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
