package import MenuetSource

/// What can be wrong with an `include`, in the words of its rules.
package enum IncludeProblem {
  case unreadable(String)
  case outsideRoot(String)
  /// The paths from the document that is included again to itself.
  case cycle([String])
  /// The path under which the file was included before.
  case repeated(String)
  case tooDeep(Int)

  package func diagnostic(_ reference: String, at location: SourceLocation) -> Diagnostic {
    switch self {
    case .unreadable(let reason):
      FileUnreadable.info.finding("'\(reference)' cannot be read: \(reason)", at: location)
    case .outsideRoot(let folder):
      IncludeOutsideRoot.info.finding(
        "'\(reference)' lies outside the root folder '\(folder)'", at: location,
        fixIts: [FixIt("move the file inside, or name a wider folder with --root")])
    case .cycle(let chain):
      IncludeCycle.info.finding(
        "a document cannot include itself: " + chain.joined(separator: " > "), at: location,
        fixIts: [FixIt("remove one of the includes on the way")])
    case .repeated(let first):
      IncludeCycle.info.finding(
        "'\(first)' is included twice", at: location, fixIts: [FixIt("remove this include")])
    case .tooDeep(let limit):
      LimitExceeded.info.finding(
        "includes are nested at most \(limit) levels deep", at: location,
        fixIts: [FixIt("raise the limit with --max-include-levels")])
    }
  }
}
