import MenuetModel
import MenuetSource

/// Flags a file that cannot be read or decoded; whoever reads it makes the finding.
enum FileUnreadable {
  static let info = RuleInfo(
    id: "file-unreadable", .source, .error,
    "a document can be read, and is text in the encoding that it names",
    guideline: .language("documents are UTF-8, UTF-16, or in the encoding that they declare"),
    why: """
      A file that is missing, not permitted, a folder, or not in its encoding has no content to
      check. The message names the encoding that was tried. The same goes for a font that text is to be
      measured with (`--font`): of one that is broken the message names the table.
      """,
    example: """
      - §§<?xml version="1.0" encoding="klingon"?>
      + <?xml version="1.0" encoding="UTF-8"?>
        <menuet xmlns="urn:menuet:1" name="Notes"/>
      """,
    isStructural: true)
}
