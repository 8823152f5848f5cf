package import MenuetModel

/// The ids of documents and the names that they have in Swift, one line an id: a file that is kept beside
/// the documents, so that none of them goes unnoticed.
package struct IDLock: Sendable {
  /// An id of a document.
  package struct Entry: Sendable, Hashable {
    /// The name of the document, as its root gives it.
    package let document: String
    /// The element that has the id, as documents spell it.
    package let element: String
    package let id: String
    /// Its name in Swift; `-` for what has none.
    package let name: String

    fileprivate var fields: [String] { [document, element, id, name] }
  }

  /// The mistake in a file.
  package struct ParseError: Error, Equatable {
    /// From 1.
    package let line: Int
    package let message: String
  }

  /// Sorted by document, element and id.
  package let entries: [Entry]

  /// The ids of some documents.
  package init(_ documents: [Document]) {
    entries = Set(documents.flatMap(Self.entries)).sorted { $0.fields.precedes($1.fields) }
  }

  /// Reads the text of a file. Lines may stand in any order, as merges leave them.
  package init(parsing text: String) throws(ParseError) {
    var entries: [Entry] = []
    var places: [[String]: Int] = [:]
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let line = line.last == "\r" ? line.dropLast() : line
      if line.isEmpty || line.first == "#" { continue }
      if ["<<<<<<<", "=======", ">>>>>>>"].contains(where: line.hasPrefix) {
        throw ParseError(line: index + 1, message: "a conflict of a merge is not resolved")
      }
      let fields = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 4, fields.allSatisfy({ !$0.isEmpty }) else {
        throw ParseError(
          line: index + 1, message: "a line has a document, an element, an id and a name")
      }
      if let first = places.updateValue(index + 1, forKey: fields) {
        throw ParseError(
          line: index + 1, message: "the id '\(fields[2])' stands in line \(first) already")
      }
      entries.append(
        Entry(document: fields[0], element: fields[1], id: fields[2], name: fields[3]))
    }
    self.entries = entries.sorted { $0.fields.precedes($1.fields) }
  }

  /// The lines of a file, each ended by a line feed.
  package var text: String {
    entries.map { $0.fields.joined(separator: " ") + "\n" }.joined()
  }

  /// The names of the documents, in their order.
  package var documents: [String] {
    entries.reduce(into: []) { names, entry in
      if names.last != entry.document { names.append(entry.document) }
    }
  }

  private static func entries(of document: Document) -> [Entry] {
    let names = LockedNames(document)
    return InventoryBuilder.inventory(of: document).content.parts.compactMap { part in
      guard !part.id.isEmpty else { return nil }
      return Entry(
        document: document.name, element: part.kind.spelling, id: part.id,
        name: names[part.kind, part.id] ?? "-")
    }
  }
}

extension [String] {
  /// Returns whether a list comes first by the bytes of its texts.
  fileprivate func precedes(_ other: [String]) -> Bool {
    for (left, right) in zip(self, other) where left != right {
      return left.utf8.lexicographicallyPrecedes(right.utf8)
    }
    return false
  }
}

/// The names in Swift of what has one.
private struct LockedNames {
  private var commands: [String: String] = [:]
  private var surfaces: [String: String] = [:]

  init(_ document: Document) {
    for index in document.commands.indices {
      commands[document.commands[index].id] = document.memberName(ofCommand: index)
    }
    for choice in document.choices {
      commands[choice.id] = document.memberName(of: choice)
      for option in choice.options {
        commands["\(choice.id).\(option.id)"] = document.caseName(of: option, in: choice)
      }
    }
    for state in document.states { commands[state.id] = document.memberName(of: state) }
    add(document.menus, document)
    add(document.menuBars, document)
    add(document.contextMenus, document)
    add(document.editMenus, document)
    add(document.toolbars + document.presented.compactMap(\.body.toolbar), document)
    add(document.sheets, document)
    add(document.covers, document)
    add(document.popovers, document)
    add(document.alerts, document)
    add(document.popUpButtons, document)
    add(document.pullDownButtons, document)
    add(document.segmentedControls, document)
    add(document.dragSources, document)
    add(document.dropTargets, document)
  }

  private mutating func add(_ parts: [some FactorySurface], _ document: Document) {
    for part in parts { surfaces[part.id] = document.factoryName(of: part) }
  }

  subscript(kind: ElementName, id: String) -> String? {
    switch kind {
    case .command, .toggle, .choice, .option, .state: commands[id]
    default: surfaces[id]
    }
  }
}

extension VersionComparison {
  /// Compares the ids that were locked under a name with those of the documents of this name.
  package init(from lock: IDLock, to documents: [Document]) {
    let document = documents.first?.name ?? ""
    let old = lock.entries.filter { $0.document == document }
    let new = IDLock(documents).entries
    let inventories = documents.map { InventoryBuilder.inventory(of: $0).content }
    let parts = Dictionary(
      inventories.flatMap(\.parts).map { (Self.key($0.kind.spelling, $0.id), $0) }
    ) { first, _ in first }
    let derived = Set(
      inventories.flatMap(\.derivedSubmenuIDs).map {
        Self.key(ElementName.submenu.spelling, $0)
      })
    let lockedKeys = Set(old.map(Self.key))
    let keys = Set(new.map(Self.key))
    let lost = old.filter { [now = Set(new)] in !now.contains($0) }
    let gained = new.filter { [before = Set(old)] in !before.contains($0) }
    var changes: [Change] = []
    var interface: [InterfaceChange] = []
    func subject(_ entry: IDLock.Entry) -> Change.Subject {
      let part = parts[Self.key(entry)]
      let element = part?.kind ?? ElementName.allCases.first { $0.spelling == entry.element }
      return Change.Subject(element: element ?? .menuet, id: entry.id, title: part?.title)
    }
    func source(of entry: IDLock.Entry) -> SourceReference? { parts[Self.key(entry)]?.source }
    func tell(_ entry: IDLock.Entry, now name: String?) {
      guard entry.name != "-", entry.name != name else { return }
      interface.append(InterfaceChange(lockedName: entry.name, now: name, in: document))
    }
    // What has its id still is no candidate for another one.
    var renamed = Dictionary(grouping: gained) { Self.key($0) }
    let fresh = gained.filter { !lockedKeys.contains(Self.key($0)) }
    let byName = Dictionary(grouping: fresh) { $0.element + " " + $0.name }
    let byID = Dictionary(grouping: fresh, by: \.id)
    var taken: Set<IDLock.Entry> = []
    for entry in lost {
      let key = Self.key(entry)
      if let other = renamed[key]?.first {
        renamed[key]?.removeFirst()
        changes.append(
          Change(
            .changed, subject(other), attribute: "swift-name", old: entry.name, new: other.name,
            source: source(of: other)))
        tell(entry, now: other.name)
        continue
      }
      // A title made an id that nothing declares.
      if derived.contains(key) { continue }
      let candidates =
        (byName[entry.element + " " + entry.name] ?? []) + (byID[entry.id] ?? [])
      guard let other = candidates.first(where: { !taken.contains($0) && $0.isSame(as: entry) })
      else {
        // Another document of the name may have the id still.
        if !keys.contains(key) {
          changes.append(Change(.removed, subject(entry), source: source(of: entry)))
        }
        tell(entry, now: nil)
        continue
      }
      taken.insert(other)
      changes.append(
        Change(
          .renamed, subject(other), oldID: entry.id,
          isSure: other.element == entry.element && other.name == entry.name,
          source: source(of: other)))
      tell(entry, now: other.name)
    }
    changes += fresh.filter { !taken.contains($0) }.map {
      Change(.added, subject($0), source: source(of: $0))
    }
    self.init(changes: changes, widths: [], interface: interface)
  }

  private static func key(_ element: String, _ id: String) -> String { element + " " + id }

  private static func key(_ entry: IDLock.Entry) -> String { key(entry.element, entry.id) }
}

extension Inventory {
  /// The ids that titles make of submenus which show a menu: no ids of their own, but older locks list
  /// them.
  fileprivate var derivedSubmenuIDs: [String] {
    containers.flatMap(\.places).compactMap { place in
      guard place.kind == .submenu, let submenu = place.value as? Submenu else { return nil }
      let id = Identifier.slug(submenu.words ?? self[part: place.key]?.title ?? "")
      return id.isEmpty ? place.kind.spelling : id
    }
  }
}

extension IDLock.Entry {
  /// Returns whether an id that is new may stand for one that is gone: by its name in Swift, or where the
  /// element alone has changed.
  fileprivate func isSame(as other: IDLock.Entry) -> Bool {
    if element == other.element { return name != "-" && name == other.name }
    let kinds: Set<String> = ["command", "toggle", "choice"]
    return id == other.id && kinds.contains(element) && kinds.contains(other.element)
  }
}
