// What UIKit has since iOS 26, for older SDKs: names and types, no behaviour.

public import ObjectiveC
public import UIKit

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

@available(iOS 26.0, *) extension UIDeferredMenuElement {
  struct Identifier: RawRepresentable, Hashable, Sendable {
    let rawValue: String
    init(_ rawValue: String) { self.rawValue = rawValue }
    init(rawValue: String) { self.rawValue = rawValue }
  }

  /// A provider of elements, which declarations of generated code name publicly.
  @MainActor @objc(MNTDeferredMenuElementProvider) public class Provider: NSObject {
    init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {}
  }

  @MainActor var identifier: Identifier { Identifier("") }

  @MainActor static func usingFocus(
    identifier: Identifier, shouldCacheItems: Bool
  ) -> UIDeferredMenuElement { UIDeferredMenuElement { _ in } }
}

@available(iOS 26.0, *) extension UIResponder {
  @MainActor @objc func provider(
    for deferredElement: UIDeferredMenuElement
  ) -> UIDeferredMenuElement.Provider? { nil }
}
