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

  private static let version26 = PlatformVersion(26)

  private var isNewOnIOS: Bool { document.minimumVersions.ios >= Self.version26 }

  /// Indicates whether the document's visionOS has what came with version 26. A document that names
  /// none means the one of its iOS.
  private var isNewOnVision: Bool {
    (document.minimumVersions.visionos ?? document.minimumVersions.ios) >= Self.version26
  }

  /// Indicates whether no platform of the document needs a check for iOS 17: visionOS is newer.
  var is17Everywhere: Bool {
    document.minimumVersions.ios >= PlatformVersion(17)
      || document.platforms.isDisjoint(with: [.ios, .ipados, .macos])
  }

  /// Indicates whether no platform of the document needs a check for version 26.
  var is26Everywhere: Bool {
    let platforms = document.platforms
    return (isNewOnIOS || platforms.intersection([.ios, .ipados, .macos]).isEmpty)
      && (isNewOnVision || !platforms.contains(.visionos))
  }

  /// Statements for iOS 26 and newer, behind a check where the document is for older versions too.
  ///
  /// - Parameters:
  ///   - isOnVision: whether visionOS has what they use.
  ///   - older: the statements for older versions.
  func forVersion26(
    isOnVision: Bool = true, _ statements: [Statement], else older: [Statement] = []
  ) -> [Statement] {
    let checked = [Statement.available("iOS 26.0", statements, else: older)]
    guard document.platforms.contains(.visionos) else {
      return isNewOnIOS ? statements : checked
    }
    guard isOnVision else {
      return [.conditional("!os(visionOS)", isNewOnIOS ? statements : checked)]
    }
    if is26Everywhere { return statements }
    if document.platforms == [.visionos] || isNewOnIOS == isNewOnVision { return checked }
    // The compiler warns of the older statements where no version is old.
    return [
      .conditional("os(visionOS)", isNewOnVision ? statements : checked),
      .conditional("!os(visionOS)", isNewOnIOS ? statements : checked),
    ]
  }
}
