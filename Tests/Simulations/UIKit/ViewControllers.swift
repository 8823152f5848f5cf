// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor public final class UIDevice: UIObject {
  public enum Idiom: Sendable { case phone, pad, mac, vision }
  public static let current = UIDevice()
  public var userInterfaceIdiom: Idiom = .pad
}

public enum UIModalPresentationStyle: Sendable {
  case automatic, pageSheet, formSheet, fullScreen, currentContext, popover
}

/// What manages a presentation, of the class that the style of the presented view controller had when
/// somebody first asked.
@MainActor open class UIPresentationController: UIObject {
  public let presentedViewController: UIViewController
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  init(_ presented: UIViewController) { presentedViewController = presented }
}

/// The methods are optional in the real protocol.
@MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentation: UIPresentationController)
  func presentationControllerDidDismiss(_ presentation: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(
    _ presentation: UIPresentationController
  ) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentation: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentation: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(
    _ presentation: UIPresentationController
  ) {}
}

@MainActor public final class UIPopoverPresentationController: UIPresentationController {
  public struct Directions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  public var sourceView: UIView?
  public var sourceRect = CGRect.zero
  public var permittedArrowDirections: Directions = []
  public private(set) lazy var adaptiveSheetPresentationController =
    UISheetPresentationController(presentedViewController)
}

public enum UIUserInterfaceSizeClass: Sendable { case unspecified, compact, regular }

@MainActor public final class UITraitCollection: UIObject {
  public static var current = UITraitCollection(preferredContentSizeCategory: .large)
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let preferredContentSizeCategory: UIContentSizeCategory
  public init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.verticalSizeClass = verticalSizeClass
    preferredContentSizeCategory = .large
  }
  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    verticalSizeClass = .regular
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }
}

@MainActor public protocol UISheetPresentationControllerDetentResolutionContext {
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}

/// A container of a sheet.
@MainActor public struct Container: UISheetPresentationControllerDetentResolutionContext {
  public let containerTraitCollection: UITraitCollection
  public let maximumDetentValue: CGFloat

  public init(height: CGFloat, _ sizeClass: UIUserInterfaceSizeClass = .regular) {
    containerTraitCollection = UITraitCollection(verticalSizeClass: sizeClass)
    maximumDetentValue = height
  }
}

@MainActor public final class UISheetPresentationController: UIPresentationController {
  @MainActor public final class Detent {
    public struct Identifier: Hashable, Sendable {
      public let rawValue: String
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver:
        @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
    }

    public static func medium() -> Detent {
      Detent(.medium) {
        $0.containerTraitCollection.verticalSizeClass == .compact ? nil : $0.maximumDetentValue / 2
      }
    }

    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    public static func custom(
      identifier: Identifier,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier, resolver) }

    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }

  public var detents: [Detent] = [.large()]
  // UISheetPresentationController.h: without one, or with another than its detents, the smallest.
  public var selectedDetentIdentifier: Detent.Identifier?
  // UISheetPresentationController.h: without one, all detents are dimmed.
  public var largestUndimmedDetentIdentifier: Detent.Identifier?
  public var prefersGrabberVisible = false
  public var prefersScrollingExpandsWhenScrolledToEdge = true
  public var prefersEdgeAttachedInCompactHeight = false
  public var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  public var prefersPageSizing = false
  public var preferredCornerRadius: CGFloat?
  public private(set) var animations = 0

  public func animateChanges(_ changes: () -> Void) {
    animations += 1
    changes()
  }
}

@MainActor open class UIViewController: UIResponder {
  // As the real one is declared.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var view: UIView! = UIView()
  /// UIViewController.h, `viewIfLoaded`: `nil` before the view is there, which asking does not make.
  public var isViewLoaded = true
  public var viewIfLoaded: UIView? { isViewLoaded ? view : nil }
  public var traitCollection: UITraitCollection { view.traitCollection }
  public var title: String?
  public var isEditing = false
  public let navigationItem = UINavigationItem()
  public var toolbarItems: [UIBarButtonItem]?
  public var modalPresentationStyle: UIModalPresentationStyle = .automatic
  public var isModalInPresentation = false
  public var preferredContentSize = CGSize(width: 0, height: 0)
  private var presented: UIViewController?
  public private(set) weak var presentingViewController: UIViewController?
  public fileprivate(set) weak var parent: UIViewController?
  public private(set) var isBeingDismissed = false
  public private(set) var dismissals = 0
  /// What the app itself says that the next responder is.
  public var parentResponder: UIResponder?
  private var made: UIPresentationController?

  public override init() {}

  /// The view is there from the start: whoever needs these calls them.
  open func loadView() {}
  open func viewDidLoad() {}

  // "Using responders and the responder chain to handle events": a view controller is followed by the
  // superview of its view, and one that is presented by the view controller that presents it.
  open override var next: UIResponder? {
    parentResponder ?? view.superview ?? parent ?? presentingViewController
  }

  // UIViewController.h: presentedViewController is what "this view controller or its nearest ancestor"
  // presents.
  public var presentedViewController: UIViewController? {
    presented ?? parent?.presentedViewController
  }

  // UINavigationController.h: navigationController is the one of this view controller or of the nearest
  // ancestor that has one.
  public var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  /// Made by the style that there is when somebody first asks; no text says when the real one is.
  public var presentationController: UIPresentationController? {
    if let made { return made }
    switch modalPresentationStyle {
    case .popover: made = UIPopoverPresentationController(self)
    case .automatic, .pageSheet, .formSheet: made = UISheetPresentationController(self)
    case .fullScreen, .currentContext: made = UIPresentationController(self)
    }
    return made
  }

  public var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else { return nil }
    return presentationController as? UIPopoverPresentationController
  }

  public var sheetPresentationController: UISheetPresentationController? {
    guard modalPresentationStyle == .pageSheet || modalPresentationStyle == .formSheet else {
      return nil
    }
    return presentationController as? UISheetPresentationController
  }

  // UIViewController.h: nil while this view controller is not presented.
  public var activePresentationController: UIPresentationController? {
    presentingViewController == nil ? nil : presentationController
  }

  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    // The real one says so on the console, and shows nothing.
    guard presentedViewController == nil else { return }
    // Presentations over a part of a window are by the ancestor that covers it, others by the root.
    var presenter = self
    while let parent = presenter.parent { presenter = parent }
    presenter.presented = controller
    controller.presentingViewController = presenter
    completion?()
  }

  /// Dismisses what it presents, with all that stands over that; else itself.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    dismissals += 1
    if let presented = presentedViewController {
      presented.presentingViewController?.presented = nil
      presented.presentingViewController = nil
    } else {
      var shown = self
      while let parent = shown.parent { shown = parent }
      shown.presentingViewController?.presented = nil
      shown.presentingViewController = nil
    }
    completion?()
  }

  /// What people do: they pull a sheet down, or tap beside a popover. UIKit asks and tells the
  /// delegate of that, and of nothing that the app does.
  public func pullDown() {
    guard let presenter = presentingViewController, let presentation = presentationController,
      modalPresentationStyle != .fullScreen
    else { return }
    let delegate = presentation.delegate
    guard !isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(presentation) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(presentation)
      return
    }
    delegate?.presentationControllerWillDismiss(presentation)
    presenter.dismiss(animated: true)
    delegate?.presentationControllerDidDismiss(presentation)
  }
}

@MainActor open class UINavigationController: UIViewController {
  public private(set) var viewControllers: [UIViewController]
  public let navigationBar = UINavigationBar()
  // UINavigationController.h: isToolbarHidden is true by default.
  public var isToolbarHidden = true

  public init(rootViewController: UIViewController) {
    viewControllers = [rootViewController]
    super.init()
    rootViewController.parent = self
  }

  public func setToolbarHidden(_ isHidden: Bool, animated: Bool) { isToolbarHidden = isHidden }

  public func pushViewController(_ controller: UIViewController, animated: Bool) {
    viewControllers.append(controller)
    controller.parent = self
  }

  public var topViewController: UIViewController? { viewControllers.last }

  /// What people see at the bottom.
  public var shownToolbarItems: [UIBarButtonItem] {
    isToolbarHidden ? [] : topViewController?.toolbarItems ?? []
  }
}

@MainActor public final class UIAlertAction: UIObject {
  public enum Style: Sendable { case `default`, cancel, destructive }
  public let title: String?
  public let style: Style
  public var accessibilityIdentifier: String?
  private let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  weak var alert: UIAlertController?

  /// What people do: the alert goes, and then the handler is called.
  public func tap() {
    alert?.presentingViewController?.dismiss(animated: true)
    handler?(self)
  }
}

@MainActor public final class UIAlertController: UIViewController {
  public enum Style: Sendable { case alert, actionSheet }
  public let message: String?
  public private(set) var actions: [UIAlertAction] = []
  public var preferredAction: UIAlertAction?

  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    super.init()
    self.title = title
  }

  public func addAction(_ action: UIAlertAction) {
    actions.append(action)
    action.alert = self
  }
}

@MainActor open class UISearchController: UIViewController {
  public let searchBar = UISearchBar()
}

@MainActor open class UISearchBar: UIView {
  public let searchTextField = UISearchTextField()
}

@MainActor open class UISearchTextField: UIView {}

@MainActor public final class UIActivity: UIObject {
  public struct ActivityType: Hashable, Sendable {
    public let rawValue: String
    public static let copyToPasteboard = Self(rawValue: "copyToPasteboard")
    public static let print = Self(rawValue: "print")
    public static let mail = Self(rawValue: "mail")
    public static let message = Self(rawValue: "message")
    public static let airDrop = Self(rawValue: "airDrop")
    public static let addToHomeScreen = Self(rawValue: "addToHomeScreen")
    public static let assignToContact = Self(rawValue: "assignToContact")
    public static let saveToCameraRoll = Self(rawValue: "saveToCameraRoll")
    public static let addToReadingList = Self(rawValue: "addToReadingList")
    public static let openInIBooks = Self(rawValue: "openInIBooks")
  }
}

@MainActor public final class UIActivityViewController: UIViewController {
  public let activityItems: [Any]
  public var excludedActivityTypes: [UIActivity.ActivityType]?

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init()
  }
}
