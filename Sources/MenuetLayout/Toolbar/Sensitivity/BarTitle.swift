package import MenuetModel

extension Document {
  /// The name of a unit of a toolbar, whether or not the bar shows the words; `nil` where nobody
  /// has named it.
  package func barTitle(of unit: ToolbarUnit) -> String? {
    if case .title(let title) = unit.content, title.title == nil { return "Title" }
    let title = face(of: unit).title
    return title.isEmpty ? nil : title
  }
}
