import MenuetLayout
import MenuetModel

/// The part of a page's look that depends on its context: sizes from the metrics and the text size, and
/// shapes from the skin of the edition.
struct PageLook {
  private let style: DrawingStyle
  private var skin: Skin { style.skin }
  private var metrics: MetricSet { style.metrics }

  init(_ style: DrawingStyle) { self.style = style }

  /// A radius that makes a capsule of everything on a page.
  private static let capsule = 99.0

  /// The lengths by the names of the style's custom properties, in points.
  var lengths: PageValue {
    var lengths = metricLengths
    lengths += skinLengths
    lengths += alertLengths
    for (names, size) in Self.buttonNames { lengths += buttonLengths(names, size) }
    return lengths
  }

  /// The classes that tell the style of a page which rules hold.
  var classes: String {
    var names = [style.isDesktop ? "desktop" : "touch"]
    func add(_ name: String, where condition: Bool) { if condition { names.append(name) } }
    add("glass", where: skin.bar.isGlass)
    add("tinted", where: skin.bar.isTinted)
    add("leads", where: skin.menu.symbolsLead)
    add("lines", where: skin.menu.hasLines)
    add("warns", where: style.showsRolesInMenus)
    if case .band = skin.menu.divider { names.append("bands") }
    if case .buttons = skin.alert.answers { names.append("pushed") }
    add("accessible", where: style.context.contentSize.isAccessibility)
    add("alert-leading", where: skin.alert.alignment == .leading)
    return names.joined(separator: " ")
  }

  private var metricLengths: PageValue {
    let isLarge = style.context.contentSize.isAccessibility
    let menuWidth = isLarge ? metrics.menuWidthAccessibility : metrics.menuWidth
    return [
      "bar-height": PageValue(metrics.barHeight), "bar-margin": PageValue(metrics.barMargin),
      "item-spacing": PageValue(metrics.itemSpacing),
      "group-spacing": PageValue(metrics.groupSpacing),
      "region-spacing": PageValue(metrics.regionSpacing),
      "item-padding": PageValue(metrics.itemPadding), "icon": PageValue(metrics.iconWidth),
      "icon-gap": PageValue(metrics.iconTitleGap), "indicator": PageValue(metrics.indicatorWidth),
      "overflow-width": PageValue(metrics.overflowWidth),
      "search-max": PageValue(metrics.searchMaxWidth),
      "title-max": PageValue(metrics.titleMaxWidth),
      "bar-font": PageValue(metrics.fontSize), "menu-font": PageValue(style.menuFont.size),
      "cell-font": PageValue(style.cellFont.size),
      "menu-icon": .number(style.scaled(metrics.iconWidth)),
      "mark": .number(style.scaled(metrics.indicatorWidth)),
      "row": .number(style.scaled(metrics.menuRowHeight)),
      "small-row": .number(style.scaled(metrics.menuSmallRowHeight)),
      "medium-row": .number(style.scaled(metrics.menuMediumRowHeight)),
      "menu-width": PageValue(menuWidth),
    ]
  }

  private var skinLengths: PageValue {
    let (menu, bar, presentation) = (skin.menu, skin.bar, skin.presentation)
    var divider = 0.0
    if case .band(let height) = menu.divider { divider = height }
    if case .line(let inset) = menu.divider { divider = inset }
    let segments = style.isDesktop ? 24.0 : 32
    return [
      "card-radius": .number(menu.radius), "menu-pad-y": .number(menu.verticalPadding),
      "menu-pad-x": .number(menu.horizontalPadding), "divider": .number(divider),
      "dynamic-radius": .number(menu.dynamicRadius),
      "bar-radius": .number(bar.radius), "ground-height": .number(bar.groundHeight),
      "ground-radius": .number(bar.groundCorner.radius(height: bar.groundHeight)),
      "field-height": .number(bar.fieldHeight),
      "field-radius": .number(bar.groundCorner.radius(height: bar.fieldHeight)),
      "bar-segments": .number(bar.segmentsHeight), "segments": .number(segments),
      "segment-radius": .number(skin.segmentCorner.radius(height: segments)),
      "edit-radius": .number(skin.editBarCorner.radius(height: 40)),
      "tab-radius": .number(skin.tabBar.corner.radius(height: 56)),
      "panel-radius": .number(skin.panelRadius),
      "sheet-radius": .number(presentation.sheetRadius),
      "floating-radius": .number(presentation.floatingRadius),
      "popover-radius": .number(presentation.popoverRadius),
      "partial-inset": .number(presentation.partialInset),
      "bar-inset": .number(presentation.barInset),
      "group-radius": .number(presentation.groupRadius),
    ]
  }

  private var alertLengths: PageValue {
    let look = style.alertLook
    var lengths: PageValue = [
      "alert-width": .number(look.width), "alert-radius": .number(look.radius),
      "alert-padding": .number(look.padding), "alert-title": PageValue(look.titleSize),
      "alert-message": PageValue(look.messageSize), "alert-icon": .number(look.iconSize),
    ]
    switch look.answers {
    case .rows(let height, let size):
      lengths += ["answer-height": .number(height), "answer-font": PageValue(size)]
    case .buttons(let height, let corner, let size):
      lengths += [
        "answer-height": .number(height), "answer-font": PageValue(size),
        "answer-radius": .number(corner.radius(height: height)),
      ]
    }
    return lengths
  }

  // MARK: Buttons

  private typealias ButtonNames = (
    height: PageValue.StaticName, padding: PageValue.StaticName, font: PageValue.StaticName,
    radius: PageValue.StaticName
  )

  private static var buttonNames: [(ButtonNames, ButtonSize)] {
    [
      (("small-height", "small-padding", "small-font", "small-radius"), .small),
      (("medium-height", "medium-padding", "medium-font", "medium-radius"), .medium),
      (("large-height", "large-padding", "large-font", "large-radius"), .large),
    ]
  }

  private func buttonLengths(_ names: ButtonNames, _ size: ButtonSize) -> PageValue {
    let measures = ButtonMeasures(size, in: style)
    let radius =
      skin.buttonCorner == .capsule
      ? Self.capsule : skin.buttonCorner.radius(height: measures.height)
    return PageValue(
      dictionaryLiteral: (names.height, .number(measures.height)),
      (names.padding, .number(measures.padding)), (names.font, PageValue(measures.fontSize)),
      (names.radius, .number(radius)))
  }
}
