import MenuetModel

/// The versions of macOS that generated code depends on.
struct AppKitVersions {
  let document: Document

  /// The least version that toolbars need: items that keep to the middle or stay in their place, and
  /// labels for which a bar leaves room, came with it.
  static let baseline = PlatformVersion(13)

  private var minimum: PlatformVersion { document.minimumVersions.macos }

  /// Indicates whether the document is for versions without what surfaces need.
  var isOld: Bool { minimum < Self.baseline }

  /// Returns whether every version that the document is for has what came with this one.
  func isAtLeast(_ version: PlatformVersion) -> Bool { minimum >= version }

  /// Statements for a newer version, behind a check where the document is for older ones too.
  func since(
    _ version: PlatformVersion, _ code: StaticString, _ statements: [Statement],
    else older: [Statement] = []
  ) -> [Statement] {
    isAtLeast(version) ? statements : [.available(code, statements, else: older)]
  }
}

extension PlatformSet {
  /// Returns whether AppKit shows what is for these platforms.
  var hasAppKit: Bool { contains(.macos) }
}

extension GenerationPlan {
  var appKitVersions: AppKitVersions { AppKitVersions(document: document) }
}
