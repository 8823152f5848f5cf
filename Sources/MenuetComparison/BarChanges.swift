package import MenuetModel

extension VersionComparison {
  /// The changes of a toolbar and of what people see of its units, each in one sentence without full
  /// stop.
  ///
  /// Where units came and went, and the widths at which they are shown, are not among them: ``widths``
  /// has these.
  ///
  /// - Parameters:
  ///   - toolbar: In the later version.
  ///   - before: In the earlier version.
  package func sentences(about toolbar: Toolbar, before: Toolbar) -> [String] {
    let names = BarNames([before, toolbar])
    return changes.filter(names.concern).map(\.sentence)
  }
}

/// The names by which changes mention toolbars and what stands in them.
private struct BarNames {
  private let toolbars: Set<String>
  /// The ids of units and of members of groups.
  private var units: Set<String> = []
  private var containers: Set<String> = []

  /// The attributes of a command that are seen in a bar.
  private static let shown: Set<AttributeName> = [
    .title, .symbol, .image, .role, .onTitle, .offTitle, .onSymbol, .offSymbol, .form,
  ]

  init(_ versions: [Toolbar]) {
    toolbars = Set(versions.map(\.id))
    for toolbar in versions {
      for region in Toolbar.Region.allCases {
        containers.insert("\(toolbar.id).\(region.rawValue)")
        for unit in toolbar[region] { insert(unit) }
      }
    }
  }

  private mutating func insert(_ unit: ToolbarUnit) {
    units.insert(unit.id)
    guard case .group(let group) = unit.content else { return }
    containers.insert(unit.id)
    for member in group.members { insert(member) }
  }

  func concern(_ change: Change) -> Bool {
    switch change.kind {
    case .added, .removed, .placed, .displaced: return false
    case .renamed: return units.contains(change.id)
    case .moved:
      return [change.oldPosition, change.position].contains { position in
        position.map { containers.contains($0.container) } ?? false
      }
    case .changed:
      if let position = change.position { return containers.contains(position.container) }
      if change.element == .toolbar { return toolbars.contains(change.id) }
      return units.contains(change.id)
        && Self.shown.contains { $0.spelling == change.attribute }
    }
  }
}
