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

  /// The change in one sentence, without full stop.
  package var sentence: String {
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
    _ renames: [IDMapping.Rename]
  ) -> [InterfaceChange] {
    let versions = (InterfaceSource(old, named: new.document.name), InterfaceSource(new))
    let stems = Stems(renames)
    var changes: [InterfaceChange] = []
    var indices: [Key: Int] = [:]
    if old.document.name != new.document.name {
      changes.append(
        InterfaceChange(
          kind: .renamed, scope: "", old: "enum \(old.document.name)",
          new: "enum \(new.document.name)", isRequirement: false, frameworks: frameworks))
    }
    for framework in frameworks {
      guard let before = versions.0.interface(for: framework),
        let after = versions.1.interface(for: framework)
      else { continue }
      for change in Self.changes(from: before, to: after, in: framework, stems) {
        let key = Key(scope: change.scope, old: change.old, new: change.new)
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
    let scope: String
    let old: String?
    let new: String?
  }

  private static func changes(
    from before: GeneratedInterface, to after: GeneratedInterface, in framework: Framework,
    _ stems: Stems
  ) -> [InterfaceChange] {
    let (then, now) = (Set(before.members), Set(after.members))
    let lost = before.members.filter { !now.contains($0) }
    var gained = after.members.filter { !then.contains($0) }
    guard !lost.isEmpty || !gained.isEmpty else { return [] }
    var changes: [InterfaceChange] = []
    // Of each name the places in the list of what is new.
    var places = Dictionary(grouping: gained.indices) { Name(gained[$0]) }
    var paired: Set<Int> = []
    func take(_ name: Name) -> Int? {
      guard let first = places[name]?.first else { return nil }
      places[name]?.removeFirst()
      paired.insert(first)
      return first
    }
    for member in lost {
      var kind = Kind.removed
      var other: GeneratedInterface.Member?
      if let index = take(Name(member)) {
        (kind, other) = (.changed, gained[index])
      } else {
        for name in stems.names(for: member.name) where other == nil {
          if let index = take(Name(member, name: name, in: stems.scope(member.scope))) {
            (kind, other) = (.renamed, gained[index])
          }
        }
      }
      changes.append(
        InterfaceChange(
          kind: kind, scope: member.scope, old: member.signature, new: other?.signature,
          isRequirement: member.isRequirement, frameworks: [framework]))
    }
    gained = gained.enumerated().filter { !paired.contains($0.offset) }.map(\.element)
    for member in gained {
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

  /// The names in Swift that go with ids which were renamed.
  private struct Stems {
    private let stems: [(old: String, new: String)]
    private let types: [(old: String, new: String)]

    init(_ renames: [IDMapping.Rename]) {
      func last(_ id: String) -> String { String(id.split(separator: ".").last ?? "") }
      let ids = renames.map { (old: last($0.old.id), new: last($0.new.id)) }
      types = ids.map { (SwiftName.type($0.old), SwiftName.type($0.new)) }
      stems = ids.map { (SwiftName.member($0.old), SwiftName.member($0.new)) } + types
    }

    /// The names that a declaration may have now.
    func names(for name: String) -> [String] {
      stems.compactMap { stem in
        guard let range = Self.range(of: stem.old, in: name) else { return nil }
        return name.replacingCharacters(in: range, with: stem.new)
      }
    }

    /// The types around a declaration, as they are called now.
    func scope(_ scope: String) -> String {
      scope.split(separator: ".", omittingEmptySubsequences: false).map { part in
        types.first { $0.old == part }?.new ?? String(part)
      }.joined(separator: ".")
    }

    private static func range(of stem: String, in name: String) -> Range<String.Index>? {
      guard !stem.isEmpty else { return nil }
      var start = name.startIndex
      while start < name.endIndex {
        if name[start...].hasPrefix(stem) {
          return start..<name.index(start, offsetBy: stem.count)
        }
        start = name.index(after: start)
      }
      return nil
    }
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}

/// A version whose generated code is asked for, framework after framework.
private struct InterfaceSource {
  private let laidOut: LaidOutDocument

  /// - Parameter name: Of the document, so that a new one does not make everything new.
  init(_ version: ComparedVersion, named name: String? = nil) {
    var document = version.document
    if let name { document.name = name }
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
