import Menuet
import MenuetModel
import MenuetRendering
import MenuetTool

/// The changes since an earlier version, in Markdown as a pull request shows them.
struct ChangeSummary {
  let document: Document
  /// The errors of the document, which is drawn all the same.
  var errorCount = 0
  let changes: [SurfaceChange]
  /// The file of a surface's picture, beside the summary.
  let picture: (SurfaceChange) -> String

  /// A change in more sentences than this is told by its picture.
  private static let mostSentences = 20

  var text: String {
    let mark = GeneratedMark.sentence(version: Compiler.version, file: document.fileName)
    var text = "<!-- \(mark) -->\n\n## \(Markdown.line(document.name))\n\n\(counts)\n"
    if errorCount > 0 {
      text += "\nThe document has errors: what is broken is not drawn.\n"
    }
    for change in changes {
      let kind = change.kind == .changed ? "" : " is \(change.kind.rawValue)"
      text += "\n### \(Markdown.line(change.title))\(kind)\n\n"
      text += "\(Markdown.line(change.surfaceKind)) `\(change.surface)`\n\n"
      for sentence in change.words.prefix(Self.mostSentences) {
        text += "- \(Markdown.line(sentence))\n"
      }
      let rest = change.words.count - Self.mostSentences
      if rest > 0 { text += "- and \(rest) more\n" }
      if !change.words.isEmpty { text += "\n" }
      text += "![\(Markdown.line(change.title))](\(URIReference.text(of: picture(change))))\n"
    }
    return text
  }

  private var counts: String {
    if changes.isEmpty { return SurfaceChange.noChange }
    let kinds: [SurfaceChange.Kind] = [.changed, .new, .gone]
    let words = kinds.compactMap { kind -> String? in
      let count = changes.count { $0.kind == kind }
      return count == 0 ? nil : "\(count) \(kind.rawValue)"
    }
    return "Surfaces: " + words.joined(separator: ", ") + "."
  }
}
