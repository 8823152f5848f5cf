import MenuetLayout
import MenuetModel

extension PageBuilder {
  /// A sheet, cover or popover with its bars and its content, or an activity view with its rows.
  mutating func panel(_ panel: Panel) -> PageValue {
    var members: PageValue = [
      "type": "panel", "facts": .text(panel.facts),
      "places": .list(panel.places.map(place)),
    ]
    guard let presented = panel.presented else {
      members += [
        "activity": .flag(true),
        "rows": .list(panel.lines.compactMap(\.entry).map { activity($0) }),
      ]
      return members
    }
    let shown = document.content(of: presented)
    let items = PresentedItems(shown.body, of: document, on: context.platform)
    members += [
      "heading": (presented.title ?? shown.title).map { .text($0) },
      "holds": shown.id == presented.id ? nil : .text(shown.id),
      "leading": .list(items.leading.map { wayOut($0) }),
      "trailing": .list(items.trailing.map { wayOut($0) }),
      "bottom": .list(items.bottom.flatMap { entries(of: $0) }),
      "buttons": .list(items.pushButtons.flatMap { entries(of: $0) }),
      "parts": .list(parts(of: shown.body)),
      "sketch": sketch(shown.sketched), "radius": shown.ownRadius.map { .number($0) },
      "bar": shown.body.toolbar.map { .text($0.id) },
      "barAtBottom": .flag(shown.body.toolbar?.edge == .bottom),
    ]
    return members
  }

  /// An activity of the app in a share sheet: no command of the document.
  private mutating func activity(_ entry: MenuEntry) -> PageValue {
    [
      "title": .text(entry.title), "symbol": PageValue.symbol(named: entry.symbol),
      "system": .text(entry.title),
    ]
  }

  // MARK: Items

  /// An item in the bar of what is presented: the standard ways out show words in one edition, and
  /// symbols in the other.
  private mutating func wayOut(_ item: Item) -> PageValue {
    let face = document.face(of: item)
    var members = self.item(item)
    members += [
      "form": byEdition { drawer in
        let bar = PresentedBar("", drawer.style, document)
        let form = Face(title: face.title, symbol: face.picture).form(bar.display(of: item))
        return .text(form == .icon ? "icon" : form == .title ? "title" : "both")
      }
    ]
    return members
  }

  private mutating func entries(of item: Item) -> [PageValue] {
    document.menuEntries(of: item).map { self.item($0.entry) }
  }

  // MARK: Content

  /// The controls and regions in document order; the controls by their ids.
  private mutating func parts(of body: PresentedBody) -> [PageValue] {
    let platform = PlatformSet(context.platform)
    var parts: [(source: SourceReference, value: PageValue)] = []
    parts += body.buttons.map { ($0.source, ["surface": .text($0.id)]) }
    parts += body.popUpButtons.map { ($0.source, ["surface": .text($0.id)]) }
    parts += body.pullDownButtons.map { ($0.source, ["surface": .text($0.id)]) }
    parts += body.segmented.map { ($0.source, ["surface": .text($0.id)]) }
    for region in body.regions where region.parent == nil && region.platforms.contains(platform) {
      let sketch = drawers[0].sketch(of: region)
      parts.append(
        (
          region.source,
          [
            "region": .text(region.control.rawValue), "kind": .text(region.kind.rawValue),
            "title": sketch.name.map { .text($0) },
            "symbol": PageValue.symbol(named: sketch.picture),
            "drops": .flag(sketch.isDropTarget), "height": region.height.map { .number($0) },
          ]
        ))
    }
    parts.sort {
      ($0.source.node.file, $0.source.node.element) < ($1.source.node.file, $1.source.node.element)
    }
    return parts.map(\.value)
  }

  /// The words of the document for the rest of the content, of which it holds nothing.
  private mutating func sketch(_ content: SketchedContent) -> PageValue {
    switch content.kind {
    case .video: return ["media": .symbol("play.fill")]
    case .photo: return ["media": .symbol("photo")]
    case .camera: return ["media": .symbol("camera"), "shutter": .flag(true)]
    case .immersive: return ["media": .symbol("visionpro")]
    case .standard: break
    }
    if content.edits { return ["lines": "form"] }
    return switch content.task {
    case .simple: ["lines": content.scrolls ? "list" : "text"]
    case .supplementary: ["lines": "settings"]
    case .complex: ["lines": "list"]
    }
  }

  // MARK: Places

  private func place(_ place: DevicePlaces) -> PageValue {
    let layout = place.layout
    let container = DeviceContainer.nominal(on: context.platform).first {
      $0.device == layout.device && $0.orientation == layout.orientation
    }
    var members: PageValue = [
      "device": .text(place.device), "width": PageValue(layout.width),
      "height": PageValue(layout.height), "note": place.note.map { .text($0) },
      "form": .text(layout.presentation.rawValue), "kind": .text(layout.device.rawValue),
      "top": container.map { PageValue($0.safeArea.top) },
      "bottom": container.map { PageValue($0.safeArea.bottom) },
      "bar": container.map { PageValue($0.barHeight) },
      "full": container.map { PageValue($0.fullHeight) },
    ]
    members += [
      "rests": .list(
        place.rests.map { rest in
          [
            "caption": .text(rest.caption), "x": .number(rest.frame.x), "y": .number(rest.frame.y),
            "width": .number(rest.frame.width), "height": .number(rest.frame.height),
            "dims": .flag(rest.isDimmed), "grabber": .flag(rest.hasGrabber),
            "ids": .list(rest.ids.map { .text($0) }),
          ]
        })
    ]
    return members
  }

  // MARK: Alerts

  /// A question with its answers in the order of each edition.
  mutating func alert(_ alert: Alert) -> PageValue {
    let arrangements = drawers.map { $0.answers(of: alert) }
    var orders: [PageValue] = []
    for arrangement in arrangements {
      var answers: [PageValue] = []
      for item in arrangement.items {
        var members = self.item(item)
        members += ["standard": .flag(item.id == arrangement.standard)]
        answers.append(members)
      }
      orders.append(.list(answers))
    }
    return [
      "type": "alert", "message": alert.message.map { .text($0) },
      "answers": .choice(.edition, orders),
      "row": .choice(.edition, arrangements.map { .flag($0.isRow) }),
    ]
  }
}

extension Presented {
  /// The radius of its corners that the document asks for.
  fileprivate var ownRadius: Double? {
    guard case .sheet(let sheet) = content else { return nil }
    return sheet.cornerRadius
  }
}
