import MenuetGeneration
import MenuetLayout
package import MenuetModel

/// A declaration of generated code that is other than before.
package struct InterfaceChange: Sendable {
  /// The kinds of change.
  package enum Kind: String, Sendable { case added, removed, renamed, changed }

  package let kind: Kind
  /// The types around the declaration, as in `Notes.Choice`; empty for what stands in the file itself.
  package let scope: String
  /// The declaration before; `nil` for a new one.
  package let old: String?
  /// The declaration now; `nil` for one that is gone.
  package let new: String?
  /// Indicates whether an app has to implement it.
  package let isRequirement: Bool
  /// The frameworks in whose code it is so.
  package fileprivate(set) var frameworks: [Framework]

  init(
    kind: Kind, scope: String, old: String?, new: String?, isRequirement: Bool,
    frameworks: [Framework]
  ) {
    self.kind = kind
    self.scope = scope
    self.old = old
    self.new = new
    self.isRequirement = isRequirement
    self.frameworks = frameworks
  }

  /// A name that was locked, and is another one now, or none.
  init(lockedName old: String, now: String?, in document: String) {
    self.init(
      kind: now == nil ? .removed : .renamed, scope: document, old: old, new: now,
      isRequirement: false, frameworks: [])
  }

  /// Indicates whether code that used it does not compile any more.
  package var isBreaking: Bool { kind != .added }

  /// Indicates whether this is all of the code for a framework.
  package var isWhole: Bool { old == nil && new == nil }

  /// The change in one sentence, without full stop.
  package var sentence: String {
    if isWhole {
      let names = frameworks.map(\.displayName).joinedWithAnd
      return kind == .added
        ? "there is code for \(names) now" : "there is no code for \(names) any more"
    }
    let (first, second) = kind == .added || kind == .changed ? (new, old) : (old, new)
    var text = ""
    // A long report has one for each command: texts for their parts would be most of the work.
    text.reserveCapacity(
      (first?.utf8.count ?? 0) + (second?.utf8.count ?? 0) + scope.utf8.count + 40)
    text.append(quoting: first)
    if !scope.isEmpty {
      text += " of "
      text.append(quoting: scope)
    }
    switch kind {
    case .added: text += isRequirement ? " is new, for the app to implement" : " is new"
    case .removed: text += " is gone"
    case .renamed:
      text += " is "
      text.append(quoting: second)
      text += " now"
    case .changed:
      text += " was "
      text.append(quoting: second)
    }
    return text
  }

  /// The changes in the code for all frameworks, those of several told once.
  ///
  /// - Parameters:
  ///   - old: The interfaces of the earlier version, one for each framework.
  ///   - new: Those of the later one.
  static func changes(
    from old: [GeneratedInterface?], to new: [GeneratedInterface?], frameworks: [Framework],
    _ names: NameMapping
  ) -> [InterfaceChange] {
    var changes: [InterfaceChange] = []
    var indices: [Key: Int] = [:]
    for (framework, (before, after)) in zip(frameworks, zip(old, new)) {
      for change in Self.changes(from: before, to: after, in: framework, names) {
        let key = Key(kind: change.kind, scope: change.scope, old: change.old, new: change.new)
        if let index = indices[key] {
          // A requirement and its implementation by default are declared alike.
          if changes[index].frameworks.last != framework {
            changes[index].frameworks.append(framework)
          }
        } else {
          indices[key] = changes.count
          changes.append(change)
        }
      }
    }
    return changes
  }

  private struct Key: Hashable {
    let kind: Kind
    let scope: String
    let old: String?
    let new: String?

    func hash(into hasher: inout Hasher) { hasher.combine(old ?? new) }
  }

  private static func changes(
    from before: GeneratedInterface?, to after: GeneratedInterface?, in framework: Framework,
    _ names: NameMapping
  ) -> [InterfaceChange] {
    switch (before, after) {
    case (nil, nil): return []
    case (let before?, let after?):
      return changes(from: before, to: after, in: framework, names)
    default:
      return [
        InterfaceChange(
          kind: before == nil ? .added : .removed, scope: "", old: nil, new: nil,
          isRequirement: false, frameworks: [framework])
      ]
    }
  }

  private static func changes(
    from before: GeneratedInterface, to after: GeneratedInterface, in framework: Framework,
    _ names: NameMapping
  ) -> [InterfaceChange] {
    var others = OtherMembers(after)
    var changes: [InterfaceChange] = []
    // Those of one scope stand together.
    var last: (old: String, new: String)?
    var gone: Set<String> = []
    for (member, isNamed) in others.membersWithoutSame(in: before) {
      let signature = before.signature(of: member)
      var kind = Kind.removed
      var other = isNamed ? others.take(Name(member)) : nil
      if other != nil {
        kind = .changed
      } else {
        if last?.old != member.scope { last = (member.scope, names.scope(member.scope)) }
        let scope = last?.new ?? member.scope
        if scope != member.scope, let same = others.take(Name(member, in: scope)) {
          // It goes with the type around it, whose new name is told.
          if names.isSame(signature, as: same) { continue }
          (kind, other) = (.changed, same)
        } else {
          other = names.first(for: member.name) { others.take(Name(member, name: $0, in: scope)) }
          if other != nil { kind = .renamed }
        }
      }
      if kind == .removed, member.kind == .type { gone.insert(member.path) }
      changes.append(
        InterfaceChange(
          kind: kind, scope: member.scope, old: signature, new: other,
          isRequirement: member.isRequirement, frameworks: [framework]))
    }
    // What a type holds comes and goes with it.
    changes.removeAll { $0.kind == .removed && gone.contains($0.scope) }
    let rest = others.rest
    let fresh = Set(rest.lazy.filter { $0.kind == .type }.map(\.path))
    for member in rest where !fresh.contains(member.scope) {
      changes.append(
        InterfaceChange(
          kind: .added, scope: member.scope, old: nil, new: after.signature(of: member),
          isRequirement: member.isRequirement, frameworks: [framework]))
    }
    return changes
  }

  /// The name that tells a declaration from others of its scope, whatever its type.
  private struct Name: Hashable {
    let scope: String
    let kind: GeneratedInterface.Member.Kind
    let name: String

    init(_ member: GeneratedInterface.Member, name: String? = nil, in scope: String? = nil) {
      self.scope = scope ?? member.scope
      kind = member.kind
      self.name = name ?? member.name
    }

    /// Few declarations of different scopes have one name.
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  /// The declarations of the later version, and which of them were found in the earlier one.
  private struct OtherMembers {
    private let interface: GeneratedInterface
    private var isFound: [Bool]
    private lazy var names = IndexLists(count: interface.members.count) { [interface] in
      Name(interface.members[$0])
    }

    /// The most declarations that are passed over at once to find the next one that both versions
    /// have.
    private static let mostPassed = 8

    init(_ interface: GeneratedInterface) {
      self.interface = interface
      isFound = [Bool](repeating: false, count: interface.members.count)
    }

    /// The declarations of the earlier version that are not the same here, and whether there are
    /// others of their names.
    ///
    /// Versions with few differences are walked side by side; only what that does not find is looked
    /// for by its name.
    mutating func membersWithoutSame(
      in before: GeneratedInterface
    ) -> [(member: GeneratedInterface.Member, isNamed: Bool)] {
      let (olds, news) = (before.members, interface.members)
      func isSame(_ old: Int, _ new: Int) -> Bool {
        old < olds.count && new < news.count
          && before.isSame(olds[old], as: news[new], of: interface)
      }
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
      var others: [(member: GeneratedInterface.Member, isNamed: Bool)] = []
      for index in passed + (old..<olds.count) {
        let candidates = names[Name(olds[index])]
        if match(olds[index], of: before, in: candidates) { continue }
        others.append((olds[index], !candidates.isEmpty))
      }
      return others
    }

    /// Returns whether there is the same declaration; it may stand there several times.
    private mutating func match(
      _ member: GeneratedInterface.Member, of before: GeneratedInterface,
      in candidates: IndexLists<Name>.Indices
    ) -> Bool {
      var hasOne = false
      for index in candidates
      where before.isSame(member, as: interface.members[index], of: interface) {
        (isFound[index], hasOne) = (true, true)
      }
      return hasOne
    }

    /// Takes the first declaration of a name that no other stands for, and gives its signature.
    mutating func take(_ name: Name) -> String? {
      guard let index = names[name].first(where: { !isFound[$0] }) else { return nil }
      isFound[index] = true
      return interface.signature(of: interface.members[index])
    }

    /// The declarations for which none of the earlier version stands, not even one that is the same as
    /// another.
    var rest: [GeneratedInterface.Member] {
      mutating get {
        let members = interface.members
        return members.indices.filter { !isFound[$0] }.map { members[$0] }.filter { member in
          !names[Name(member)].contains {
            isFound[$0] && interface.isSame(member, as: members[$0], of: interface)
          }
        }
      }
    }
  }
}

extension ComparedVersion {
  /// The interfaces of the code for some frameworks; `nil` where one has no code for the document's
  /// platforms.
  func interfaces(for frameworks: [Framework]) -> [GeneratedInterface?] {
    let platforms = document.platformOrder
    let laidOut = LayoutEngine(
      context: context(document.defaultPlatform),
      further: platforms.dropFirst().map { context($0) }, layouts: .toolbars
    ).layOut(document)
    return frameworks.map { framework in
      guard !framework.platforms.isDisjoint(with: document.platforms) else { return nil }
      return SwiftEmitter(
        framework: framework, access: .internal, toolVersion: "", inputName: ""
      ).interface(of: laidOut)
    }
  }
}

extension String {
  /// Adds a text in straight quotes.
  mutating func append(quoting text: String?) {
    self += "'"
    self += text ?? ""
    self += "'"
  }
}
