/// How much a document may hold before reading stops. Each has an option that raises it.
package struct XMLLimits: Sendable, Equatable {
  /// Bytes of a document.
  package var documentBytes: Int
  /// Levels of elements, the root being the first.
  package var nesting: Int
  /// Elements of a document.
  package var elements: Int

  package init(
    documentBytes: Int = 64 << 20, nesting: Int = 256, elements: Int = 1_000_000
  ) {
    self.documentBytes = documentBytes
    self.nesting = nesting
    self.elements = elements
  }
}
