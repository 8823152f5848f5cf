import MenuetModel

/// The detents of the sheets that commands move, as a type for each sheet.
struct UIKitDetents {
  let plan: GenerationPlan

  /// The sheets, in document order.
  private var sheets: [Sheet] {
    plan.document.sheets.filter { plan.movedSheets.contains($0.id) }
  }

  /// `ComposeDetent`, inside the type that holds everything.
  private func type(ofSheet id: String) -> SwiftIdentifier {
    SwiftIdentifier(SwiftName.detentType(plan.document.typeName(ofPresentable: id)))
  }

  private func caseName(_ detent: String) -> SwiftIdentifier {
    SwiftIdentifier(SwiftName.detentCase(detent))
  }

  /// `ComposeDetent.low`.
  func expression(_ detent: String, ofSheet id: String) -> Expression {
    .member(.name(type(ofSheet: id)), caseName(detent))
  }

  var types: [Declaration] {
    sheets.map { sheet in
      Declaration(
        .type(
          "enum", type(ofSheet: sheet.id),
          conformances: [.code("String"), .code("CaseIterable"), .code("Sendable")],
          sheet.detents.map { Declaration(.enumCase(caseName($0), rawValue: $0)) }),
        comment: "The detents of `\(sheet.id)`. The raw values are the words of the document.",
        isInterface: true)
    }
  }

  private func parameters(_ sheet: Sheet) -> [Declaration.Parameter] {
    [.init("_ detent: ", .path([plan.names.type, type(ofSheet: sheet.id)])), "animated: Bool"]
  }

  /// The methods by which the app moves sheets.
  var requirements: [Declaration] {
    sheets.map { sheet in
      Declaration(
        .method("selectDetent", parameters(sheet)),
        comment:
          "Moves `\(sheet.id)` to one of its detents. A view controller has this by default.")
    }
  }

  /// The defaults for view controllers.
  var defaults: [Declaration] {
    sheets.map { sheet in
      let selecting = Statement.expression(
        .call(
          .member(.name(plan.names.type), "selectDetent"),
          [
            .init(.code("detent.rawValue")), .init("of", .string(sheet.id)),
            .init("over", .code("self")), .init("animated", .code("animated")),
          ]))
      // Sheets have no detents on visionOS.
      let hasVision = plan.document.platforms.contains(.visionos)
      return Declaration(
        .function(
          "selectDetent", parameters(sheet),
          [hasVision ? .conditional("!os(visionOS)", [selecting]) : selecting]),
        comment: """
          Moves the sheet `\(sheet.id)` that this view controller presents, or in which it is.
          """, isInterface: true)
    }
  }
}
