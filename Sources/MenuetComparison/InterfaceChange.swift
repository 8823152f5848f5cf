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
    let (then, now) = (Set(before.members), Set(after.members))
    let lost = before.members.filter { !now.contains($0) }
    let gained = after.members.filter { !then.contains($0) }
    guard !lost.isEmpty || !gained.isEmpty else { return [] }
    var changes: [InterfaceChange] = []
    var free = FreeMembers(gained)
    for member in lost {
      var kind = Kind.removed
      var other: GeneratedInterface.Member?
      if let same = free.take(Name(member)) {
        (kind, other) = (.changed, same)
      } else {
        let scope = names.scope(member.scope)
        if scope != member.scope, let same = free.take(Name(member, in: scope)) {
          // It goes with the type around it, whose new name is told.
          if names.isSame(member.signature, as: same.signature) { continue }
          (kind, other) = (.changed, same)
        }
        for name in names.names(for: member.name) where other == nil {
          other = free.take(Name(member, name: name, in: scope))
          if other != nil { kind = .renamed }
        }
      }
      changes.append(
        InterfaceChange(
          kind: kind, scope: member.scope, old: member.signature, new: other?.signature,
          isRequirement: member.isRequirement, frameworks: [framework]))
    }
    for member in free.rest {
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
  }

  /// The new declarations for which none of the earlier version was found.
  private struct FreeMembers {
    private var members: [GeneratedInterface.Member?]
    private var places: [Name: [Int]]

    init(_ members: [GeneratedInterface.Member]) {
      self.members = members
      // The first one is taken first.
      places = Dictionary(grouping: members.indices.reversed()) { Name(members[$0]) }
    }

    mutating func take(_ name: Name) -> GeneratedInterface.Member? {
      guard let index = places[name]?.popLast() else { return nil }
      defer { members[index] = nil }
      return members[index]
    }

    var rest: [GeneratedInterface.Member] { members.compactMap(\.self) }
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
