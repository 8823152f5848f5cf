// Measures the toolbars and menus of AppKit on the Mac that it runs on, from macOS 13 on.
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

final class AppDelegate: NSObject, NSApplicationDelegate {
  private var probe: Probe?

  func applicationDidFinishLaunching(_ notification: Notification) {
    NSApplication.shared.activate(ignoringOtherApps: true)
    let probe = Probe()
    self.probe = probe
    Task {
      await probe.measure()
      exit(0)
    }
  }
}

@main struct ProbeApp {
  @MainActor static func main() {
    let delegate = AppDelegate()
    NSApplication.shared.delegate = delegate
    _ = NSApplication.shared.setActivationPolicy(.regular)
    NSApplication.shared.run()
  }
}
