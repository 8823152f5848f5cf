package import MenuetModel

/// The content of a sheet from its top down, as far as the document tells how high it is.
///
/// A part of unknown height counts nothing: every sum is the least that there can be.
package struct SheetContent {
  /// A part of the content.
  package struct Part {
    package let source: SourceReference
    /// The least height in points.
    package let height: Int
    /// The button, where it is one that says how large it is.
    package let button: Button?
  }

  /// The parts in document order.
  package let parts: [Part]

  /// The nominal height of a bar, in points.
  private static let barHeight = 44

  package init(_ sheet: Sheet) {
    var parts = sheet.body.buttons.compactMap { button in
      Self.height(of: button).map { Part(source: button.source, height: $0, button: button) }
    }
    for region in sheet.body.regions where region.parent == nil && !region.scrollable {
      guard let height = region.height else { continue }
      parts.append(Part(source: region.source, height: Int(height), button: nil))
    }
    parts.sort {
      ($0.source.node.file, $0.source.node.element) < ($1.source.node.file, $1.source.node.element)
    }
    if let toolbar = sheet.body.toolbar, toolbar.edge != .bottom {
      parts.insert(Part(source: toolbar.source, height: Self.barHeight, button: nil), at: 0)
    }
    self.parts = parts
  }

  /// The nominal heights of buttons, in points.
  private static func height(of button: Button) -> Int? {
    switch button.look.size {
    case .small: 28
    case .medium: 34
    case .large: 50
    case nil: nil
    }
  }

  /// The first part that reaches below a height, with the depth to which it reaches.
  package func part(below height: Int, where isMeant: (Part) -> Bool) -> (part: Part, bottom: Int)?
  {
    var bottom = 0
    for part in parts {
      bottom += part.height
      if bottom > height, isMeant(part) { return (part, bottom) }
    }
    return nil
  }
}
