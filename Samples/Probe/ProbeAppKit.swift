// Measures the toolbars and menus of AppKit on the Mac that it runs on, from macOS 13 on, and says what AppKit
// does where no text says it: what generated code relies on. Open its menu Probe and the menu at the end of its
// toolbar, choose Share in the menu Probe and a service, press Copy, and close the window: the answers are one text.
//
//   swiftc -parse-as-library ProbeAppKit.swift Measurements.swift -o probe && ./probe >mac.json
//
// The items of its toolbars are views of its own, which AppKit places; the title of the window is found
// among the views of the window by its text. What is not found so is not measured.

import AppKit

@MainActor final class Probe: NSObject, NSToolbarDelegate {
  private let window: NSWindow
  private var measurements = Measurements()
  private var items: [NSToolbarItem] = []

  /// A title that is wider than the least width of an item.
  private static let title = "Measured"
  private static let width: CGFloat = 1_000

  override init() {
    window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: Self.width, height: 300),
      styleMask: [.titled, .resizable], backing: .buffered, defer: false)
    super.init()
    window.isReleasedWhenClosed = false
    window.toolbarStyle = .unified
    window.title = "Probe"
    window.center()
    window.makeKeyAndOrderFront(nil)
  }

  func measure() async {
    await measureItems()
    await measureGroups()
    await measureSymbols()
    await measureRegions()
    await measureSearch()
    await measureTitle()
    measureMenus()
    await measureSheet()
    let version = ProcessInfo.processInfo.operatingSystemVersionString
    measurements.write(of: "Mac, macOS \(version)")
    window.close()
  }

  // MARK: Toolbars

  private func measureItems() async {
    let popUp = NSPopUpButton(frame: .zero, pullsDown: true)
    popUp.bezelStyle = .toolbar
    popUp.addItem(withTitle: Self.title)
    let both = button(title: Self.title, image: image("trash"))
    let short = button(title: "i")
    let long = button(title: Self.title)
    await show([.flexibleSpace, item(popUp), item(both), item(short), item(long)])
    measurements[.barHeight] = window.frame.height - window.contentLayoutRect.height
    measurements[.barMargin] = window.frame.width - frame(long).maxX
    measurements[.itemSpacing] = frame(short).gap(to: frame(long))
    measurements[.itemMinWidth] = frame(short).width
    if let font = long.font {
      measurements[.fontSize] = font.pointSize
      measurements[.itemPadding] = (frame(long).width - Self.width(of: Self.title, font)) / 2
      for text in ["New Note", "Share", "Text Format", "Einstellungen"] {
        measurements.note("text \"\(text)\": \(Self.width(of: text, font)) points wide")
      }
    }
    guard let cell = both.cell as? NSButtonCell else { return }
    let gap = cell.imageRect(forBounds: both.bounds)
      .gap(to: cell.titleRect(forBounds: both.bounds))
    measurements[.iconTitleGap] = gap
    measurements[.indicatorWidth] = frame(popUp).width - frame(long).width - gap
  }

  private func measureGroups() async {
    let short = button(title: "i")
    let long = button(title: Self.title)
    let members = [button(title: "a"), button(title: "b")]
    let group = NSToolbarItemGroup(itemIdentifier: NSToolbarItem.Identifier("group"))
    group.subitems = members.map { item($0) }
    await show([.flexibleSpace, item(short), group])
    measurements[.groupSpacing] = frame(short).gap(to: frame(members[0]))
    let gap = frame(members[0]).gap(to: frame(members[1]))
    measurements.note("members of a group: \(gap) points apart; laid out without a gap")

    await show([.flexibleSpace, item(short), .space, item(long)])
    measurements[.spaceFixed] = measurements[.itemSpacing].map { spacing in
      frame(short).gap(to: frame(long)) - 2 * spacing
    }
  }

  /// The widest of the symbols that bars have most.
  private func measureSymbols() async {
    let names = [
      "square.and.arrow.up", "trash", "folder", "ellipsis", "plus", "magnifyingglass", "bold",
      "square.and.pencil",
    ]
    let buttons = names.map { button(title: "", image: image($0)) }
    await show([.flexibleSpace] + buttons.map { item($0) })
    let widths = buttons.compactMap { button in
      (button.cell as? NSButtonCell)?.imageRect(forBounds: button.bounds).width
    }
    measurements[.iconWidth] = widths.max()
  }

  /// The least gap between what is centered and what stands at the end, as the window becomes
  /// narrower.
  private func measureRegions() async {
    let center = item(button(title: "Measured in the Center"))
    let trailing = item(button(title: Self.title))
    await show([center, .flexibleSpace, trailing], centered: [center.itemIdentifier])
    var gaps: [CGFloat] = []
    forEachWidth {
      guard center.isVisible, trailing.isVisible, let center = center.view, let end = trailing.view
      else { return }
      gaps.append(frame(center).gap(to: frame(end)))
    }
    measurements[.regionSpacing] = gaps.min()
  }

  private func measureSearch() async {
    let search = NSSearchToolbarItem(itemIdentifier: NSToolbarItem.Identifier("search"))
    await show([.flexibleSpace, search])
    var widths: [CGFloat] = []
    forEachWidth { if search.isVisible { widths.append(frame(search.searchField).width) } }
    measurements[.searchMinWidth] = widths.min()
    measurements[.searchMaxWidth] = widths.max()
  }

  /// The title is cut as the window becomes narrower, until items leave the bar for it.
  private func measureTitle() async {
    window.title = String(repeating: "Measured ", count: 40)
    await show((0..<6).map { _ in item(button(title: Self.title)) })
    var widths: [CGFloat] = []
    forEachWidth { if let titleField { widths.append(titleField.frame.width) } }
    measurements[.titleMinWidth] = widths.min()
    window.title = "Probe"
  }

  private var titleField: NSTextField? {
    guard let frame = window.contentView?.superview else { return nil }
    return Self.views(in: frame).lazy.compactMap { $0 as? NSTextField }
      .first { [window] in $0.stringValue == window.title }
  }

  // MARK: Menus and sheets

  /// A menu knows its size before it opens: each row adds to it.
  private func measureMenus() {
    let menu = NSMenu(title: Self.title)
    menu.addItem(withTitle: Self.title, action: nil, keyEquivalent: "")
    menu.addItem(withTitle: Self.title, action: nil, keyEquivalent: "")
    let two = menu.size.height
    menu.addItem(withTitle: Self.title, action: nil, keyEquivalent: "")
    let three = menu.size.height
    menu.insertItem(.separator(), at: 1)
    measurements[.menuRowHeight] = three - two
    measurements[.menuSeparatorHeight] = menu.size.height - three
    measurements[.menuSectionGap] = measurements[.menuSeparatorHeight]
  }

  private func measureSheet() async {
    let sheet = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 400, height: 200), styleMask: [.titled],
      backing: .buffered, defer: false)
    // The function that waits for its end has the same name.
    window.beginSheet(sheet, completionHandler: nil)
    await settle()
    measurements.note(
      "sheet: \(sheet.frame.width) × \(sheet.frame.height) points for a content of 400 × 200,"
        + " \(window.frame.maxY - sheet.frame.maxY) below the top of its window")
    window.endSheet(sheet)
    await settle()
  }

  // MARK: Building

  private func button(title: String, image: NSImage? = nil) -> NSButton {
    let button = NSButton(title: title, target: nil, action: nil)
    button.bezelStyle = .toolbar
    button.image = image
    button.imagePosition = image == nil ? .noImage : title.isEmpty ? .imageOnly : .imageLeading
    return button
  }

  private func image(_ name: String) -> NSImage? {
    NSImage(systemSymbolName: name, accessibilityDescription: nil)
  }

  private func item(_ view: NSView) -> NSToolbarItem {
    let identifier = "view-\(ObjectIdentifier(view).hashValue)"
    let item = NSToolbarItem(itemIdentifier: NSToolbarItem.Identifier(identifier))
    item.view = view
    return item
  }

  /// Shows a toolbar with these items.
  private func show(
    _ items: [NSToolbarItem], centered: Set<NSToolbarItem.Identifier> = []
  ) async {
    self.items = items
    let toolbar = NSToolbar(identifier: "probe")
    toolbar.delegate = self
    toolbar.displayMode = .iconOnly
    toolbar.centeredItemIdentifiers = centered
    window.toolbar = toolbar
    window.setContentSize(NSSize(width: Self.width, height: 300))
    await settle()
  }

  func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    items.map(\.itemIdentifier)
  }

  func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    items.map(\.itemIdentifier)
  }

  func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem? {
    items.first { $0.itemIdentifier == itemIdentifier }
  }

  // MARK: Looking

  /// Lets the system lay out what has changed.
  private func settle() async {
    try? await Task.sleep(for: .milliseconds(400))
    window.layoutIfNeeded()
  }

  /// Narrows the window to the least that the bar leaves of it.
  private func forEachWidth(_ look: () -> Void) {
    var width = Self.width
    while width >= 240 {
      window.setContentSize(NSSize(width: width, height: 300))
      window.layoutIfNeeded()
      look()
      width = width - 4
    }
  }

  /// The frame of a view in its window.
  private func frame(_ view: NSView) -> NSRect { view.convert(view.bounds, to: nil) }

  /// A view and all that it holds, as far as it is in sight.
  private static func views(in view: NSView) -> [NSView] {
    if view.isHidden { return [] }
    return [view] + view.subviews.flatMap { views(in: $0) }
  }

  private static func width(of text: String, _ font: NSFont) -> CGFloat {
    NSAttributedString(string: text, attributes: [.font: font]).size().width
  }
}

extension NSToolbarItem {
  fileprivate static var flexibleSpace: NSToolbarItem {
    NSToolbarItem(itemIdentifier: .flexibleSpace)
  }

  fileprivate static var space: NSToolbarItem { NSToolbarItem(itemIdentifier: .space) }
}

/// A window that has an action, to be found or not.
final class ProbeWindow: NSWindow {
  convenience init(width: CGFloat, height: CGFloat) {
    self.init(
      contentRect: NSRect(x: 0, y: 0, width: width, height: height),
      styleMask: [.titled, .closable, .resizable], backing: .buffered, defer: false)
    isReleasedWhenClosed = false
  }

  @objc func lookUnderSheet(_ sender: AnyObject?) {}
}

/// A submenu that is asked whether the item that opens it is enabled.
final class ProbeSubmenu: NSMenu, NSMenuItemValidation {
  private(set) var wasAsked = false

  func validateMenuItem(_ menuItem: NSMenuItem) -> Bool {
    wasAsked = true
    return false
  }
}

/// The object of an item, which knows whether it was put into an archive.
final class ProbeObject: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }
  private(set) var isArchived = false

  override init() { super.init() }
  init?(coder: NSCoder) { return nil }

  func encode(with coder: NSCoder) { isArchived = true }
}

/// The items of bars that share an identifier: each bar has its own.
final class ProbeToolbarDelegate: NSObject, NSToolbarDelegate {
  private let identifiers = [NSToolbarItem.Identifier("trash")]

  func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    identifiers
  }

  func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    identifiers
  }

  func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem? {
    let item = NSToolbarItem(itemIdentifier: itemIdentifier)
    item.label = "Delete"
    item.image = NSImage(
      systemSymbolName: itemIdentifier.rawValue, accessibilityDescription: nil)
    return item
  }
}

/// Asks AppKit what no text says, and shows the answers as one text that a person can send.
@MainActor
final class Questions: NSObject, NSMenuDelegate, NSMenuItemValidation, NSToolbarDelegate,
  NSSharingServicePickerDelegate
{
  private var picker: NSSharingServicePicker?
  private var shared: ProbeToolbarDelegate?
  private let window = ProbeWindow(width: 720, height: 480)
  private let scroll = NSTextView.scrollableTextView()
  private let row = NSMenu(title: "Row")
  private let forms = (1...12).map { number in
    NSMenuItem(
      title: "Item \(number)", action: #selector(Questions.look(_:)), keyEquivalent: "")
  }
  private var answers: [(question: String, answer: String)] = []

  /// The menu bar, which is there before the app has launched, as AppKit adds items to it.
  func buildMenuBar() {
    let bar = NSMenu(title: "Bar")
    for title in ["App", "Edit", "View", "Window", "Probe"] {
      let menu = NSMenu(title: title)
      let item = NSMenuItem(title: title, action: nil, keyEquivalent: "")
      item.submenu = menu
      bar.addItem(item)
      switch title {
      case "App": menu.addItem(Self.item("Quit", "terminate:"))
      case "Edit": menu.addItem(Self.item("Our Paste", "paste:"))
      case "View": menu.addItem(Self.item("Our Tab Bar", "toggleTabBar:"))
      case "Window":
        menu.addItem(Self.item("Our Minimize", "performMiniaturize:"))
        NSApplication.shared.windowsMenu = menu
      default:
        menu.delegate = self
        row.delegate = self
        row.addItem(Self.item("Look", "look:"))
        if #available(macOS 14.0, *) { row.presentationStyle = .palette }
        let opening = NSMenuItem(title: "", action: nil, keyEquivalent: "")
        opening.submenu = row
        menu.addItem(opening)
        let share = Self.item("Share", "share:")
        share.target = self
        menu.addItem(share)
      }
    }
    NSApplication.shared.mainMenu = bar
  }

  private static func item(_ title: String, _ action: String) -> NSMenuItem {
    NSMenuItem(title: title, action: NSSelectorFromString(action), keyEquivalent: "")
  }

  func ask() async {
    showWindow()
    askMenus()
    askCopies()
    await askToolbars()
    await askWindows()
    askMenuBar()
  }

  /// Keeps the answer to a question: the last one, where there are several.
  private func answer(_ question: String, _ answer: String) {
    if let place = answers.firstIndex(where: { $0.question == question }) {
      answers[place].answer = answer
    } else {
      answers.append((question, answer))
    }
    (scroll.documentView as? NSTextView)?.string = text
  }

  private var text: String {
    let version = ProcessInfo.processInfo.operatingSystemVersionString
    let lines = answers.map { "\($0.question): \($0.answer)" }
    return (["AppKit, macOS \(version)"] + lines).joined(separator: "\n")
  }

  // MARK: What is asked at once

  private func askMenus() {
    let menu = NSMenu(title: "Menu")
    let submenu = ProbeSubmenu(title: "Submenu")
    let opening = NSMenuItem(title: "Submenu", action: nil, keyEquivalent: "")
    opening.submenu = submenu
    opening.target = submenu
    let idle = NSMenuItem(title: "Idle", action: nil, keyEquivalent: "")
    menu.addItem(opening)
    menu.addItem(idle)
    opening.isEnabled = false
    menu.update()
    answer(
      "an item with a submenu whose validator says no",
      "asked \(submenu.wasAsked), enabled \(opening.isEnabled)")
    answer("an item without an action is enabled", "\(idle.isEnabled)")
  }

  private func askCopies() {
    let object = ProbeObject()
    let form = NSMenuItem(title: "Form", action: nil, keyEquivalent: "")
    form.representedObject = object
    answer("a copy of a menu item has its object", has(object, form.copy() as? NSMenuItem))
    let popUp = NSPopUpButton(frame: .zero, pullsDown: false)
    popUp.addItem(withTitle: "Shown")
    popUp.menu?.items.first?.representedObject = object
    let item = NSToolbarItem(itemIdentifier: NSToolbarItem.Identifier("copied"))
    item.view = popUp
    item.menuFormRepresentation = form
    let copy = item.copy() as? NSToolbarItem
    answer("a copy of a toolbar's item has a view of its own", "\(copy?.view !== popUp)")
    answer("that view went through an archive", "\(object.isArchived)")
    answer(
      "the menu form of the copy has the object of the other",
      has(object, copy?.menuFormRepresentation))
  }

  private func has(_ object: ProbeObject, _ item: NSMenuItem?) -> String {
    "\(item?.representedObject as? ProbeObject === object)"
  }

  private func askToolbars() async {
    let modes = ["default", "icon and label", "icon only", "label only"]
    func mode(_ bar: NSToolbar) -> String {
      let value = Int(bar.displayMode.rawValue)
      return modes.indices.contains(value) ? modes[value] : "\(value)"
    }
    let shared = ProbeToolbarDelegate()
    self.shared = shared
    let (one, other) = (ProbeWindow(width: 400, height: 100), ProbeWindow(width: 400, height: 100))
    var bars: [NSToolbar] = []
    for window in [one, other] {
      let bar = NSToolbar(identifier: "shared")
      bar.allowsUserCustomization = true
      bar.delegate = shared
      window.toolbarStyle = .unified
      window.toolbar = bar
      window.orderFront(nil)
      bars.append(bar)
    }
    await settle()
    answer(
      "the display mode of a customizable bar that nobody has set",
      "\(mode(bars[0])), \(one.frame.height - one.contentLayoutRect.height) points high")
    bars[0].displayMode = .iconAndLabel
    await settle()
    answer("the display mode of another bar of that identifier then", mode(bars[1]))
    one.close()
    other.close()
    await settle()
  }

  private func askWindows() async {
    let sheet = ProbeWindow(width: 300, height: 100)
    window.beginSheet(sheet, completionHandler: nil)
    await settle()
    let action = #selector(ProbeWindow.lookUnderSheet(_:))
    let found = NSApplication.shared.target(forAction: action, to: nil, from: nil) as AnyObject?
    answer(
      "the target of an action under a sheet",
      found === window ? "the window" : found === sheet ? "the sheet" : "none")
    window.endSheet(sheet)
    await settle()

    let other = ProbeWindow(width: 300, height: 200)
    other.contentView?.addSubview(NSTextView(frame: NSRect(x: 0, y: 0, width: 300, height: 200)))
    other.makeKeyAndOrderFront(nil)
    await settle()
    answer(
      "keys that nobody has asked for go to",
      other.firstResponder.map { "\(type(of: $0))" } ?? "nobody")
    let lost = ProbeWindow(width: 200, height: 100)
    other.beginSheet(lost, completionHandler: nil)
    await settle()
    other.close()
    await settle()
    answer(
      "a sheet whose window has closed",
      "visible \(lost.isVisible), on a window \(lost.sheetParent != nil)")
    lost.close()
    window.makeKeyAndOrderFront(nil)
    await settle()
  }

  private func askMenuBar() {
    for item in NSApplication.shared.mainMenu?.items ?? [] where item.title != "App" {
      let items = (item.submenu?.items ?? []).filter { !$0.isSeparatorItem }.map { item in
        "\(item.title) (\(item.action.map { "\($0)" } ?? "no action"))"
      }
      answer("the menu \(item.title) has", items.joined(separator: ", "))
    }
  }

  private func settle() async { try? await Task.sleep(for: .milliseconds(600)) }

  // MARK: What people open

  func menuNeedsUpdate(_ menu: NSMenu) {
    answer("the menu of a palette asks its own delegate", "\(menu === row)")
  }

  func validateMenuItem(_ menuItem: NSMenuItem) -> Bool {
    if menuItem.menu !== row {
      answer(
        "the menu of what has no room shows",
        forms.contains { $0 === menuItem } ? "the menu form itself" : "a copy")
    }
    return true
  }

  @objc func look(_ sender: AnyObject?) {}

  /// Shares from the action of a menu, which is no `mouseDown`.
  @objc func share(_ sender: AnyObject?) {
    let question = "a picker of services that a menu opens"
    let kind = NSApplication.shared.currentEvent.map { "\($0.type.rawValue)" } ?? "none"
    answer(question, "nothing was heard of it, in an event of the type \(kind)")
    let picker = NSSharingServicePicker(items: [text])
    picker.delegate = self
    self.picker = picker
    picker.show(relativeTo: scroll.bounds, of: scroll, preferredEdge: .minY)
  }

  // The protocol says of no actor, and AppKit calls on the main thread.
  nonisolated func sharingServicePicker(
    _ sharingServicePicker: NSSharingServicePicker, didChoose service: NSSharingService?
  ) {
    let title = service?.title ?? "none"
    MainActor.assumeIsolated {
      answer("a picker of services that a menu opens", "was there, and people chose \(title)")
    }
  }

  // MARK: The window

  private func showWindow() {
    let content = NSView(frame: NSRect(x: 0, y: 0, width: 720, height: 480))
    scroll.frame = NSRect(x: 0, y: 52, width: 720, height: 428)
    scroll.autoresizingMask = [.width, .height]
    let copy = NSButton(title: "Copy", target: self, action: #selector(copyText(_:)))
    copy.frame = NSRect(x: 20, y: 12, width: 120, height: 28)
    content.addSubview(scroll)
    content.addSubview(copy)
    window.contentView = content
    window.title = "Probe"
    let toolbar = NSToolbar(identifier: "questions")
    toolbar.delegate = self
    toolbar.displayMode = .iconOnly
    window.toolbar = toolbar
    window.center()
    window.makeKeyAndOrderFront(nil)
  }

  @objc private func copyText(_ sender: AnyObject?) {
    NSPasteboard.general.clearContents()
    NSPasteboard.general.setString(text, forType: .string)
  }

  func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    forms.map { NSToolbarItem.Identifier($0.title) }
  }

  func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    toolbarDefaultItemIdentifiers(toolbar)
  }

  func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem? {
    guard let form = forms.first(where: { $0.title == itemIdentifier.rawValue }) else { return nil }
    form.target = self
    let item = NSToolbarItem(itemIdentifier: itemIdentifier)
    item.title = "Measured \(form.title)"
    item.label = form.title
    item.isBordered = true
    item.menuFormRepresentation = form
    return item
  }
}

final class AppDelegate: NSObject, NSApplicationDelegate {
  private var probe: Probe?
  private var questions: Questions?

  func applicationWillFinishLaunching(_ notification: Notification) {
    let questions = Questions()
    questions.buildMenuBar()
    self.questions = questions
  }

  func applicationDidFinishLaunching(_ notification: Notification) {
    NSApplication.shared.activate(ignoringOtherApps: true)
    let probe = Probe()
    self.probe = probe
    Task {
      await probe.measure()
      await questions?.ask()
      mayEnd = true
    }
  }

  /// Indicates whether the last window is that of the answers: others close before.
  private var mayEnd = false

  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { mayEnd }
}

@main struct ProbeApp {
  @MainActor static func main() {
    let delegate = AppDelegate()
    NSApplication.shared.delegate = delegate
    _ = NSApplication.shared.setActivationPolicy(.regular)
    // The app holds its delegate weakly.
    withExtendedLifetime(delegate) { NSApplication.shared.run() }
  }
}
