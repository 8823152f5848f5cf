import MenuetModel

/// Finds what an author changed.
struct ChangeFinder {
  let old: Inventory
  let new: Inventory
  let mapping: IDMapping
  /// The names of the document, where it has another one now.
  private let names: (old: String, new: String)?
  var changes: [Change] = []

  /// A piece of the work, whose changes stand behind those of the ones before it.
  enum Piece: Sendable {
    /// The changes of a share of the earlier version's parts, by its number.
    case parts(share: Int)
    /// New parts, and the places of all.
    case rest

    /// Some shares take longer than others: with more of them no processor waits long for the last.
    private static let shareCount = 4

    static let all = (0..<shareCount).map { Piece.parts(share: $0) } + [.rest]

    /// The indices of a share of some parts.
    static func indices(ofShare share: Int, of count: Int) -> Range<Int> {
      count * share / shareCount..<count * (share + 1) / shareCount
    }
  }

  /// The changes that a piece of the work finds.
  ///
  /// - Parameter new: The later version under the keys of the earlier one.
  static func changes(
    _ piece: Piece, from old: Inventory, to new: Inventory, _ mapping: IDMapping
  ) -> [Change] {
    var finder = ChangeFinder(old: old, new: new, mapping: mapping)
    switch piece {
    case .parts(let share):
      finder.compareParts(Piece.indices(ofShare: share, of: old.parts.count))
    case .rest:
      finder.findNewParts()
      finder.comparePlaces()
    }
    return finder.changes
  }

  private init(old: Inventory, new: Inventory, mapping: IDMapping) {
    self.old = old
    self.new = new
    self.mapping = mapping
    func name(_ inventory: Inventory) -> String {
      (inventory[part: .document]?.value as? RootValue)?.name ?? ""
    }
    let names = (name(old), name(new))
    self.names = names.0 == names.1 ? nil : names
  }

  // MARK: Parts

  private mutating func compareParts(_ range: Range<Int>) {
    let (old, new) = (old, new)
    // Few versions lack a part of the other one.
    lazy var places = old.placements
    for part in old.parts[range] {
      guard let now = new[part: part.key] else {
        if isTold(part, places[part.key], in: old, new) {
          changes.append(
            Change(
              .removed, part.subject, places: words(of: places[part.key], in: old),
              oldSource: part.source))
        }
        continue
      }
      if part.id != now.id, let isSure = mapping.isSure(now.ownKey), !hasDerivedIDs(part, now) {
        changes.append(
          Change(
            .renamed, now.subject, oldID: part.id, isSure: isSure, oldSource: part.source,
            source: now.source))
      }
      compare(part, now)
    }
  }

  private mutating func findNewParts() {
    let (old, new) = (old, new)
    lazy var places = new.placements
    for part in new.parts where !old.hasPart(part.key) {
      guard isTold(part, places[part.key], in: new, old) else { continue }
      changes.append(
        Change(
          .added, part.subject, places: words(of: places[part.key], in: new), source: part.source))
    }
  }

  /// Returns whether the id of a section or a tab is another one because its title is: without an id of
  /// its own it has one that the title makes, and nothing refers to it.
  private func hasDerivedIDs(_ part: Part, _ now: Part) -> Bool {
    (part.kind == .section || part.kind == .tab) && part.title != now.title
  }

  /// Returns whether the new title of a standard command or menu follows from the new name of the
  /// document.
  private func followsFromName(_ field: FieldDifference.Field, of part: Part) -> Bool {
    guard let names, field.name == "title", let then = field.old else { return false }
    let isStandard =
      (part.value as? Command)?.system != nil || (part.value as? Menu)?.standard != nil
    return isStandard && then.replacing(names.old, with: names.new) == field.new
  }

  /// Returns whether a part of one version is told by itself: false for what comes or goes with the
  /// surface or the choice in which it stands.
  ///
  /// - Parameters:
  ///   - own: The version with the part.
  ///   - other: The version without it.
  private func isTold(
    _ part: Part, _ places: [Placements.Spot], in own: Inventory, _ other: Inventory
  ) -> Bool {
    guard part.key.space == .surfaces || part.kind == .option, !places.isEmpty else {
      return true
    }
    return places.map { own.containers[$0.container] }.contains { container in
      // The menu of a back button belongs to no part.
      other.hasPart(container.owner) || other[container: container.key] != nil
    }
  }

  private func words(of places: [Placements.Spot], in inventory: Inventory) -> [String] {
    places.map { inventory.containers[$0.container] }
      .filter { $0.place.kind != .menuet && $0.place.kind != .choice }.map(\.place.words)
  }

  private mutating func compare(_ part: Part, _ now: Part) {
    func changed(_ attribute: String, _ then: String?, _ current: String?) -> Change {
      Change(
        .changed, now.subject, attribute: attribute, old: then, new: current,
        oldSource: part.source, source: now.source)
    }
    if part.kind != now.kind {
      changes.append(changed("element", part.kind.spelling, now.kind.spelling))
    }
    let difference = FieldDifference(part.held, now.held, (part.kind, now.kind), mapping)
    for field in difference.fields where !followsFromName(field, of: part) {
      changes.append(changed(field.name, field.old, field.new))
    }
    if part.swiftName != now.swiftName {
      changes.append(changed("swift-name", part.swiftName, now.swiftName))
    }
  }
}

extension Part {
  /// The part as changes name it.
  var subject: Change.Subject {
    Change.Subject(element: kind, id: id, title: title, first: first)
  }
}
