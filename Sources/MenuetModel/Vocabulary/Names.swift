/// A name of the language: a case in camel case here, with dashes in a document.
public protocol LanguageName: CaseIterable, Hashable, Sendable, RawRepresentable<UInt8> {
  /// The names in the order of the raw values, as a document spells them.
  static var spellings: [String] { get }
}

extension LanguageName {
  /// The name as a document spells it, such as `pop-up-button`.
  public var spelling: String { Self.spellings[Int(rawValue)] }

  /// The spellings of all cases: `popUpButton` is written `pop-up-button`.
  static func derivedSpellings() -> [String] {
    allCases.map { name in
      var spelling = ""
      for character in "\(name)" {
        if character.isUppercase { spelling += "-" }
        spelling += character.lowercased()
      }
      return spelling
    }
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

  public static let spellings = derivedSpellings()
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
  case textStyle, take

  public static let spellings = derivedSpellings()
}
