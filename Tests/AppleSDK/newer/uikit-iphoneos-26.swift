// What UIKit has since iOS 26, for older SDKs: names and types, no behaviour.

import UIKit

@available(iOS 26.0, *) extension UIBarButtonItem.Style {
  static var prominent: UIBarButtonItem.Style { .done }
}

@available(iOS 26.0, *) extension UIBarButtonItemGroup {
  @MainActor static func fixedSpace() -> UIBarButtonItemGroup { UIBarButtonItemGroup() }
}

@available(iOS 26.0, *) extension UIButton.Configuration {
  static func glass() -> UIButton.Configuration { .plain() }
  static func prominentGlass() -> UIButton.Configuration { .plain() }
}

@available(iOS 26.0, *) extension UINavigationItem {
  @MainActor var subtitle: String? {
    get { nil }
    set {}
  }

  @MainActor var searchBarPlacementBarButtonItem: UIBarButtonItem { UIBarButtonItem() }
}

@available(iOS 26.0, *) extension UINavigationItem.SearchBarPlacement {
  static var integrated: UINavigationItem.SearchBarPlacement { .inline }
  static var integratedButton: UINavigationItem.SearchBarPlacement { .inline }
}
