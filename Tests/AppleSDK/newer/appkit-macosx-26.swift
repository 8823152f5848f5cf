// What AppKit has since macOS 26, for older SDKs: names and types, no behaviour.

import AppKit

extension NSToolbarItem {
  @available(macOS 26.0, *) enum Style {
    case plain, prominent
  }

  @available(macOS 26.0, *) var style: Style {
    get { .plain }
    set {}
  }
}

@available(macOS 26.0, *) extension NSButton.BezelStyle {
  static var glass: NSButton.BezelStyle { .rounded }
}

extension NSButton {
  @available(macOS 26.0, *) enum BorderShape {
    case automatic, capsule, roundedRectangle, circle
  }

  @available(macOS 26.0, *) var borderShape: BorderShape {
    get { .automatic }
    set {}
  }
}
