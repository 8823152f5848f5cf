import MenuetModel

/// Tells the platforms of UIKit apart at run time, where a document does.
struct UIKitPlatforms: Sendable {
  /// When something is there.
  enum Presence: Sendable {
    case always, never
    case when(Expression)

    var isAlways: Bool { if case .always = self { true } else { false } }

    var isNever: Bool { if case .never = self { true } else { false } }
  }

  /// The platforms that have menus and toolbars of UIKit; macOS through Mac Catalyst.
  static let all = Framework.uikit.platforms

  /// The platforms whose bars give way by widths that are measured, before the system takes an order;
  /// the usual ones first. With Mac Catalyst the bars of a Mac are the system's to arrange.
  static let bars: [Platform] = [.ipados, .ios, .visionos]

  /// The document's platforms that UIKit is for.
  let document: PlatformSet

  init(_ document: Document) {
    self.document = document.platforms.intersection(Self.all)
  }

  /// The presence of something on these platforms, within what it stands in.
  ///
  /// - Parameter type: the type that knows the platforms, where the condition stands outside it.
  func condition(
    _ inner: PlatformSet, within outer: PlatformSet, in type: SwiftIdentifier? = nil
  ) -> Presence {
    let here = outer.intersection(document)
    let both = inner.intersection(here)
    if both == here { return .always }
    if both.isEmpty { return .never }
    return .when(expression(both, in: type))
  }

  private func expression(_ platforms: PlatformSet, in type: SwiftIdentifier?) -> Expression {
    let tests = platforms.members.compactMap { platform -> Expression? in
      let name: SwiftIdentifier
      switch platform {
      case .ios: name = "isPhone"
      case .ipados: name = "isPad"
      case .macos: name = "isMac"
      case .visionos: name = "isVision"
      case .watchos, .tvos: return nil
      }
      return type.map { .member(.name($0), name) } ?? .name(name)
    }
    return tests.count == 1 ? tests[0] : .any(tests)
  }
}

extension GenerationPlan {
  var uiKitPlatforms: UIKitPlatforms { UIKitPlatforms(document) }
}
