// What SwiftUI has since iOS 18, for older SDKs: names and types, no behaviour.

import SwiftUI

@available(iOS 18.0, *) struct MenuetPresentationSizing {
  static var page: MenuetPresentationSizing { MenuetPresentationSizing() }
  static var form: MenuetPresentationSizing { MenuetPresentationSizing() }
  static var fitted: MenuetPresentationSizing { MenuetPresentationSizing() }
}

extension View {
  @available(iOS 18.0, *)
  nonisolated func presentationSizing(_ sizing: MenuetPresentationSizing) -> some View { self }
}
