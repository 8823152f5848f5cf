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

/// The attributes of the language.
public enum AttributeName: UInt8, LanguageName {
  case id, name, title, subtitle, symbol, image, accessibilityLabel, hint, platforms, comment
  case language, minIos, minMacos, minVisionos, minWatchos, minTvos, strings, table, guidelines
  case href, target, position, anchor, onAppear, onDisappear, view
  case widths, locales, contentSizes
  case system, role, shortcut, needsInput, confirm, presents, presentation, dismisses, affects
  case setsDetent, whenUnavailable, enabledWhen, visibleWhen, activityIndicator, duration
  case keepsMenuOpen, alternateOf, frequency, scope, destructive, undoable, navigates, near
  case springLoaded, clears, animated
  case form, onTitle, offTitle, onSymbol, offSymbol, `default`, custom, ref
  case layout, order, max, standard
  case style, size, kind, corner, tint, choice, primary, more
  case edge, customizable, priority, pinned, display, overflow, customization, collapse, flexible
  case unit, to
  case `for`, preview, previewOpens, previewDrag, placement
  case detents, selected, modality, undimmedThrough, grabber, scrollExpands, scrollable
  case edgeAttached, widthFollowsContent, preferredWidth, preferredHeight, cornerRadius, content
  case task, edits, dismissal, autoDismiss, onDismiss, onWillDismiss, height, adaptsTo, message
  case excludes, accepts, interface, ui, surfaces, returns, continuesInApp
  case control, selectable, editable, container, selection, selectCommand, collection
  case textAttributes, conformsTo, exported, allows, multiple, previewOpacity, transfer, progress
  case fileProvider, onMove, type, fidelity, operation, operationReason, feedback, gap
  case dropPriority, autoScroll, autoScrollZone, placeholder, starts, status, onFailure, undo
  case textStyle, take, swiftName, handler, overflowBy

  /// The attributes as a document spells them, in the order of the cases.
  public static let spellings = words(
    """
    id name title subtitle symbol image accessibility-label hint platforms comment \
    language min-ios min-macos min-visionos min-watchos min-tvos strings table guidelines \
    href target position anchor on-appear on-disappear view widths locales content-sizes \
    system role shortcut needs-input confirm presents presentation dismisses affects \
    sets-detent when-unavailable enabled-when visible-when activity-indicator duration \
    keeps-menu-open alternate-of frequency scope destructive undoable navigates near \
    spring-loaded clears animated form on-title off-title on-symbol off-symbol default \
    custom ref layout order max standard style size kind corner tint choice primary more \
    edge customizable priority pinned display overflow customization collapse flexible \
    unit to for preview preview-opens preview-drag placement detents selected modality \
    undimmed-through grabber scroll-expands scrollable edge-attached width-follows-content \
    preferred-width preferred-height corner-radius content task edits dismissal \
    auto-dismiss on-dismiss on-will-dismiss height adapts-to message excludes accepts \
    interface ui surfaces returns continues-in-app control selectable editable container \
    selection select-command collection text-attributes conforms-to exported allows \
    multiple preview-opacity transfer progress file-provider on-move type fidelity \
    operation operation-reason feedback gap drop-priority auto-scroll auto-scroll-zone \
    placeholder starts status on-failure undo text-style take swift-name handler overflow-by
    """)
}
