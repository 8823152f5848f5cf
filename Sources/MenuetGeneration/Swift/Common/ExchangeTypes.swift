import MenuetModel

/// The types by which code names drag sources, drop targets and what they exchange.
struct ExchangeTypes {
  let plan: GenerationPlan

  static let targetID: SwiftIdentifier = "DropTargetID"
  static let sourceID: SwiftIdentifier = "DragSourceID"

  func ids(of targets: [DropTarget]) -> Declaration {
    ids(
      Self.targetID, targets.map(\.id),
      "The drop targets. The raw values are the ids of the document.")
  }

  func ids(of sources: [DragSource]) -> Declaration {
    ids(
      Self.sourceID, sources.map(\.id),
      "The drag sources. The raw values are the ids of the document.")
  }

  private func ids(
    _ type: SwiftIdentifier, _ ids: [String], _ comment: Comment
  ) -> Declaration {
    Declaration(
      .type(
        "enum", type,
        conformances: [.code("String"), .code("CaseIterable"), .code("Sendable")],
        ids.map { Declaration(.enumCase(caseName($0), rawValue: $0)) }),
      comment: comment, isInterface: true)
  }

  func caseName(_ id: String) -> SwiftIdentifier {
    SwiftIdentifier(plan.document.caseName(ofExchange: id))
  }

  /// `UTType(importedAs: "public.rtf")`, or `exportedAs` for a type of the app's own.
  static func contentType(_ identifier: String, _ declaration: DataType?) -> Expression {
    .call(
      "UTType",
      .init(declaration?.exported == true ? "exportedAs" : "importedAs", .string(identifier)))
  }
}
