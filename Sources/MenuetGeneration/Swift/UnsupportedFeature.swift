package import MenuetModel

/// What a document asks for and the framework, or its least version, cannot express.
package struct UnsupportedFeature: Sendable, Hashable {
  package let source: SourceReference
  /// What cannot be expressed, as a diagnostic says it.
  package let message: String
  /// What is generated instead.
  package let instead: String

  package init(_ message: String, instead: String, at source: SourceReference) {
    self.source = source
    self.message = message
    self.instead = instead
  }
}
