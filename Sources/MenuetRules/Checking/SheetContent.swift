import MenuetModel

/// What stands in a sheet from its top down, as far as the document tells how high it is.
///
/// What does not say how high it is counts nothing: every sum is the least that there can be.
struct SheetContent {
  /// A part of the content.
  struct Part {
    let source: SourceReference
    /// The least height in points.
    let height: Int
    /// The button, where it is one that says how large it is.
    let button: Button?
  }

  /// The parts in document order.
  let parts: [Part]

  /// The nominal height of a bar, in points.
  private static let barHeight = 44

  init(_ sheet: Sheet) {
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
  func part(below height: Int, where isMeant: (Part) -> Bool) -> (part: Part, bottom: Int)? {
    var bottom = 0
    for part in parts {
      bottom += part.height
      if bottom > height, isMeant(part) { return (part, bottom) }
    }
    return nil
  }
}

extension RuleContext {
  /// The first part of a sheet that no one can reach, with the platform on which that is so.
  func unreachablePart(
    of sheet: Sheet
  ) -> (part: SheetContent.Part, bottom: Int, height: Int, platform: Platform)? {
    guard !sheet.scrollable, let detents = detentHeights(of: sheet) else { return nil }
    let content = SheetContent(sheet)
    for (platform, full) in fullHeights(of: sheet) {
      let largest = detents.map { $0.resolved(full: full) }.max() ?? full
      if let found = content.part(below: largest, where: { _ in true }) {
        return (found.part, found.bottom, largest, platform)
      }
    }
    return nil
  }
}
