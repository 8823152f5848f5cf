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
        "activity": panel.activities.map { activityView($0) }
      ]
      return members
    }
    let shown = document.content(of: presented)
    let bars = drawers.map { PresentedBars(shown, $0.style, document) }
    var tops: [PageValue?] = []
    var bottoms: [PageValue?] = []
    for bars in bars {
      tops.append(bar(bars.top))
      bottoms.append(bar(bars.bottom))
    }
    let items = PresentedItems(shown.body, of: document, on: context.platform)
    members += [
      "heading": (presented.title ?? shown.title).map { .text($0) },
      "holds": shown.id == presented.id ? nil : .text(shown.id),
      "top": .choice(.edition, tops), "bottom": .choice(.edition, bottoms),
      "buttons": context.platform == .macos
        ? .list(items.pushButtons.map { pushButton($0) }) : nil,
      "parts": .list(items.content.map(part)),
      "sketch": sketch(shown.sketched), "radius": shown.ownRadius.map { .number($0) },
      "dismissal": presented.dismissal.map { .text($0.rawValue) },
      "asks": presented.question.map { .text($0) },
      "edits": .flag(shown.sketched.edits),
      "selected": presented.selectedDetent.map { .text($0) },
      "closes": .list(presented.closingCommands.map { .text($0) }),
    ]
    return members
  }

  /// The places of an activity view; an object without members is one that the device fills.
  private func activityView(_ places: ActivityPlaces) -> PageValue {
    [
      "width": .number(ActivityPlaces.width), "close": .symbol("xmark"),
      "tiles": .list(places.tiles.map { tile($0) }),
      "actions": .list(places.actions.map { activity($0) }),
      "rows": .list(places.own.map { activity($0) }),
      "system": .list(places.systemActions.map { activity($0) }),
    ]
  }

  private func tile(_ tile: ActivityPlaces.Tile) -> PageValue {
    switch tile {
    case .own(let activity): self.activity(activity)
    case .system(let activity): self.activity(activity)
    case .unknown: [:]
    }
  }

  private func activity(_ activity: SystemActivity) -> PageValue {
    [
      "title": .text(activity.title(in: context, of: document)), "symbol": .symbol(activity.symbol),
      "activity": .text(activity.rawValue),
    ]
  }

  /// An activity of the app: no command of the document.
  private func activity(_ activity: ActivityView.Activity) -> PageValue {
    [
      "title": .text(activity.title), "symbol": .symbol(activity.symbol),
      "activity": .text(activity.id),
    ]
  }

  // MARK: Bars

  /// A bar of what is presented; `nil` where nothing stands in it.
  private mutating func bar(_ bar: PresentedBar) -> PageValue? {
    if bar.isEmpty { return nil }
    var members: PageValue = ["id": .text(bar.toolbar.id), "own": .flag(bar.isOwn)]
    members += toolbar(bar.laidOut)
    return members
  }

  private mutating func pushButton(_ item: Item) -> PageValue {
    guard let choice = document.choice(of: item) else { return self.item(item) }
    let availability = document.availability(of: item)
    var members: PageValue = [
      "title": .text(document.title(of: item)), "choice": .text(choice.id),
      "enabled": availability.enabledWhen.map { PageValue($0) },
      "visible": availability.visibleWhen.map { PageValue($0) },
    ]
    members += .spoken(document.label(of: item))
    return members
  }

  // MARK: Content

  /// A control, by its id, or a region.
  private func part(_ part: PresentedPart) -> PageValue {
    switch part {
    case .button(let button): ["surface": .text(button.id)]
    case .popUpButton(let button): ["surface": .text(button.id)]
    case .pullDownButton(let button): ["surface": .text(button.id)]
    case .segmented(let control): ["surface": .text(control.id)]
    case .region(let region): self.region(region)
    }
  }

  /// The words of the document for the rest of the content, of which it holds nothing.
  private func sketch(_ content: SketchedContent) -> PageValue {
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
    ]
    if let container { members += room(of: container) }
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

  /// A question with its answers in the order of each edition and text size.
  mutating func alert(_ alert: Alert) -> PageValue {
    var items: [Item: PageValue] = [:]
    for action in alert.actions { items[action] = item(action) }
    let arrangements = styles.map { styles in
      zip(drawers, styles).map { $0.answers(of: alert, in: $1) }
    }
    func answers(_ arrangement: AlertAnswers) -> PageValue {
      .list(
        arrangement.items.map { action in
          var members = items[action] ?? [:]
          members += ["standard": .flag(action.id == arrangement.standard)]
          return members
        })
    }
    return [
      "type": "alert", "message": alert.message.map { .text($0) },
      "answers": bySize { .choice(.edition, arrangements[$0].map(answers)) },
      "row": bySize { size in
        let rows = arrangements[size].map(\.isRow)
        return rows.contains(true) ? .choice(.edition, rows.map { .flag($0) }) : nil
      },
    ]
  }
}

extension Presented {
  private var sheet: Sheet? {
    guard case .sheet(let sheet) = content else { return nil }
    return sheet
  }

  /// The radius of its corners that the document asks for.
  fileprivate var ownRadius: Double? { sheet?.cornerRadius }

  /// The detent at which it opens.
  fileprivate var selectedDetent: String? { sheet?.selected }

  /// The effect of a drag down; `nil` where it closes it.
  fileprivate var dismissal: Dismissal? { sheet?.dismissal == .free ? nil : sheet?.dismissal }

  /// The id of the alert that asks before it is dismissed.
  fileprivate var question: String? { sheet?.confirm }

  /// The ids of the commands that close it when they are done.
  fileprivate var closingCommands: [String] { sheet?.autoDismiss ?? [] }
}
