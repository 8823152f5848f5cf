package import MenuetModel

/// A part of a document that the framework, or its least version, cannot express.
package struct UnsupportedFeature: Sendable, Hashable {
  package let source: SourceReference
  /// The part that cannot be expressed, as a diagnostic says it.
  package let message: String
  /// The code that is generated instead.
  package let instead: String

  package init(_ message: String, instead: String, at source: SourceReference) {
    self.source = source
    self.message = message
    self.instead = instead
  }
}
