import SwiftUI

@MainActor extension Notes {
  // embed: platforms
  #if PHONE
    private static var isPhone: Bool {
      #if os(iOS)
        return UIDevice.current.userInterfaceIdiom == .phone
      #else
        return false
      #endif
    }
  #endif

  #if PAD
    private static var isPad: Bool {
      #if os(iOS) && !targetEnvironment(macCatalyst)
        return UIDevice.current.userInterfaceIdiom == .pad
      #else
        return false
      #endif
    }
  #endif

  #if MAC
    private static var isMac: Bool {
      #if os(macOS) || targetEnvironment(macCatalyst)
        return true
      #else
        return false
      #endif
    }
  #endif

  #if VISION
    private static var isVision: Bool {
      #if os(visionOS)
        return true
      #else
        return false
      #endif
    }
  #endif
  // end
}
