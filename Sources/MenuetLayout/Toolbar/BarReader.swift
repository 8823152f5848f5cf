import MenuetModel

/// Reads the units of a toolbar that are in its layout, with their widths.
///
/// Not in the layout are slots, what is not for the platform, groups without members that are, and
/// the center's units with `customization="optional"`, which people have yet to add. A bar that shows
/// no center has its units in the overflow menu from the start.
struct BarReader {
  let document: Document
  let metrics: MetricSet
  let platform: PlatformSet
  private var labels: LabelMeasure

  init(document: Document, context: LayoutContext) {
    self.document = document
    metrics = context.metrics
    platform = PlatformSet(context.platform)
    labels = LabelMeasure(
      fontSize: metrics.fontSize, metrics: metrics.text, keepsWidths: false)
  }

  /// The units of a region. A space becomes part of the unit before it; at the region's start it is
  /// nothing.
  mutating func read(_ region: Toolbar.Region, of toolbar: Toolbar) -> [BarUnit] {
    let units = toolbar[region]
    let isOutOfSight = region == .center && toolbar.hidesCenter(on: platform)
    var result: [BarUnit] = []
    result.reserveCapacity(units.count)
    for index in units.indices {
      if region == .center, units[index].customization == .optional { continue }
      if case .space(let isFlexible, let platforms) = units[index].content {
        guard platforms.contains(platform), let last = result.indices.last else { continue }
        let space = BarSpace(
          leastWidth: isFlexible ? 0 : metrics.spaceFixed, isFlexible: isFlexible)
        result[last].space = .merged(result[last].space, space)
        continue
      }
      guard var shape = shape(of: units[index], in: toolbar) else {
        continue
      }
      if region != .center {
        shape.ladder.keepWidest()
      } else if isOutOfSight {
        shape.ladder.leaveBar(hides: units[index].overflow == .hide)
      } else if !units[index].pinned {
        shape.ladder.addLastRung(hides: units[index].overflow == .hide)
      }
      result.append(
        BarUnit(
          id: units[index].id, index: index, kind: shape.kind, label: shape.label,
          priority: units[index].priority,
          pinned: units[index].pinned, rungs: shape.ladder.rungs, members: shape.members,
          growth: shape.growth, wordGrowth: shape.wordGrowth))
    }
    return result
  }

  /// The shape of a unit, wherever it stands.
  private struct Shape {
    var kind: ToolbarUnit.Content.Kind
    var ladder: UnitLadder
    var label = ""
    var members: [BarMember] = []
    var growth = 0
    var wordGrowth = 0
  }

  /// `nil` for what is not in the layout.
  private mutating func shape(of unit: ToolbarUnit, in toolbar: Toolbar) -> Shape? {
    switch unit.content {
    case .slot, .space: return nil
    case .group(let group):
      return group.platforms.contains(platform) ? shape(of: group) : nil
    case .title(let title):
      guard title.platforms.contains(platform) else { return nil }
      let width = (title.title ?? toolbar.title).map { labels.width(of: $0) } ?? 0
      let text = title.title ?? ""
      // The app may put others in their place, as long as any.
      let most = text.isEmpty ? metrics.titleMaxWidth : min(width, metrics.titleMaxWidth)
      var field = field(.title, least: metrics.titleMinWidth, most: most)
      field.label = text
      field.wordGrowth = max(0, min(width, most) - metrics.titleMinWidth)
      return field
    case .search(let button):
      guard button.platforms.contains(platform) else { return nil }
      return field(.search, least: metrics.searchMinWidth, most: metrics.searchMaxWidth)
    default:
      guard let face = barFace(of: unit) else { return nil }
      let forms = forms(of: face, display: unit.display)
      return Shape(
        kind: unit.content.kind, ladder: UnitLadder(forms),
        label: forms.widest.form == .icon ? "" : face.title)
    }
  }

  /// A unit that grows between two widths, and stays at every width of the bar.
  private func field(_ kind: ToolbarUnit.Content.Kind, least: Int, most: Int) -> Shape {
    var ladder = UnitLadder(ItemForms(widest: LaidOutUnit.Rung(form: .kept, width: least)))
    ladder.isClosed = true
    return Shape(kind: kind, ladder: ladder, growth: max(0, most - least))
  }

  private mutating func shape(of group: ToolbarGroup) -> Shape? {
    var members: [BarMember] = []
    var showsBoth = false
    for index in group.members.indices {
      guard let face = barFace(of: group.members[index]) else { continue }
      let forms = forms(of: face, display: group.members[index].display)
      showsBoth = showsBoth || forms.icon != nil
      members.append(
        BarMember(
          id: group.members[index].id, index: index, width: forms.widest.width,
          iconWidth: forms.narrowest.width, label: forms.widest.form == .icon ? "" : face.title))
    }
    if members.isEmpty { return nil }
    let width = members.reduce(0) { $0 + $1.width }
    let iconWidth = members.reduce(0) { $0 + $1.iconWidth }
    let ladder = UnitLadder(
      members: width, icons: showsBoth ? iconWidth : nil, group.collapse,
      representative: group.collapse == .menu ? representativeWidth(group) : 0)
    return Shape(kind: .group, ladder: ladder, members: members)
  }
}

// MARK: Widths

extension BarReader {
  /// The words and the symbol of an item, button or control of a bar.
  private enum BarFace {
    case item(Face, hasIndicator: Bool)
    case segments([Face])

    /// The words that it shows, without those of further segments.
    var title: String {
      switch self {
      case .item(let face, _): face.title
      case .segments(let faces):
        faces.max { $0.title.utf8.count < $1.title.utf8.count }?.title ?? ""
      }
    }
  }

  /// `nil` for what is not for the platform, or is no item.
  private mutating func barFace(of unit: ToolbarUnit) -> BarFace? {
    guard unit.content.platforms.contains(platform) else { return nil }
    switch unit.content {
    case .item, .button, .back, .close, .sidebarToggle, .inspectorToggle:
      return .item(document.face(of: unit), hasIndicator: false)
    case .pullDownButton: return .item(document.face(of: unit), hasIndicator: true)
    case .popUpButton(let button): return .item(face(of: button), hasIndicator: true)
    case .segmented(let control):
      let options = document.options(control.subject, on: platform)
      return .segments(
        options.map { Face(title: $0.title, symbol: $0.symbol, image: $0.image) })
    case .group, .space, .slot, .title, .search: return nil
    }
  }

  /// A pop-up button without a symbol shows the option that holds, and is as wide as its widest
  /// option, as `NSPopUpButton` is: the bar does not change when people choose.
  private mutating func face(of button: PopUpButton) -> Face {
    var face = Face(title: button.title, symbol: button.symbol, image: button.image)
    let titles = document.options(button.subject, on: platform).map(\.title)
    var widest = -1
    for title in titles where labels.width(of: title) > widest {
      widest = labels.width(of: title)
      face.title = title
    }
    return face
  }

  /// The visible forms of an item: `both` and `icon`, or the one that it has.
  ///
  /// An item without a symbol shows its title, one without a title its symbol, whatever `display`
  /// says.
  private mutating func forms(of face: BarFace, display: ItemDisplay) -> ItemForms {
    switch face {
    case .segments(let faces):
      return ItemForms(widest: rung(segments: faces, display: display))
    case .item(let face, let hasIndicator):
      let indicator = hasIndicator ? metrics.iconTitleGap + metrics.indicatorWidth : 0
      let icon = LaidOutUnit.Rung(
        form: .icon, width: itemWidth(metrics.iconWidth + indicator))
      if face.hasPicture, display == .automatic || display == .icon {
        return ItemForms(widest: icon)
      }
      let titleWidth = labels.width(of: face)
      guard titleWidth > 0 || !face.hasPicture else { return ItemForms(widest: icon) }
      switch display {
      case .both where face.hasPicture:
        let content = metrics.iconWidth + metrics.iconTitleGap + titleWidth + indicator
        return ItemForms(
          widest: LaidOutUnit.Rung(form: .both, width: itemWidth(content)), icon: icon)
      case .automatic, .icon, .both, .title:
        return ItemForms(
          widest: LaidOutUnit.Rung(form: .title, width: itemWidth(titleWidth + indicator)))
      }
    }
  }

  /// The one form of a segmented control. Its segments are as wide as the widest of them
  /// (`apportionsSegmentWidthsByContent` is off) and show, as in UIKit, a symbol or a title.
  private mutating func rung(segments: [Face], display: ItemDisplay) -> LaidOutUnit.Rung {
    var widest = metrics.itemMinWidth
    var showsTitle = segments.isEmpty
    for face in segments {
      if face.hasPicture && display != .title {
        widest = max(widest, itemWidth(metrics.iconWidth))
      } else {
        widest = max(widest, itemWidth(labels.width(of: face)))
        showsTitle = true
      }
    }
    return LaidOutUnit.Rung(
      form: showsTitle ? .title : .icon, width: widest * max(1, segments.count))
  }

  /// The button that stands for a group: its symbol, else its title, and an indicator.
  private mutating func representativeWidth(_ group: ToolbarGroup) -> Int {
    let face = Face(title: group.title, symbol: group.symbol, image: group.image)
    let content = face.hasPicture ? metrics.iconWidth : labels.width(of: face)
    return itemWidth(content + metrics.iconTitleGap + metrics.indicatorWidth)
  }

  private func itemWidth(_ content: Int) -> Int {
    max(metrics.itemMinWidth, content + 2 * metrics.itemPadding)
  }
}
