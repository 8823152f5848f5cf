// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import SwiftUI

@MainActor extension Notes {
  @MainActor public final class Parts {
    // embed: partsInit
    public nonisolated init() {}
    // end

    fileprivate func copy() -> Parts { self }
  }

  public struct MenuBar {
    private let parts: Parts

    // embed: partsOfBar
    public init(_ parts: Parts = Parts()) {
      self.parts = parts
    }
    // end
  }
}

extension Notes {
  // embed: partsKey
  fileprivate struct PartsKey: EnvironmentKey {
    static let defaultValue = Parts()
  }
  // end
}
