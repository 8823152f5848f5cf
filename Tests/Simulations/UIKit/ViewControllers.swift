// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor public final class UIDevice: UIObject {
  public enum Idiom: Sendable { case phone, pad, mac, vision }
  public static let current = UIDevice()
  public var userInterfaceIdiom: Idiom = .pad
}

public enum UIModalPresentationStyle: Sendable { case automatic, popover, fullScreen }

@MainActor public final class UIPopoverPresentationController: UIObject {
  public struct Directions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  public var sourceView: UIView?
  public var sourceRect = CGRect.zero
  public var permittedArrowDirections: Directions = []
}

@MainActor public final class UISheetPresentationController: UIObject {
  public struct Detent: Sendable {
    public struct Identifier: Hashable, Sendable {
      public let rawValue: String
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("medium")
      public static let large = Identifier("large")
    }
  }

  public var selectedDetentIdentifier: Detent.Identifier?
  public func animateChanges(_ changes: () -> Void) { changes() }
}

@MainActor open class UIViewController: UIResponder {
  // As the real one is declared.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var view: UIView! = UIView()
  public var title: String?
  public var isEditing = false
  public let navigationItem = UINavigationItem()
  public var toolbarItems: [UIBarButtonItem]?
  public var modalPresentationStyle: UIModalPresentationStyle = .automatic
  public private(set) var presentedViewController: UIViewController?
  public private(set) weak var presentingViewController: UIViewController?
  public private(set) var dismissals = 0
  public var popoverPresentationController: UIPopoverPresentationController?
  public var sheetPresentationController: UISheetPresentationController?
  public var parentResponder: UIResponder?

  public override init() {}
  open override var next: UIResponder? { parentResponder }

  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    // The real one says so on the console, and shows nothing.
    guard presentedViewController == nil else { return }
    presentedViewController = controller
    controller.presentingViewController = self
  }

  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    dismissals += 1
    if presentedViewController == nil { presentingViewController?.presentedViewController = nil }
    presentedViewController = nil
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

  /// What people do.
  public func tap() { handler?(self) }
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

  public func addAction(_ action: UIAlertAction) { actions.append(action) }
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
