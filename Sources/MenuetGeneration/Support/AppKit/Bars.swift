// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AppKit

@MainActor extension Notes {
  // embed: bars
  /// A toolbar that knows its items.
  @MainActor private final class WindowToolbar: NSToolbar, NSToolbarDelegate {
    private var defaults: [NSToolbarItem.Identifier] = []
    private var others: [NSToolbarItem.Identifier] = []
    private var fixed: Set<NSToolbarItem.Identifier> = []
    private var makers: [NSToolbarItem.Identifier: Maker] = [:]
    private var priorities: [NSToolbarItem.Identifier: NSToolbarItem.VisibilityPriority] = [:]
    private weak var actions: (any Actions)?

    typealias Maker = @MainActor (BarItem, any Actions) -> NSToolbarItem

    /// Lists an item that the system makes.
    ///
    /// - Parameters:
    ///   - isDefault: whether the bar has it until people change that.
    ///   - isCentered: whether it keeps to the middle of the bar.
    ///   - isFixed: whether people can neither move nor remove it.
    func add(
      system item: NSToolbarItem.Identifier, isDefault: Bool = true, isCentered: Bool = false,
      isFixed: Bool = false
    ) {
      if isDefault { defaults.append(item) } else { others.append(item) }
      if isCentered { centeredItemIdentifiers.insert(item) }
      if isFixed { fixed.insert(item) }
    }

    #if MADE_ITEMS
      /// Lists an item that is made each time that the bar, or its palette, asks for it.
      ///
      /// - Parameter priority: decides which items go first where there is no room for all.
      func add(
        _ name: String, isDefault: Bool = true, isCentered: Bool = false, isFixed: Bool = false,
        priority: NSToolbarItem.VisibilityPriority = .standard, make: @escaping Maker
      ) {
        let item = NSToolbarItem.Identifier(name)
        makers[item] = make
        priorities[item] = priority
        add(system: item, isDefault: isDefault, isCentered: isCentered, isFixed: isFixed)
      }
    #endif

    /// Shows the bar in a window.
    func show(in window: NSWindow, for actions: any Actions) {
      self.actions = actions
      // Bars of one identifier share it, and one that keeps what people change has their choice.
      if !autosavesConfiguration { displayMode = .iconOnly }
      delegate = self
      window.toolbar = self
    }

    func toolbar(
      _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
      willBeInsertedIntoToolbar flag: Bool
    ) -> NSToolbarItem? {
      guard let actions, let make = makers[itemIdentifier] else { return nil }
      #if BAR_SEARCHES
        let bar = BarItem(identifier: itemIdentifier, actions: actions, isInserted: flag)
      #else
        let bar = BarItem(identifier: itemIdentifier, actions: actions)
      #endif
      // The palette shows a copy, as the item is now.
      let item = flag ? make(bar, actions) : withoutFollowing { make(bar, actions) }
      item.visibilityPriority = priorities[itemIdentifier] ?? .standard
      return item
    }

    func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
      defaults
    }

    func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
      let spaces: [NSToolbarItem.Identifier] = [.space, .flexibleSpace]
      return (defaults + others).filter { !spaces.contains($0) } + spaces
    }

    func toolbarImmovableItemIdentifiers(_ toolbar: NSToolbar) -> Set<NSToolbarItem.Identifier> {
      fixed
    }
  }

  /// Makes what does not follow the state of the app.
  private static func withoutFollowing<Made>(_ make: @MainActor () -> Made) -> Made {
    let before = Set(followers.allObjects.map { ObjectIdentifier($0) })
    let made = make()
    for follower in followers.allObjects where !before.contains(ObjectIdentifier(follower)) {
      followers.remove(follower)
    }
    return made
  }

  /// Makes an item of a bar.
  @MainActor private struct BarItem {
    let identifier: NSToolbarItem.Identifier
    let actions: any Actions
    #if BAR_SEARCHES
      /// Indicates whether it goes into the bar, and not into the palette.
      let isInserted: Bool
    #endif
    #if BAR_GROUPS
      /// The identifier by which tests find a member of a group, which is that of the toolbar's.
      var memberPath: String?
    #endif
    private var path: String {
      #if BAR_GROUPS
        memberPath ?? identifier.rawValue
      #else
        identifier.rawValue
      #endif
    }

    /// A button that performs a command.
    func command(_ command: Command, showsTitle: Bool = false) -> NSToolbarItem {
      self.command(command, showsTitle: showsTitle) { item(command, on: $0) }
    }

    /// A button that performs an item, which may change with the state of the app.
    func command(
      _ command: Command, showsTitle: Bool = false, content: @escaping Content
    ) -> NSToolbarItem {
      let button = NSToolbarItem(itemIdentifier: identifier)
      let entry = Entry(for: actions, content: content)
      #if PARTS
        entry.command = command
      #endif
      let item = entry.item(on: actions)
      button.isBordered = true
      button.image = showsTitle ? nil : item.image
      if button.image == nil { button.title = item.title }
      button.target = entry
      button.action = #selector(Entry.choose(_:))
      button.possibleLabels = labels(of: command)
      #if PROMINENT
        #if VERSION26
          if command.role == .primary { button.style = .prominent }
        #else
          if #available(macOS 26.0, *), command.role == .primary { button.style = .prominent }
        #endif
      #endif
      show(entry, in: button)
      return button
    }

    /// Shows an entry in an item of the bar, and in the menu of those that have no room.
    private func show(_ entry: Entry, in button: NSToolbarItem) {
      let form = menuItem(entry)
      button.menuFormRepresentation = form
      follow(button, for: actions) { button, actions in
        showInBar(entry.item(on: actions), button)
        entry.show(in: form, on: actions)
      }
    }

    /// Every title that a command has, so that the bar leaves room for the longest.
    private func labels(of command: Command) -> Set<String> {
      #if ON_TITLES
        return Set([command.title] + [command.onTitle].compactMap { $0 })
      #else
        return [command.title]
      #endif
    }

    /// An item as the menu of what has no room shows it.
    private func menuItem(_ entry: Entry) -> NSMenuItem {
      let item = NSMenuItem(title: "", action: #selector(Entry.choose(_:)), keyEquivalent: "")
      item.target = entry
      item.representedObject = entry
      identify(item)
      entry.show(in: item, on: actions)
      return item
    }

    private func identify(_ item: NSMenuItem) {
      item.identifier = NSUserInterfaceItemIdentifier(identifier.rawValue)
      item.setAccessibilityIdentifier(path)
    }

    /// A menu as the menu of what has no room shows it.
    private func menuItem(_ title: String, _ image: NSImage?, _ menu: NSMenu) -> NSMenuItem {
      let item = NSMenuItem(title: title, action: nil, keyEquivalent: "")
      item.image = image
      item.submenu = menu
      identify(item)
      return item
    }

    #if PUSH_BUTTONS
      /// A button that stays pressed while a toggle is on, or acts under what is held above it.
      func pushButton(
        _ command: Command, showsTitle: Bool = false, isSpringLoaded: Bool = false,
        content: Content? = nil
      ) -> NSToolbarItem {
        let content = content ?? { item(command, on: $0) }
        let bar = self.command(command, showsTitle: showsTitle, content: content)
        let entry = bar.target as? Entry
        let button = NSButton(title: "", target: entry, action: #selector(Entry.choose(_:)))
        #if TOGGLES
          if command.toggleForm != nil { button.setButtonType(.pushOnPushOff) }
        #endif
        button.isSpringLoaded = isSpringLoaded
        button.bezelStyle = .toolbar
        button.setAccessibilityIdentifier(path)
        bar.view = button
        follow(bar, for: actions) { [weak button] _, actions in
          let item = entry?.item(on: actions) ?? content(actions)
          guard let button else { return }
          let image = showsTitle ? nil : item.image
          assign(image, to: \.image, of: button)
          assign(image == nil ? .noImage : .imageOnly, to: \.imagePosition, of: button)
          assign(item.title, to: \.title, of: button)
          assign(item.isOn ? .on : .off, to: \.state, of: button)
          assign(item.isEnabled && item.isVisible, to: \.isEnabled, of: button)
          let label = item.accessibilityLabel ?? item.title
          if button.accessibilityLabel() != label { button.setAccessibilityLabel(label) }
        }
        return bar
      }
    #endif

    #if STANDARD_ITEMS
      /// A button whose action goes along the responder chain.
      func button(title: String, image: NSImage?, action: Selector) -> NSToolbarItem {
        let button = NSToolbarItem(itemIdentifier: identifier)
        button.isBordered = true
        label(button, title)
        button.image = image
        if image == nil { button.title = title }
        button.action = action
        let item = NSMenuItem(title: title, action: action, keyEquivalent: "")
        item.image = image
        identify(item)
        button.menuFormRepresentation = item
        return button
      }
    #endif

    #if BAR_MENUS
      /// A button with a menu; where it has a primary command, a click performs that.
      func pullDown(
        title: String, image: NSImage? = nil, primary: Command? = nil,
        showsTitle: Bool = false,
        menu: @escaping @MainActor (any Actions) -> NSMenu
      ) -> NSToolbarItem {
        let button = NSMenuToolbarItem(itemIdentifier: identifier)
        label(button, title)
        button.isBordered = true
        button.image = showsTitle ? nil : image
        if showsTitle || image == nil { button.title = title }
        button.menu = menu(actions)
        button.menuFormRepresentation = menuItem(title, image, menu(actions))
        // What AppKit would validate is the command alone, and the menu opens without it.
        button.autovalidates = false
        guard let primary else { return button }
        let entry = Entry(for: actions) { item(primary, on: $0) }
        button.target = entry
        button.menuFormRepresentation?.submenu?.insertItem(menuItem(entry), at: 0)
        // The bar holds its targets weakly. Without an action a click opens the menu.
        follow(button, for: actions) { button, actions in
          let item = entry.item(on: actions)
          let isAvailable = item.isEnabled && item.isVisible
          assign(isAvailable ? #selector(Entry.choose(_:)) : nil, to: \.action, of: button)
        }
        return button
      }
    #endif

    #if BAR_CONTROLS
      /// A control that shows the option that holds, or all options.
      func control(
        _ control: NSControl, title: String, image: NSImage? = nil, options: NSMenu
      ) -> NSToolbarItem {
        let item = NSToolbarItem(itemIdentifier: identifier)
        label(item, title)
        control.setAccessibilityIdentifier(path)
        if !title.isEmpty { control.setAccessibilityLabel(title) }
        item.view = control
        item.menuFormRepresentation = menuItem(title, image, options)
        return item
      }
    #endif

    #if BAR_LABELS
      private func label(_ item: NSToolbarItem, _ title: String) {
        item.label = title
        item.paletteLabel = title
        item.toolTip = title
        item.possibleLabels = [title]
      }
    #endif

    #if BAR_SHARES
      /// The button that shares.
      func share(
        _ command: Command, filter: ServiceFilter,
        items: @escaping @MainActor (any Actions) -> [Any]
      ) -> NSToolbarItem {
        let button = NSSharingServicePickerToolbarItem(itemIdentifier: identifier)
        let entry = Entry(for: actions) { item(command, on: $0) }
        filter.items = { [weak actions] in actions.map(items) ?? [] }
        button.delegate = filter
        keep(filter, with: button)
        // It has no action by which AppKit could ask whether it is enabled.
        button.autovalidates = false
        button.possibleLabels = labels(of: command)
        show(entry, in: button)
        return button
      }
    #endif

    #if BAR_BACKS
      /// A button that goes back, with a menu of the places to go back to.
      func back(
        title: String, image: NSImage?, menu: NSMenu? = nil,
        perform: @escaping @MainActor (any Actions) -> Void
      ) -> NSToolbarItem {
        let item: NSToolbarItem
        if let menu {
          let withMenu = NSMenuToolbarItem(itemIdentifier: identifier)
          withMenu.menu = menu
          withMenu.showsIndicator = false
          item = withMenu
        } else {
          item = NSToolbarItem(itemIdentifier: identifier)
        }
        label(item, title)
        item.isBordered = true
        item.image = image
        let entry = Entry(for: actions) { actions in
          var content = Item(title: title)
          content.image = image
          content.perform = { _ in perform(actions) }
          return content
        }
        item.target = entry
        item.action = #selector(Entry.choose(_:))
        item.menuFormRepresentation = menuItem(entry)
        // The bar holds its targets weakly.
        follow(item, for: actions) { item, actions in
          assign(entry.item(on: actions).isEnabled, to: \.isEnabled, of: item)
        }
        return item
      }
    #endif

    #if BAR_SEARCHES
      /// A field to search in, which the app prepares where it goes into the bar.
      func search(
        title: String, prepare: @MainActor (NSSearchField) -> Void
      ) -> NSSearchToolbarItem {
        let item = NSSearchToolbarItem(itemIdentifier: identifier)
        label(item, title)
        item.searchField.setAccessibilityIdentifier(path)
        let menuItem = NSMenuItem(
          title: title, action: #selector(NSSearchToolbarItem.beginSearchInteraction),
          keyEquivalent: "")
        menuItem.target = item
        identify(menuItem)
        item.menuFormRepresentation = menuItem
        if isInserted { prepare(item.searchField) }
        return item
      }
    #endif

    #if BAR_GROUPS
      /// A member of a group.
      func member(_ name: String) -> BarItem {
        let member = NSToolbarItem.Identifier("\(identifier.rawValue).\(name)")
        let bar = identifier.rawValue.prefix { $0 != "." }
        let path = "\(bar).\(name)"
        #if BAR_SEARCHES
          return BarItem(
            identifier: member, actions: actions, isInserted: isInserted, memberPath: path)
        #else
          return BarItem(identifier: member, actions: actions, memberPath: path)
        #endif
      }

      #if EXPANDED_GROUPS
        /// Items that belong together.
        func group(
          _ items: [NSToolbarItem], title: String, image: NSImage? = nil
        ) -> NSToolbarItemGroup {
          let group = NSToolbarItemGroup(itemIdentifier: identifier)
          group.subitems = items
          group.controlRepresentation = .expanded
          complete(group, of: items, title: title, image: image)
          return group
        }
      #endif

      private func complete(
        _ group: NSToolbarItemGroup, of items: [NSToolbarItem], title: String, image: NSImage?
      ) {
        label(group, title)
        group.image = image
        let menu = NSMenu(title: title)
        for item in items {
          if let item = item.menuFormRepresentation { menu.addItem(item) }
        }
        group.menuFormRepresentation = menuItem(title, image, menu)
      }
    #endif

    #if BAR_SEGMENTS
      /// Buttons as segments of one control, which becomes a menu where there is no room: AppKit
      /// does that for segments that it makes.
      func segmentedGroup(
        _ items: [NSToolbarItem], title: String, image: NSImage? = nil
      ) -> NSToolbarItemGroup {
        let members = GroupMembers(items)
        let (images, labels) = (items.compactMap(\.image), items.map(\.label))
        let choose = #selector(GroupMembers.choose(_:))
        let group =
          images.count == items.count
          ? NSToolbarItemGroup(
            itemIdentifier: identifier, images: images, selectionMode: .selectAny,
            labels: labels, target: members, action: choose)
          : NSToolbarItemGroup(
            itemIdentifier: identifier, titles: labels, selectionMode: .selectAny,
            labels: labels, target: members, action: choose)
        members.group = group
        complete(group, of: items, title: title, image: image)
        follow(group, for: actions) { group, actions in members.show(in: group, on: actions) }
        return group
      }
    #endif
  }

  #if BAR_SEGMENTS
    /// The buttons of which a group shows the segments.
    @MainActor private final class GroupMembers: NSObject, NSToolbarItemValidation {
      private let items: [NSToolbarItem]
      weak var group: NSToolbarItemGroup?
      /// Which segments are selected, as the app's state has it.
      private var shown: [Bool]

      init(_ items: [NSToolbarItem]) {
        self.items = items
        shown = items.map { _ in false }
        super.init()
      }

      private func entry(_ index: Int) -> Entry? {
        items.indices.contains(index) ? items[index].target as? Entry : nil
      }

      func show(in group: NSToolbarItemGroup, on actions: any Actions) {
        for (index, segment) in group.subitems.enumerated() {
          guard let item = entry(index)?.item(on: actions) else { continue }
          showInBar(item, segment)
          shown[index] = item.isOn
          if group.isSelected(at: index) != item.isOn {
            group.setSelected(item.isOn, at: index)
          }
        }
      }

      /// Performs the segment that is selected, or no longer selected, by a click: the group names
      /// the one alone that was selected last.
      @objc func choose(_ group: NSToolbarItemGroup) {
        let clicked = shown.indices.first { group.isSelected(at: $0) != shown[$0] }
        if let clicked { entry(clicked)?.choose(group) }
      }

      /// Answers for a segment, which has the action of its group.
      func validateToolbarItem(_ segment: NSToolbarItem) -> Bool {
        let index = group?.subitems.firstIndex { $0 === segment }
        return index.flatMap { entry($0) }?.validateToolbarItem(segment) ?? true
      }

    }
  #endif

  #if HIDDEN_OVERFLOW
    /// Keeps an item out of the menu of what has no room.
    private static func hideInOverflow(_ item: NSToolbarItem) {
      let hidden = NSMenuItem(title: item.label, action: nil, keyEquivalent: "")
      hidden.isHidden = true
      item.menuFormRepresentation = hidden
    }
  #endif
  // end
}

extension Notes {
  // embed: toolbar
  /// A toolbar of a window.
  public struct Toolbar: Sendable {
    public let id: ToolbarID
    fileprivate let prepare: @MainActor @Sendable (NSWindow, any Actions) -> Void

    /// Shows the toolbar.
    @MainActor public func apply(to window: NSWindow, actions: any Actions) {
      prepare(window, actions)
    }
  }
  // end
}
