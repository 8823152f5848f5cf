// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AppKit

@MainActor extension Notes {
  // embed: presentingSheet
  #if DISMISSALS
    private static func presentSheet(
      _ controller: NSViewController, for command: Command?, on actions: any Actions,
      willDismiss: (@MainActor (any Actions) -> Void)? = nil,
      didDismiss: (@MainActor (any Actions) -> Void)? = nil
    ) {
      // Without a window there is nothing that a sheet could be of.
      guard let presenter = actions.presenter(for: command), presenter.view.window != nil else {
        return
      }
      guard willDismiss != nil || didDismiss != nil else {
        return presenter.presentAsSheet(controller)
      }
      let presentation = SheetPresentation(for: actions)
      presentation.willDismiss = willDismiss
      presentation.didDismiss = didDismiss
      presenter.present(controller, animator: presentation)
    }

    /// Shows content in a sheet, and tells the app when that goes and when it has gone.
    @MainActor
    private final class SheetPresentation: NSObject, NSViewControllerPresentationAnimator {
      var willDismiss: (@MainActor (any Actions) -> Void)?
      var didDismiss: (@MainActor (any Actions) -> Void)?
      private weak var actions: (any Actions)?

      init(for actions: any Actions) {
        self.actions = actions
        super.init()
      }

      func animatePresentation(
        of viewController: NSViewController, from fromViewController: NSViewController
      ) {
        let sheet = NSWindow(contentViewController: viewController)
        fromViewController.view.window?.beginSheet(sheet) { _ in
          if let actions = self.actions { self.didDismiss?(actions) }
        }
      }

      func animateDismissal(
        of viewController: NSViewController, from fromViewController: NSViewController
      ) {
        guard let sheet = viewController.view.window else { return }
        if let actions { willDismiss?(actions) }
        sheet.sheetParent?.endSheet(sheet)
      }
    }
  #else
    private static func presentSheet(
      _ controller: NSViewController, for command: Command?, on actions: any Actions
    ) {
      // Without a window there is nothing that a sheet could be of.
      guard let presenter = actions.presenter(for: command), presenter.view.window != nil else {
        return
      }
      presenter.presentAsSheet(controller)
    }
  #endif
  // end

  // embed: presentingPopover
  /// Shows content that points at what people clicked, or at the middle of the presenter.
  private static func presentPopover(
    _ controller: NSViewController, for command: Command?, on actions: any Actions,
    from sender: Any?
  ) {
    // AppKit throws an exception where the view at which a popover points is in no window.
    guard let presenter = actions.presenter(for: command), presenter.view.window != nil else {
      return
    }
    presenter.present(controller, animator: PopoverPresentation(from: sender))
  }

  /// Shows content in a popover, and ends that when people click elsewhere.
  @MainActor
  private final class PopoverPresentation: NSObject, NSViewControllerPresentationAnimator,
    NSPopoverDelegate
  {
    private let popover = NSPopover()
    private let sender: Any?
    private weak var presenter: NSViewController?

    init(from sender: Any?) {
      self.sender = sender
      super.init()
    }

    func animatePresentation(
      of viewController: NSViewController, from fromViewController: NSViewController
    ) {
      presenter = fromViewController
      popover.behavior = .transient
      popover.contentViewController = viewController
      popover.delegate = self
      #if VERSION14
        if let item = sender as? NSToolbarItem { return popover.show(relativeTo: item) }
      #else
        if #available(macOS 14.0, *), let item = sender as? NSToolbarItem {
          return popover.show(relativeTo: item)
        }
      #endif
      let view = anchor(of: sender) ?? fromViewController.view
      popover.show(relativeTo: view.bounds, of: view, preferredEdge: .maxY)
    }

    func animateDismissal(
      of viewController: NSViewController, from fromViewController: NSViewController
    ) {
      presenter = nil
      popover.close()
    }

    func popoverDidClose(_ notification: Notification) {
      guard let controller = popover.contentViewController else { return }
      presenter?.dismiss(controller)
    }
  }

  #if ANCHORS
    /// The control or item of a bar at which a popover points, by the last part of its identifier;
    /// without it, what people clicked.
    private static func anchor(
      _ id: String, for command: Command?, on actions: any Actions, or sender: Any?
    ) -> Any? {
      guard let window = actions.presenter(for: command)?.view.window else { return sender }
      if let item = window.toolbar?.items.first(where: {
        $0.itemIdentifier.rawValue.hasSuffix(".\(id)")
      }) {
        return item
      }
      var views = [window.contentView].compactMap { $0 }
      while let view = views.popLast() {
        let path = view.accessibilityIdentifier()
        if path == id || path.hasSuffix(".\(id)") { return view }
        views += view.subviews
      }
      return sender
    }
  #endif
  // end

  // embed: anchor
  /// The view that people clicked, where that is in a window.
  private static func anchor(of sender: Any?) -> NSView? {
    let view = sender as? NSView ?? (sender as? NSToolbarItem)?.view
    return view?.window == nil ? nil : view
  }
  // end

  // embed: presentingAlert
  private static func presentAlert(
    _ alert: CommandAlert, for command: Command?, on actions: any Actions
  ) {
    let window = actions.presenter(for: command)?.view.window
    // A sheet that waits for the end of another would ask about a state that is gone.
    if window?.attachedSheet == nil { alert.begin(in: window) }
  }
  // end

  // embed: sharing
  /// Offers services for items, from what people clicked.
  private static func share(
    _ items: [Any], for command: Command?, on actions: any Actions, from sender: Any?,
    filter: ServiceFilter
  ) {
    guard let view = anchor(of: sender) ?? actions.presenter(for: command)?.view,
      view.window != nil
    else { return }
    let picker = NSSharingServicePicker(items: items)
    picker.delegate = filter
    keep(filter, with: picker)
    picker.show(relativeTo: view.bounds, of: view, preferredEdge: .minY)
  }

  /// Takes services out of those that the system proposes, and adds those of the app.
  ///
  /// The protocol of its delegate says of no actor, and AppKit calls it on the main thread.
  @MainActor
  private final class ServiceFilter: NSObject, @preconcurrency NSSharingServicePickerDelegate,
    NSSharingServicePickerToolbarItemDelegate
  {
    /// The items that the button of a toolbar shares.
    var items: @MainActor () -> [Any] = { [] }
    private let excluded: [NSSharingService.Name]
    private let added: @MainActor ([Any]) -> [NSSharingService]

    init(
      excluding excluded: [NSSharingService.Name] = [],
      adding added: @escaping @MainActor ([Any]) -> [NSSharingService] = { _ in [] }
    ) {
      self.excluded = excluded
      self.added = added
      super.init()
    }

    func items(for pickerToolbarItem: NSSharingServicePickerToolbarItem) -> [Any] { items() }

    func sharingServicePicker(
      _ sharingServicePicker: NSSharingServicePicker, sharingServicesForItems items: [Any],
      proposedSharingServices proposedServices: [NSSharingService]
    ) -> [NSSharingService] {
      let left = excluded.compactMap { NSSharingService(named: $0) }
      return added(items) + proposedServices.filter { !left.contains($0) }
    }
  }
  // end

  // embed: services
  /// A service of the app's own.
  private static func service(
    title: String, symbol: String, perform: @escaping @MainActor () -> Void
  ) -> NSSharingService {
    NSSharingService(
      title: title, image: image(symbol) ?? NSImage(size: .zero), alternateImage: nil,
      handler: { perform() })
  }
  // end

  // embed: alerts
  /// An alert with the effects of its buttons.
  @MainActor public struct CommandAlert {
    public let alert: NSAlert
    private var answers: [@MainActor () -> Void] = []

    fileprivate init(title: String, message: String? = nil) {
      alert = NSAlert()
      alert.messageText = title
      alert.informativeText = message ?? ""
    }

    /// Adds a button, the first being the one that Return presses.
    @discardableResult
    fileprivate mutating func add(
      _ title: String, id: String, perform: @escaping @MainActor () -> Void = {}
    ) -> NSButton {
      let button = alert.addButton(withTitle: title)
      button.setAccessibilityIdentifier(id)
      answers.append(perform)
      return button
    }

    /// Asks in a sheet of a window; without one, in a window of its own.
    public func begin(in window: NSWindow?) {
      guard let window else { return answer(alert.runModal()) }
      alert.beginSheetModal(for: window) { answer($0) }
    }

    private func answer(_ response: NSApplication.ModalResponse) {
      let index = response.rawValue - NSApplication.ModalResponse.alertFirstButtonReturn.rawValue
      if answers.indices.contains(index) { answers[index]() }
    }
  }
  // end
}

extension NotesActions where Self: NSViewController {
  func presenter(for command: Notes.Command?) -> NSViewController? {
    // embed: presenter
    // What is presented may present in turn.
    var presenter: NSViewController = self
    while let presented = presenter.presentedViewControllers?.last { presenter = presented }
    return presenter
    // end
  }

  func dismiss(for command: Notes.Command?) {
    // embed: dismissing
    // Of several presentations only the last one goes away.
    var dismissed: NSViewController = self
    while let presented = dismissed.presentedViewControllers?.last { dismissed = presented }
    if let presenter = dismissed.presentingViewController {
      presenter.dismiss(dismissed)
    } else {
      dismissed.dismiss(nil)
    }
    // end
  }
}
