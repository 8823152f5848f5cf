import UIKit

@MainActor extension Notes {
  // embed: presentedItems
  /// The items of what is presented, which its bars show.
  @MainActor private struct PresentedItems {
    var leading: [UIBarButtonItem] = []
    var trailing: [UIBarButtonItem] = []
    var bottom: [UIBarButtonItem] = []

    #if WAYS_OUT
      /// Indicates whether Cancel and Done are words: since iOS 26 they are symbols.
      static var spellsWaysOut: Bool {
        if #available(iOS 26.0, *) { false } else { true }
      }
    #endif

    /// Puts the items into the bars of a view controller, or of the first that a navigation
    /// controller shows. What the app has there stays.
    func place(in controller: UIViewController) {
      let navigation = controller as? UINavigationController
      let content = navigation?.viewControllers.first ?? controller
      let item = content.navigationItem
      if !leading.isEmpty, item.leftBarButtonItems?.isEmpty ?? true {
        item.leftBarButtonItems = leading
      }
      // The first of them stands at the edge.
      if !trailing.isEmpty, item.rightBarButtonItems?.isEmpty ?? true {
        item.rightBarButtonItems = trailing.reversed()
      }
      guard !bottom.isEmpty, content.toolbarItems?.isEmpty ?? true else { return }
      content.toolbarItems = bottom
      navigation?.isToolbarHidden = false
    }

    #if OWN_BARS
      /// Puts the ways out at the ends of a toolbar that the content has.
      func addWaysOut(to item: UINavigationItem) {
        if !leading.isEmpty {
          item.leadingItemGroups.insert(
            .fixedGroup(representativeItem: nil, items: leading), at: 0)
        }
        if !trailing.isEmpty {
          item.trailingItemGroups.append(.fixedGroup(representativeItem: nil, items: trailing))
        }
      }
    #endif
  }
  // end

  // embed: lastPresented
  /// The last of what a view controller presents, one over the other; else itself.
  fileprivate static func last(presentedBy controller: UIViewController) -> UIViewController {
    var last = controller
    while let presented = last.presentedViewController, !presented.isBeingDismissed {
      last = presented
    }
    return last
  }
  // end

  // embed: presenting
  fileprivate static func present(
    _ controller: UIViewController, over presenter: UIViewController, from sender: Any?
  ) {
    let popover = controller.popoverPresentationController
    if let popover, popover.sourceItem == nil, popover.sourceView == nil {
      if let source = sender as? any UIPopoverPresentationControllerSourceItem {
        popover.sourceItem = source
      } else if let view = presenter.view {
        popover.sourceView = view
        popover.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
        popover.permittedArrowDirections = []
      }
    }
    presenter.present(controller, animated: true)
  }

  // end

  // embed: isOpen
  /// Returns whether a presented surface is open, as a popover that people work beside may be.
  private static func isOpen(_ id: String, by actions: any Actions) -> Bool {
    var open = (actions as? UIViewController).map { last(presentedBy: $0) }
    while let current = open {
      if current.view.accessibilityIdentifier == id { return true }
      open = current.presentingViewController
    }
    return false
  }
  // end

  // embed: replacing
  fileprivate static func replace(
    _ replaced: UIViewController, with controller: UIViewController, from sender: Any?
  ) {
    guard let presenter = replaced.presentingViewController else {
      return present(controller, over: replaced, from: sender)
    }
    // The sender goes with what it stands in; what that points at stays.
    let source = replaced.popoverPresentationController?.sourceItem
    dismiss(replaced) { present(controller, over: presenter, from: source) }
  }
  // end

  // embed: popovers
  fileprivate static func isPopover(_ controller: UIViewController) -> Bool {
    controller.activePresentationController is UIPopoverPresentationController
  }
  // end

  // embed: dismissing
  #if ENDINGS
    /// Dismisses a sheet, a cover or a popover, and tells the app of it as when people do. The
    /// app calls it in place of `dismiss(animated:)`.
    public static func dismiss(
      _ controller: UIViewController, completion: (() -> Void)? = nil
    ) {
      guard let presenter = controller.presentingViewController,
        let presented = presenter.presentedViewController,
        let presentation = presented.presentationController,
        let delegate = delegates.object(forKey: presented)
          as? any UIAdaptivePresentationControllerDelegate
      else { return controller.dismiss(animated: true, completion: completion) }
      guard !presented.isBeingDismissed else { return }
      delegate.presentationControllerWillDismiss?(presentation)
      presenter.dismiss(animated: true) {
        delegate.presentationControllerDidDismiss?(presentation)
        completion?()
      }
    }
  #else
    fileprivate static func dismiss(
      _ controller: UIViewController, completion: (() -> Void)? = nil
    ) {
      guard !controller.isBeingDismissed else { return }
      let presenter = controller.presentingViewController ?? controller
      presenter.dismiss(animated: true, completion: completion)
    }
  #endif
  // end

  // embed: delegates
  /// The delegates of what is presented, which UIKit does not hold.
  private static let delegates =
    NSMapTable<UIViewController, AnyObject>.weakToStrongObjects()

  private static func attach(
    _ delegate: any UIAdaptivePresentationControllerDelegate, to controller: UIViewController
  ) {
    delegates.setObject(delegate, forKey: controller)
    controller.presentationController?.delegate = delegate
  }
  // end

  // embed: presentedTitle
  /// Gives what is presented its title, unless the app has.
  private static func setTitle(_ title: String, of controller: UIViewController) {
    let content = (controller as? UINavigationController)?.viewControllers.first ?? controller
    if content.title == nil { content.title = title }
  }
  // end

  // embed: sheetOfController
  /// The sheet of a view controller, or the one that its popover becomes in compact width.
  private static func sheet(
    of controller: UIViewController
  ) -> UISheetPresentationController? {
    if let sheet = controller.sheetPresentationController { return sheet }
    #if VISION_SHEETS
      #if os(visionOS)
        return nil
      #else
        return controller.popoverPresentationController?.adaptiveSheetPresentationController
      #endif
    #else
      return controller.popoverPresentationController?.adaptiveSheetPresentationController
    #endif
  }
  // end

  // embed: heightDetent
  /// A detent at a height in points. As `medium`, it is inactive in compact height.
  private static func detent(
    _ id: String, height: CGFloat
  ) -> UISheetPresentationController.Detent {
    .custom(identifier: .init(id)) { context in
      let isCompact = context.containerTraitCollection.verticalSizeClass == .compact
      return isCompact ? nil : min(height, context.maximumDetentValue)
    }
  }
  // end

  // embed: fractionDetent
  /// A detent at a part of the full height. As `medium`, it is inactive in compact height.
  private static func detent(
    _ id: String, fraction: CGFloat
  ) -> UISheetPresentationController.Detent {
    .custom(identifier: .init(id)) { context in
      let isCompact = context.containerTraitCollection.verticalSizeClass == .compact
      return isCompact ? nil : fraction * context.maximumDetentValue
    }
  }
  // end

  // embed: selectingDetent
  /// Moves a sheet that has such a detent: the last over a view controller, else that in which it
  /// is. One of the id, or a popover that became it, goes before others, which the app itself may
  /// have presented.
  fileprivate static func selectDetent(
    _ id: String, of sheetID: String, over controller: UIViewController, animated: Bool
  ) {
    let identifier: UISheetPresentationController.Detent.Identifier
    switch id {
    case "medium": identifier = .medium
    case "large": identifier = .large
    default: identifier = .init(id)
    }
    var found: (sheet: UISheetPresentationController, isNamed: Bool)?
    var next = controller.presentingViewController ?? controller
    while let presented = next.presentedViewController {
      next = presented
      #if ADAPTED_POPOVERS
        let path = presented.view.accessibilityIdentifier ?? ""
        let isNamed = ids(ofSheet: sheetID).contains(path)
      #else
        let isNamed = presented.view.accessibilityIdentifier == sheetID
      #endif
      guard isNamed || found?.isNamed != true, let sheet = sheet(of: presented),
        sheet.detents.contains(where: { $0.identifier == identifier })
      else { continue }
      found = (sheet, isNamed)
    }
    guard let sheet = found?.sheet else { return }
    if animated {
      sheet.animateChanges { sheet.selectedDetentIdentifier = identifier }
    } else {
      sheet.selectedDetentIdentifier = identifier
    }
  }
  // end

  private final class PresentationDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    // embed: holdingActions
    private weak var actions: (any Actions)?

    init(_ actions: any Actions) { self.actions = actions }
    // end
  }
}
