// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let shift = UIKeyModifierFlags(rawValue: 2)
  public static let control = UIKeyModifierFlags(rawValue: 4)
  public static let alternate = UIKeyModifierFlags(rawValue: 8)
  public static let command = UIKeyModifierFlags(rawValue: 16)
}

@MainActor public final class UICommandAlternate: UIObject {
  public let title: String
  public let action: Selector
  public let modifierFlags: UIKeyModifierFlags

  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
  }
}

/// The action of a command: a dynamic member, so that a key command can declare an optional one in its
/// place, as UIKeyCommand.h does.
public struct UICommandAction {
  public let action: Selector
}

@dynamicMemberLookup
@MainActor open class UICommand: UIMenuElement, UIMenuLeaf {
  fileprivate let ownAction: UICommandAction
  public let propertyList: Any?
  public let alternates: [UICommandAlternate]
  public var discoverabilityTitle: String?
  public var attributes: Attributes = []
  public var state: State = .off
  public var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { nil }

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    ownAction = UICommandAction(action: action)
    self.propertyList = propertyList
    self.alternates = alternates
    super.init(title: title, image: image)
    // UICommand.h: the initializer gives the command all of them.
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }

  public subscript(dynamicMember member: KeyPath<UICommandAction, Selector>) -> Selector {
    ownAction[keyPath: member]
  }

  public func performWithSender(_ sender: Any?, target: Any?) {
    UIApplication.shared.sendAction(ownAction.action, to: target, from: sender, for: nil)
  }
}

@MainActor public final class UIKeyCommand: UICommand {
  public var action: Selector? { ownAction.action }
  public let input: String?
  public let modifierFlags: UIKeyModifierFlags
  public var wantsPriorityOverSystemBehavior = false

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
  }

  /// The keys, as in `16 n`.
  public var keys: String { "\(modifierFlags.rawValue) \(input ?? "")" }

  public static let inputUpArrow = "up"
  public static let inputDownArrow = "down"
  public static let inputLeftArrow = "left"
  public static let inputRightArrow = "right"
  public static let inputEscape = "escape"
  public static let inputDelete = "delete"
  public static let inputPageUp = "page up"
  public static let inputPageDown = "page down"
  public static let inputHome = "home"
  public static let inputEnd = "end"
  public static let f1 = "f1"
  public static let f2 = "f2"
  public static let f5 = "f5"
}

@MainActor open class UIResponder: UIObject {
  public override init() {}
  open var next: UIResponder? { nil }
  open var keyCommands: [UIKeyCommand]? { nil }
  open var undoManager: UndoManager? { next?.undoManager }

  /// The method of a selector; `prepare.py` writes an override for each class with such methods.
  open func method(for selector: Selector) -> ((Any?) -> Void)? { nil }

  // UIResponder.h: targetForAction "checks canPerformAction to either return self, or go up the
  // responder chain".
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    method(for: action) != nil
  }

  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  open func validate(_ command: UICommand) {}

  // UIResponder, provider(for:): nil by default.
  open func provider(for deferredElement: UIDeferredMenuElement) -> UIDeferredMenuElement.Provider?
  {
    nil
  }
}

@MainActor public final class UIApplication: UIResponder {
  public static let shared = UIApplication()
  public weak var firstResponder: UIResponder?
  /// What was sent, in order.
  public var sent: [Selector] = []

  @discardableResult public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: Any?
  ) -> Bool {
    let start = target as? UIResponder ?? firstResponder ?? (sender as? UIResponder)
    guard let receiver = start?.target(forAction: action, withSender: sender) as? UIResponder,
      let method = receiver.method(for: action)
    else { return false }
    sent.append(action)
    method(sender)
    return true
  }
}

extension UIApplication {
  /// What people do with a keyboard: the first responder in the chain with a key command of these keys
  /// gives it to whoever can perform it.
  @discardableResult public func press(_ keys: String) -> Bool {
    var responder = firstResponder
    while let current = responder {
      // UIResponder.h: keyCommands are the responder's own; targetForAction goes up the chain.
      if let key = current.keyCommands?.first(where: { $0.keys == keys }), let action = key.action,
        sendAction(action, to: nil, from: key, for: nil)
      {
        return true
      }
      responder = current.next
    }
    return false
  }
}

/// The selectors of standard commands, which `#selector` names.
@MainActor open class TextResponder: UIResponder {
  public var received: [String] = []
  public static let standard = [
    "cut:", "copy:", "paste:", "delete:", "select:", "selectAll:", "pasteAndMatchStyle:", "find:",
    "findNext:", "findPrevious:", "findAndReplace:", "useSelectionForFind:", "toggleBoldface:",
    "toggleItalics:", "toggleUnderline:", "increaseSize:", "decreaseSize:", "printContent:",
    "rename:", "duplicate:", "move:", "export:",
  ]

  open override func method(for selector: Selector) -> ((Any?) -> Void)? {
    guard Self.standard.contains(selector.description) else { return super.method(for: selector) }
    return { [weak self] _ in self?.received.append(selector.description) }
  }
}
