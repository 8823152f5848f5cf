import MenuetModel

/// A sheet, cover, popover or activity view: how it stands, and the items in it.
struct Panel: Sendable {
  /// How it is presented, in words.
  var facts: String
  var lines: [OpenMenu.Line]
  /// Where it stands on each device; empty where that is not known.
  var places: [DevicePlaces]
  /// The sheet, cover or popover; `nil` for an activity view.
  var presented: Presented?
  /// Of an activity view; `nil` for the others.
  var activities: ActivityPlaces?

  init(_ presented: Presented, lines: [OpenMenu.Line], on platform: Platform) {
    self.presented = presented
    facts = presented.facts(on: platform)
    self.lines = lines
    places = presented.layouts.map(DevicePlaces.init)
  }

  /// The activities of the app, and what of the system's is left out.
  init(_ view: ActivityView, on platform: Platform) {
    let names = view.excludes.map(\.rawValue).joined(separator: ", ")
    facts = names.isEmpty ? "With the system’s activities" : "Without \(names)"
    lines = view.activities.map { .entry(MenuEntry(title: $0.title, symbol: $0.symbol)) }
    activities = ActivityPlaces(view, on: platform)
    places = []
  }
}

extension Presented {
  /// How it is presented, in words.
  func facts(on platform: Platform) -> String {
    switch content {
    case .sheet(let sheet): sheet.facts(on: platform)
    case .cover: "Full screen"
    case .popover(let popover): popover.facts
    }
  }

  /// Its kind, as a heading says it.
  var heading: String {
    switch content {
    case .sheet: "Sheet"
    case .cover: "Cover"
    case .popover: "Popover"
    }
  }
}

extension Document {
  /// The presentation whose content another one shows: as in generated code, a popover without content
  /// of its own has that of the sheet that it becomes.
  func content(of presented: Presented) -> Presented {
    guard case .popover(let popover) = presented.content, presented.body.isEmpty,
      let sheet = self.presented.first(where: { $0.id == popover.adaptsTo })
    else { return presented }
    return sheet
  }
}

extension PresentedBody {
  fileprivate var isEmpty: Bool {
    items.isEmpty && buttons.isEmpty && popUpButtons.isEmpty && pullDownButtons.isEmpty
      && segmented.isEmpty && regions.isEmpty && toolbar == nil
  }
}

extension Sheet {
  /// The detents and the modality, as in `Detents medium, large · nonmodal`; a Mac knows neither.
  fileprivate func facts(on platform: Platform) -> String {
    if platform == .macos { return "Hangs from the bar of its window" }
    var parts = [(detents.count == 1 ? "Detent " : "Detents ") + detents.joined(separator: ", ")]
    if modality == .nonmodal { parts.append(modality.rawValue) }
    if let undimmedThrough { parts.append("undimmed through \(undimmedThrough)") }
    return parts.joined(separator: " · ")
  }
}

extension Popover {
  fileprivate var facts: String {
    adaptsTo.map { "In a compact width the sheet \($0)" } ?? "Popover"
  }
}

/// Reads what stands in a panel.
struct PanelReader {
  let document: Document
  let platform: Platform

  /// The items as rows. Buttons, pop-ups and the toolbar are surfaces of their own.
  func lines(of body: PresentedBody) -> [OpenMenu.Line] {
    body.items.filter { $0.platforms.contains(PlatformSet(platform)) }.flatMap { item in
      document.menuEntries(of: item).map { .entry($0.entry) }
    }
  }
}
