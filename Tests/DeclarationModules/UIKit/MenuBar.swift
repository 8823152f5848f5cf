// Declarations of UIKit, as far as generated code may use them: the menu bar and its standard menus.
// Only type-checked against, never linked or run: every body is a stand-in.

import Foundation

extension UIMenu.Identifier {
  public static var application: UIMenu.Identifier { fatalError() }
  public static var file: UIMenu.Identifier { fatalError() }
  public static var edit: UIMenu.Identifier { fatalError() }
  public static var view: UIMenu.Identifier { fatalError() }
  public static var window: UIMenu.Identifier { fatalError() }
  public static var help: UIMenu.Identifier { fatalError() }
  public static var about: UIMenu.Identifier { fatalError() }
  public static var preferences: UIMenu.Identifier { fatalError() }
  public static var services: UIMenu.Identifier { fatalError() }
  public static var hide: UIMenu.Identifier { fatalError() }
  public static var quit: UIMenu.Identifier { fatalError() }
  @available(iOS 26.0, *)
  public static var newItem: UIMenu.Identifier { fatalError() }
  @available(iOS, introduced: 13.0, deprecated: 26.0)
  public static var newScene: UIMenu.Identifier { fatalError() }
  @available(iOS 26.0, *)
  public static var open: UIMenu.Identifier { fatalError() }
  @available(iOS 14.0, *)
  public static var openRecent: UIMenu.Identifier { fatalError() }
  public static var close: UIMenu.Identifier { fatalError() }
  public static var print: UIMenu.Identifier { fatalError() }
  @available(iOS 16.0, *)
  public static var document: UIMenu.Identifier { fatalError() }
  public static var undoRedo: UIMenu.Identifier { fatalError() }
  public static var standardEdit: UIMenu.Identifier { fatalError() }
  public static var find: UIMenu.Identifier { fatalError() }
  @available(iOS 26.0, *)
  public static var findPanel: UIMenu.Identifier { fatalError() }
  public static var replace: UIMenu.Identifier { fatalError() }
  public static var share: UIMenu.Identifier { fatalError() }
  public static var textStyle: UIMenu.Identifier { fatalError() }
  public static var spelling: UIMenu.Identifier { fatalError() }
  public static var spellingPanel: UIMenu.Identifier { fatalError() }
  public static var spellingOptions: UIMenu.Identifier { fatalError() }
  public static var substitutions: UIMenu.Identifier { fatalError() }
  public static var substitutionsPanel: UIMenu.Identifier { fatalError() }
  public static var substitutionOptions: UIMenu.Identifier { fatalError() }
  public static var transformations: UIMenu.Identifier { fatalError() }
  public static var speech: UIMenu.Identifier { fatalError() }
  public static var lookup: UIMenu.Identifier { fatalError() }
  public static var learn: UIMenu.Identifier { fatalError() }
  public static var format: UIMenu.Identifier { fatalError() }
  @available(iOS 17.0, *)
  public static var autoFill: UIMenu.Identifier { fatalError() }
  public static var font: UIMenu.Identifier { fatalError() }
  public static var textSize: UIMenu.Identifier { fatalError() }
  public static var textColor: UIMenu.Identifier { fatalError() }
  public static var textStylePasteboard: UIMenu.Identifier { fatalError() }
  public static var text: UIMenu.Identifier { fatalError() }
  public static var writingDirection: UIMenu.Identifier { fatalError() }
  public static var alignment: UIMenu.Identifier { fatalError() }
  public static var toolbar: UIMenu.Identifier { fatalError() }
  @available(iOS 15.0, *)
  public static var sidebar: UIMenu.Identifier { fatalError() }
  public static var fullscreen: UIMenu.Identifier { fatalError() }
  public static var minimizeAndZoom: UIMenu.Identifier { fatalError() }
  public static var bringAllToFront: UIMenu.Identifier { fatalError() }
  public static var root: UIMenu.Identifier { fatalError() }
}

@available(iOS 13.0, *)
@MainActor
@objc open class UIMenuSystem: NSObject {
  open class var main: UIMenuSystem { fatalError() }
  open class var context: UIMenuSystem { fatalError() }
  open func setNeedsRebuild() { fatalError() }
  open func setNeedsRevalidate() { fatalError() }

  @available(iOS 26.0, *)
  @objc public enum ElementGroupPreference: Int, Sendable {
    case automatic = 0
    case removed = 1
    case included = 2
  }
}

@available(iOS 26.0, *)
@MainActor
@objc open class UIMainMenuSystem: UIMenuSystem {
  @MainActor
  @objc open class Configuration: NSObject, NSCopying {
    public override nonisolated init() { fatalError() }
    open var newScenePreference: UIMenuSystem.ElementGroupPreference
    open var documentPreference: UIMenuSystem.ElementGroupPreference
    open var printingPreference: UIMenuSystem.ElementGroupPreference
    open var findingPreference: UIMenuSystem.ElementGroupPreference
    open var toolbarPreference: UIMenuSystem.ElementGroupPreference
    open var sidebarPreference: UIMenuSystem.ElementGroupPreference
    open var inspectorPreference: UIMenuSystem.ElementGroupPreference
    open var textFormattingPreference: UIMenuSystem.ElementGroupPreference
    @objc public nonisolated func copy(with zone: NSZone? = nil) -> Any { fatalError() }
  }

  open class var shared: UIMainMenuSystem { fatalError() }
  public func setBuildConfiguration(
    _ configuration: UIMainMenuSystem.Configuration,
    buildHandler: ((any UIMenuBuilder) -> Void)? = nil
  ) { fatalError() }
}

@available(iOS 13.0, *)
@MainActor
public protocol UIMenuBuilder: AnyObject {
  var system: UIMenuSystem { get }
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  func action(for identifier: UIAction.Identifier) -> UIAction?
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  func remove(menu removedIdentifier: UIMenu.Identifier)

  @available(iOS 26.0, *)
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacement: [UIMenuElement])
  @available(iOS 26.0, *)
  func replace(action replacedIdentifier: UIAction.Identifier, with replacement: [UIMenuElement])
  @available(iOS 26.0, *)
  func insertElements(_ elements: [UIMenuElement], beforeMenu identifier: UIMenu.Identifier)
  @available(iOS 26.0, *)
  func insertElements(_ elements: [UIMenuElement], afterMenu identifier: UIMenu.Identifier)
  @available(iOS 26.0, *)
  func insertElements(_ elements: [UIMenuElement], atStartOfMenu identifier: UIMenu.Identifier)
  @available(iOS 26.0, *)
  func insertElements(_ elements: [UIMenuElement], atEndOfMenu identifier: UIMenu.Identifier)
  @available(iOS 26.0, *)
  func insertElements(_ elements: [UIMenuElement], beforeAction identifier: UIAction.Identifier)
  @available(iOS 26.0, *)
  func insertElements(_ elements: [UIMenuElement], afterAction identifier: UIAction.Identifier)
  @available(iOS 26.0, *)
  func remove(action removedIdentifier: UIAction.Identifier)
}

extension UIMenuBuilder {
  @available(iOS 13.0, *)
  public func command(for action: Selector, propertyList: Any? = nil) -> UICommand? { fatalError() }
  @available(iOS 26.0, *)
  public func replace(
    command: Selector, propertyList: Any? = nil, with elements: [UIMenuElement]
  ) { fatalError() }
  @available(iOS 26.0, *)
  public func remove(command: Selector, propertyList: Any? = nil) { fatalError() }
  @available(iOS 26.0, *)
  public func insertElements(
    _ elements: [UIMenuElement], beforeCommand command: Selector, propertyList: Any? = nil
  ) { fatalError() }
  @available(iOS 26.0, *)
  public func insertElements(
    _ elements: [UIMenuElement], afterCommand command: Selector, propertyList: Any? = nil
  ) { fatalError() }
}
