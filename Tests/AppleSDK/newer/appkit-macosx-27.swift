// What AppKit has since macOS 27, for older SDKs: names and types, no behaviour.

import AppKit

extension NSMenuItem {
  @available(macOS 27.0, *) enum ImageVisibility {
    case automatic, visible, hidden
  }

  @available(macOS 27.0, *) var preferredImageVisibility: ImageVisibility {
    get { .automatic }
    set {}
  }
}
