package import MenuetModel

extension Document {
  /// The name of a unit of a toolbar, also where the bar does not show it; `nil` for one without a
  /// name.
  package func barTitle(of unit: ToolbarUnit) -> String? {
    if case .title(let title) = unit.content, title.title == nil { return "Title" }
    let title = face(of: unit).title
    return title.isEmpty ? nil : title
  }

  /// The displayed text of a bar's title; the name of the app where nothing is written, which the app
  /// may replace while it runs.
  package func words(of title: TitleItem, in toolbar: Toolbar) -> String {
    writtenTitle(of: title, in: toolbar)?.text ?? name
  }
}
