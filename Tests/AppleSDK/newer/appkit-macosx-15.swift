// What AppKit has since macOS 14.4 and 15, for older SDKs: names and types, no behaviour.

import AppKit

extension NSMenuItem {
  @available(macOS 14.4, *) var subtitle: String? {
    get { nil }
    set {}
  }
}

extension NSToolbarItem {
  @available(macOS 15.0, *) var isHidden: Bool {
    get { false }
    set {}
  }
}
