import MenuetModel

/// The code that needs a check of the system's version.
struct UIKitVersions {
  private let document: Document

  init(_ document: Document) { self.document = document }

  /// The least version that the surfaces need: groups of bar items, rows of menus and title menus
  /// came with it.
  static let baseline = PlatformVersion(16)

  /// Indicates whether the document is for versions without what surfaces need.
  var isOld: Bool { document.minimumVersions.ios < Self.baseline }

  /// Statements for iOS 26 and newer, behind a check where the document is for older versions too.
  ///
  /// - Parameters:
  ///   - isOnVision: whether visionOS has what they use.
  ///   - older: the statements for older versions.
  func forVersion26(
    isOnVision: Bool = true, _ statements: [Statement], else older: [Statement] = []
  ) -> [Statement] {
    let checked: [Statement] =
      document.minimumVersions.ios >= PlatformVersion(26)
      ? statements : [.available("iOS 26.0", statements, else: older)]
    guard !isOnVision, document.platforms.contains(.visionos) else { return checked }
    return [.conditional("!os(visionOS)", checked)]
  }
}
