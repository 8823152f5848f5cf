import AppKit

@MainActor extension Notes {
  // embed: items
  /// The parts of a command, or of an option, that a menu, a bar or a button shows.
  fileprivate struct Item {
    /// `nil` for an option of a choice.
    var command: Command?
    var title: String
    #if SUBTITLES
      var subtitle: String?
    #endif
    #if STANDARD_SYMBOLS
      var image: NSImage? {
        didSet { hasStandardImage = false }
      }
      /// Indicates whether the image is that of a standard command, which nobody has chosen.
      var hasStandardImage = false
    #else
      var image: NSImage?
    #endif
    var hint: String?
    var accessibilityLabel: String?
    var isOn = false
    var isEnabled = true
    var isVisible = true
    var isDestructive = false
    /// Indicates whether it goes away while it is unavailable; `nil` leaves that to the surface.
    var hidesWhenUnavailable: Bool?
    #if PAIRS
      /// Indicates whether its keys are its own: of two items for a toggle, those switch it that
      /// are not chosen.
      var hasKeys = true
    #endif
    #if PRESENTATIONS
      /// The sheet, cover or popover in which it stands.
      var presentation: Presentation?
    #endif
    /// Its effect, where that is not its command's.
    var perform: (@MainActor (Any?) -> Void)?

    /// Returns whether it is shown on a surface that does, or does not, hide what is unavailable.
    func isShown(hidingUnavailable: Bool = false) -> Bool {
      isVisible && (isEnabled || !(hidesWhenUnavailable ?? hidingUnavailable))
    }
  }

  fileprivate typealias Content = @MainActor (any Actions) -> Item
  fileprivate typealias Test = @MainActor (any Actions) -> Bool

  #if PARTS
    /// The item of a command, as it shows now.
    private static func item(_ command: Command, on actions: any Actions) -> Item {
      item(
        command, isEnabled: isEnabled(command, on: actions),
        isVisible: isVisible(command, on: actions), isOn: isOn(command, on: actions))
    }

    private static func item(
      _ command: Command, isEnabled: Bool, isVisible: Bool, isOn holds: Bool
    ) -> Item {
      var item = Item(command: command, title: command.title)
      item.isEnabled = isEnabled
      item.isVisible = isVisible
      return complete(item, of: command, isOn: holds)
    }
  #else
    /// The item of a command, as it shows now.
    private static func item(_ command: Command, on actions: any Actions) -> Item {
      var item = Item(command: command, title: command.title)
      item.isEnabled = isEnabled(command, on: actions)
      item.isVisible = isVisible(command, on: actions)
      return complete(item, of: command, isOn: isOn(command, on: actions))
    }
  #endif

  /// The item with all that it shows whoever performs its command.
  private static func complete(_ item: Item, of command: Command, isOn holds: Bool) -> Item {
    var item = item
    item.image = image(command.symbol)
    item.isDestructive = command.role == .destructive
    #if IMAGES
      if let name = command.image { item.image = NSImage(named: name) }
    #endif
    #if TOGGLES
      item.isOn = holds && command.toggleForm != .title
    #endif
    #if ON_TITLES
      if holds, let title = command.onTitle { item.title = title }
    #endif
    #if ON_SYMBOLS
      if holds, let symbol = command.onSymbol { item.image = image(symbol) }
    #endif
    #if STANDARD_SYMBOLS
      item.hasStandardImage = standardSymbols.contains(command)
    #endif
    #if COMMAND_SUBTITLES
      item.subtitle = command.subtitle
    #endif
    #if HINTS
      item.hint = command.hint
    #endif
    #if LABELS
      item.accessibilityLabel = command.accessibilityLabel
    #endif
    #if HIDING
      item.hidesWhenUnavailable = command.hidesWhenUnavailable
    #endif
    return item
  }

  /// The images of symbols: what shows one is written again where it becomes another.
  private static var images: [String: NSImage] = [:]

  private static func image(_ symbol: String?) -> NSImage? {
    guard let symbol else { return nil }
    if let image = images[symbol] { return image }
    let image = NSImage(systemSymbolName: symbol, accessibilityDescription: nil)
    images[symbol] = image
    return image
  }

  #if OLDER_SYMBOLS
    /// The symbols that a menu shows before macOS 26. Since then every menu shows all of them.
    fileprivate enum MenuSymbols {
      case all
      #if STANDARD_SYMBOLS
        /// Those that somebody has chosen: standard commands have none of their own.
        case chosen
      #endif
      #if UNKEYED
        /// None, as in context menus.
        case none
      #endif

      #if STANDARD_SYMBOLS
        func shown(_ image: NSImage?, isStandard: Bool = false) -> NSImage? {
          if #available(macOS 26.0, *) { return image }
          #if UNKEYED
            if self == .none { return nil }
          #endif
          return self == .chosen && isStandard ? nil : image
        }
      #else
        func shown(_ image: NSImage?) -> NSImage? {
          if #available(macOS 26.0, *) { return image }
          return self == .all ? image : nil
        }
      #endif
    }
  #endif

  private static func run(_ item: Item, on actions: any Actions, from sender: Any?) {
    let isAvailable = item.isEnabled && item.isVisible
    if isAvailable, let handler = item.perform {
      handler(sender)
    } else if isAvailable, let command = item.command {
      #if PRESENTATIONS
        run(command, on: actions, from: sender, in: item.presentation)
      #else
        run(command, on: actions, from: sender)
      #endif
    }
    // Also where nothing is performed: a control that people click changes by itself.
    update()
  }

  #if PAIRS
    /// One of the two items that say both states of a toggle.
    private static func half(
      of item: Item, holding state: Bool, on actions: any Actions
    ) -> Item {
      guard let command = item.command else { return item }
      let isChosen = isOn(command, on: actions) == state
      var half = item
      half.title = state ? command.onTitle ?? item.title : command.title
      half.isOn = isChosen
      half.hasKeys = !isChosen
      half.perform = { sender in
        if !isChosen { run(item, on: actions, from: sender) }
      }
      return half
    }
  #endif

  #if CHOICES
    /// The options of a choice, with a mark at the one that holds.
    private static func options<Option: MenuOption>(
      selected: Option, select: @escaping @MainActor (Option) -> Void
    ) -> [Item] {
      Option.allCases.map { option in
        var item = Item(title: option.title)
        item.image = image(option.symbol)
        item.isOn = option == selected
        item.perform = { _ in select(option) }
        return item
      }
    }
  #endif

  /// The content and the effect of an item of a menu or a bar, or of a control: their target. In
  /// the menu bar items have none, and the responder chain asks for it.
  ///
  /// Items of menus represent it, which AppKit may copy or archive, as for the palette of a
  /// toolbar. A copy has the same entry; an archive has none.
  @MainActor
  fileprivate final class Entry: NSObject, NSMenuItemValidation, NSToolbarItemValidation {
    let content: Content
    /// Whose state it shows; `nil` in the menu bar.
    weak var actions: (any Actions)?
    #if MENUS
      /// The words with which its item was made, where nobody answers for it.
      var title: String?
    #endif
    /// The conditions of what holds it.
    var isVisible: [Test] = []
    var isEnabled: [Test] = []
    #if MENU_ITEMS
      var hidesUnavailable = false
    #endif
    #if OLDER_SYMBOLS
      var symbols = MenuSymbols.all
    #endif
    #if PARTS
      /// Its command, or the selector of its choice with the place of its option, by which the
      /// responder chain may find the part of the app that answers for it.
      var command: Command?
      var choiceAction: Selector?
      var place = 0
      var selector: Selector? { choiceAction ?? command.flatMap { action($0) } }
    #endif
    #if PAIRS
      /// The keys of a toggle of two items, which go to the one that is not chosen.
      var movingKeys: Shortcut?
    #endif
    #if TEXT_KEYS
      /// The key of its item, while that is the key of a text.
      var leftKey: String?
    #endif

    init(for actions: (any Actions)?, content: @escaping Content) {
      self.content = content
      self.actions = actions
      super.init()
    }

    // What has no coding raises an exception in an archive.
    nonisolated override func replacementObject(for archiver: NSKeyedArchiver) -> Any? { nil }

    /// Its item, as it shows now.
    func item(on actions: any Actions) -> Item {
      var item = content(actions)
      if !isVisible.allSatisfy({ $0(actions) }) { item.isVisible = false }
      if !isEnabled.allSatisfy({ $0(actions) }) { item.isEnabled = false }
      #if PARTS
        // A nearer part of the app knows better.
        if let part = PartResponder.answering(self)?.item(of: self) {
          item.isOn = part.isOn
          item.isEnabled = part.isEnabled
          item.isVisible = part.isVisible
        }
      #endif
      return item
    }

    @objc func choose(_ sender: Any?) {
      if let actions { choose(from: sender, on: actions) }
    }

    func choose(from sender: Any?, on actions: any Actions) {
      #if PARTS
        if let part = PartResponder.answering(self) { return part.choose(self, from: sender) }
      #endif
      run(item(on: actions), on: actions, from: sender)
    }

    func validateMenuItem(_ menuItem: NSMenuItem) -> Bool { isAvailable }
    func validateToolbarItem(_ item: NSToolbarItem) -> Bool { isAvailable }

    /// The answer to AppKit, which asks often: what it shows, `update` writes.
    private var isAvailable: Bool { actions.map { isAvailable(on: $0) } ?? false }

    func isAvailable(on actions: any Actions) -> Bool {
      let item = item(on: actions)
      return item.isEnabled && item.isVisible
    }

    #if MENU_ITEMS
      /// Shows its item in one of a menu.
      func show(in menuItem: NSMenuItem, on actions: any Actions) {
        let item = item(on: actions)
        assign(item.title, to: \.title, of: menuItem)
        #if STANDARD_SYMBOLS
          let image = symbols.shown(item.image, isStandard: item.hasStandardImage)
        #else
          #if OLDER_SYMBOLS
            let image = symbols.shown(item.image)
          #else
            let image = item.image
          #endif
        #endif
        assign(image, to: \.image, of: menuItem)
        assign(item.isOn ? .on : .off, to: \.state, of: menuItem)
        assign(!item.isShown(hidingUnavailable: hidesUnavailable), to: \.isHidden, of: menuItem)
        assign(item.hint, to: \.toolTip, of: menuItem)
        if let label = item.accessibilityLabel, menuItem.accessibilityLabel() != label {
          menuItem.setAccessibilityLabel(label)
        }
        #if PAIRS
          #if TEXT_KEYS
            let hasOwnKeys = leftKey == nil
          #else
            let hasOwnKeys = true
          #endif
          if let movingKeys, hasOwnKeys {
            assignKeys(item.hasKeys ? movingKeys : nil, to: menuItem)
          }
        #endif
        #if SUBTITLES
          #if VERSION15
            assign(item.subtitle, to: \.subtitle, of: menuItem)
          #else
            if #available(macOS 14.4, *) { assign(item.subtitle, to: \.subtitle, of: menuItem) }
          #endif
        #endif
      }
    #endif

    #if MENUS
      #if PARTS
        /// Shows what a part of the app knows in an item of a menu, which keeps the words of its
        /// place, as nobody answers for the whole.
        func showState(in menuItem: NSMenuItem) {
          let item = PartResponder.answering(self)?.item(of: self)
          assign(item?.isOn ?? false ? .on : .off, to: \.state, of: menuItem)
          assign(!(item?.isShown() ?? true), to: \.isHidden, of: menuItem)
          #if ON_TITLES
            let isPlain = item?.command?.title == title
            let shown = isPlain ? item?.title : title
          #else
            let shown = title
          #endif
          if let shown { assign(shown, to: \.title, of: menuItem) }
        }
      #else
        /// Shows its item as it was made, as nobody answers for it.
        func showState(in menuItem: NSMenuItem) {
          assign(.off, to: \.state, of: menuItem)
          assign(false, to: \.isHidden, of: menuItem)
          if let title { assign(title, to: \.title, of: menuItem) }
        }
      #endif
    #endif
  }

  #if BARS
    private static func showInBar(_ item: Item, _ button: NSToolbarItem) {
      assign(item.title, to: \.label, of: button)
      assign(item.title, to: \.paletteLabel, of: button)
      assign(item.hint ?? item.accessibilityLabel ?? item.title, to: \.toolTip, of: button)
      if !button.title.isEmpty { assign(item.title, to: \.title, of: button) }
      if button.image != nil { assign(item.image, to: \.image, of: button) }
      assign(item.isEnabled && item.isVisible, to: \.isEnabled, of: button)
      #if VERSION15
        assign(!item.isShown(), to: \.isHidden, of: button)
      #else
        if #available(macOS 15.0, *) { assign(!item.isShown(), to: \.isHidden, of: button) }
      #endif
    }
  #endif

  /// Assigns what is another value: AppKit draws again, or tells others, at each assignment.
  private static func assign<Object: AnyObject, Value: Equatable>(
    _ value: Value, to path: ReferenceWritableKeyPath<Object, Value>, of object: Object
  ) {
    if object[keyPath: path] != value { object[keyPath: path] = value }
  }

  #if MENU_KEYS
    private static func assignKeys(_ shortcut: Shortcut?, to item: NSMenuItem) {
      assign(shortcut.map { keyEquivalent($0) } ?? "", to: \.keyEquivalent, of: item)
      assign(
        shortcut.map { modifiers($0) } ?? [], to: \.keyEquivalentModifierMask, of: item)
    }
  #endif

  private static func modifiers(_ shortcut: Shortcut) -> NSEvent.ModifierFlags {
    var flags: NSEvent.ModifierFlags = []
    if shortcut.modifiers.contains(.command) { flags.insert(.command) }
    if shortcut.modifiers.contains(.shift) { flags.insert(.shift) }
    if shortcut.modifiers.contains(.option) { flags.insert(.option) }
    if shortcut.modifiers.contains(.control) { flags.insert(.control) }
    if shortcut.modifiers.contains(.function) { flags.insert(.function) }
    return flags
  }
  // end

  // embed: sending
  /// Sends the action of a standard command along the responder chain.
  #if TAGGED_ACTIONS
    private static func send(
      _ action: Selector, to target: AnyObject? = nil, tag: Int = 0, from sender: Any?
    ) {
      let item = NSMenuItem(title: "", action: action, keyEquivalent: "")
      item.tag = tag
      NSApp.sendAction(action, to: target, from: tag == 0 ? sender : item)
    }
  #else
    private static func send(_ action: Selector, from sender: Any?) {
      NSApp.sendAction(action, to: nil, from: sender)
    }
  #endif

  #if RESPONDERS
    /// Returns whether an object along the responder chain performs an action.
    private static func hasResponder(for action: Selector) -> Bool {
      NSApp.target(forAction: action, to: nil, from: nil) != nil
    }
  #endif
  // end

  // embed: following
  /// What shows the state of the app on screen: controls, items of bars, menus that are open.
  private static let followers = NSHashTable<Follower>.weakObjects()

  private final class Follower {
    weak var control: AnyObject?
    var updates: [@MainActor () -> Void] = []

    init(_ control: AnyObject) { self.control = control }
  }

  /// Brings everything on screen up to date, and writes only what has changed. `perform` does
  /// that by itself, and a menu is up to date when it opens: call it when the state of the app
  /// has changed otherwise, as by typing.
  public static func update() {
    for follower in followers.allObjects {
      for update in follower.updates { update() }
    }
  }

  #if FOLLOWERS
    /// Makes what the state of the app changes in a control, now and with each update.
    private static func follow<Control: AnyObject>(
      _ control: Control, for actions: any Actions,
      change: @escaping @MainActor (Control, any Actions) -> Void
    ) {
      let follower =
        followers.allObjects.first { $0.control === control } ?? Follower(control)
      follower.updates.append { [weak control, weak actions] in
        if let control, let actions { change(control, actions) }
      }
      change(control, actions)
      followers.add(follower)
      keep(follower, with: control)
    }
  #endif
  // end

  // embed: keeping
  /// Keeps an object as long as another that does not keep it by itself, as no menu keeps its
  /// delegate.
  private static func keep(_ object: AnyObject, with owner: AnyObject) {
    // The address is the object's own as long as it is kept.
    let key = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    objc_setAssociatedObject(owner, key, object, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
  // end
}
