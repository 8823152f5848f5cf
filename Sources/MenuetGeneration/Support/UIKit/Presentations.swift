import UIKit

extension NotesActions where Self: UIViewController {
  func present(_ controller: UIViewController, for command: Notes.Command?, from sender: Any?) {
    // embed: presenting
    // A presented controller may present in turn.
    var presenter: UIViewController = self
    while let presented = presenter.presentedViewController { presenter = presented }
    if let popover = controller.popoverPresentationController {
      if let source = sender as? any UIPopoverPresentationControllerSourceItem {
        popover.sourceItem = source
      } else if let view = presenter.view {
        popover.sourceView = view
        popover.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
        popover.permittedArrowDirections = []
      }
    }
    presenter.present(controller, animated: true)
    // end
  }

  func dismiss(for command: Notes.Command?) {
    // embed: dismissing
    // Of several presentations only the last one goes away.
    var dismissed: UIViewController = self
    while let presented = dismissed.presentedViewController { dismissed = presented }
    dismissed.dismiss(animated: true)
    // end
  }

  func selectDetent(_ detent: String, of sheet: String) {
    // embed: selectingDetent
    let presenter: UIViewController = self
    let presented = presenter.presentedViewController ?? presenter
    guard let controller = presented.sheetPresentationController else { return }
    controller.animateChanges {
      switch detent {
      case "medium": controller.selectedDetentIdentifier = .medium
      case "large": controller.selectedDetentIdentifier = .large
      default: controller.selectedDetentIdentifier = .init(detent)
      }
    }
    // end
  }
}
