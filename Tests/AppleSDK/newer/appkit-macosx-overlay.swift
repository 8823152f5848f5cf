// What AppKit declares in Swift or renames for it, for SDKs with its headers alone: names and types,
// no behaviour.

import AppKit

extension NSMenuItem {
  @available(macOS 14.0, *) class func sectionHeader(title: String) -> NSMenuItem {
    __sectionHeader(withTitle: title)
  }
}

extension NSToolbarItem.Identifier {
  @available(macOS 14.0, *) static var toggleInspector: NSToolbarItem.Identifier { .toggleSidebar }
  @available(macOS 14.0, *) static var inspectorTrackingSeparator: NSToolbarItem.Identifier {
    .toggleSidebar
  }
}
