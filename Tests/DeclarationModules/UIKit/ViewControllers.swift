// Declarations of UIKit, as far as generated code may use them: view controllers and their containers.
// Only type-checked against, never linked or run: every body is a stand-in.

import Foundation

@MainActor
@objc
open class UIViewController: UIResponder, @preconcurrency NSCoding,
  @preconcurrency NSExtensionRequestHandling
{
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { fatalError() }
  public convenience override init() { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  @objc open func encode(with coder: NSCoder) { fatalError() }

  open var view: UIView!
  open var title: String?
  open var isViewLoaded: Bool { fatalError() }
  open var isEditing: Bool
  open func setEditing(_ editing: Bool, animated: Bool) { fatalError() }
  open var editButtonItem: UIBarButtonItem { fatalError() }
  open func loadView() { fatalError() }
  open func viewDidLoad() { fatalError() }
  @available(iOS 13.0, *)
  open func viewIsAppearing(_ animated: Bool) { fatalError() }
  open func viewWillAppear(_ animated: Bool) { fatalError() }
  open func viewDidAppear(_ animated: Bool) { fatalError() }
  open func viewWillDisappear(_ animated: Bool) { fatalError() }
  open func viewDidDisappear(_ animated: Bool) { fatalError() }
  open func viewWillLayoutSubviews() { fatalError() }
  open func viewDidLayoutSubviews() { fatalError() }
  @available(iOS 8.0, *)
  open var traitCollection: UITraitCollection { fatalError() }
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { fatalError() }
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { fatalError() }

  open var navigationItem: UINavigationItem { fatalError() }
  open var toolbarItems: [UIBarButtonItem]?
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { fatalError() }
  open var hidesBottomBarWhenPushed: Bool
  open var navigationController: UINavigationController? { fatalError() }
  open var splitViewController: UISplitViewController? { fatalError() }
  open var tabBarController: UITabBarController? { fatalError() }
  open var tabBarItem: UITabBarItem!
  open var parent: UIViewController? { fatalError() }
  @available(iOS 5.0, *)
  open func addChild(_ childController: UIViewController) { fatalError() }
  @available(iOS 5.0, *)
  open func didMove(toParent parent: UIViewController?) { fatalError() }

  open var presentedViewController: UIViewController? { fatalError() }
  open var presentingViewController: UIViewController? { fatalError() }
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { fatalError() }
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { fatalError() }
  open var isBeingPresented: Bool { fatalError() }
  open var isBeingDismissed: Bool { fatalError() }
  open var modalPresentationStyle: UIModalPresentationStyle
  open var modalTransitionStyle: UIModalTransitionStyle
  @available(iOS 13.0, *)
  open var isModalInPresentation: Bool
  @available(iOS 7.0, *)
  open var preferredContentSize: CGSize
  @available(iOS 8.0, *)
  open var presentationController: UIPresentationController? { fatalError() }
  @available(iOS 16.0, *)
  open var activePresentationController: UIPresentationController? { fatalError() }
  @available(iOS 15.0, *)
  @available(tvOS, unavailable)
  open var sheetPresentationController: UISheetPresentationController? { fatalError() }
  @available(iOS 8.0, *)
  open var popoverPresentationController: UIPopoverPresentationController? { fatalError() }
  @available(iOS 8.0, *)
  open var extensionContext: NSExtensionContext? { fatalError() }
  @available(iOS 8.0, *)
  @objc open func beginRequest(with context: NSExtensionContext) { fatalError() }
}

@MainActor
@objc open class UINavigationController: UIViewController {
  public init(rootViewController: UIViewController) { fatalError() }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    fatalError()
  }
  public required init?(coder: NSCoder) { fatalError() }
  open var viewControllers: [UIViewController]
  open var topViewController: UIViewController? { fatalError() }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) { fatalError() }
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? { fatalError() }
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? { fatalError() }
  open var navigationBar: UINavigationBar { fatalError() }
  open var toolbar: UIToolbar! { fatalError() }
  open var isToolbarHidden: Bool
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { fatalError() }
}

@MainActor
@objc open class UISplitViewController: UIViewController {
  @available(iOS 14.0, *)
  @objc public enum Column: Int, Sendable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    case compact = 3
    @available(iOS 26.0, *)
    case inspector = 4
  }

  @available(iOS 14.0, *)
  open func show(_ column: UISplitViewController.Column) { fatalError() }
  @available(iOS 14.0, *)
  open func hide(_ column: UISplitViewController.Column) { fatalError() }
  @available(iOS 26.0, *)
  open func isShowing(_ column: UISplitViewController.Column) -> Bool { fatalError() }
  @available(iOS 8.0, *)
  @available(visionOS, unavailable)
  open var displayModeButtonItem: UIBarButtonItem { fatalError() }
  open var isCollapsed: Bool { fatalError() }
}

@MainActor
@objc
open class UITabBarItem: UIBarItem, UIPopoverPresentationControllerSourceItem,
  UISpringLoadedInteractionSupporting
{
  @available(iOS 11.0, *)
  open var isSpringLoaded: Bool
  public override init() { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public convenience init(title: String?, image: UIImage?, tag: Int) { fatalError() }
  @available(iOS 7.0, *)
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    fatalError()
  }
  open var badgeValue: String?
}

@MainActor
@objc open class UITabBarController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    fatalError()
  }
  public required init?(coder: NSCoder) { fatalError() }
  open var viewControllers: [UIViewController]?
  open var selectedIndex: Int
  @available(iOS 18.0, *)
  public convenience init(tabs: [UITab]) { fatalError() }
  @available(iOS 18.0, *)
  open var tabs: [UITab]
  @available(iOS 18.0, *)
  open var selectedTab: UITab?
}

@available(iOS 18.0, *)
@MainActor
@objc open class UITab: NSObject {
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) { fatalError() }
  open var title: String
  open var subtitle: String?
  open var image: UIImage?
  open var identifier: String { fatalError() }
  @available(*, unavailable)
  public override nonisolated init() { fatalError() }
}

@MainActor
@objc open class UIReferenceLibraryViewController: UIViewController {
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { fatalError() }
  public init(term: String) { fatalError() }
  public required init(coder: NSCoder) { fatalError() }
}
