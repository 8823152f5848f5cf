import SwiftUI

@MainActor extension Notes {
  // embed: platforms
  #if PHONE
    fileprivate static var isPhone: Bool {
      #if os(iOS)
        return UIDevice.current.userInterfaceIdiom == .phone
      #else
        return false
      #endif
    }
  #endif

  #if PAD
    #if PAD_ON_MAC
      /// An app of the iPad on a Mac counts too.
      fileprivate static var isPad: Bool {
        #if os(iOS)
          return [.pad, .mac].contains(UIDevice.current.userInterfaceIdiom)
        #else
          return false
        #endif
      }
    #else
      fileprivate static var isPad: Bool {
        #if os(iOS) && !targetEnvironment(macCatalyst)
          return UIDevice.current.userInterfaceIdiom == .pad
        #else
          return false
        #endif
      }
    #endif
  #endif

  #if MAC
    fileprivate static var isMac: Bool {
      #if os(macOS) || targetEnvironment(macCatalyst)
        return true
      #else
        return false
      #endif
    }
  #endif

  #if VISION
    fileprivate static var isVision: Bool {
      #if os(visionOS)
        return true
      #else
        return false
      #endif
    }
  #endif
  // end
}
