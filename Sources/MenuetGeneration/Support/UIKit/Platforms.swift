import UIKit

@MainActor extension Notes {
  // embed: platforms
  #if PHONE
    private static var isPhone: Bool { UIDevice.current.userInterfaceIdiom == .phone }
  #endif

  #if PAD
    #if PAD_ON_MAC
      /// An app of the iPad on a Mac counts too.
      private static var isPad: Bool {
        [.pad, .mac].contains(UIDevice.current.userInterfaceIdiom)
      }
    #else
      private static var isPad: Bool {
        #if targetEnvironment(macCatalyst)
          return false
        #else
          return UIDevice.current.userInterfaceIdiom == .pad
        #endif
      }
    #endif
  #endif

  #if MAC
    private static var isMac: Bool {
      #if targetEnvironment(macCatalyst)
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
