import MenuetGeneration
import MenuetSource
import MenuetTool

/// The facts about an id that is no rule: something that happened to a file, or to the program.
struct FailurePage: Encodable {
  let kind = "failure"
  let id: String
  let severity: String
  let summary: String
  let why: String

  /// `nil` for an id that no failure has.
  init?(_ id: String) {
    guard let words = Self.words[id] else { return nil }
    self.id = id
    severity = Self.mild[id]?.rawValue ?? "error"
    (summary, why) = words
  }

  static var ids: [String] { words.keys.sorted() }

  /// The severities of what is no error.
  private static let mild: [String: Severity] = [
    FidelityReport.kept.rawValue: .note, FidelityReport.approximated.rawValue: .note,
    FidelityReport.dropped.rawValue: .warning,
  ]

  private static let words: [String: (summary: String, why: String)] = [
    CatalogCheck.rule.rawValue: (
      "A String Catalog has the texts of its documents, and no others.",
      "'strings --check' found a text that the catalog lacks, has in other words or marks as stale, or "
        + "one in the catalog that no document has any more. The message names the command that brings "
        + "the catalog up to date. Or 'strings --import' found translations that are not the catalog's."
    ),
    "configuration-invalid": (
      "A file of settings says only what there is to say.",
      "A menuet.json, or a file of metrics, with a mistake would be followed in part. Its documents "
        + "are left out until it is mended; the message names the key or value, and what there is in "
        + "its place."
    ),
    "file-unwritable": (
      "An output or a mended document can be written.",
      "The folder is missing or not writable, the disk is full, or the file was not made by menuet "
        + "and is kept; '--force' overwrites it. What was there before is whole."
    ),
    "import-format": (
      "A file of another tool is in a format that is read.",
      "'import' and 'audit' look at the root element, or at the keys of a JSON file. A compiled nib "
        + "is not read: name the .xib or .storyboard that it was built of. '--from' says what a file "
        + "is that does not look like it."
    ),
    FidelityReport.approximated.rawValue: (
      "What a foreign file says is in the document as it was.",
      "The language has no word for a part of the item; the message says for which. The note names "
        + "the place in the document. Nothing is wrong with either file."
    ),
    FidelityReport.dropped.rawValue: (
      "What a foreign file says is in the document.",
      "The language cannot express the item, or the file does not say enough of it, such as a menu "
        + "whose items come at run time. The note names the place near which it would stand."
    ),
    FidelityReport.kept.rawValue: (
      "What a foreign file says is in the document.",
      "With '--verbose', 'import' names each item that arrived as it was, with its places in both "
        + "files."
    ),
    "internal-fault": (
      "Menuet makes no mistakes of its own.",
      "A layout broke one of its laws, or something that cannot happen did. Nothing was written. "
        + "Please report it, with the document if you can."
    ),
    "output-stale": (
      "The file on disk is what menuet makes of the document.",
      "'compile --check' found other bytes, or none, or 'format --check' a document in another layout. "
        + "The message names the command that brings the file up to date."
    ),
  ]

  var text: String {
    let lines = TextLines.wrapped(why, columns: 76).map { "  \($0)\n" }.joined()
    return "\(id)  \(severity)\n\n  \(summary)\n\nWhy\n\(lines)"
  }

  var markdown: String { "# \(id)\n\n*\(severity)*\n\n\(summary)\n\n## Why\n\n\(why)\n" }
}
