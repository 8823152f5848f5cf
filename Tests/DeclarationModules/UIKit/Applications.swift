// Declarations of UIKit, as far as generated code may use them: the application, its scenes and their delegates.
// Only type-checked against, never linked or run: every body is a stand-in.

import Foundation

@MainActor
@objc open class UIApplication: UIResponder {
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
  }
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
  }

  open class var shared: UIApplication { fatalError() }
  open weak var delegate: (any UIApplicationDelegate)?
  @available(iOS 13.0, *)
  open var connectedScenes: Set<UIScene> { fatalError() }
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { fatalError() }
  @available(iOS 10.0, *)
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { fatalError() }
  @available(iOS 8.0, *)
  open class var openSettingsURLString: String { fatalError() }
}

@MainActor
@objc open class UIEvent: NSObject {}

@MainActor
@objc public protocol UIApplicationDelegate: NSObjectProtocol {
  @objc optional func applicationDidBecomeActive(_ application: UIApplication)
  @objc optional func applicationWillResignActive(_ application: UIApplication)
  @available(iOS 13.0, *)
  @objc optional func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  @objc optional var window: UIWindow? { get set }
}

// From the Swift interface of UIKit: what `@main` calls.
extension UIApplicationDelegate {
  public static func main() { fatalError() }
}

@available(iOS 13.0, *)
@MainActor
@objc open class UIScene: UIResponder {
  @MainActor @objc(UISceneConnectionOptions) open class ConnectionOptions: NSObject {}
  open var title: String!
}

@available(iOS 13.0, *)
@MainActor
@objc open class UISceneSession: NSObject, @preconcurrency NSSecureCoding {
  public required init?(coder: NSCoder) { fatalError() }
  @objc open func encode(with coder: NSCoder) { fatalError() }
  @objc open class var supportsSecureCoding: Bool { fatalError() }
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
  }

  open var role: UISceneSession.Role { fatalError() }
}

@available(iOS 13.0, *)
@MainActor
@objc
open class UISceneConfiguration: NSObject, @preconcurrency NSSecureCoding, @preconcurrency NSCopying
{
  @objc open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  @objc open func encode(with coder: NSCoder) { fatalError() }
  @objc open class var supportsSecureCoding: Bool { fatalError() }
  public init(name: String?, sessionRole: UISceneSession.Role) { fatalError() }
  open var delegateClass: AnyClass?
}

@available(iOS 13.0, *)
@MainActor
@objc open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { fatalError() }
  @available(iOS 15.0, *)
  open var keyWindow: UIWindow? { fatalError() }
}

@available(iOS 13.0, *)
@MainActor
@objc public protocol UISceneDelegate: NSObjectProtocol {
  @objc optional func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  @objc optional func sceneDidDisconnect(_ scene: UIScene)
  @objc optional func sceneDidBecomeActive(_ scene: UIScene)
}

@available(iOS 13.0, *)
@MainActor
@objc public protocol UIWindowSceneDelegate: UISceneDelegate {
  @objc optional var window: UIWindow? { get set }
}
