import MenuetLayout
import MenuetModel

/// The controls of what is presented, by the places that generated code and people give them: ways out
/// stand in the bar at the top, on the Mac at the bottom, wherever they are written.
struct PresentedItems: Sendable {
  /// The ways back, such as Cancel and Close.
  private(set) var leading: [ToolbarUnit] = []
  /// The ways on: Done, or the command that stands for it.
  private(set) var trailing: [ToolbarUnit] = []
  /// All other items.
  private(set) var bottom: [Item] = []
  /// From the leading edge to the trailing one, as push buttons of a Mac stand.
  private(set) var pushButtons: [Item] = []
  /// The other buttons, controls and regions, in document order.
  private(set) var content: [PresentedPart] = []

  init(_ body: PresentedBody, of document: Document, on platform: Platform) {
    var items = body.items.filter { $0.platforms.contains(PlatformSet(platform)) }
    for item in items {
      switch document.role(of: item) {
      case .cancel: leading.append(ToolbarUnit(item))
      case .primary: trailing.append(ToolbarUnit(item))
      case .normal where document.command(of: item)?.system == .close:
        leading.append(ToolbarUnit(item))
      case .normal, .destructive: bottom.append(item)
      }
    }
    for run in Self.runs(of: body.parts(on: platform)) {
      let ways = run.map { document.way(of: $0, on: platform) }
      if platform == .macos, ways.contains(where: { $0 != nil }) {
        // Those beside a way out stand beside it.
        items += run.compactMap(\.button?.item)
        continue
      }
      for (part, way) in zip(run, ways) {
        switch (way, part.button) {
        case (.back?, let button?): leading.append(ToolbarUnit(button))
        case (.on?, let button?): trailing.append(ToolbarUnit(button))
        default: content.append(part)
        }
      }
    }
    let order: [Role] = [.destructive, .normal, .cancel, .primary]
    pushButtons = order.flatMap { role in items.filter { document.role(of: $0) == role } }
  }

  /// The parts, those together between which nothing but buttons stands.
  private static func runs(of parts: [PresentedPart]) -> [[PresentedPart]] {
    parts.reduce(into: []) { runs, part in
      if part.button != nil, runs.last?.last?.button != nil {
        runs[runs.count - 1].append(part)
      } else {
        runs.append([part])
      }
    }
  }
}

extension ToolbarUnit {
  fileprivate init(_ item: Item) {
    self.init(id: item.id, content: .item(item), source: item.source)
  }

  fileprivate init(_ button: Button) {
    self.init(id: button.id, content: .button(button), source: button.source)
  }
}

extension PresentedPart {
  fileprivate var button: Button? {
    if case .button(let button) = self { button } else { nil }
  }
}

extension Document {
  /// The way out that a button of what is presented is.
  fileprivate enum Way { case back, on }

  /// Returns the way out that a part is; `nil` for one that belongs to the content, as on touch all
  /// buttons do that have a size of their own.
  fileprivate func way(of part: PresentedPart, on platform: Platform) -> Way? {
    guard let button = part.button else { return nil }
    if platform != .macos, button.look.size != nil { return nil }
    if button.kind == .close { return .back }
    switch role(of: button.item) {
    case .cancel: return .back
    case .primary:
      return command(of: button.item)?.traits.contains(.dismisses) ?? false ? .on : nil
    case .normal, .destructive: return nil
    }
  }
}

/// The bars of what is presented, as generated code makes them; on touch also of its items.
///
/// A toolbar of its own stands in place of the bar at its edge, and holds what that would. On the Mac it
/// stands at the top, and the items are push buttons.
struct PresentedBars {
  /// The ways out at the ends, with room for the title between them.
  private(set) var top: PresentedBar
  /// All other items.
  private(set) var bottom: PresentedBar
  /// All that stands in them, and the content.
  let items: PresentedItems

  init(_ presented: Presented, _ style: DrawingStyle, _ document: Document) {
    let own = presented.body.toolbar.flatMap {
      $0.platforms.contains(PlatformSet(style.platform)) ? $0 : nil
    }
    let isAtBottom = own?.edge == .bottom && !style.isDesktop
    top = PresentedBar(presented.id, own: isAtBottom ? nil : own, style, document)
    bottom = PresentedBar(presented.id, own: isAtBottom ? own : nil, style, document)
    items = PresentedItems(presented.body, of: document, on: style.platform)
    if style.isDesktop { return }
    top.add(items.leading, before: .leading)
    top.add(items.trailing, behind: .trailing)
    bottom.add(items.bottom.map(ToolbarUnit.init), before: .leading)
  }
}

/// A line of items, laid out as the leading and trailing regions of a bar.
struct PresentedBar {
  let style: DrawingStyle
  let document: Document
  /// The toolbar with all that stands in the bar.
  private(set) var toolbar: Toolbar
  /// Indicates whether the document gives it a toolbar.
  let isOwn: Bool

  fileprivate init(_ id: String, own: Toolbar?, _ style: DrawingStyle, _ document: Document) {
    self.style = style
    self.document = document
    isOwn = own != nil
    toolbar = own ?? Toolbar(id: id, title: nil, source: .none)
    toolbar.platforms = PlatformSet(style.platform)
  }

  /// A bar of some of the items of this one.
  func line(of items: [Item]) -> PresentedBar {
    var bar = PresentedBar(toolbar.id, own: nil, style, document)
    bar.add(items.map(ToolbarUnit.init), before: .leading)
    return bar
  }

  /// Returns whether a bar of a width, in points, holds all of its items without cutting one.
  func fits(width: Double) -> Bool {
    ToolbarLayout(toolbar, in: document, context: style.context).minimumWidth <= Int(width)
  }

  var isEmpty: Bool { Toolbar.Region.allCases.allSatisfy { toolbar[$0].isEmpty } }

  fileprivate mutating func add(_ units: [ToolbarUnit], before region: Toolbar.Region) {
    toolbar[region] = units.map(shown) + toolbar[region]
  }

  fileprivate mutating func add(_ units: [ToolbarUnit], behind region: Toolbar.Region) {
    toolbar[region] += units.map(shown)
  }

  /// The unit with the words or the symbol of an item, as the edition has it.
  private func shown(_ unit: ToolbarUnit) -> ToolbarUnit {
    var unit = unit
    let item: Item? =
      switch unit.content {
      case .item(let item): item
      case .button(let button): button.item
      default: nil
      }
    if let item, !style.skin.presentation.showsStandardSymbols, document.isStandardWayOut(item) {
      unit.display = .title
    }
    return unit
  }

  /// The toolbar with its layout at every width.
  var laidOut: Toolbar { toolbar.laidOut(in: document, context: style.context) }

  /// A unit with its place.
  struct Unit {
    let face: BarFace
    let form: UnitForm
    var frame: Rect
  }

  /// The units in a bar with its origin at the top left; squeezed where it is too narrow for them.
  func units(width: Double) -> [Unit] {
    let placed = ToolbarLayout(toolbar, in: document, context: style.context)
      .placed(at: Int(width))
    var faces = BarFaces(toolbar, in: document, on: style.platform)
    let units = placed.units.map {
      Unit(face: faces.next($0.id), form: $0.form, frame: Rect($0.frame))
    }
    return placed.fits ? units : squeezed(units, width: width)
  }

  /// Units side by side from the leading edge, the widest of them cut to one width.
  private func squeezed(_ units: [Unit], width: Double) -> [Unit] {
    let margin = Double(style.metrics.barMargin)
    let spacing = Double(style.metrics.itemSpacing)
    let room = width - 2 * margin - Double(units.count - 1) * spacing
    let most = Self.greatestWidth(units.map(\.frame.width), in: room)
    guard most >= Double(style.metrics.itemMinWidth) else { return [] }
    var offset = margin
    return units.map { unit in
      var unit = unit
      let width = min(unit.frame.width, most)
      let bar = Rect(
        x: 0, y: 0, width: room + 2 * margin + Double(units.count - 1) * spacing,
        height: unit.frame.height)
      unit.frame = style.direction.leading(offset, width: width, in: bar)
      offset += width + spacing
      return unit
    }
  }

  /// The width that no length may exceed for all of them to have room.
  static func greatestWidth(_ widths: [Double], in room: Double) -> Double {
    var rest = room
    var count = Double(widths.count)
    for width in widths.sorted() {
      if width * count > rest { return (rest / count).rounded(.down) }
      rest -= width
      count -= 1
    }
    return widths.max() ?? 0
  }

  /// The drawing of units at a place.
  func draw(_ units: [Unit], x: Double, y: Double) -> [SVGElement] {
    let moved = units.map { unit in
      (face: unit.face, form: unit.form, frame: unit.frame.moved(x: x, y: y))
    }
    return style.glass(behind: moved)
      + moved.flatMap {
        style.barUnit($0.face, $0.form, in: $0.frame, room: $0.frame, members: [])
      }
  }
}
