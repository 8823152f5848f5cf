extension SwiftName {
  /// A type whose members the app's own type inherits where it is one.
  public enum InheritedType: String, Sendable {
    case viewController = "UIViewController"
    case macViewController = "NSViewController"
    case view = "View"
    case actions = "the generated protocol"
  }

  /// The type that has a property of this name. One of another kind would not compile beside it, and
  /// one of the same kind, such as `isEditing`, would be taken for what the app has to write.
  public static func inheritedProperty(_ name: String) -> InheritedType? { properties[name] }

  /// The type that has a method of this name without parameters and result.
  public static func inheritedMethod(_ name: String) -> InheritedType? { methods[name] }

  /// The functions of Swift that a method of the same name would hide inside the app's own type.
  static let globalFunctions = Set(
    """
    abs assert assertionFailure debugPrint dump fatalError max min precondition preconditionFailure
    print readLine repeatElement sequence stride swap type zip
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Every name that a type of a framework has.
  package static var inheritedNames: [String] { Array(properties.keys) + methods.keys }

  private static func table(_ names: KeyValuePairs<InheritedType, String>) -> [String:
    InheritedType]
  {
    var table: [String: InheritedType] = [:]
    for (type, list) in names {
      for name in list.split(whereSeparator: \.isWhitespace) { table[String(name)] = type }
    }
    return table
  }

  // Of the pages of UIViewController, UIResponder and NSObject, of NSViewController and NSResponder,
  // and of View in Apple's documentation, but for names that begin with `accessibility` or `prefers`.
  private static let properties = table([
    .macViewController: """
    acceptsFirstResponder identifier menu nextResponder representedObject sourceItemView touchBar
    """,
    .view: "body",
    // What generated code for SwiftUI keeps in the app's model.
    .actions: "presented",
    .viewController: """
    activityItemsConfiguration additionalSafeAreaInsets canBecomeFirstResponder
    canResignFirstResponder children contentUnavailableConfiguration debugDescription
    definesPresentationContext description disablesAutomaticKeyboardDismissal
    edgesForExtendedLayout editButtonItem editingInteractionConfiguration extensionContext
    focusGroupIdentifier hash hashValue hidesBottomBarWhenPushed inputAccessoryView
    inputAssistantItem inputView interfaceOrientation isAccessibilityElement isBeingDismissed
    isBeingPresented isEditing isFirstResponder isModalInPresentation isMovingFromParent
    isMovingToParent isViewLoaded keyCommands modalPresentationStyle modalTransitionStyle
    navigationController navigationItem next nibBundle nibName overrideUserInterfaceStyle parent
    pasteConfiguration popoverPresentationController preferredContentSize presentationController
    presentedViewController presentingViewController restorationIdentifier
    sheetPresentationController shouldAutorotate splitViewController storyboard superclass
    tabBarController tabBarItem title toolbarItems traitCollection transitionCoordinator
    undoManager userActivity view viewIfLoaded
    """,
  ])

  // And `next`, a property that the app overrides to put its commands into the responder chain: a method
  // cannot stand beside it.
  private static let methods = table([
    .macViewController: """
    discardEditing flushBufferedKeyEvents invalidateRestorableState viewDidAppear
    viewDidDisappear viewDidLayout viewWillAppear viewWillDisappear viewWillLayout
    """,
    .viewController: """
    awakeFromNib didReceiveMemoryWarning loadView loadViewIfNeeded next reloadInputViews
    removeFromParent setNeedsFocusUpdate setNeedsStatusBarAppearanceUpdate updateFocusIfNeeded
    updateViewConstraints viewDidLayoutSubviews viewDidLoad viewWillLayoutSubviews
    """,
  ])
}
