package import MenuetModel
package import MenuetSource
package import MenuetXML

/// Turns bound documents into one document: ids declared, references followed, conditions read.
package struct Resolver {
  private let limits: XMLLimits
  private let languageLimits: LanguageLimits

  /// - Parameters:
  ///   - limits: How many elements menus may come to when those that they refer to stand in place of
  ///     each reference, and how deep menus may be nested then.
  ///   - languageLimits: How many units a toolbar may have, and how deep a condition may be nested.
  package init(
    limits: XMLLimits = XMLLimits(), languageLimits: LanguageLimits = LanguageLimits()
  ) {
    self.limits = limits
    self.languageLimits = languageLimits
  }

  /// Resolves a document and what it includes; the first of the bound documents is the root.
  /// Gives `nil` when there is none. Errors are recorded; what they concern is left out, so that
  /// rules can still look at the rest.
  ///
  /// - Parameter includes: For each `include` the index of the document that stands in its place.
  package func resolve(
    _ sources: [BoundDocument], includes: [NodeID: Int] = [:], into sink: inout DiagnosticSink
  ) -> Document? {
    guard let root = sources.first else { return nil }
    var builder = DocumentBuilder(
      sources: sources, includes: includes, root: root, limits: limits,
      languageLimits: languageLimits, sink: sink)
    builder.declare()
    var links = LinkResolver(
      sources: sources, declarations: builder.declarations, limits: languageLimits,
      sink: builder.sink)
    builder.conditions = links.resolve()
    builder.sink = links.sink
    builder.declarations.nameless = links.nameless
    builder.build()
    sink = builder.sink
    return builder.document
  }
}
