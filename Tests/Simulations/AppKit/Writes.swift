// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The assignments to what is on screen: AppKit draws again, or tells others, at each.
@MainActor public enum Writes {
  public private(set) static var all: [String] = []

  static func note(_ property: String) { all.append(property) }

  /// The assignments that some code makes, in alphabetical order.
  public static func during(_ code: () -> Void) -> [String] {
    all = []
    code()
    return all.sorted()
  }
}
