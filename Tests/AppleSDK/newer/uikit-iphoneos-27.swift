// What UIKit has since iOS 27, for older SDKs: names and types, no behaviour.

import UIKit

@available(iOS 27.0, *)
struct UIBarButtonItemVisibilityPriority: RawRepresentable, Hashable, Sendable {
  let rawValue: Int
  init(rawValue: Int) { self.rawValue = rawValue }
  init(_ rawValue: Int) { self.rawValue = rawValue }
  static let standard = UIBarButtonItemVisibilityPriority(0)
}

extension UIBarButtonItem {
  @available(iOS 27.0, *) var visibilityPriority: UIBarButtonItemVisibilityPriority {
    get { .standard }
    set {}
  }
}
