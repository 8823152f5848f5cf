package import MenuetLayout
package import MenuetModel

/// A unit of a toolbar that is shown at other widths than before, or a bar that needs another width.
package struct WidthChange: Sendable {
  /// The id of the toolbar in the later version.
  package let toolbar: String
  package let platform: Platform
  /// The id of the unit in the later version; `nil` for the bar as a whole.
  package let unit: String?
  /// The words by which people know the unit; `nil` where it has none.
  package var title: String?
  /// The forms of the unit before and now.
  package var stories: (old: UnitStory, new: UnitStory)?
  /// The least width of the bar before and now, in points.
  package var minimumWidths: (old: Int, new: Int)?

  /// The width below which the unit is not in the bar, before and now; `nil` where it stays.
  package var exits: (old: Int?, new: Int?)? {
    stories.map { ($0.old.exit?.below, $0.new.exit?.below) }
  }

  /// The change in one sentence, without full stop.
  package var sentence: String {
    let bar = "'\(toolbar)' on \(platform.displayName)"
    if let minimumWidths {
      return "\(bar) needs \(minimumWidths.new) pt instead of \(minimumWidths.old)"
    }
    guard let unit, let stories else { return bar }
    let name = "“\(title ?? unit)”"
    if let exits, exits.old != exits.new, let words = Self.words(exits) {
      return stories.old.narrowerForms == stories.new.narrowerForms
        ? "\(name) \(words), in \(bar)"
        : "\(name) \(words): it is \(stories.new.words), and was \(stories.old.words), in \(bar)"
    }
    return "\(name) is \(stories.new.words); it was \(stories.old.words), in \(bar)"
  }

  private static func words(_ exits: (old: Int?, new: Int?)) -> String? {
    switch exits {
    case (let old?, let new?):
      let points = abs(new - old)
      return "leaves the bar below \(new) pt instead of \(old), "
        + (new > old ? "\(points) pt sooner" : "\(points) pt later")
    default: return nil
    }
  }

  /// The changes in every toolbar of both versions, on each platform that both are for.
  static func changes(
    from old: ComparedVersion, to new: ComparedVersion, _ mapping: IDMapping
  ) -> [WidthChange] {
    let before = Dictionary(old.document.allToolbars.map { ($0.id, $0) }) { first, _ in first }
    var changes: [WidthChange] = []
    for toolbar in new.document.allToolbars {
      let id = mapping.earlier(PartName(.surfaces, toolbar.id)).id
      guard let earlier = before[id] else { continue }
      for platform in new.document.platformOrder {
        let set = PlatformSet(platform)
        guard toolbar.platforms.contains(set), earlier.platforms.contains(set) else { continue }
        changes += Self.changes(in: toolbar, of: new, from: earlier, of: old, platform, mapping)
      }
    }
    return changes
  }

  private static func changes(
    in toolbar: Toolbar, of new: ComparedVersion, from earlier: Toolbar, of old: ComparedVersion,
    _ platform: Platform, _ mapping: IDMapping
  ) -> [WidthChange] {
    let layouts = (
      old: ToolbarLayout(earlier, in: old.document, context: old.context(platform)),
      new: ToolbarLayout(toolbar, in: new.document, context: new.context(platform))
    )
    var changes: [WidthChange] = []
    if layouts.old.minimumWidth != layouts.new.minimumWidth {
      var change = WidthChange(toolbar: toolbar.id, platform: platform, unit: nil)
      change.minimumWidths = (layouts.old.minimumWidth, layouts.new.minimumWidth)
      changes.append(change)
    }
    let before = UnitStories(layouts.old.breakpoints)
    let titles = titles(of: toolbar, in: new.document)
    for story in UnitStories(layouts.new.breakpoints).all {
      guard let then = before[mapping.earlierID(story.unit)], then.steps != story.steps else {
        continue
      }
      var change = WidthChange(toolbar: toolbar.id, platform: platform, unit: story.unit)
      change.title = titles[story.unit]
      change.stories = (then, story)
      changes.append(change)
    }
    return changes
  }

  /// The words of each unit.
  private static func titles(of toolbar: Toolbar, in document: Document) -> [String: String] {
    var titles: [String: String] = [:]
    for region in Toolbar.Region.allCases {
      for unit in toolbar[region] where titles[unit.id] == nil {
        let title: String? =
          switch unit.content {
          case .item(let item): document.title(of: item)
          case .button(let button): document.title(of: button.item)
          case .group(let group): group.title
          case .popUpButton(let button): button.title
          case .pullDownButton(let button): button.title
          case .segmented(let control): control.title
          default: nil
          }
        titles[unit.id] = title.flatMap { $0.isEmpty ? nil : $0 }
      }
    }
    return titles
  }
}

extension UnitStory {
  /// The forms that it takes in the bar before it leaves it.
  fileprivate var narrowerForms: [UnitForm] {
    steps.dropFirst().map(\.form).filter(\.isVisible)
  }
}

extension Document {
  /// All toolbars, those of presentations last.
  fileprivate var allToolbars: [Toolbar] { toolbars + presented.compactMap(\.body.toolbar) }
}
