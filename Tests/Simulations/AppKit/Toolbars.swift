// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor public protocol NSToolbarDelegate: AnyObject {
  func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem?
  func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
}

@MainActor open class NSToolbar: AssociatingObject {
  public enum DisplayMode: Sendable { case `default`, iconAndLabel, iconOnly, labelOnly }

  public let identifier: String
  private static var displayModes: [String: DisplayMode] = [:]
  public weak var delegate: (any NSToolbarDelegate)? {
    didSet {
      // NSToolbar.h: the items of a new bar are the default ones, which the delegate makes.
      items = (delegate?.toolbarDefaultItemIdentifiers(self) ?? []).compactMap {
        delegate?.toolbar(
          self, itemForItemIdentifier: $0, willBeInsertedIntoToolbar: true)
      }
    }
  }
  /// Those that the delegate makes.
  public private(set) var items: [NSToolbarItem] = []
  // NSToolbar.h: all toolbars with the same name share the same display attributes.
  public var displayMode: DisplayMode {
    // NSToolbar, displayMode: the default value is NSToolbar.DisplayMode.default.
    get { Self.displayModes[identifier] ?? .default }
    set { Self.displayModes[identifier] = newValue }
  }
  public var allowsUserCustomization = false
  public var autosavesConfiguration = false
  public var centeredItemIdentifiers: Set<NSToolbarItem.Identifier> = []

  public init(identifier: String) { self.identifier = identifier }

  /// The items that the palette has asked for, while people see it, and the copies that it shows.
  public private(set) var palette: [(item: NSToolbarItem, copy: NSToolbarItem)] = []

  /// People open the palette.
  public func openPalette() {
    // NSToolbar.h: the allowed items construct the palette; the delegate is asked for each with the
    // flag off, and the palette makes copies.
    palette = (delegate?.toolbarAllowedItemIdentifiers(self) ?? []).compactMap {
      delegate?.toolbar(self, itemForItemIdentifier: $0, willBeInsertedIntoToolbar: false)
    }.map { ($0, $0.copy()) }
  }

  public func closePalette() { palette = [] }

  /// What happens on updates of the window.
  public func validate() {
    // NSToolbarItem.h: `autovalidates` affects the validation by the toolbar alone.
    for item in items where item.autovalidates { item.validate() }
  }
}

@MainActor open class NSToolbarItem: AssociatingObject {
  public struct Identifier: Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let space = Identifier("space")
    public static let flexibleSpace = Identifier("flexible-space")
  }

  public struct VisibilityPriority: Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let standard = VisibilityPriority(rawValue: 0)
    public static let high = VisibilityPriority(rawValue: 1000)
  }

  public let itemIdentifier: Identifier
  // NSToolbarItem.h: a redraw is triggered by setting the label.
  public var label = "" { didSet { note("label") } }
  public var paletteLabel = "" { didSet { note("paletteLabel") } }
  public var possibleLabels: Set<String> = [] { didSet { note("possibleLabels") } }
  public var menuFormRepresentation: NSMenuItem?
  public var visibilityPriority = VisibilityPriority(rawValue: 0)
  public var isBordered = false
  public var isNavigational = false
  public var isHidden = false { didSet { note("isHidden") } }
  public var autovalidates = true
  public var view: NSView?
  private var control: NSControl? { view as? NSControl }
  private var own = Content()

  private struct Content {
    var title = ""
    var toolTip: String?
    var image: NSImage?
    weak var target: AnyObject?
    var action: Selector?
    var isEnabled = true
  }

  private func note(_ property: String) { Writes.note("NSToolbarItem.\(property)") }

  // NSToolbarItem.h: these forward to the view if it responds.
  public var title: String {
    get { (view as? NSButton)?.title ?? own.title }
    set {
      note("title")
      own.title = newValue
      (view as? NSButton)?.title = newValue
    }
  }
  public var toolTip: String? {
    get { view.map(\.toolTip) ?? own.toolTip }
    set {
      note("toolTip")
      own.toolTip = newValue
      view?.toolTip = newValue
    }
  }
  public var image: NSImage? {
    get { (view as? NSButton).map(\.image) ?? own.image }
    set {
      note("image")
      own.image = newValue
      (view as? NSButton)?.image = newValue
    }
  }
  public var target: AnyObject? {
    get { control.map(\.target) ?? own.target }
    set {
      own.target = newValue
      control?.target = newValue
    }
  }
  public var action: Selector? {
    get { control.map(\.action) ?? own.action }
    set {
      note("action")
      own.action = newValue
      control?.action = newValue
    }
  }
  public var isEnabled: Bool {
    get { control?.isEnabled ?? own.isEnabled }
    set {
      note("isEnabled")
      own.isEnabled = newValue
      control?.isEnabled = newValue
    }
  }

  public required init(itemIdentifier: Identifier) { self.itemIdentifier = itemIdentifier }

  // NSToolbarItem.h: items are copied.
  public func copy() -> Self {
    let copy = Self(itemIdentifier: itemIdentifier)
    copy.own = own
    copy.label = label
    copy.paletteLabel = paletteLabel
    copy.menuFormRepresentation = menuFormRepresentation?.copy()
    // Not known: how the view is copied. Here by an archive, the way that asks most of what is in it,
    // and the one that NSMenuItem.h names for the views of menu items.
    view?.archive(in: NSKeyedArchiver(requiringSecureCoding: false))
    return copy
  }

  /// What the toolbar does to each visible item.
  fileprivate func validate() { validate(target, action) }

  fileprivate func validate(_ target: AnyObject?, _ action: Selector?) {
    // NSToolbarItem.h: a validator is not asked of an item that has a view.
    guard view == nil, let action else { return }
    let found = NSApp.target(forAction: action, to: target, from: self)
    let validation = found as? any NSToolbarItemValidation
    own.isEnabled = found != nil && validation?.validateToolbarItem(self) ?? true
  }
}

@MainActor public final class NSMenuToolbarItem: NSToolbarItem {
  public var menu = NSMenu(title: "")
  public var showsIndicator = true
}

public final class NSSearchField: NSControl {}

@MainActor public final class NSSearchToolbarItem: NSToolbarItem {
  public var searchField = NSSearchField()
}

/// Several items; those that it makes of images or titles are segments of one control, which becomes
/// a menu where there is no room.
@MainActor public final class NSToolbarItemGroup: NSToolbarItem {
  public enum SelectionMode { case selectOne, selectAny, momentary }
  public enum ControlRepresentation { case automatic, expanded }

  public var subitems: [NSToolbarItem] = []
  public var controlRepresentation = ControlRepresentation.automatic
  public var selectionMode = SelectionMode.momentary
  /// Indicates whether the items are segments.
  public private(set) var isControl = false
  /// The segments that are selected, the last one selected last.
  private var selected: [Int] = []

  // NSToolbarItemGroup.h: the most recently selected item of the group, or -1 if nothing is selected.
  public var selectedIndex: Int { selected.last ?? -1 }

  public convenience init(
    itemIdentifier: Identifier, images: [NSImage], selectionMode: SelectionMode,
    labels: [String]?, target: AnyObject?, action: Selector?
  ) {
    self.init(
      itemIdentifier: itemIdentifier, titles: images.map { _ in "" }, selectionMode: selectionMode,
      labels: labels, target: target, action: action)
    for (item, image) in zip(subitems, images) { item.image = image }
  }

  public convenience init(
    itemIdentifier: Identifier, titles: [String], selectionMode: SelectionMode,
    labels: [String]?, target: AnyObject?, action: Selector?
  ) {
    self.init(itemIdentifier: itemIdentifier)
    self.selectionMode = selectionMode
    self.target = target
    self.action = action
    isControl = true
    subitems = titles.indices.map { NSToolbarItem(itemIdentifier: Identifier("\($0)")) }
    for (item, label) in zip(subitems, labels ?? titles) { item.label = label }
  }

  public func setSelected(_ isSelected: Bool, at index: Int) {
    Writes.note("NSToolbarItemGroup.selected")
    select(isSelected, index)
  }

  private func select(_ isSelected: Bool, _ index: Int) {
    selected.removeAll { $0 == index }
    if isSelected { selected.append(index) }
  }

  public func isSelected(at index: Int) -> Bool { selected.contains(index) }

  fileprivate override func validate() {
    super.validate()
    for item in subitems where item.autovalidates {
      // NSToolbarItemGroup.h: subitems inherit the group's action if they have none, and validate
      // based on that action.
      item.validate(item.action == nil ? target : item.target, item.action ?? action)
    }
  }

  /// A click on a segment.
  public func click(_ index: Int) {
    guard subitems[index].isEnabled else { return }
    // NSToolbarItemGroup.h: any number of options can be selected at a time.
    if selectionMode == .selectAny { select(!isSelected(at: index), index) }
    if let action { NSApp.sendAction(action, to: target, from: self) }
  }
}

@MainActor open class NSControl: NSView {
  public struct StateValue: Hashable, Sendable {
    let value: Int
    public static let on = StateValue(value: 1)
    public static let off = StateValue(value: 0)
  }

  // NSCell.h: NSCellImagePosition, in Swift a type of controls.
  public enum ImagePosition: Sendable { case noImage, imageOnly, imageLeading }

  public weak var target: AnyObject?
  public var action: Selector?
  public var isEnabled = true { didSet { Writes.note("\(Self.self).isEnabled") } }
}

@MainActor open class NSButton: NSControl {
  public enum ButtonType { case momentary, pushOnPushOff }
  public enum BezelStyle { case toolbar }

  public var title: String { didSet { Writes.note("\(Self.self).title") } }
  public var image: NSImage? { didSet { Writes.note("\(Self.self).image") } }
  public var imagePosition = ImagePosition.noImage {
    didSet { Writes.note("\(Self.self).imagePosition") }
  }
  public var state = NSControl.StateValue.off { didSet { Writes.note("\(Self.self).state") } }
  public var bezelStyle = BezelStyle.toolbar
  public var isSpringLoaded = false
  public var hasDestructiveAction = false {
    didSet { Writes.note("\(Self.self).hasDestructiveAction") }
  }
  public var keyEquivalent = ""
  private var type = ButtonType.momentary

  public init(title: String, target: AnyObject?, action: Selector?) {
    self.title = title
    super.init()
    self.target = target
    self.action = action
  }
  public required init?(coder: NSCoder) { nil }

  public func setButtonType(_ type: ButtonType) { self.type = type }

  public func performClick(_ sender: Any?) {
    guard isEnabled else { return }
    // NSButton.ButtonType.pushOnPushOff: switches between on and off with each click.
    if type == .pushOnPushOff { state = state == .on ? .off : .on }
    if let action { NSApp.sendAction(action, to: target, from: self) }
  }
}

@MainActor public final class NSPopUpButton: NSButton {
  public var menu: NSMenu?
  public private(set) var indexOfSelectedItem = -1

  public init(frame: NSRect, pullsDown: Bool) { super.init(title: "", target: nil, action: nil) }
  public required init?(coder: NSCoder) { nil }

  override func archive(in archiver: NSKeyedArchiver) {
    for item in menu?.items ?? [] { item.archive(in: archiver) }
  }

  public func selectItem(at index: Int) {
    Writes.note("NSPopUpButton.selectedItem")
    indexOfSelectedItem = index
  }
}
