// Declarations of Social, as far as generated code may use them: the compose view of share extensions.
// From SLComposeServiceViewController.h and SLComposeSheetConfigurationItem.h, which have no
// annotations of nullability. Only type-checked against, never linked or run.

import Foundation
@_exported import UIKit

@available(iOS 8.0, *)
@MainActor
@objc open class SLComposeServiceViewController: UIViewController, UITextViewDelegate {
  open var contentText: String! { fatalError() }
  open func didSelectPost() { fatalError() }
  open func didSelectCancel() { fatalError() }
  open func cancel() { fatalError() }
  open func isContentValid() -> Bool { fatalError() }
  open func configurationItems() -> [Any]! { fatalError() }
}

@available(iOS 8.0, *)
public typealias SLComposeSheetConfigurationItemTapHandler = () -> Void

/// Without its superclass, whose initialiser Swift cannot override with one that may fail.
@available(iOS 8.0, *)
open class SLComposeSheetConfigurationItem {
  public init!() { fatalError() }
  open var title: String!
  open var value: String!
  open var tapHandler: SLComposeSheetConfigurationItemTapHandler!
}
