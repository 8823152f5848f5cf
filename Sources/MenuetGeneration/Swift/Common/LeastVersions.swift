import MenuetModel

extension Document {
  /// Indicates whether models are observable on every version that the document is for: from
  /// iOS 17 and macOS 14 on, a view follows what it reads of an `@Observable` model, wherever it has
  /// the model from. Before, models are observed objects, which a view follows through a property wrapper.
  var hasObservation: Bool {
    (platforms.isDisjoint(with: [.ios, .ipados]) || minimumVersions.ios >= PlatformVersion(17))
      && (!platforms.contains(.macos) || minimumVersions.macos >= PlatformVersion(14))
  }
}

extension Document {
  /// Indicates whether what SwiftUI has since iOS 26 and macOS 26 needs no question for the version.
  var isSince26: Bool {
    minimumVersions.ios >= PlatformVersion(26)
      && (!platforms.contains(.macos) || minimumVersions.macos >= PlatformVersion(26))
  }
}
