package import MenuetSource

/// What can be wrong with an `include`, in the words of its rules.
package enum IncludeProblem {
  case unreadable(String)
  case outsideRoot(String)
  /// The paths from the document that is included again to itself, and the places of the includes on
  /// the way but the last.
  case cycle([String], [SourceLocation])
  /// The path under which the file was included before, and where.
  case repeated(String, SourceLocation?)
  case tooDeep(Int)

  package func diagnostic(_ reference: String, at location: SourceLocation) -> Diagnostic {
    switch self {
    case .unreadable(let reason):
      unreadable(reference, reason, at: location)
    case .outsideRoot(let folder):
      IncludeOutsideRoot.info.finding(
        "'\(reference)' lies outside the root folder '\(folder)'", at: location,
        fixIts: [FixIt("move the file inside, or name a wider folder with --root")])
    case .cycle(let chain, let places):
      IncludeCycle.info.finding(
        "a document cannot include itself: " + chain.joined(separator: " > "), at: location,
        notes: zip(chain.dropFirst(), places).map {
          DiagnosticNote("'\($0)' is included here", at: $1)
        },
        fixIts: [FixIt("remove one of the includes on the way")])
    case .repeated(let path, let first):
      IncludeCycle.info.finding(
        "'\(path)' is included twice", at: location,
        notes: first.map { [DiagnosticNote("it is included here first", at: $0)] } ?? [],
        fixIts: [FixIt("remove this include")])
    case .tooDeep(let limit):
      LimitExceeded.info.finding(
        "includes are nested at most \(limit) levels deep", at: location,
        fixIts: [FixIt("raise the limit with --max-include-levels")])
    }
  }

  /// What is written in another way than a path is said beside the reason.
  private func unreadable(
    _ reference: String, _ reason: String, at location: SourceLocation
  ) -> Diagnostic {
    let message = "'\(reference)' cannot be read: \(reason)"
    guard let spelling = PathSpelling(reference) else {
      return FileUnreadable.info.finding(message, at: location)
    }
    let fixIt =
      spelling.mended.map { path in
        FixIt(
          "write '\(path)'", edits: [SourceEdit(location, path.escapedForAttribute)])
      } ?? FixIt("write the path from the folder of the document")
    return FileUnreadable.info.finding(
      "\(message); \(spelling.mistake)", at: location, fixIts: [fixIt])
  }
}
