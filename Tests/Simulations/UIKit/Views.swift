// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct CGPoint: Sendable {
  public var x: Double
  public var y: Double
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
}

public struct CGSize: Sendable {
  public var width: Double
  public var height: Double
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

public struct CGRect: Sendable {
  public var width: Double
  public var height: Double
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.width = width
    self.height = height
  }
  public static let zero = CGRect(x: 0, y: 0, width: 0, height: 0)
  public var midX: Double { 0 }
  public var midY: Double { 0 }
}

@MainActor open class UIView: UIResponder, UIPopoverPresentationControllerSourceItem {
  public var superview: UIView?
  public var isHidden = false { didSet { Writes.add() } }
  /// UIView.h, `layoutSubviews` and `autoresizingMask`: a new size asks for a layout, and is that of
  /// subviews that follow it.
  public var bounds = CGRect.zero {
    didSet {
      guard bounds.width != oldValue.width || bounds.height != oldValue.height else { return }
      setNeedsLayout()
      for view in subviews where view.autoresizingMask.contains(.flexibleWidth) {
        view.bounds = bounds
      }
    }
  }
  public var autoresizingMask: AutoresizingMask = []
  /// UIView.h: UIKit tells a view of its insets by `safeAreaInsetsDidChange`.
  public var safeAreaInsets = UIEdgeInsets() {
    didSet {
      safeAreaInsetsDidChange()
      for view in subviews { view.safeAreaInsets = safeAreaInsets }
    }
  }
  /// UITraitCollection.h: UIKit tells a view of its traits by `traitCollectionDidChange`.
  public var traitCollection = UITraitCollection.current {
    didSet {
      traitCollectionDidChange(oldValue)
      for view in subviews { view.traitCollection = traitCollection }
    }
  }
  private var needsLayout = true
  public var frame = CGRect.zero
  public var backgroundColor: UIColor?
  public var tintColor = UIColor(named: "tint")
  public var isUserInteractionEnabled = true
  public private(set) var subviews: [UIView] = []
  public private(set) var interactions: [any UIInteraction] = []
  public var accessibilityLabel: String? { didSet { Writes.add() } }
  // UIAccessibility.h, accessibilityValue: nil by default, and read beside the label.
  public var accessibilityValue: String? { didSet { Writes.add() } }
  public var accessibilityHint: String? { didSet { Writes.add() } }
  public var accessibilityIdentifier: String? { didSet { Writes.add() } }
  public init(frame: CGRect = .zero) { bounds = frame }
  open override var next: UIResponder? { superview }
  // UIView.h: -1, `noIntrinsicMetric`, where a view has no size of its own.
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  open func layoutSubviews() {}
  open func safeAreaInsetsDidChange() {}
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  public func setNeedsLayout() { needsLayout = true }

  /// UIView.h, `setNeedsLayout` and `layoutIfNeeded`: what asks for it is laid out, subviews after
  /// their superview, before the system draws.
  public func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  public func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: index)
    view.superview = self
  }

  public func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }

  public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  public func removeInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}

@MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let primaryActionTriggered = Event(rawValue: 1)
  }

  public var isEnabled = true { didSet { Writes.add() } }
  public var isSelected = false { didSet { Writes.add() } }
  public var isSpringLoaded = false
  public var showsMenuAsPrimaryAction = false { didSet { Writes.add() } }
  public private(set) var tapActions: [UIAction] = []
  public func addAction(_ action: UIAction, for event: Event) { tapActions.append(action) }

  /// What people do.
  public func tap() {
    guard isEnabled, !isHidden else { return }
    for action in tapActions { action.performWithSender(self, target: nil) }
  }
}

public struct UIColor: Equatable, Sendable {
  public init?(named: String) {}
  public func withAlphaComponent(_ alpha: Double) -> UIColor { self }
}

@MainActor open class UIButton: UIControl {
  public enum ButtonType: Sendable { case system, infoLight, close, contactAdd }
  public enum Role: Sendable { case normal, primary, cancel, destructive }

  public struct Configuration: Equatable {
    public enum Size: Sendable { case mini, small, medium, large }
    public enum CornerStyle: Sendable { case fixed, dynamic, small, medium, large, capsule }
    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var buttonSize: Size = .medium
    public var cornerStyle: CornerStyle = .dynamic
    public var baseBackgroundColor: UIColor?
    public static func plain() -> Self { Self() }
    public static func gray() -> Self { Self() }
    public static func tinted() -> Self { Self() }
    public static func filled() -> Self { Self() }
    public static func glass() -> Self { Self() }
    public static func prominentGlass() -> Self { Self() }
  }

  public let type: ButtonType
  public var configuration: Configuration? { didSet { Writes.add() } }
  public var role: Role = .normal { didSet { Writes.add() } }
  public var menu: UIMenu? { didSet { Writes.add() } }
  public var changesSelectionAsPrimaryAction = false
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
  /// A button that has a handler is drawn by its configuration: one of a type gets a plain one, and
  /// has lost its look.
  public var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { if configuration == nil { configuration = .plain() } }
  }

  public init(configuration: Configuration) {
    type = .system
    super.init()
    self.configuration = configuration
  }

  public init(type: ButtonType) {
    self.type = type
    super.init()
  }

  public func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }
}

@MainActor public final class UIContextMenuConfiguration: UIObject {
  public enum ElementOrder: Sendable { case automatic, priority, fixed }
  public typealias PreviewProvider = () -> UIViewController?
  public let previewProvider: PreviewProvider?
  public let actionProvider: (([UIMenuElement]) -> UIMenu?)?

  public init(
    identifier: Any?, previewProvider: PreviewProvider?,
    actionProvider: (([UIMenuElement]) -> UIMenu?)?
  ) {
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }

  public var preferredMenuElementOrder: ElementOrder = .automatic
}

public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

@MainActor open class UISegmentedControl: UIControl {
  public static let noSegment = -1
  public private(set) var segments: [UIAction]
  public var selectedSegmentIndex = -1 { didSet { Writes.add() } }
  private var enabled: [Int: Bool] = [:]

  public init(frame: CGRect, actions: [UIAction]) {
    segments = actions
    super.init(frame: frame)
  }

  // UISegmentedControl.h: segments are enabled by default.
  public func setEnabled(_ isEnabled: Bool, forSegmentAt index: Int) {
    Writes.add()
    enabled[index] = isEnabled
  }

  public func isEnabledForSegment(at index: Int) -> Bool { enabled[index] ?? true }

  /// What people do.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Double(segments.count) * 60, height: 32)
  }

  public func choose(_ index: Int) { segments[index].performWithSender(self, target: nil) }
}

@MainActor public final class UIEditMenuConfiguration: UIObject {
  public enum Direction: Sendable { case automatic, up, down }
  public var preferredArrowDirection: Direction = .automatic
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {}
}

public enum UIContextMenuInteractionCommitStyle: Sendable { case dismiss, pop }

@MainActor public protocol UIContextMenuInteractionCommitAnimating: AnyObject {
  var previewViewController: UIViewController? { get }
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
  func addCompletion(_ completion: @escaping () -> Void)
}

@MainActor public protocol UITextViewDelegate: AnyObject {
  func textViewDidChange(_ textView: UITextView)
}

@MainActor public final class UITextView: UIView {
  public weak var delegate: (any UITextViewDelegate)?
  // UITextView.h: null_resettable.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var text: String! = ""
  public var font: UIFont?

  // No text says that the delegate is told of what code inserts.
  public func insertText(_ text: String) { self.text += text }

  /// What people do. UITextViewDelegate, textViewDidChange: for their changes, not for those of code.
  public func type(_ letters: String) {
    text += letters
    delegate?.textViewDidChange(self)
  }
}
