import MenuetModel

/// Finds ids that vanished while another with the same meaning appeared in the same places.
struct RenameFinder {
  private let old: Inventory
  private let new: Inventory
  /// The parts whose ids one version alone has.
  private let vanished: [Part]
  private let appeared: [Part]
  private var mapping: IDMapping

  private init(from old: Inventory, to new: Inventory, _ names: PartNames) {
    self.old = old
    self.new = new
    vanished = old.parts.filter { !new.hasPart($0.key) }
    appeared = new.parts.filter { !old.hasPart($0.key) }
    mapping = IDMapping(names)
  }

  private static func isCommand(_ part: Part) -> Bool {
    part.key.space == .commands && part.kind != .option && part.kind != .state
  }

  private static func isSurface(_ part: Part) -> Bool {
    part.key.space == .surfaces && !part.key.isAnonymous
  }

  /// The ids of the earlier version for those of the later one.
  ///
  /// - Parameter names: Those of both versions.
  static func mapping(from old: Inventory, to new: Inventory, _ names: PartNames) -> IDMapping {
    var finder = RenameFinder(from: old, to: new, names)
    guard !finder.vanished.isEmpty, !finder.appeared.isEmpty else { return finder.mapping }
    finder.findCommands()
    finder.findStates()
    finder.findOptions()
    finder.findSurfaces()
    return finder.mapping
  }

  private mutating func take(_ part: Part, for other: Part, isSure: Bool) {
    mapping.align(other.key, with: part.key, isSure: isSure)
  }

  // MARK: Commands

  private struct Words: Hashable {
    let kind: ElementName
    let title: String

    /// `nil` for a part without words.
    init?(_ part: Part) {
      guard let title = part.title, !title.isEmpty else { return nil }
      kind = part.kind
      self.title = title
    }
  }

  private struct Spot: Hashable {
    let container: PartKey
    /// The neighbour before it in both versions.
    let neighbor: PartKey?
    /// How many other parts of one version alone stand between.
    let offset: Int
  }

  /// The most parts of one title that are compared with each other.
  private static let mostCandidates = 16

  /// First by their titles, then by where they stand.
  private mutating func findCommands() {
    let (vanished, appeared) = (vanished.filter(Self.isCommand), appeared.filter(Self.isCommand))
    guard !vanished.isEmpty, !appeared.isEmpty else { return }
    let places = (old: old.placements, new: new.placements)
    let byTitle = IndexLists<[Words: Int]>(count: appeared.count) { Words(appeared[$0]) }
    var lost: [Part] = []
    for part in vanished {
      var best: (part: Part, rank: Int)?
      if let words = Words(part) {
        for index in byTitle[words].prefix(Self.mostCandidates) {
          let other = appeared[index]
          if mapping.contains(other.key) { continue }
          let rank = rank(part, places.old, other, places.new)
          if rank > best?.rank ?? 0 { best = (other, rank) }
        }
      }
      if let best {
        take(part, for: best.part, isSure: best.rank == 3)
      } else {
        lost.append(part)
      }
    }
    guard !lost.isEmpty else { return }
    let spots = Dictionary(
      appeared.compactMap { part in spot(of: part, in: new, places.new).map { ($0, part) } }
    ) { first, _ in first }
    for part in lost {
      guard let spot = spot(of: part, in: old, places.old), let other = spots[spot],
        !mapping.contains(other.key), other.kind == part.kind, isAlike(part, other)
      else { continue }
      take(part, for: other, isSure: false)
    }
  }

  /// 3 for the same attributes in the same places, 2 for the same attributes, 1 for a shared place.
  private func rank(
    _ part: Part, _ oldPlaces: Placements, _ other: Part, _ newPlaces: Placements
  ) -> Int {
    let (before, after) = (oldPlaces.containers(of: part.key), newPlaces.containers(of: other.key))
    func isOne(_ then: Int, _ now: Int) -> Bool {
      old.containers[then].key == mapping.earlier(new.containers[now].key)
    }
    func areSeveral(_ places: some Sequence<Int>) -> Bool {
      places.dropFirst().contains { _ in true }
    }
    let isEqual = part.held.isEqual(to: other.held)
    if isEqual {
      // Most stand in one place, and sets take their time.
      if before.elementsEqual(after, by: isOne) { return 3 }
      guard areSeveral(before) || areSeveral(after) else { return 2 }
    } else if isSameButForNames(part, other) {
      return 2
    }
    let keys = Set(before.map { old.containers[$0].key })
    let earlier = Set(after.map { mapping.earlier(new.containers[$0].key) })
    return isEqual ? (keys == earlier ? 3 : 2) : (keys.isDisjoint(with: earlier) ? 0 : 1)
  }

  /// Returns whether two commands differ in names of conditions alone that one version does not have:
  /// states are found by the commands that ask for them, and so behind these.
  private func isSameButForNames(_ part: Part, _ other: Part) -> Bool {
    guard var before = part.value as? Command, var after = other.value as? Command,
      before.enabledWhen != after.enabledWhen || before.visibleWhen != after.visibleWhen
    else { return false }
    before.enabledWhen = before.enabledWhen.map { blank($0, without: new) }
    before.visibleWhen = before.visibleWhen.map { blank($0, without: new) }
    after.enabledWhen = after.enabledWhen.map { blank($0, without: old) }
    after.visibleWhen = after.visibleWhen.map { blank($0, without: old) }
    return before == after
  }

  /// A condition with blanks for the names that another version does not have.
  private func blank(_ condition: Condition, without other: Inventory) -> Condition {
    switch condition {
    case .variable(let name):
      .variable(
        mapping.names.key(of: PartName(.commands, name)).map(other.hasPart) == true ? name : "")
    case .not(let operand): .not(blank(operand, without: other))
    case .and(let operands): .and(operands.map { blank($0, without: other) })
    case .or(let operands): .or(operands.map { blank($0, without: other) })
    }
  }

  /// Returns whether two parts differ in their title alone, and have something else that tells them
  /// from others.
  private func isAlike(_ part: Part, _ other: Part) -> Bool {
    let difference = FieldDifference(part.held, other.held, (part.kind, other.kind), mapping)
    guard difference.fields.allSatisfy({ $0.name == "title" }) else { return false }
    let fields = FieldList(part.value, of: part.kind)
    return ["symbol", "image", "shortcut", "presents", "confirm", "subtitle"].contains {
      fields[$0] != nil
    }
  }

  /// Where a part stands first, seen from what stands there in both versions.
  private func spot(
    of part: Part, in inventory: Inventory, _ places: Placements
  ) -> Spot? {
    guard let first = places.first(of: part.key) else { return nil }
    let container = inventory.containers[first.container]
    var offset = 0
    for index in (0..<first.index).reversed() {
      let place = container.places[index]
      if place.kind.isDivider { continue }
      if old.hasPart(place.key) && new.hasPart(place.key) {
        return Spot(
          container: mapping.earlier(container.key), neighbor: place.key, offset: offset)
      }
      offset += 1
      // Far from everything that is known, nothing is told from another.
      if offset > Self.mostCandidates { return nil }
    }
    return Spot(container: mapping.earlier(container.key), neighbor: nil, offset: offset)
  }

  // MARK: States

  /// A state that is asked for in the same conditions.
  private mutating func findStates() {
    let lost = vanished.filter { $0.kind == .state }
    let gained = appeared.filter { $0.kind == .state }
    guard !lost.isEmpty, !gained.isEmpty else { return }
    let before = users(of: lost, in: old)
    let after = users(of: gained, in: new)
    let candidates = Dictionary(grouping: gained) { after[$0.id] ?? [] }
    for part in lost {
      let users = before[part.id] ?? []
      let fitting = (candidates[users] ?? []).filter { other in
        !mapping.contains(other.key)
          && (!users.isEmpty || part.title != nil && part.title == other.title)
      }
      guard let other = fitting.first, fitting.count == 1 else { continue }
      take(part, for: other, isSure: part.held.isEqual(to: other.held) && !users.isEmpty)
    }
  }

  /// A condition that asks for a state.
  private struct User: Hashable {
    /// The part with the condition, or the one that stands in its place.
    let part: PartKey
    /// The container of the place; `nil` for the condition of a part itself.
    let container: PartKey?
    let attribute: AttributeName
  }

  /// The conditions in which each of some states stands, by their ids.
  private func users(of states: [Part], in inventory: Inventory) -> [String: Set<User>] {
    let names = Set(states.map(\.id))
    var users: [String: Set<User>] = [:]
    func note(
      _ attribute: AttributeName, _ condition: Condition?, of key: PartKey,
      in container: PartKey?
    ) {
      for name in condition?.variables ?? [] where names.contains(name) {
        let user = User(
          part: mapping.earlier(key), container: container.map { mapping.earlier($0) },
          attribute: attribute)
        users[name, default: []].insert(user)
      }
    }
    func note(_ value: any HeldValue, _ key: PartKey, in container: PartKey? = nil) {
      note(.enabledWhen, value.enabledWhen, of: key, in: container)
      note(.visibleWhen, value.visibleWhen, of: key, in: container)
    }
    for part in inventory.parts { note(part.held, part.key) }
    for container in inventory.containers {
      // Copies of places take longer than looking at them.
      let places = container.places
      for index in places.indices {
        note(places[index].held, places[index].key, in: container.key)
      }
    }
    return users
  }

  // MARK: Options

  /// Options of a choice by their titles, else by their places.
  private mutating func findOptions() {
    for choice in new.parts where choice.kind == .choice {
      let earlier = mapping.earlier(choice.key)
      guard let before = old[container: earlier], let after = new[container: choice.key],
        old[part: earlier]?.kind == .choice
      else { continue }
      func name(_ place: Place, of choice: PartKey) -> String {
        let names = mapping.names
        return String(names[place.key].id.dropFirst(names[choice].id.utf8.count + 1))
      }
      let oldNames = Set(before.places.map { name($0, of: earlier) })
      let newNames = Set(after.places.map { name($0, of: choice.key) })
      if earlier != choice.key {
        // The options of a renamed choice have its id in front.
        let id = mapping.names[earlier].id
        for place in after.places {
          let name = name(place, of: choice.key)
          guard oldNames.contains(name) else { continue }
          mapping.align(place.key, with: PartName(.commands, "\(id).\(name)"))
        }
      }
      let lost = before.places.enumerated().filter { !newNames.contains(name($1, of: earlier)) }
      var gained = after.places.enumerated().filter { !oldNames.contains(name($1, of: choice.key)) }
      for (index, place) in lost {
        guard let part = old[part: place.key] else { continue }
        let found =
          gained.firstIndex { other in
            new[part: other.element.key].map { $0.title == part.title } ?? false
          }
          ?? gained.firstIndex { other in
            other.offset == index && before.places.count == after.places.count
          }
        guard let found, let other = new[part: gained[found].element.key] else { continue }
        gained.remove(at: found)
        take(part, for: other, isSure: part.held.isEqual(to: other.held))
      }
    }
  }

  // MARK: Surfaces

  /// Surfaces and their parts of one kind that hold the same, or say the same.
  private mutating func findSurfaces() {
    let gained = appeared.filter(Self.isSurface)
    let lost = vanished.filter(Self.isSurface)
    guard !lost.isEmpty, !gained.isEmpty else { return }
    let contents = (
      old: SurfaceContents(of: old, as: IDMapping(mapping.names)),
      new: SurfaceContents(of: new, as: mapping)
    )
    func isInner(_ part: Part) -> Bool { mapping.names.outer(of: part.key) != nil }
    var found = match(lost.filter { !isInner($0) }, gained.filter { !isInner($0) }, contents)
    guard lost.contains(where: isInner) || gained.contains(where: isInner) else { return }
    // A part without an id of its own goes with the surface around it, else with a part there that says
    // the same. An id of its own may come or go, and a part may move: the rest is matched with all of it.
    found.formUnion(gained.filter(isInner).map { mapping.earlier(partOf: $0.key) })
    let fresh = gained.filter { !old.hasPart(mapping.earlier(partOf: $0.key)) }
    found.formUnion(
      match(
        lost.filter { isInner($0) && !found.contains($0.key) }, fresh.filter(isInner), contents,
        inTheSame: true))
    _ = match(lost.filter { !found.contains($0.key) }, fresh, contents)
  }

  /// Matches surfaces, and gives the keys of those of the earlier version that are another one's now.
  ///
  /// - Parameter isInTheSame: True where only what stands in the same surface is asked.
  private mutating func match(
    _ lost: [Part], _ gained: [Part], _ contents: (old: SurfaceContents, new: SurfaceContents),
    inTheSame isInTheSame: Bool = false
  ) -> Set<PartKey> {
    if lost.isEmpty || gained.isEmpty { return [] }
    let (before, after) = contents
    var found: Set<PartKey> = []
    var holders = [ArraySlice<Int>](repeating: [], count: mapping.names.count)
    for (index, part) in gained.enumerated() {
      for number in after[part.key] { holders[number].append(index) }
    }
    var hollow = HollowParts(gained, gained.indices.filter { after[gained[$0].key].isEmpty })
    /// The part for which each one was looked at last.
    var seen = [Int](repeating: -1, count: gained.count)
    for (place, part) in lost.enumerated() {
      let content = before[part.key]
      let outer = isInTheSame ? mapping.names.outer(of: part.key) : nil
      func fits(_ index: Int) -> Bool {
        let other = gained[index]
        guard other.kind == part.kind, !mapping.contains(other.key) else { return false }
        return outer == nil
          || mapping.names.outer(of: other.key).map { mapping.earlier($0) } == outer
      }
      var best: Int?
      // At least half of what stands in either.
      var wanted = (content.count + 1) / 2
      if content.isEmpty {
        best = hollow.first(like: part, isFree: { !mapping.contains(gained[$0].key) }, where: fits)
      }
      // What few hold tells more than what many do, such as Cancel.
      let rarest = content.sorted { holders[$0].count < holders[$1].count }
      for (position, number) in rarest.enumerated() {
        // What holds none of those before holds this one and the ones behind it at most.
        let most = content.count - position
        if most < wanted { break }
        // Those at the start that are taken would be passed over again and again.
        holders[number] = holders[number].drop { mapping.contains(gained[$0].key) }
        for index in holders[number] where seen[index] != place {
          // Of those that share as much, the first one counts.
          if most == wanted, index > best ?? .max { break }
          seen[index] = place
          guard fits(index) else { continue }
          let shared = after.count(of: content, in: gained[index].key)
          let isHalf = 2 * shared >= max(content.count, after[gained[index].key].count)
          let isBetter = shared > wanted || shared == wanted && index < best ?? .max
          if isHalf, isBetter { (best, wanted) = (index, shared) }
        }
      }
      guard let best else { continue }
      let other = gained[best]
      let isWhole = content == after[other.key]
      take(part, for: other, isSure: isWhole && part.held.isEqual(to: other.held))
      found.insert(part.key)
    }
    return found
  }
}
