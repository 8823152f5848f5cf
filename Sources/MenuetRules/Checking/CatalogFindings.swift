package import MenuetModel
package import MenuetSource

/// The findings in a String Catalog itself, whoever reads it.
package struct CatalogFindings {
  private let strings: StringCatalog

  package init(_ strings: StringCatalog) { self.strings = strings }

  /// A version that nobody knows, and states that no catalog has: whether such a text is translated
  /// is a guess.
  ///
  /// - Parameter file: The index of the catalog among the files of the run.
  package func unknownWords(file: Int) -> [Diagnostic] {
    let version = strings.unknownVersion.map { version in
      MissingTranslation.info.finding(
        "the String Catalog is of version '\(version.text)', and read as one of version 1",
        at: SourceLocation(file: file, range: version.range),
        fix: "take a String Catalog of version 1, as Xcode writes it")
    }
    return strings.unknownStates.map { finding($0, file) } + (version.map { [$0] } ?? [])
  }

  private func finding(_ state: StringCatalog.UnknownWord, _ file: Int) -> Diagnostic {
    let location = SourceLocation(file: file, range: state.range)
    let states = StringCatalog.UnitState.allCases.map(\.rawValue)
    let near = NearMiss.best(for: state.text, in: states)
    return MissingTranslation.info.finding(
      "a text of a String Catalog has no state '\(state.text)'; it counts as translated",
      at: location,
      fix: near.map { FixIt("write '\($0)'", edits: [SourceEdit(location, "\"\($0)\"")]) }
        ?? FixIt("write one of " + states.map { "'\($0)'" }.joined(separator: ", ")))
  }

  /// The difference between the languages of a document and its catalog; `nil` where there is none.
  package func foreignLanguage(_ document: Document) -> (message: String, remedy: FixIt)? {
    guard !document.isWritten(in: strings.sourceLanguage) else { return nil }
    return (
      "the document is written in '\(document.language)', and the String Catalog in "
        + "'\(strings.sourceLanguage)'",
      FixIt(
        "take a String Catalog whose source language is the document's, or write its language in"
          + " 'language'")
    )
  }
}
