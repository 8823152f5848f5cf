/// A name of the language: a case in camel case here, with dashes in a document.
public protocol LanguageName: CaseIterable, Hashable, Sendable, RawRepresentable<UInt8> {
  /// The names in the order of the raw values, as a document spells them.
  static var spellings: [String] { get }
}

extension LanguageName {
  /// The name as a document spells it, such as `pop-up-button`.
  public var spelling: String { Self.spellings[Int(rawValue)] }

  /// The name that a document spells so; `nil` for any other word.
  package init?(spelling: some StringProtocol) {
    guard let index = Self.spellings.firstIndex(where: { $0 == spelling }) else { return nil }
    self.init(rawValue: UInt8(index))
  }

  /// The words of a list. The spellings are written out, in the order of the cases, because deriving
  /// them from the names of the cases by reflection takes a millisecond at every start.
  static func words(_ list: String) -> [String] {
    // By bytes: going through characters would take a tenth of the start.
    list.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
  }
}

/// The elements of the language.
public enum ElementName: UInt8, LanguageName {
  case menuet, states, state, commands, include, extend, view, tabBar, tab, check
  case command, toggle, choice, option, item
  case menu, submenu, section, separator, dynamic, slot, menuBar
  case button, popUpButton, pullDownButton, segmented
  case toolbar, leading, center, trailing, scrolling, shrink, step
  case group, space, back, close, sidebarToggle, title, documentMenu, search, inspectorToggle
  case contextMenu, editMenu
  case sheet, detent, cover, popover, alert, activityView, activity
  case shareExtension, actionExtension
  case region, type, field, dragSource, representation, dropTarget, accept

  /// The elements as a document spells them, in the order of the cases.
  public static let spellings = words(
    """
    menuet states state commands include extend view tab-bar tab check command toggle \
    choice option item menu submenu section separator dynamic slot menu-bar button \
    pop-up-button pull-down-button segmented toolbar leading center trailing scrolling \
    shrink step group space back close sidebar-toggle title document-menu search \
    inspector-toggle context-menu edit-menu sheet detent cover popover alert activity-view \
    activity share-extension action-extension region type field drag-source representation \
    drop-target accept
    """)
}

/// The attributes of the language, in the order in which a formatted document writes them: the name
/// of a thing, the words and the symbol that people see, its form, its effect, its place, and at the
/// end the platforms and conditions.
public enum AttributeName: UInt8, LanguageName {
  case id, system, ref, name, type, `for`, choice, standard, systemItems, href, target, unit, to
  case swiftName, handler
  case form, title, onTitle, offTitle, subtitle, message, symbol, image, onSymbol, offSymbol
  case accessibilityLabel, hint
  case language, view, widths, locales, contentSizes, layout, order, max
  case primary, more, style, size, kind, corner, tint, edge, customizable, overflowBy, collapse
  case flexible, placement
  case allows, preview, previewOpens, previewDrag, previewOpacity
  case control, selectable, editable, textAttributes
  case detents, selected, modality, undimmedThrough, grabber, scrollExpands, scrollable
  case edgeAttached, widthFollowsContent, preferredWidth, preferredHeight, height, cornerRadius
  case content, task, edits, dismissal
  case selection, selectCommand, collection, container
  case excludes, accepts, interface, ui, surfaces, returns, conformsTo, exported
  case role, shortcut, near, position, anchor, `default`, custom, needsInput, confirm, presents
  case presentation, navigates, dismisses, affects, setsDetent, animated, clears, alternateOf
  case keepsMenuOpen, activityIndicator, duration, whenUnavailable, frequency, scope, destructive
  case undoable, continuesInApp, adaptsTo
  case multiple, transfer, fileProvider, onMove, fidelity, take, operation, operationReason
  case feedback, gap, dropPriority, autoScroll, autoScrollZone, placeholder, starts, status, undo
  case textStyle, progress, onFailure
  case onAppear, onDisappear, autoDismiss, onDismiss, onWillDismiss
  case pinned, priority, display, overflow, customization, springLoaded
  case comment, platforms, minIos, minMacos, minVisionos, minWatchos, minTvos, strings, table
  case guidelines, enabledWhen, visibleWhen

  /// The attributes as a document spells them, in the order of the cases.
  public static let spellings = words(
    """
    id system ref name type for choice standard system-items href target unit to swift-name \
    handler form title on-title off-title subtitle message symbol image on-symbol off-symbol \
    accessibility-label hint language view widths locales content-sizes layout order max primary \
    more style size kind corner tint edge customizable overflow-by collapse flexible placement \
    allows preview preview-opens preview-drag preview-opacity control selectable editable \
    text-attributes detents selected modality undimmed-through grabber scroll-expands scrollable \
    edge-attached width-follows-content preferred-width preferred-height height corner-radius \
    content task edits dismissal selection select-command collection container excludes accepts \
    interface ui surfaces returns conforms-to exported role shortcut near position anchor \
    default custom needs-input confirm presents presentation navigates dismisses affects \
    sets-detent animated clears alternate-of keeps-menu-open activity-indicator duration \
    when-unavailable frequency scope destructive undoable continues-in-app adapts-to multiple \
    transfer file-provider on-move fidelity take operation operation-reason feedback gap \
    drop-priority auto-scroll auto-scroll-zone placeholder starts status undo text-style \
    progress on-failure on-appear on-disappear auto-dismiss on-dismiss on-will-dismiss pinned \
    priority display overflow customization spring-loaded comment platforms min-ios min-macos \
    min-visionos min-watchos min-tvos strings table guidelines enabled-when visible-when
    """)
}
