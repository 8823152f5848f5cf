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
    let place = scope.isEmpty ? "" : " of '\(scope)'"
    switch kind {
    case .added:
      return "'\(new ?? "")'\(place) is new" + (isRequirement ? ", for the app to implement" : "")
    case .removed: return "'\(old ?? "")'\(place) is gone"
    case .renamed: return "'\(old ?? "")'\(place) is '\(new ?? "")' now"
    case .changed: return "'\(new ?? "")'\(place) was '\(old ?? "")'"
    }
  }

  /// The changes in the code for all frameworks, those of several told once.
  static func changes(
    from old: ComparedVersion, to new: ComparedVersion, frameworks: [Framework],
    _ names: NameMapping
  ) -> [InterfaceChange] {
    let versions = (InterfaceSource(old), InterfaceSource(new))
    var changes: [InterfaceChange] = []
    var indices: [Key: Int] = [:]
    for framework in frameworks {
      let before = versions.0.interface(for: framework)
      let after = versions.1.interface(for: framework)
      for change in Self.changes(from: before, to: after, in: framework, names) {
        let key = Key(kind: change.kind, scope: change.scope, old: change.old, new: change.new)
        if let index = indices[key] {
          changes[index].frameworks.append(framework)
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
    let members = before.members
    var others = OtherMembers(after.members)
    let lost = members.indices.filter { !others.match(members[$0]) }
    var changes: [InterfaceChange] = []
    // Those of one scope stand together.
    var last: (old: String, new: String)?
    for index in lost {
      let member = members[index]
      var kind = Kind.removed
      var other = others.take(Name(member))
      if other != nil {
        kind = .changed
      } else {
        if last?.old != member.scope { last = (member.scope, names.scope(member.scope)) }
        let scope = last?.new ?? member.scope
        if scope != member.scope, let same = others.take(Name(member, in: scope)) {
          // It goes with the type around it, whose new name is told.
          if names.isSame(member.signature, as: same.signature) { continue }
          (kind, other) = (.changed, same)
        } else {
          other = names.first(for: member.name) { others.take(Name(member, name: $0, in: scope)) }
          if other != nil { kind = .renamed }
        }
      }
      changes.append(
        InterfaceChange(
          kind: kind, scope: member.scope, old: member.signature, new: other?.signature,
          isRequirement: member.isRequirement, frameworks: [framework]))
    }
    for member in others.rest {
      changes.append(
        InterfaceChange(
          kind: .added, scope: member.scope, old: nil, new: member.signature,
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
    private let members: [GeneratedInterface.Member]
    private let names: IndexLists<Name>
    private var isFound: [Bool]

    init(_ members: [GeneratedInterface.Member]) {
      self.members = members
      names = IndexLists(count: members.count) { Name(members[$0]) }
      isFound = [Bool](repeating: false, count: members.count)
    }

    /// Returns whether there is the same declaration; it may stand there several times.
    mutating func match(_ member: GeneratedInterface.Member) -> Bool {
      var hasOne = false
      for index in names[Name(member)] where members[index] == member {
        (isFound[index], hasOne) = (true, true)
      }
      return hasOne
    }

    /// Takes the first declaration of a name that no other stands for.
    mutating func take(_ name: Name) -> GeneratedInterface.Member? {
      guard let index = names[name].first(where: { !isFound[$0] }) else { return nil }
      isFound[index] = true
      return members[index]
    }

    var rest: [GeneratedInterface.Member] {
      members.indices.filter { !isFound[$0] }.map { members[$0] }
    }
  }
}

/// A version whose generated code is asked for, framework after framework.
private struct InterfaceSource {
  private let laidOut: LaidOutDocument

  init(_ version: ComparedVersion) {
    let document = version.document
    let platforms = document.platformOrder
    laidOut = LayoutEngine(
      context: version.context(document.defaultPlatform),
      further: platforms.dropFirst().map { version.context($0) }, layouts: .toolbars
    ).layOut(document)
  }

  /// `nil` where the framework has no code for the document's platforms.
  func interface(for framework: Framework) -> GeneratedInterface? {
    guard !framework.platforms.isDisjoint(with: laidOut.document.platforms) else { return nil }
    return SwiftEmitter(
      framework: framework, access: .internal, toolVersion: "", inputName: ""
    ).interface(of: laidOut)
  }
}
