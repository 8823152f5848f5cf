package import MenuetModel
package import MenuetSource
import MenuetXML

/// The mistakes that can be made with an `include`, in the words of its rules.
package enum IncludeProblem {
  case unreadable(String)
  case outsideRoot(String)
  /// The paths from the document that is included again to itself, and the places of the includes on
  /// the way but the last.
  case cycle([String], [SourceLocation])
  /// The path under which the file was included before, and where.
  case repeated(String, SourceLocation?)
  case tooDeep(Int)

  /// - Parameters:
  ///   - attribute: What names the file, with a usable value.
  ///   - element: Its element in the document.
  package func diagnostic(
    _ attribute: AttributeName, of element: Int, in document: BoundDocument
  ) -> Diagnostic {
    let reference = document.text(attribute, element) ?? ""
    let location = document.location(attribute, of: element)
    switch self {
    case .unreadable(let reason):
      let path = PathSpelling(reference)?.mended
      let edits = path.flatMap { path in
        document.attribute(attribute, of: element).flatMap {
          document.tree.edits(setting: $0, to: path)
        }
      }
      return unreadable(reference, reason, at: location, edits: edits ?? [])
    case .outsideRoot(let folder):
      return IncludeOutsideRoot.info.finding(
        "'\(reference)' lies outside the root folder '\(folder)'", at: location,
        fix: "move the file inside, or name a wider folder with --root")
    case .cycle(let chain, let places):
      return IncludeCycle.info.finding(
        "a document cannot include itself: " + chain.joined(separator: " > "), at: location,
        notes: zip(chain.dropFirst(), places).map {
          DiagnosticNote("'\($0)' is included here", at: $1)
        }, fix: "remove one of the includes on the way")
    case .repeated(let path, let first):
      return IncludeCycle.info.finding(
        "'\(path)' is included twice", at: location,
        notes: first.map { [DiagnosticNote("it is included here first", at: $0)] } ?? [],
        fix: "remove this include")
    case .tooDeep(let limit):
      return LimitExceeded.info.finding(
        "includes are nested at most \(limit) levels deep", at: location,
        fix: "raise the limit with --max-include-levels")
    }
  }

  /// A value that is no path is named beside the reason.
  private func unreadable(
    _ reference: String, _ reason: String, at location: SourceLocation, edits: [SourceEdit]
  ) -> Diagnostic {
    let message = "'\(reference)' cannot be read: \(reason)"
    guard let spelling = PathSpelling(reference) else {
      return FileUnreadable.info.finding(message, at: location)
    }
    let fixIt =
      spelling.mended.map { path in
        FixIt("write '\(path)'", edits: edits)
      } ?? FixIt("write the path from the folder of the document")
    return FileUnreadable.info.finding(
      "\(message); \(spelling.mistake)", at: location, fix: fixIt)
  }
}
