import MenuetLayout
import MenuetModel

/// The settings that a page can be switched between.
enum PageAxis: String, Sendable, CaseIterable {
  case platform, edition, form, size, locale

  /// The name of the member that holds a value for each of its settings.
  fileprivate var name: PageValue.StaticName {
    switch self {
    case .platform: "~platform"
    case .edition: "~edition"
    case .form: "~form"
    case .size: "~size"
    case .locale: "~locale"
    }
  }

  /// The forms in which menus are shown: the one that the document asks for, and each by itself.
  static let forms: [MenuLayoutSize?] = [nil, .small, .medium, .large]
}

extension PageValue {
  /// A value that depends on a setting: itself where all are equal, `nil` where none has one.
  static func choice(_ axis: PageAxis, _ values: [PageValue?]) -> PageValue? {
    guard let first = values.first, values.contains(where: { $0 != first }) else {
      return values.first ?? nil
    }
    return .object([Member(name: axis.name, value: .list(values.map { $0 ?? .null }))])
  }

  /// An object in place of several with members of the same names, each of which depends on a setting.
  static func members(_ axis: PageAxis, _ objects: [PageValue]) -> PageValue? {
    let members = objects.map { object -> [Member] in
      if case .object(let members) = object { members } else { [] }
    }
    guard let first = members.first,
      members.allSatisfy({ $0.map(\.name) == first.map(\.name) })
    else { return choice(axis, objects) }
    return .object(
      first.indices.map { index in
        let value = choice(axis, members.map { $0[index].value })
        return Member(name: first[index].name, value: value ?? .null)
      })
  }
}

extension PagePool {
  /// The id of what is one value in each setting of an axis.
  ///
  /// Only what differs is written for each of them: objects and lists of one form are gone through, and
  /// their parts take its place.
  mutating func merged(_ axis: PageAxis, _ ids: [ID]) -> ID {
    guard let first = ids.first, ids.contains(where: { $0 != first }) else { return ids[0] }
    let key = Merge(axis: axis, ids: ids)
    if let known = merges[key] { return known }
    let nodes = ids.map { self[$0] }
    let id = mergedObject(axis, nodes) ?? mergedList(axis, nodes) ?? add(axis.name, ids)
    merges[key] = id
    return id
  }

  private mutating func mergedObject(_ axis: PageAxis, _ nodes: [Node]) -> ID? {
    var objects: [[Member]] = []
    for node in nodes {
      guard case .object(let members) = node else { return nil }
      objects.append(members)
    }
    if let merged = mergedEqualNames(axis, objects) { return merged }
    var names: [PageValue.StaticName] = []
    for member in objects.joined() where !names.contains(member.name) { names.append(member.name) }
    let shared = names.count { name in
      objects.allSatisfy { $0.contains { $0.name == name } }
    }
    // A choice has one member, and is no object to be gone through with others.
    let isChoice = names.contains { $0.text.hasPrefix("~") }
    guard isChoice ? names.count == 1 && haveOneLength(objects) : shared * 2 >= names.count else {
      return nil
    }
    let missing = add(.null)
    let members = names.map { name in
      let values = objects.map { $0.first { $0.name == name }?.value ?? missing }
      return Member(name: name, value: merged(axis, values))
    }
    return add(.object(members))
  }

  /// The object in place of those whose members have the same names, as most have; `nil` of others.
  private mutating func mergedEqualNames(_ axis: PageAxis, _ objects: [[Member]]) -> ID? {
    guard let first = objects.first, first.first?.name.text.hasPrefix("~") != true else {
      return nil
    }
    for object in objects.dropFirst() {
      guard object.count == first.count else { return nil }
      for (member, other) in zip(object, first) where member.name != other.name { return nil }
    }
    var members: [Member] = []
    for (index, member) in first.enumerated() {
      let values = objects.map { $0[index].value }
      members.append(Member(name: member.name, value: merged(axis, values)))
    }
    return add(.object(members))
  }

  /// Returns whether choices of one axis have a value for each of the same settings.
  private func haveOneLength(_ choices: [[Member]]) -> Bool {
    let counts = choices.map { members -> Int in
      guard let first = members.first, case .list(let values) = self[first.value] else { return 0 }
      return values.count
    }
    return Set(counts).count == 1
  }

  private mutating func mergedList(_ axis: PageAxis, _ nodes: [Node]) -> ID? {
    var lists: [[ID]] = []
    for node in nodes {
      guard case .list(let values) = node, values.count == lists.first?.count ?? values.count
      else { return nil }
      lists.append(values)
    }
    let count = lists.first?.count ?? 0
    let values = (0..<count).map { index in merged(axis, lists.map { $0[index] }) }
    return add(.list(values))
  }

  private mutating func add(_ name: PageValue.StaticName, _ ids: [ID]) -> ID {
    let values = add(.list(ids))
    return add(.object([Member(name: name, value: values)]))
  }
}
