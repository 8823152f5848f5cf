import MenuetModel
import MenuetSource

/// Flags a DOCTYPE; the reader finds it.
enum DoctypeForbidden {
  static let info = RuleInfo(
    id: "doctype-forbidden", .source, .error, fix: .safe,
    "a document has no DOCTYPE",
    guideline: .language("the language has no document type and no entities of its own"),
    why: """
      A DOCTYPE can name files and define entities that grow without bound. The language needs
      neither, so none is read.
      """,
    example: """
      - §<!DOCTYPE menuet SYSTEM "menuet.dtd">§
        <menuet xmlns="urn:menuet:1" name="Notes"/>
      """,
    isStructural: true)
}
