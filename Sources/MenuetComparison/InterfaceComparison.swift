import MenuetGeneration
import MenuetLayout
import MenuetModel

/// The comparison of the generated code of two versions.
struct InterfaceComparison: Sendable {
  private let interfaces:
    [(framework: Framework, old: GeneratedInterface?, new: GeneratedInterface?)]
  private let names: NameMapping

  /// - Parameters:
  ///   - old: The interfaces of the earlier version, one for each framework.
  ///   - new: Those of the later one.
  init(
    from old: [GeneratedInterface?], to new: [GeneratedInterface?], frameworks: [Framework],
    _ names: NameMapping
  ) {
    interfaces = zip(frameworks, zip(old, new)).map { ($0, $1.0, $1.1) }
    self.names = names
  }

  /// The pieces of the comparison, the largest one first: nothing may be left to do beside the last one.
  var pieces: [@Sendable () -> MemberDifferences] {
    let comparisons = interfaces.flatMap { framework, old, new -> [MemberComparison] in
      guard let old, let new else { return [] }
      return MemberComparison.all(from: old, to: new, in: framework, names)
    }
    return comparisons.sorted { $0.count > $1.count }.map { comparison in
      { comparison.differences }
    }
  }

  /// The changes in the code for all frameworks, those of several told once.
  ///
  /// - Parameter differences: The results of all pieces.
  func changes(_ differences: [MemberDifferences]) -> [InterfaceChange] {
    let differences = Dictionary(grouping: differences, by: \.framework)
    let found = interfaces.map { framework, old, new -> [InterfaceChange] in
      if (old == nil) == (new == nil) { return Self.inOrder(differences[framework] ?? []) }
      return [
        InterfaceChange(
          kind: old == nil ? .added : .removed, scope: "", old: nil, new: nil,
          isRequirement: false, frameworks: FrameworkSet(framework))
      ]
    }
    if found.count == 1, !Self.hasDoubles(found[0]) { return found[0] }
    return Self.eachOnce(found.joined())
  }

  /// The changes of all declarations, in the order of the files.
  private static func inOrder(_ differences: [MemberDifferences]) -> [InterfaceChange] {
    // The members of a type come and go with it.
    let gone = differences.reduce(into: Set<String>()) { $0.formUnion($1.goneTypes) }
    let fresh = differences.reduce(into: Set<String>()) { $0.formUnion($1.newTypes) }
    var changes: [InterfaceChange] = []
    append(differences.map(\.old), to: &changes) {
      $0.kind != .removed || !gone.contains($0.scope)
    }
    append(differences.map(\.new), to: &changes) { !fresh.contains($0.scope) }
    return changes
  }

  /// Adds the changes of several lists that are told, in the order of their indices, of which no two are
  /// the same.
  private static func append(
    _ lists: [[MemberDifferences.Entry]], to changes: inout [InterfaceChange],
    where isTold: (InterfaceChange) -> Bool
  ) {
    let last = lists.joined().lazy.map(\.index).max() ?? -1
    var told = [InterfaceChange?](repeating: nil, count: last + 1)
    for list in lists {
      for (index, change) in list where isTold(change) { told[index] = change }
    }
    changes += told.lazy.compactMap { $0 }
  }

  /// Returns whether some changes in one file may be told twice: a requirement and its implementation by
  /// default are declared alike, and nothing else is.
  private static func hasDoubles(_ changes: [InterfaceChange]) -> Bool {
    var protocols: Set<String> = []
    // Those of one scope stand together.
    var last: String?
    for change in changes where change.isRequirement && change.scope != last {
      protocols.insert(change.scope)
      last = change.scope
    }
    if protocols.isEmpty { return false }
    var other: (scope: String, isProtocol: Bool) = ("", false)
    return changes.contains { change in
      if change.isRequirement { return false }
      if change.scope != other.scope {
        other = (change.scope, protocols.contains(change.scope))
      }
      return other.isProtocol
    }
  }

  /// The changes without those that say the same as another, with the frameworks of all these.
  private static func eachOnce(_ changes: some Sequence<InterfaceChange>) -> [InterfaceChange] {
    var told: [InterfaceChange] = []
    var indices: [Key: Int] = [:]
    for change in changes {
      let key = Key(kind: change.kind, scope: change.scope, old: change.old, new: change.new)
      if let index = indices[key] {
        told[index] = InterfaceChange(
          told[index], in: told[index].frameworks.union(change.frameworks))
      } else {
        indices[key] = told.count
        told.append(change)
      }
    }
    return told
  }

  private struct Key: Hashable {
    let kind: InterfaceChange.Kind
    let scope: String
    let old: String?
    let new: String?

    func hash(into hasher: inout Hasher) { hasher.combine(old ?? new) }
  }
}

extension ComparedVersion {
  /// The interfaces of the code for some frameworks; `nil` where one has no code for the document's
  /// platforms.
  func interfaces(for frameworks: [Framework]) -> [GeneratedInterface?] {
    let platforms = document.platformOrder
    let laidOut = LayoutEngine(
      context: context(document.defaultPlatform),
      further: platforms.dropFirst().map { context($0) }, layouts: .toolbars,
      addsStandardMenus: frameworks.contains(where: \.makesStandardMenus)
    ).layOut(document)
    return frameworks.map { framework in
      guard !framework.platforms.isDisjoint(with: document.platforms) else { return nil }
      return SwiftEmitter(
        framework: framework, access: .internal, toolVersion: "", inputName: ""
      ).interface(of: laidOut)
    }
  }
}
