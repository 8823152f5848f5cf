package import MenuetModel
package import MenuetSource

/// A name of a framework that a document's own code would hide, because the document is called so, or
/// what code makes of its name is.
package struct HiddenName {
  /// The framework that the code is for.
  package let framework: Framework
  package let name: String

  package init(_ name: String, usedFor framework: Framework) {
    self.name = name
    self.framework = framework
  }

  /// Returns whether a policy asks for findings on the names of documents.
  package static func isAsked(by policy: RulePolicy) -> Bool {
    policy.runs(SwiftNameCollision.info.id, isPedantic: false)
  }

  /// The finding on a document's name that hides names which its code uses for some frameworks, or those
  /// of frameworks that its platforms have; `nil` where it hides none.
  ///
  /// - Parameter location: The place of the name.
  package static func finding(
    on name: String, on platforms: PlatformSet, hiding used: [HiddenName],
    at location: SourceLocation
  ) -> Diagnostic? {
    let frameworks = Framework.allCases.filter { !$0.platforms.isDisjoint(with: platforms) }
    let hidden = used.first?.name ?? name
    let owners = (used.isEmpty ? frameworks : used.map(\.framework))
      .compactMap { FrameworkNames.owner(of: hidden, seenBy: $0) }
    if owners.isEmpty { return nil }
    let isType = FrameworkNames.all.contains { $0.types.contains(hidden) }
    let owner = (isType ? "the type of " : "the function or variable of ") + list(owners)
    let start =
      hidden == name
      ? "the name '\(name)' hides " : "the name '\(name)' makes '\(hidden)', which hides "
    let message =
      used.isEmpty
      ? start + owner + " from the app's own code"
      : start + owner + " that code for " + list(used.map(\.framework.displayName)) + " uses"
    return SwiftNameCollision.info.finding(
      message, at: location, severity: used.isEmpty ? .warning : nil,
      fix: FixIt("take another name, such as '\(SwiftName.documentName(inPlaceOf: name))'"))
  }

  /// Names in words, each once.
  private static func list(_ names: [String]) -> String {
    let names = names.enumerated().filter { !names[..<$0.offset].contains($0.element) }
      .map(\.element)
    let last = names.last ?? ""
    return names.count < 2 ? last : names.dropLast().joined(separator: ", ") + " and " + last
  }
}
