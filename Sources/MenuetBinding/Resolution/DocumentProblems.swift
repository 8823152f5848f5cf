package import MenuetModel
package import MenuetSource

/// The problems of the grammar that show only in a resolved document.
package struct DocumentProblems {
  private let document: Document
  private let written: BoundSources

  package init(_ document: Document, _ written: BoundSources) {
    self.document = document
    self.written = written
  }

  /// Reports them.
  package func report(into sink: inout DiagnosticSink) {
    for index in document.commands.indices where document.commands[index].kind == .toggle {
      MissingAttribute.check(document.commands[index], in: written, into: &sink)
    }
    ChoiceWithoutOptions.check(document, in: written, into: &sink)
    UnknownExtensionContent.check(document, in: written, into: &sink)
    ShortcutSyntax.checkLetters(in: written, into: &sink)
  }
}
