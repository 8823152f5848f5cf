package import MenuetLayout
import MenuetModel
import MenuetSource

/// Draws the surfaces of a laid-out document with box-drawing characters, for terminals and code
/// review.
///
/// Menus stand in the layout that the document asks for, toolbars in each range of widths, or at each
/// width that is asked for, with their regions by name. Lines read from the left in every context, and
/// none ends with a blank. A `✓` marks what is on, a `!` what is destructive, a `~` what cannot be
/// used, a `›` a submenu. In rows of cells a name in parentheses is that of a symbol alone, one behind
/// a `●` stands below its symbol; in a list, items that only the app knows stand in parentheses.
package struct TextRenderer: Sendable {
  /// In points; empty for all ranges.
  package let widths: [Int]
  /// The columns at which bars are broken; boxes have no more than 74 in any case.
  package let columns: Int
  /// The errors of the document, to be said above the pictures.
  package let errors: [PageFinding]

  /// The columns where no terminal tells: the result is the same everywhere.
  package static let usualColumns = 80
  /// The fewest that are respected: below them words would stand alone.
  private static let leastColumns = 40

  /// - Parameter columns: Of the terminal; `nil` where the text goes elsewhere.
  package init(
    widths: [Int] = [], columns: Int? = nil, errors: [PageFinding] = []
  ) {
    self.widths = widths
    self.errors = errors
    self.columns = max(Self.leastColumns, columns ?? Self.usualColumns)
  }

  /// All surfaces, or the one of an id; empty where there is none on the context's platform.
  package func draw(_ laidOut: LaidOutDocument, surface: String?) -> String {
    let document = laidOut.shown
    let writer = SurfaceWriter(
      document: document, context: laidOut.context, widths: widths, columns: columns)
    let surfaces = Surface.all(in: document, on: laidOut.context.platform, id: surface)
    let blocks = surfaces.map { surface in
      let title = TerminalText.heading(surface.title)
      let id = surface.title == surface.id ? "" : " \(surface.id)"
      let kind = TerminalText.singleLine(surface.kind)
      return ["\(title) (\(kind.prefix(1).lowercased() + kind.dropFirst())\(id))"]
        + writer.lines(of: surface)
    }
    let notes =
      errors.isEmpty || blocks.isEmpty
      ? []
      : [errors.map { TerminalText.singleLine("! \($0.place): \($0.message)") }]
    let elsewhere =
      surface == nil ? Surface.elsewhere(in: document, on: laidOut.context.platform) : nil
    let rest = elsewhere.map { [[TerminalText.singleLine($0)]] } ?? []
    return (notes + blocks + rest).map { $0.map(Self.trimmed).joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  /// A line without blanks at its end.
  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}

/// Writes the surfaces of one document in one context.
struct SurfaceWriter {
  let document: Document
  let context: LayoutContext
  /// The widths at which toolbars are shown, in points; empty for all ranges.
  let widths: [Int]
  /// Of the terminal.
  let columns: Int

  var breaking: TextLineBreaking { TextLineBreaking(columns: columns) }

  /// A surface without its heading.
  func lines(of surface: Surface) -> [String] {
    switch surface.content {
    case .menu(let menu): self.menu(menu)
    case .menuBar(let bar): menuBar(bar)
    case .button(let button):
      [brackets(document.title(of: button.item), isDimmed: !document.isEnabled(button.item))]
    case .segmented(let control):
      [
        segments(
          document.choice(control.subject), isDimmed: !document.holds(control.enabledWhen))
      ]
    case .popUpButton(let button): popUpButton(button)
    case .pullDownButton(let button): pullDownButton(button)
    case .toolbar(let toolbar): self.toolbar(toolbar)
    case .editMenu(let menu): editMenu(menu)
    case .panel(let panel): self.panel(panel)
    case .alert(let alert): self.alert(alert)
    case .tabBar(let bar): [tabs(bar)]
    }
  }

  func brackets(_ title: String, isDimmed: Bool = false) -> String {
    "[ " + (isDimmed ? Self.dimMark : "") + TerminalText.singleLine(title) + " ]"
  }

  private func panel(_ panel: Panel) -> [String] {
    let facts = "  " + TerminalText.singleLine(panel.facts)
    let places = devicePlaces(panel.places)
    guard !panel.lines.isEmpty else { return [facts] + places }
    return [facts]
      + box(OpenMenu(lines: panel.lines, width: 0, context: context), shortcuts: false) + places
  }

  /// A line for each device with the sizes at which something rests there.
  private func devicePlaces(_ places: [DevicePlaces]) -> [String] {
    func column(_ words: (DevicePlaces) -> String) -> [String] {
      let texts = places.map(words)
      let width = texts.map { CharacterWidth.columns(of: $0) }.max() ?? 0
      return texts.map {
        $0 + String(repeating: " ", count: width - CharacterWidth.columns(of: $0))
      }
    }
    let heads = zip(column(\.device), column(\.container)).map { "  \($0)  \($1)  " }
    return zip(heads, places).map { head, place in
      head + (place.note.map { TerminalText.singleLine($0) + ": " } ?? "")
        + place.rests.map { TerminalText.singleLine($0.caption) + ($0.isDimmed ? ", dimmed" : "") }
        .joined(separator: "; ")
    }
  }

  private func tabs(_ bar: TabBar) -> String {
    let tabs = bar.tabs.filter { $0.platforms.contains(PlatformSet(context.platform)) }
    return "[ " + tabs.map { TerminalText.singleLine($0.title) }.joined(separator: " | ") + " ]"
  }

  /// The options side by side, the one that holds with its checkmark.
  func segments(_ choice: Choice?, isDimmed: Bool = false) -> String {
    guard let choice else { return "< >" }
    let titles = choice.options.enumerated().map { index, option in
      (index == choice.initialOption ? "✓ " : "") + TerminalText.singleLine(option.title)
    }
    return (isDimmed ? Self.dimMark : "") + "< " + titles.joined(separator: " | ") + " >"
  }

  private func popUpButton(_ button: PopUpButton) -> [String] {
    let choice = document.choice(button.subject)
    let option = choice.flatMap { $0.options.isEmpty ? nil : $0.options[$0.initialOption] }
    let face = brackets(
      (option?.title ?? button.title ?? button.id) + " ▾",
      isDimmed: !document.holds(button.enabledWhen))
    guard let layout = button.layouts?.nearest(to: .large) else { return [face] }
    let item = Item(
      id: button.choice, kind: .choice, subject: button.subject, platforms: .all,
      source: button.source)
    return [face] + box(open(layout, [.item(item)]), shortcuts: true)
  }

  private func pullDownButton(_ button: PullDownButton) -> [String] {
    let name = button.face.title
    let title = name.isEmpty ? button.symbol ?? button.id : name
    let surface = MenuSurface(
      title: title, content: button.content, layouts: button.layouts, declared: button.layout)
    let face = brackets(title + " ▾", isDimmed: !document.holds(button.enabledWhen))
    return [face] + menu(surface)
  }

  private func editMenu(_ menu: EditMenu) -> [String] {
    let items = menu.items.filter { $0.platforms.contains(PlatformSet(context.platform)) }
    // The document's own commands in brackets, among those of the system.
    let sequence = EditSequence(items, document: document, context: context).entries.map { entry in
      entry.isOwn
        ? (entry.isDimmed ? Self.dimMark : "") + "[" + TerminalText.singleLine(entry.title) + "]"
        : entry.title
    }
    return breaking.lines(sequence, separator: " · ")
  }

  private func alert(_ alert: Alert) -> [String] {
    var box = TextBox()
    box.append(.entry(TerminalText.singleLine(alert.title), trailing: ""))
    if let message = alert.message {
      box.append(.entry(TerminalText.singleLine(message), trailing: ""))
    }
    let actions = alert.actions.filter { $0.platforms.contains(PlatformSet(context.platform)) }
    if !actions.isEmpty { box.append(.rule(nil)) }
    let marked = actions.contains { document.role(of: $0) == .destructive }
    for action in actions {
      let mark = document.role(of: action) == .destructive ? "! " : marked ? "  " : ""
      let dim = document.isEnabled(action) ? "" : Self.dimMark
      box.append(
        .entry(mark + dim + TerminalText.singleLine(document.title(of: action)), trailing: ""))
    }
    return box.lines
  }
}
