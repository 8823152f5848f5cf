import MenuetGeneration
import MenuetModel

/// The names in Swift that go with ids and words which are others in a later version.
struct NameMapping: Sendable {
  /// The ids that are others now, or the names in their place, under their letters.
  private var stems: [String: Stem] = [:]
  /// Of letters that several have, the further ones.
  private var further: [String: [Stem]] = [:]
  /// The names that the types of choices have now.
  private var choices: [String: String] = [:]
  /// The names that the types of detents have now.
  private var detents: [String: String] = [:]
  /// The types of both versions, with those around them: one that both have is the same type.
  private var known: (old: Set<String>, new: Set<String>) = ([], [])
  private let document: (old: String, new: String)?

  /// That of which names are made.
  private struct Stem: Equatable {
    let old: String
    let new: String
  }

  /// The most words of a name that are looked at.
  private static let mostWords = 32

  /// - Parameter new: The later version under the keys of the earlier one.
  init(from old: Inventory, to new: Inventory, documents: (old: String, new: String)) {
    document = documents.old == documents.new ? nil : documents
    stems.reserveCapacity(old.parts.count)
    for part in old.parts where !part.id.isEmpty {
      guard let now = new[part: part.key] else { continue }
      let (before, after) = (Self.stem(of: part), Self.stem(of: now))
      if before != after { add(before, after, part.kind) }
    }
  }

  private static func stem(of part: Part) -> String {
    if let name = part.swiftName { return name }
    // Of an option only its own id stands in its name.
    return part.kind == .option
      ? part.id.split(separator: ".").last.map(String.init) ?? part.id : part.id
  }

  private mutating func add(_ old: String, _ new: String, _ kind: ElementName) {
    if kind == .choice || kind == .sheet {
      let names = (old: SwiftName.type(old), new: SwiftName.type(new))
      if kind == .choice { choices[names.old] = names.new }
      if kind == .sheet {
        detents[SwiftName.detentType(names.old)] = SwiftName.detentType(names.new)
      }
    }
    add(old, new)
    for ending in Self.endings[kind] ?? [] {
      // With the suffix behind it a name is found by its words, unless an id has the suffix already.
      if ending.isDropped(from: old) || ending.isDropped(from: new) {
        add(ending.factory(of: old), ending.factory(of: new))
      }
    }
  }

  private mutating func add(_ old: String, _ new: String) {
    let letters = SwiftName.letters(of: old)
    let stem = Stem(old: old, new: new)
    guard let first = stems.updateValue(stem, forKey: letters), first != stem else { return }
    stems[letters] = first
    if further[letters]?.contains(stem) != true { further[letters, default: []].append(stem) }
  }

  /// Returns what is found under a name that the owner of an earlier name may have now.
  private func first<Found>(ofOwner old: String, where found: (String) -> Found?) -> Found? {
    let letters = SwiftName.letters(of: old)
    if let first = stems[letters] {
      if let result = self.first(of: first, named: old, where: found) { return result }
      for stem in further.isEmpty ? [] : further[letters] ?? [] {
        if let result = self.first(of: stem, named: old, where: found) { return result }
      }
    }
    guard let document else { return nil }
    if document.old == old { return found(document.new) }
    return SwiftName.member(document.old) == old ? found(SwiftName.member(document.new)) : nil
  }

  /// Returns what is found under a name that a stem has now, where it had an earlier one.
  private func first<Found>(
    of stem: Stem, named old: String, where found: (String) -> Found?
  ) -> Found? {
    // Types alone begin with a capital, of nearly all stems.
    let names = old.utf8.first.map(SwiftName.isCapital) == true ? Self.names.reversed() : Self.names
    for name in names where name.isMade(old, stem.old) {
      let now = name.make(stem.new)
      if now != old, let result = found(now) { return result }
    }
    return nil
  }

  /// A name that a stem has.
  private struct Form: Sendable {
    let make: @Sendable (_ stem: String) -> String
    let isMade: @Sendable (_ name: String, _ stem: String) -> Bool
  }

  /// The names that a stem has.
  private static let names = [
    Form(make: SwiftName.enumCase, isMade: SwiftName.isEnumCase),
    Form(make: SwiftName.member, isMade: SwiftName.isMember),
    Form(make: SwiftName.type, isMade: SwiftName.isType),
  ]

  /// The words for a kind of surface that names end in.
  private struct Ending {
    let suffix: String
    let synonym: String?
    /// The words that are not doubled.
    let words: [Substring]

    init(_ suffix: String, _ synonym: String? = nil) {
      self.suffix = suffix
      self.synonym = synonym
      words = suffix.split(separator: "-") + (synonym.map { [$0[...]] } ?? [])
    }

    /// Returns whether the last word of an id is one that is not doubled.
    func isDropped(from id: String) -> Bool {
      let end = id.utf8.lastIndex { !SwiftName.isJoint($0) }
      guard let end else { return false }
      let bytes = id.utf8[...end]
      return words.contains { bytes.suffix($0.utf8.count).elementsEqual($0.utf8) }
    }

    func factory(of id: String) -> String {
      SwiftName.factory(id, suffix: suffix, synonym: synonym)
    }
  }

  private static let endings = Dictionary(
    uniqueKeysWithValues: ElementName.allCases.map { ($0, endings(of: $0)) })

  private static func endings(of kind: ElementName) -> [Ending] {
    func suffix<Surface: FactorySurface>(_ surface: Surface.Type) -> Ending {
      Ending(Surface.factorySuffix, Surface.factorySynonym)
    }
    switch kind {
    case .menu: return [suffix(Menu.self)]
    case .menuBar: return [suffix(MenuBar.self)]
    case .contextMenu: return [suffix(ContextMenu.self)]
    case .editMenu: return [suffix(EditMenu.self)]
    case .toolbar: return [suffix(Toolbar.self)]
    case .alert: return [suffix(Alert.self)]
    case .popUpButton: return [suffix(PopUpButton.self)]
    case .pullDownButton: return [suffix(PullDownButton.self)]
    case .segmented: return [suffix(SegmentedControl.self)]
    case .sheet: return [suffix(Sheet.self)]
    case .cover: return [suffix(Cover.self)]
    case .popover: return [suffix(Popover.self)]
    case .documentMenu: return [suffix(DocumentMenu.self)]
    case .dragSource: return [suffix(DragSource.self), Ending("drag")]
    case .dropTarget: return [suffix(DropTarget.self), Ending("drop")]
    // A button is called after its command.
    case .command, .toggle: return [Ending("button")]
    default: return []
    }
  }

  /// Returns what is found under a name that a declaration may have now, of those that differ in most
  /// words first.
  func first<Found>(for name: String, where found: (String) -> Found?) -> Found? {
    if stems.isEmpty && document == nil { return nil }
    if let found = first(ofOwner: name, where: found) { return found }
    let bytes = Array(name.utf8)
    let bounds = Self.bounds(of: bytes)
    for count in (1..<max(bounds.count - 1, 1)).reversed() {
      for start in bounds.indices where start + count < bounds.count {
        let range = bounds[start]..<bounds[start + count]
        let word = String(decoding: bytes[range], as: UTF8.self)
        let result = first(ofOwner: word) { now in
          let whole = bytes[..<range.lowerBound] + Array(now.utf8) + bytes[range.upperBound...]
          return found(String(decoding: whole, as: UTF8.self))
        }
        if let result { return result }
      }
    }
    return nil
  }

  /// Where words of a name in camel case begin, and its end.
  private static func bounds(of name: [UInt8]) -> [Int] {
    var bounds = [0]
    for index in name.indices.dropFirst() where SwiftName.isCapital(name[index]) {
      let next = index + 1
      // The last of several capitals begins the next word.
      if !SwiftName.isCapital(name[index - 1])
        || next < name.count && (0x61...0x7A).contains(name[next])
      {
        bounds.append(index)
      }
    }
    return bounds.prefix(mostWords) + [name.count]
  }

  /// Indicates whether no type has another name now.
  private var keepsTypes: Bool { choices.isEmpty && detents.isEmpty && document == nil }

  /// The names for two versions of code: what both have is the same, whatever it was made from.
  func between(_ before: GeneratedInterface, _ after: GeneratedInterface) -> NameMapping {
    if keepsTypes { return self }
    var mapping = self
    func types(_ interface: GeneratedInterface) -> Set<String> {
      // Copies of members take longer than looking at them.
      let members = interface.members
      return Set(members.indices.filter { members[$0].kind == .type }.map { members[$0].path })
    }
    mapping.known = (types(before), types(after))
    return mapping
  }

  /// The types around a declaration, as they are called now.
  func scope(_ scope: String) -> String {
    if keepsTypes || known.new.contains(scope) { return scope }
    let now = scope.split(separator: ".", omittingEmptySubsequences: false).enumerated()
      .map { index, part in
        switch index {
        case 0: outer(part)
        case 1: detents[String(part)] ?? String(part)
        default: choices[String(part)] ?? String(part)
        }
      }.joined(separator: ".")
    return known.old.contains(now) ? scope : now
  }

  /// The name now of a type that stands in the file itself, and begins with that of the document.
  private func outer(_ name: Substring) -> String {
    guard let document, name.hasPrefix(document.old) else { return String(name) }
    return document.new + name.dropFirst(document.old.count)
  }

  /// Returns whether a declaration is the same but for the new names in it.
  func isSame(_ old: String, as new: String) -> Bool {
    if old == new { return true }
    var result = ""
    var rest = old[...]
    func isPart(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "_"
    }
    while !rest.isEmpty {
      let word = rest.prefix(while: isPart)
      result +=
        choices[String(word)] ?? detents[String(word)] ?? first(ofOwner: String(word)) { $0 }
        ?? outer(word)
      rest = rest.dropFirst(word.count)
      let marks = rest.prefix { !isPart($0) }
      result += marks
      rest = rest.dropFirst(marks.count)
    }
    return result == new
  }
}
