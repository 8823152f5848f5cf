package import MenuetModel

extension Document {
  /// The name of a unit of a toolbar, also where the bar does not show it; `nil` for one without a
  /// name.
  package func barTitle(of unit: ToolbarUnit) -> String? {
    if case .title(let title) = unit.content, title.title == nil { return "Title" }
    let title = face(of: unit).title
    return title.isEmpty ? nil : title
  }

  /// The words of a bar's title: those that are written for it, else those of its view, or of the app,
  /// which the app may replace while it runs.
  package func words(of title: TitleItem, in toolbar: Toolbar) -> String {
    title.words(in: toolbar) ?? views.first { $0.id == toolbar.view }?.title ?? name
  }
}

extension TitleItem {
  /// The words that are written for it: its own, else those of its bar; `nil` where there are none.
  func words(in toolbar: Toolbar) -> String? { title ?? toolbar.title }
}
