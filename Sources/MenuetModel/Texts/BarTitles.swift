/// The texts of the titles of bars, which a bar shares with its view.
extension Document {
  /// The text that is written for the title of a bar, with its key: its own, else that of the bar,
  /// else that of the view; `nil` where there is none.
  package func writtenTitle(
    of title: TitleItem, in toolbar: Toolbar
  ) -> (text: String, owner: BarTitleOwner)? {
    if let text = title.title { return (text, .title) }
    if let text = toolbar.title { return (text, .toolbar) }
    guard let view = views.first(where: { $0.id == toolbar.view }), let text = view.title else {
      return nil
    }
    return (text, .view(view.id))
  }

  /// The ids of the views whose titles bars show.
  package var viewsWithShownTitle: Set<String> {
    Set(
      toolbars.compactMap { toolbar -> String? in
        for case .title(let title) in toolbar.regions.leading.map(\.content) {
          if case .view(let id)? = writtenTitle(of: title, in: toolbar)?.owner { return id }
        }
        return nil
      })
  }
}

/// The element whose text the title of a bar is.
package enum BarTitleOwner: Sendable, Hashable {
  case title, toolbar
  /// The view, by its id.
  case view(String)
}

extension TitleKeys {
  /// The key of the text of a bar's title.
  package func key(
    of title: TitleItem, _ unit: ToolbarUnit, in toolbar: Toolbar, from owner: BarTitleOwner
  ) -> TitleKey {
    switch owner {
    case .title: key(of: unit, title, in: toolbar)
    case .toolbar: .part(.toolbar, toolbar.id)
    case .view(let id): .part(.view, id)
    }
  }
}
