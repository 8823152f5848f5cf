import MenuetModel

/// All ways in which attributes that owe each other something may be written: a tree of decisions.
indirect enum AttributeCover: Equatable {
  /// These, each written or not.
  case free([AttributeName])
  /// Either the attribute is written, and the first holds of the others, or it is not, and the
  /// second does; what is `nil` is impossible.
  case decision(AttributeName, written: AttributeCover?, absent: AttributeCover?)

  /// The groups of attributes that owe each other something; those of one group owe nothing to
  /// those of another.
  static func groups(of requirements: [AttributeRequirement]) -> [[AttributeRequirement]] {
    var groups: [[AttributeRequirement]] = []
    for requirement in requirements where requirement.names.count > 1 {
      let related = groups.filter { $0.contains { requirement.sharesNames(with: $0) } }
      groups.removeAll { group in related.contains(group) }
      groups.append(related.flatMap(\.self) + [requirement])
    }
    return groups
  }

  /// - Parameter names: The attributes that are not decided yet.
  init?(of names: [AttributeName], under requirements: [AttributeRequirement]) {
    let open = requirements.filter { !$0.isIdle }
    guard !open.contains(where: \.isBroken) else { return nil }
    guard let name = open.first?.names.first else {
      self = .free(names)
      return
    }
    let others = names.filter { $0 != name }
    let forbidden = open.reduce(into: Set<AttributeName>()) { names, requirement in
      if case .atMostOne(let some) = requirement, some.contains(name) {
        names.formUnion(some.filter { $0 != name })
      }
    }
    self = .decision(
      name,
      written: AttributeCover(
        of: others.filter { !forbidden.contains($0) },
        under: open.filter { !$0.names.contains(name) }.map { $0.without(forbidden) }),
      absent: AttributeCover(of: others, under: open.map { $0.without([name]) }))
  }
}

extension AttributeRequirement {
  /// The attributes that it speaks of.
  var names: [AttributeName] {
    switch self {
    case .anyOf(let names, _), .atMostOne(let names): names
    case .instead: []
    }
  }

  fileprivate func sharesNames(with other: AttributeRequirement) -> Bool {
    names.contains(where: other.names.contains)
  }

  /// Indicates whether nothing can be wrong any more.
  fileprivate var isIdle: Bool {
    switch self {
    case .anyOf: false
    case .atMostOne(let names): names.count < 2
    case .instead: true
    }
  }

  /// Indicates whether nothing can be right any more.
  fileprivate var isBroken: Bool {
    if case .anyOf(let names, _) = self { names.isEmpty } else { false }
  }

  /// The rest when attributes are known not to be written.
  func without(_ absent: Set<AttributeName>) -> AttributeRequirement {
    switch self {
    case .anyOf(let names, let place):
      .anyOf(names.filter { !absent.contains($0) }, only: place)
    case .atMostOne(let names): .atMostOne(names.filter { !absent.contains($0) })
    case .instead: self
    }
  }
}
