// Declarations of UIKit, as far as generated code may use them: buttons and other controls.
// Only type-checked against, never linked or run: every body is a stand-in.

import Foundation

@MainActor
@objc open class UIControl: UIView, UIContextMenuInteractionDelegate {
  @available(iOS 13.0, *)
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { fatalError() }
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var touchDown: UIControl.Event { fatalError() }
    public static var touchUpInside: UIControl.Event { fatalError() }
    public static var valueChanged: UIControl.Event { fatalError() }
    @available(iOS 14.0, *)
    public static var menuActionTriggered: UIControl.Event { fatalError() }
    @available(iOS 9.0, *)
    public static var primaryActionTriggered: UIControl.Event { fatalError() }
  }

  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var normal: UIControl.State { fatalError() }
    public static var highlighted: UIControl.State { fatalError() }
    public static var disabled: UIControl.State { fatalError() }
    public static var selected: UIControl.State { fatalError() }
  }

  @available(iOS 14.0, *)
  public convenience init(frame: CGRect, primaryAction: UIAction?) { fatalError() }
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var isEnabled: Bool
  open var isSelected: Bool
  open var isHighlighted: Bool
  open var state: UIControl.State { fatalError() }
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    fatalError()
  }
  @available(iOS 14.0, *)
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) { fatalError() }
  @available(iOS 14.0, *)
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) { fatalError() }
  @available(iOS 14.0, *)
  open func sendAction(_ action: UIAction) { fatalError() }
  open func sendActions(for controlEvents: UIControl.Event) { fatalError() }
  @available(iOS 14.0, *)
  open var contextMenuInteraction: UIContextMenuInteraction? { fatalError() }
  @available(iOS 17.4, *)
  open func performPrimaryAction() { fatalError() }
  @available(iOS 14.0, *)
  open var isContextMenuInteractionEnabled: Bool
  @available(iOS 14.0, tvOS 17.0, *)
  open var showsMenuAsPrimaryAction: Bool
  @available(iOS 14.0, *)
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    fatalError()
  }
  @available(iOS 15.0, *)
  open var toolTip: String?
  @available(iOS 17.0, *)
  open var isSymbolAnimationEnabled: Bool
}

@MainActor
@objc open class UIButton: UIControl, UISpringLoadedInteractionSupporting {
  @objc public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    @available(iOS 13.0, *)
    case close = 7
  }

  @available(iOS 14.0, *)
  @objc public enum Role: Int, Sendable {
    case normal = 0
    case primary = 1
    case cancel = 2
    case destructive = 3
  }

  @available(iOS 15.0, *)
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  public override init(frame: CGRect) { fatalError() }
  @available(iOS 14.0, *)
  public convenience init(frame: CGRect, primaryAction: UIAction?) { fatalError() }
  public convenience init(type buttonType: UIButton.ButtonType) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }

  open var buttonType: UIButton.ButtonType { fatalError() }
  @available(iOS 15.0, *)
  open var configuration: UIButton.Configuration?
  @available(iOS 15.0, *)
  open var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler?
  @available(iOS 15.0, *)
  open func setNeedsUpdateConfiguration() { fatalError() }
  @available(iOS 15.0, *)
  open func updateConfiguration() { fatalError() }
  @available(iOS 15.0, *)
  open var automaticallyUpdatesConfiguration: Bool
  @available(iOS 14.0, *)
  open var role: UIButton.Role
  @available(iOS 14.0, tvOS 17.0, *)
  open var menu: UIMenu?
  @available(iOS 16.0, *)
  open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder
  @available(iOS 15.0, tvOS 17.0, *)
  open var changesSelectionAsPrimaryAction: Bool
  @available(iOS 15.0, *)
  open var isHeld: Bool { fatalError() }
  @available(iOS 15.0, *)
  open var isHovered: Bool { fatalError() }
  @available(iOS 13.4, *)
  open var isPointerInteractionEnabled: Bool
  @available(iOS 11.0, *)
  open var isSpringLoaded: Bool
  open func setTitle(_ title: String?, for state: UIControl.State) { fatalError() }
  open func setImage(_ image: UIImage?, for state: UIControl.State) { fatalError() }
  open func title(for state: UIControl.State) -> String? { fatalError() }
  open var titleLabel: UILabel? { fatalError() }
}

extension UIButton {
  @available(iOS 14.0, *)
  public convenience init(type: UIButton.ButtonType = .system, primaryAction: UIAction?) {
    fatalError()
  }

  @available(iOS 15.0, *)
  public convenience init(
    configuration: UIButton.Configuration, primaryAction: UIAction? = nil
  ) { fatalError() }

  @available(iOS 15.0, *)
  public struct Configuration: Hashable {
    public enum Size: Hashable {
      case mini
      case small
      case medium
      case large
    }
    public enum TitleAlignment: Hashable {
      case automatic
      case leading
      case center
      case trailing
    }
    public enum CornerStyle: Hashable {
      case fixed
      case dynamic
      case small
      case medium
      case large
      case capsule
    }
    public enum MacIdiomStyle: Hashable {
      case automatic
      case bordered
      case borderless
      case borderlessTinted
    }
    @available(iOS 16.0, *)
    public enum Indicator: Hashable {
      case automatic
      case none
      case popup
    }

    public static func plain() -> UIButton.Configuration { fatalError() }
    public static func tinted() -> UIButton.Configuration { fatalError() }
    public static func gray() -> UIButton.Configuration { fatalError() }
    public static func filled() -> UIButton.Configuration { fatalError() }
    public static func borderless() -> UIButton.Configuration { fatalError() }
    public static func bordered() -> UIButton.Configuration { fatalError() }
    public static func borderedTinted() -> UIButton.Configuration { fatalError() }
    public static func borderedProminent() -> UIButton.Configuration { fatalError() }
    @available(iOS 26.0, tvOS 26.0, *)
    @available(visionOS, unavailable)
    public static func glass() -> UIButton.Configuration { fatalError() }
    @available(iOS 26.0, tvOS 26.0, *)
    @available(visionOS, unavailable)
    public static func prominentGlass() -> UIButton.Configuration { fatalError() }
    @available(iOS 26.0, tvOS 26.0, *)
    @available(visionOS, unavailable)
    public static func clearGlass() -> UIButton.Configuration { fatalError() }
    @available(iOS 26.0, tvOS 26.0, *)
    @available(visionOS, unavailable)
    public static func prominentClearGlass() -> UIButton.Configuration { fatalError() }

    public var title: String?
    public var attributedTitle: AttributedString?
    public var subtitle: String?
    public var attributedSubtitle: AttributedString?
    public var image: UIImage?
    public var imagePlacement: NSDirectionalRectEdge
    public var imagePadding: CGFloat
    public var titlePadding: CGFloat
    public var buttonSize: UIButton.Configuration.Size
    public var cornerStyle: UIButton.Configuration.CornerStyle
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var contentInsets: NSDirectionalEdgeInsets
    public var showsActivityIndicator: Bool
    public var titleAlignment: UIButton.Configuration.TitleAlignment
    public var automaticallyUpdateForSelection: Bool
    @available(iOS 16.0, *)
    public var indicator: UIButton.Configuration.Indicator
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var macIdiomStyle: UIButton.Configuration.MacIdiomStyle

    public static func == (lhs: UIButton.Configuration, rhs: UIButton.Configuration) -> Bool {
      fatalError()
    }
    public func hash(into hasher: inout Hasher) { fatalError() }
  }
}

@MainActor
@objc open class UISegmentedControl: UIControl, UISpringLoadedInteractionSupporting {
  public static var noSegment: Int { fatalError() }
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public init(items: [Any]?) { fatalError() }
  @available(iOS 14.0, *)
  public convenience init(frame: CGRect, actions: [UIAction]) { fatalError() }
  @available(iOS 14.0, *)
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) { fatalError() }
  @available(iOS 14.0, *)
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) { fatalError() }
  @available(iOS 14.0, *)
  open func actionForSegment(at segment: Int) -> UIAction? { fatalError() }
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    fatalError()
  }
  open func isEnabledForSegment(at segment: Int) -> Bool { fatalError() }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) { fatalError() }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { fatalError() }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { fatalError() }
  open func removeAllSegments() { fatalError() }
  open var numberOfSegments: Int { fatalError() }
  open var selectedSegmentIndex: Int
  @available(iOS 11.0, *)
  open var isSpringLoaded: Bool
}

@MainActor
@objc open class UISwitch: UIControl {
  open var isOn: Bool
  open func setOn(_ on: Bool, animated: Bool) { fatalError() }
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
}
