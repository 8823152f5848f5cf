package import MenuetModel
package import MenuetSource
import MenuetXML

/// The problems of the grammar that show only in a resolved document.
package struct DocumentProblems {
  private let document: Document
  private let written: BoundSources

  /// Reports them, and gives what rules may ask of the sources after all that was reported.
  ///
  /// - Parameter nesting: How deep menus may show each other.
  package static func report(
    _ document: Document, _ sources: [BoundDocument], nesting: Int = XMLLimits().nesting,
    into sink: inout DiagnosticSink
  ) -> BoundSources {
    let written = BoundSources(sources, reported: sink.diagnostics, nesting: nesting)
    let count = sink.diagnostics.count
    Self(document: document, written: written).report(into: &sink)
    if sink.diagnostics.count == count { return written }
    return BoundSources(sources, reported: sink.diagnostics, nesting: nesting)
  }

  private func report(into sink: inout DiagnosticSink) {
    for index in document.commands.indices where document.commands[index].kind == .toggle {
      MissingAttribute.check(document.commands[index], in: written, into: &sink)
    }
    ChoiceWithoutOptions.check(document, in: written, into: &sink)
    SheetDetentUnknown.check(document, in: written, into: &sink)
    UnknownExtensionContent.check(document, in: written, into: &sink)
    ShortcutSyntax.checkLetters(in: written, into: &sink)
  }
}
