package import MenuetModel
package import MenuetSource
import MenuetXML

/// Turns bound documents into one document: ids declared, references followed, conditions read.
package struct Resolver {
  package init() {}

  /// Resolves a document and what it includes; the first of the bound documents is the root.
  /// Gives `nil` when there is none. Errors are recorded; what they concern is left out, so that
  /// rules can still look at the rest.
  ///
  /// - Parameter includes: For each `include` the index of the document that stands in its place.
  package func resolve(
    _ sources: [BoundDocument], includes: [NodeID: Int] = [:], into sink: inout DiagnosticSink
  ) -> Document? {
    guard let root = sources.first else { return nil }
    var builder = DocumentBuilder(sources: sources, includes: includes, root: root)
    builder.declare(&sink)
    let links = LinkResolver(sources: sources, declarations: builder.declarations)
    builder.conditions = links.resolve(&sink)
    builder.build(&sink)
    return builder.document
  }
}
