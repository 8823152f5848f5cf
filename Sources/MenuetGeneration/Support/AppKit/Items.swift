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

  private static func image(_ symbol: String?) -> NSImage? {
    symbol.flatMap { NSImage(systemSymbolName: $0, accessibilityDescription: nil) }
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
    guard item.isEnabled, item.isVisible else { return }
    if let handler = item.perform {
      handler(sender)
    } else if let command = item.command {
      #if PRESENTATIONS
        run(command, on: actions, from: sender, in: item.presentation)
      #else
        run(command, on: actions, from: sender)
      #endif
    }
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
  @MainActor
  fileprivate final class Entry: NSObject, NSMenuItemValidation, NSToolbarItemValidation {
    let content: Content
    /// Whose state it shows; `nil` in the menu bar.
    weak var actions: (any Actions)?
    /// The conditions of what holds it.
    var isVisible: [Test] = []
    var isEnabled: [Test] = []
    var hidesUnavailable = false
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

    init(for actions: (any Actions)?, content: @escaping Content) {
      self.content = content
      self.actions = actions
      super.init()
    }

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

    func validateMenuItem(_ menuItem: NSMenuItem) -> Bool {
      actions.map { show(in: menuItem, on: $0) } ?? false
    }

    func validateToolbarItem(_ item: NSToolbarItem) -> Bool {
      guard let actions else { return false }
      let content = self.item(on: actions)
      showInBar(content, item)
      return content.isEnabled && content.isVisible
    }

    /// Shows its item in one of a menu, and returns whether people can choose it.
    @discardableResult
    func show(in menuItem: NSMenuItem, on actions: any Actions) -> Bool {
      let item = item(on: actions)
      menuItem.title = item.title
      #if STANDARD_SYMBOLS
        menuItem.image = symbols.shown(item.image, isStandard: item.hasStandardImage)
      #else
        #if OLDER_SYMBOLS
          menuItem.image = symbols.shown(item.image)
        #else
          menuItem.image = item.image
        #endif
      #endif
      menuItem.state = item.isOn ? .on : .off
      menuItem.isHidden = !item.isShown(hidingUnavailable: hidesUnavailable)
      menuItem.toolTip = item.hint
      menuItem.setAccessibilityLabel(item.accessibilityLabel)
      #if PAIRS
        if let movingKeys { assignKeys(item.hasKeys ? movingKeys : nil, to: menuItem) }
      #endif
      #if SUBTITLES
        #if VERSION15
          menuItem.subtitle = item.subtitle
        #else
          if #available(macOS 14.4, *) { menuItem.subtitle = item.subtitle }
        #endif
      #endif
      return item.isEnabled && item.isVisible
    }
  }

  #if PARTS
    /// Shows what a part of the app knows of an item in one of a menu, which keeps the words of its
    /// place.
    private static func showState(_ item: Item, in menuItem: NSMenuItem) -> Bool {
      menuItem.state = item.isOn ? .on : .off
      menuItem.isHidden = !item.isShown()
      #if ON_TITLES
        if let command = item.command, let title = command.onTitle,
          [command.title, title].contains(menuItem.title)
        {
          menuItem.title = item.title
        }
      #endif
      return item.isEnabled && item.isVisible
    }
  #endif

  private static func showInBar(_ item: Item, _ button: NSToolbarItem) {
    button.label = item.title
    button.paletteLabel = item.title
    button.toolTip = item.hint ?? item.accessibilityLabel ?? item.title
    if !button.title.isEmpty { button.title = item.title }
    if button.image != nil { button.image = item.image }
    button.isEnabled = item.isEnabled && item.isVisible
    #if VERSION15
      button.isHidden = !item.isShown()
    #else
      if #available(macOS 15.0, *) { button.isHidden = !item.isShown() }
    #endif
  }

  #if MENU_KEYS
    private static func assignKeys(_ shortcut: Shortcut?, to item: NSMenuItem) {
      item.keyEquivalent = shortcut.map { keyEquivalent($0) } ?? ""
      item.keyEquivalentModifierMask = shortcut.map { modifiers($0) } ?? []
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
  /// The controls on screen that show the app's state; each keeps its own entry.
  private static let followers = NSHashTable<Follower>.weakObjects()

  private final class Follower {
    weak var control: AnyObject?
    var updates: [@MainActor () -> Void] = []

    init(_ control: AnyObject) { self.control = control }
  }

  /// Brings everything on screen up to date; menus are, each time that they open. `perform` does
  /// that by itself: call it when the state of the app has changed otherwise, as by typing.
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
