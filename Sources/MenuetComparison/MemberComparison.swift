import MenuetGeneration
import MenuetModel

/// Declarations in the code for a framework that are other ones, with their indices in the interface that
/// has them.
struct MemberDifferences: Sendable {
  let framework: Framework

  /// The change of a declaration, and its index.
  typealias Entry = (index: Int, change: InterfaceChange)

  /// Of the earlier version: what is gone, or declared in another way.
  fileprivate(set) var old: [Entry] = []
  /// Of the later version: what is new.
  fileprivate(set) var new: [Entry] = []
  fileprivate(set) var goneTypes: Set<String> = []
  fileprivate(set) var newTypes: Set<String> = []

  fileprivate init(_ framework: Framework) { self.framework = framework }
}

/// The comparison of declarations that may stand for each other.
struct MemberComparison: Sendable {
  private typealias Member = GeneratedInterface.Member

  private let before: GeneratedInterface
  private let after: GeneratedInterface
  private let framework: Framework
  private let names: NameMapping
  /// The indices of the declarations in both versions.
  private var olds: [Int] = []
  private var news: [Int] = []
  /// Which declarations of the later version stand for one of the earlier version.
  private var isFound: [Bool] = []
  private lazy var named = IndexLists<[Name: Int]>(count: news.count) {
    [members = after.members, news] in Name(members, news[$0])
  }

  /// The most declarations that are passed over at once to find the next one that both versions have.
  private static let mostPassed = 8

  private init(
    from before: GeneratedInterface, to after: GeneratedInterface, in framework: Framework,
    _ names: NameMapping
  ) {
    self.before = before
    self.after = after
    self.framework = framework
    self.names = names
  }

  /// The number of declarations that are compared.
  var count: Int { olds.count + news.count }

  /// What declarations have in common that may stand for each other.
  private struct Group: Hashable {
    let kind: Member.Kind
    /// The types around them, as the later version calls them.
    let scope: String
  }

  /// The comparisons of all declarations of two interfaces.
  static func all(
    from before: GeneratedInterface, to after: GeneratedInterface, in framework: Framework,
    _ names: NameMapping
  ) -> [MemberComparison] {
    let names = names.between(before, after)
    let empty = MemberComparison(from: before, to: after, in: framework, names)
    var all: [MemberComparison] = []
    var numbers: [Group: Int] = [:]
    // Copies of members take longer than looking at them.
    func groups(of interface: GeneratedInterface, _ name: (String) -> String) -> [Int] {
      let members = interface.members
      var last: (scope: String, kind: Member.Kind, number: Int)?
      return members.indices.map { index in
        // Those of one type stand together.
        if let last, last.kind == members[index].kind, last.scope == members[index].scope {
          return last.number
        }
        let (scope, kind) = (members[index].scope, members[index].kind)
        let group = Group(kind: kind, scope: name(scope))
        let number = numbers[group] ?? all.count
        if number == all.count { all.append(empty) }
        numbers[group] = number
        last = (scope, kind, number)
        return number
      }
    }
    for (index, number) in groups(of: before, names.scope).enumerated() {
      all[number].olds.append(index)
    }
    for (index, number) in groups(of: after, { $0 }).enumerated() {
      all[number].news.append(index)
      all[number].isFound.append(false)
    }
    return all
  }

  /// The declarations that differ.
  var differences: MemberDifferences {
    var comparison = self
    return comparison.find()
  }

  private mutating func find() -> MemberDifferences {
    var found = MemberDifferences(framework)
    let names = names
    // Those of one scope stand together.
    var last: (old: String, new: String)?
    for (index, isNamed) in membersWithoutSame() {
      let member = before.members[index]
      let signature = before.signature(of: index)
      var kind = InterfaceChange.Kind.removed
      var other = isNamed ? take(Name(before.members, index)) : nil
      if other != nil {
        kind = .changed
      } else {
        if last?.old != member.scope { last = (member.scope, names.scope(member.scope)) }
        let scope = last?.new ?? member.scope
        if scope != member.scope, let same = take(Name(member.name, in: scope)) {
          // It goes with the type around it, whose new name is told.
          if names.isSame(signature, as: same) { continue }
          (kind, other) = (.changed, same)
        } else {
          other = names.first(for: member.name) { take(Name($0, in: scope)) }
          if other != nil { kind = .renamed }
        }
      }
      if kind == .removed, member.kind == .type { found.goneTypes.insert(member.path) }
      found.old.append((index, change(kind, member, signature, other)))
    }
    for index in rest {
      let member = after.members[index]
      if member.kind == .type { found.newTypes.insert(member.path) }
      found.new.append((index, change(.added, member, nil, after.signature(of: index))))
    }
    return found
  }

  private func change(
    _ kind: InterfaceChange.Kind, _ member: Member, _ old: String?, _ new: String?
  ) -> InterfaceChange {
    InterfaceChange(
      kind: kind, scope: member.scope, old: old, new: new, isRequirement: member.isRequirement,
      frameworks: FrameworkSet(framework))
  }

  /// The name that tells a declaration from others of its scope, whatever its type.
  private struct Name: Hashable {
    let name: String
    let scope: String

    init(_ name: String, in scope: String) {
      self.name = name
      self.scope = scope
    }

    /// The name of one of several declarations.
    init(_ members: [Member], _ index: Int) {
      self.init(members[index].name, in: members[index].scope)
    }

    /// Few declarations of different scopes have one name.
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  /// The declarations of the earlier version that are not the same in the later one, and whether there
  /// are others of their names.
  ///
  /// Versions with few differences are walked side by side; only what that does not find is looked for
  /// by its name.
  private mutating func membersWithoutSame() -> [(index: Int, isNamed: Bool)] {
    var passed: [Int] = []
    var (old, new) = (0, 0)
    walk: while old < olds.count, new < news.count {
      if isSame(old, new) {
        isFound[new] = true
        (old, new) = (old + 1, new + 1)
        continue
      }
      for distance in 1...Self.mostPassed {
        for step in 0...distance where isSame(old + step, new + distance - step) {
          passed += old..<old + step
          (old, new) = (old + step, new + distance - step)
          continue walk
        }
      }
      break
    }
    var others: [(index: Int, isNamed: Bool)] = []
    for old in passed + (old..<olds.count) {
      let candidates = named[Name(before.members, olds[old])]
      // The same declaration may stand there several times.
      var hasSame = false
      for new in candidates where isSame(old, new) { (isFound[new], hasSame) = (true, true) }
      if !hasSame { others.append((olds[old], !candidates.isEmpty)) }
    }
    return others
  }

  /// Returns whether both versions have a declaration at a place, and the same one.
  private func isSame(_ old: Int, _ new: Int) -> Bool {
    old < olds.count && new < news.count
      && before.isSame(olds[old], as: news[new], of: after)
  }

  /// Takes the first declaration of a name that no other stands for, and gives its signature.
  private mutating func take(_ name: Name) -> String? {
    guard let new = named[name].first(where: { !isFound[$0] }) else { return nil }
    isFound[new] = true
    return after.signature(of: news[new])
  }

  /// The indices of the declarations that stand for none of the earlier version, and are not even the
  /// same as another that does.
  private var rest: [Int] {
    mutating get {
      news.indices.filter { !isFound[$0] }.filter { new in
        !named[Name(after.members, news[new])].contains {
          isFound[$0] && after.isSame(news[new], as: news[$0], of: after)
        }
      }.map { news[$0] }
    }
  }
}
