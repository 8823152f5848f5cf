// Declarations of Foundation, as far as generated code may use them: what is dragged and shared.
// Only type-checked against, never linked or run: every body is a stand-in.

@objc public protocol NSItemProviderWriting: NSObjectProtocol {
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}

@objc public protocol NSItemProviderReading: NSObjectProtocol {
  static var readableTypeIdentifiersForItemProvider: [String] { get }
}

@objc public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all = 0
  @available(macOS, unavailable)
  case team = 1
  @available(iOS, unavailable)
  @available(macCatalyst, unavailable)
  @available(visionOS, unavailable)
  case group = 2
  case ownProcess = 3
}

@available(iOS 11.0, *)
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { fatalError() }
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

@available(iOS 8.0, *)
@objc open class NSItemProvider: NSObject, NSCopying {
  public override init() { fatalError() }
  @available(iOS 11.0, *)
  public convenience init(object: any NSItemProviderWriting) { fatalError() }
  public convenience init?(contentsOf fileURL: URL!) { fatalError() }
  @available(iOS 11.0, *)
  open var suggestedName: String?
  open var registeredTypeIdentifiers: [String] { fatalError() }
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { fatalError() }
  @available(iOS 11.0, *)
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable (Data?, (any Error)?) -> Void
      ) -> Progress?
  ) { fatalError() }
  @available(iOS 11.0, *)
  open func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
      ) -> Progress?
  ) { fatalError() }
  @available(iOS 11.0, *)
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress { fatalError() }
  @available(iOS 11.0, *)
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress { fatalError() }
  @objc open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
}

// From Foundation's Swift interface.
extension NSItemProvider {
  @available(iOS 11.0, *)
  @discardableResult
  public func loadObject<T: _ObjectiveCBridgeable>(
    ofClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading { fatalError() }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  public static var writableTypeIdentifiersForItemProvider: [String] { fatalError() }
  public static var readableTypeIdentifiersForItemProvider: [String] { fatalError() }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  public static var writableTypeIdentifiersForItemProvider: [String] { fatalError() }
  public static var readableTypeIdentifiersForItemProvider: [String] { fatalError() }
}

@available(iOS 8.0, *)
@objc open class NSExtensionItem: NSObject, NSSecureCoding, NSCopying {
  @objc open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  @objc open func encode(with coder: NSCoder) { fatalError() }
  @objc open class var supportsSecureCoding: Bool { fatalError() }
  public override init() { fatalError() }
  open var attachments: [NSItemProvider]?
}

@available(iOS 8.0, *)
@objc open class NSExtensionContext: NSObject {
  open var inputItems: [Any] { fatalError() }
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) { fatalError() }
  open func cancelRequest(withError error: any Error) { fatalError() }
}

// From NSExtensionRequestHandling.h.
@available(iOS 8.0, *)
@objc public protocol NSExtensionRequestHandling: NSObjectProtocol {
  func beginRequest(with context: NSExtensionContext)
}

@available(iOS 8.0, *)
@objc open class NSUserActivity: NSObject {
  public init(activityType: String) { fatalError() }
  open var activityType: String { fatalError() }
}

@available(iOS 11.0, *)
extension NSUserActivity: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] { fatalError() }
  public static var writableTypeIdentifiersForItemProvider: [String] { fatalError() }
}
