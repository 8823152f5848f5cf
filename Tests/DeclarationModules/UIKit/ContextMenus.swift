// Declarations of UIKit, as far as generated code may use them: context menus.
// Only type-checked against, never linked or run: every body is a stand-in.

import Foundation

public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

@available(iOS 13.0, tvOS 17.0, *)
@MainActor
@objc open class UIContextMenuConfiguration: NSObject {
  @available(iOS 16.0, *)
  @objc public enum ElementOrder: Int, Sendable {
    case automatic = 0
    case priority = 1
    case fixed = 2
  }

  open var identifier: any NSCopying { fatalError() }
  @available(iOS 16.0, *)
  open var secondaryItemIdentifiers: Set<AnyHashable>
  @available(iOS 16.0, *)
  open var badgeCount: Int
  @available(iOS 16.0, *)
  open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder
  @available(iOS 27.0, *)
  open var allowsTypeSelect: Bool
  public convenience init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) { fatalError() }
  public override nonisolated init() { fatalError() }
}

@available(iOS 13.0, tvOS 17.0, *)
@MainActor
@objc open class UIContextMenuInteraction: NSObject, UIInteraction {
  // swift-format-ignore: TypeNamesShouldBeCapitalized
  /// The name really begins with a small letter.
  @available(iOS 14.0, *)
  @objc public enum appearance: Int, Sendable {
    case unknown = 0
    case rich = 1
    case compact = 2
  }

  public init(delegate: any UIContextMenuInteractionDelegate) { fatalError() }
  open weak var delegate: (any UIContextMenuInteractionDelegate)? { fatalError() }
  @available(iOS 14.0, *)
  open var menuAppearance: UIContextMenuInteraction.appearance { fatalError() }
  open func location(in view: UIView?) -> CGPoint { fatalError() }
  @available(iOS 14.0, *)
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { fatalError() }
  open func dismissMenu() { fatalError() }

  open weak var view: UIView? { fatalError() }
  open func willMove(to view: UIView?) { fatalError() }
  open func didMove(to view: UIView?) { fatalError() }
  @available(*, unavailable)
  public override nonisolated init() { fatalError() }
}

@available(iOS 13.0, tvOS 17.0, *)
@MainActor
@objc public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?

  @available(iOS 16.0, *)
  @objc optional func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?

  @available(iOS 16.0, *)
  @objc optional func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?

  @available(tvOS, unavailable)
  @objc optional func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)

  @objc optional func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  @objc optional func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  @available(iOS, introduced: 13.0, deprecated: 16.0)
  @objc optional func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  @available(iOS, introduced: 13.0, deprecated: 16.0)
  @objc optional func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
}

@available(iOS 13.0, *)
@MainActor
@objc public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

@available(iOS 13.0, *)
@objc public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss = 0
  case pop = 1
}

@available(iOS 13.0, *)
@MainActor
@objc public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

@available(iOS 13.0, *)
@MainActor
@objc open class UITargetedPreview: NSObject, @preconcurrency NSCopying {
  @objc open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    fatalError()
  }
  public convenience init(view: UIView) { fatalError() }
  open var view: UIView { fatalError() }
}
