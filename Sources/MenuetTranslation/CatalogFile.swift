package import MenuetModel
package import MenuetSource

/// A String Catalog as a file, with all that stands in it: what nobody here knows is kept as it is.
package struct CatalogFile: Sendable {
  /// The language in which the keys' own texts are written.
  package let sourceLanguage: String
  /// The strings in their order.
  private(set) var strings: [JSONValue.Member]
  private var places: [String: Int] = [:]
  /// The members that come a second time in their object: readers keep one of them, and not all the
  /// same.
  package let doubledMembers: [JSONValue.Member]
  /// The members of the file, of which `strings` is one.
  private let root: [JSONValue.Member]
  /// Indicates whether a line end stands at the end of the file, where Xcode writes none.
  private let endsInLineEnd: Bool

  /// A catalog without strings.
  package init(sourceLanguage: String) {
    self.sourceLanguage = sourceLanguage
    strings = []
    doubledMembers = []
    root = [
      .init("sourceLanguage", JSONValue(.string(sourceLanguage))),
      .init("strings", JSONValue(.object([]))),
      .init("version", JSONValue(.string("1.0"))),
    ]
    endsInLineEnd = false
  }

  package init(parsing bytes: [UInt8]) throws(StringCatalog.ParseError) {
    try self.init(
      StringCatalog.parse(bytes), endsInLineEnd: bytes.last == UInt8(ascii: "\n"))
  }

  package init(
    _ value: JSONValue, endsInLineEnd: Bool
  ) throws(StringCatalog.ParseError) {
    guard let language = value["sourceLanguage"]?.string else { throw .lacks("sourceLanguage") }
    guard let strings = value["strings"], case .object(let members) = strings.content else {
      throw .lacks("strings")
    }
    guard let version = value["version"]?.string else { throw .lacks("version") }
    guard StringCatalog.isKnown(version: version) else { throw .isOfVersion(version) }
    root = value.members
    doubledMembers = value.doubledMembers
    sourceLanguage = language
    self.strings = members
    self.endsInLineEnd = endsInLineEnd
    indexStrings()
  }

  /// The file as Xcode writes it.
  package var bytes: [UInt8] {
    // A name that comes twice has its last value.
    let last = root.lastIndex { $0.name == "strings" }
    let members = root.enumerated().map { index, member in
      index == last ? JSONValue.Member(member.name, JSONValue(.object(strings))) : member
    }
    var printer = CatalogPrinter()
    printer.print(JSONValue(.object(members)))
    return printer.bytes + (endsInLineEnd ? [UInt8(ascii: "\n")] : [])
  }

  // MARK: Strings

  /// The string under a key; `nil` where there is no such string.
  func entry(_ key: String) -> JSONValue? { places[key].map { strings[$0].value } }

  /// Puts something else in the place of a string that is there.
  mutating func set(_ key: String, to entry: JSONValue) {
    guard let place = places[key] else { return }
    strings[place] = JSONValue.Member(key, entry)
  }

  /// Adds strings that are not there, each before the first one that Xcode sorts behind it.
  mutating func add(_ members: [JSONValue.Member]) {
    guard !members.isEmpty else { return }
    let new = members.map { (key: CatalogOrder($0.name), member: $0) }
      .sorted { $0.key < $1.key }
    var rest = new[...]
    var merged: [JSONValue.Member] = []
    merged.reserveCapacity(strings.count + new.count)
    for string in strings {
      if !rest.isEmpty {
        let key = CatalogOrder(string.name)
        while let first = rest.first, first.key < key {
          merged.append(first.member)
          rest.removeFirst()
        }
      }
      merged.append(string)
    }
    strings = merged + rest.map(\.member)
    indexStrings()
  }

  mutating func remove(_ keys: Set<String>) {
    guard !keys.isEmpty else { return }
    strings.removeAll { keys.contains($0.name) }
    indexStrings()
  }

  private mutating func indexStrings() {
    places = Dictionary(
      zip(strings.lazy.map(\.name), strings.indices), uniquingKeysWith: { max($0, $1) })
  }

  /// The tag under which a string has a language, which may be spelled otherwise: `pt_BR`.
  func tag(of language: String, in entry: JSONValue?) -> String {
    if entry?["localizations"]?[language] != nil { return language }
    let spelling = StringCatalog.Locale.spelling(language)
    return entry?["localizations"]?.members.map(\.name)
      .first { StringCatalog.Locale.spelling($0) == spelling } ?? language
  }
}

extension JSONValue {
  /// The value with another one at the end of some names. An object on the way that is not there is
  /// made; what stands beside it stays, and a new name comes where Xcode sorts it.
  func setting(_ path: some Collection<String>, to value: JSONValue?) -> JSONValue {
    guard let name = path.first else { return value ?? self }
    var members = members
    let rest = path.dropFirst()
    if let index = members.lastIndex(where: { $0.name == name }) {
      if rest.isEmpty, value == nil {
        members.removeAll { $0.name == name }
      } else {
        members[index] = Member(name, members[index].value.setting(rest, to: value))
      }
    } else if value != nil {
      let member = Member(name, JSONValue(.object([])).setting(rest, to: value))
      let order = CatalogOrder(name)
      let place = members.firstIndex { order < CatalogOrder($0.name) } ?? members.endIndex
      members.insert(member, at: place)
    }
    return JSONValue(.object(members))
  }

  func setting(_ path: String..., to text: String) -> JSONValue {
    setting(path, to: JSONValue(.string(text)))
  }
}
