package import MenuetModel

/// A declaration of generated code that is other than before: an object, because it goes through many
/// lists.
package final class InterfaceChange: Sendable {
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
  package let frameworks: FrameworkSet

  init(
    kind: Kind, scope: String, old: String?, new: String?, isRequirement: Bool,
    frameworks: FrameworkSet
  ) {
    self.kind = kind
    self.scope = scope
    self.old = old
    self.new = new
    self.isRequirement = isRequirement
    self.frameworks = frameworks
  }

  /// The same change in the code for some frameworks.
  convenience init(_ change: InterfaceChange, in frameworks: FrameworkSet) {
    self.init(
      kind: change.kind, scope: change.scope, old: change.old, new: change.new,
      isRequirement: change.isRequirement, frameworks: frameworks)
  }

  /// A name that was locked, and is another one now, or none.
  convenience init(lockedName old: String, now: String?, in document: String) {
    self.init(
      kind: now == nil ? .removed : .renamed, scope: document, old: old, new: now,
      isRequirement: false, frameworks: [])
  }

  /// Indicates whether code that used it does not compile any more.
  package var isBreaking: Bool { kind != .added }

  /// Indicates whether this is all of the code for a framework.
  package var isWhole: Bool { old == nil && new == nil }
}

/// One sentence, without full stop.
extension InterfaceChange: TextOutputStreamable {
  package var sentence: String { String(describing: self) }

  package func write(to text: inout some TextOutputStream) {
    if isWhole {
      let names = frameworks.members.map(\.displayName).joinedWithAnd
      let (start, end) = kind == .added ? ("is", "now") : ("is no", "any more")
      return text.write("there \(start) code for \(names) \(end)")
    }
    text.write("'")
    text.write((kind == .added || kind == .changed ? new : old) ?? "")
    if !scope.isEmpty {
      text.write("' of '")
      text.write(scope)
    }
    switch kind {
    case .added: text.write(isRequirement ? "' is new, for the app to implement" : "' is new")
    case .removed: text.write("' is gone")
    case .renamed:
      text.write("' is '")
      text.write(new ?? "")
      text.write("' now")
    case .changed:
      text.write("' was '")
      text.write(old ?? "")
      text.write("'")
    }
  }
}
