import MenuetGeneration
import MenuetModel

/// Other declarations of one kind, with their indices in the interface that has them.
struct MemberDifferences: Sendable {
  /// Of the earlier version: what is gone, or declared in another way.
  fileprivate(set) var old: [(index: Int, change: InterfaceChange)] = []
  /// Of the later version: what is new.
  fileprivate(set) var new: [(index: Int, change: InterfaceChange)] = []
  fileprivate(set) var goneTypes: Set<String> = []
  fileprivate(set) var newTypes: Set<String> = []
}

/// The comparison of the declarations of one kind.
struct MemberComparison {
  private typealias Member = GeneratedInterface.Member

  private let before: GeneratedInterface
  private let after: GeneratedInterface
  /// The indices of the declarations in both versions.
  private let olds: [Int]
  private let news: [Int]
  private let framework: FrameworkSet
  private let names: NameMapping
  /// Which declarations of the later version stand for one of the earlier version.
  private var isFound: [Bool]
  private lazy var named = IndexLists(count: news.count) { [after, news] in
    Name(after.members[news[$0]])
  }

  /// The most declarations that are passed over at once to find the next one that both versions have.
  private static let mostPassed = 8

  init(
    from before: GeneratedInterface, to after: GeneratedInterface,
    _ kind: GeneratedInterface.Member.Kind, in framework: Framework, _ names: NameMapping
  ) {
    self.before = before
    self.after = after
    olds = before.members.indices.filter { before.members[$0].kind == kind }
    news = after.members.indices.filter { after.members[$0].kind == kind }
    self.framework = FrameworkSet(framework)
    self.names = names
    isFound = [Bool](repeating: false, count: news.count)
  }

  /// The declarations that differ.
  var differences: MemberDifferences {
    var comparison = self
    return comparison.find()
  }

  private mutating func find() -> MemberDifferences {
    var found = MemberDifferences()
    let names = names
    // Those of one scope stand together.
    var last: (old: String, new: String)?
    for (index, isNamed) in membersWithoutSame() {
      let member = before.members[index]
      let signature = before.signature(of: member)
      var kind = InterfaceChange.Kind.removed
      var other = isNamed ? take(Name(member)) : nil
      if other != nil {
        kind = .changed
      } else {
        if last?.old != member.scope { last = (member.scope, names.scope(member.scope)) }
        let scope = last?.new ?? member.scope
        if scope != member.scope, let same = take(Name(member, in: scope)) {
          // It goes with the type around it, whose new name is told.
          if names.isSame(signature, as: same) { continue }
          (kind, other) = (.changed, same)
        } else {
          other = names.first(for: member.name) { take(Name(member, name: $0, in: scope)) }
          if other != nil { kind = .renamed }
        }
      }
      if kind == .removed, member.kind == .type { found.goneTypes.insert(member.path) }
      found.old.append((index, change(kind, member, signature, other)))
    }
    for index in rest {
      let member = after.members[index]
      if member.kind == .type { found.newTypes.insert(member.path) }
      found.new.append((index, change(.added, member, nil, after.signature(of: member))))
    }
    return found
  }

  private func change(
    _ kind: InterfaceChange.Kind, _ member: Member, _ old: String?, _ new: String?
  ) -> InterfaceChange {
    InterfaceChange(
      kind: kind, scope: member.scope, old: old, new: new, isRequirement: member.isRequirement,
      frameworks: framework)
  }

  /// The name that tells a declaration from others of its scope, whatever its type.
  private struct Name: Hashable {
    let name: String
    let scope: String

    init(_ member: Member, name: String? = nil, in scope: String? = nil) {
      self.scope = scope ?? member.scope
      self.name = name ?? member.name
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
      let candidates = named[Name(before.members[olds[old]])]
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
      && before.isSame(before.members[olds[old]], as: after.members[news[new]], of: after)
  }

  /// Takes the first declaration of a name that no other stands for, and gives its signature.
  private mutating func take(_ name: Name) -> String? {
    guard let new = named[name].first(where: { !isFound[$0] }) else { return nil }
    isFound[new] = true
    return after.signature(of: after.members[news[new]])
  }

  /// The indices of the declarations that stand for none of the earlier version, and are not even the
  /// same as another that does.
  private var rest: [Int] {
    mutating get {
      news.indices.filter { !isFound[$0] }.filter { new in
        let member = after.members[news[new]]
        return !named[Name(member)].contains {
          isFound[$0] && after.isSame(member, as: after.members[news[$0]], of: after)
        }
      }.map { news[$0] }
    }
  }
}
