// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// An app under test that is a tree of nodes in the test's own process. Like everything here, written
// from the documentation of the real thing.

@_exported import Foundation

public typealias CGFloat = Double

public struct CGVector: Sendable {
  public init(dx: Double, dy: Double) {}
}

public struct CGRect: Sendable {
  public var width: Double
}

/// Something that the app shows.
@MainActor public final class Node {
  public let identifier: String
  public let type: XCUIElement.ElementType
  public var width: Double
  public var children: [Node]
  public var isSelected = false
  public var isEnabled = true
  public var value: Any?
  /// What a tap does, and what holding it does.
  public var onTap: () -> Void = {}
  public var onHold: () -> Void = {}

  public init(
    _ identifier: String, _ type: XCUIElement.ElementType = .button, width: Double = 0,
    _ children: [Node] = []
  ) {
    self.identifier = identifier
    self.type = type
    self.width = width
    self.children = children
  }

  public var descendants: [Node] { children.flatMap { [$0] + $0.descendants } }
}

@MainActor public protocol XCUIElementTypeQueryProvider {
  var nodes: [Node] { get }
  var app: XCUIApplication? { get }
}

extension XCUIElementTypeQueryProvider {
  private func query(_ type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(app) { [nodes] in
      nodes.flatMap(\.descendants).filter { type == .any || $0.type == type }
    }
  }

  public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    query(type)
  }

  public var buttons: XCUIElementQuery { query(.button) }
  public var navigationBars: XCUIElementQuery { query(.navigationBar) }
  public var toolbars: XCUIElementQuery { query(.toolbar) }
  public var windows: XCUIElementQuery { query(.window) }
}

@MainActor public final class XCUIElementQuery: XCUIElementTypeQueryProvider {
  public weak var app: XCUIApplication?
  private let find: () -> [Node]

  init(_ app: XCUIApplication?, _ find: @escaping () -> [Node]) {
    self.app = app
    self.find = find
  }

  public var nodes: [Node] { find() }

  public func matching(identifier: String) -> XCUIElementQuery {
    XCUIElementQuery(app) { [find] in find().filter { $0.identifier == identifier } }
  }

  public func containing(
    _ type: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElementQuery {
    XCUIElementQuery(app) { [find] in
      find().filter { node in
        node.descendants.contains {
          (type == .any || $0.type == type) && (identifier == nil || $0.identifier == identifier)
        }
      }
    }
  }

  public subscript(key: String) -> XCUIElement { matching(identifier: key).firstMatch }

  public var firstMatch: XCUIElement { element(boundBy: 0) }

  public func element(boundBy index: Int) -> XCUIElement {
    XCUIElement(app) { [find] in
      let nodes = find()
      return nodes.indices.contains(index) ? nodes[index] : nil
    }
  }
}

@MainActor open class XCUIElement: XCUIElementTypeQueryProvider {
  public enum ElementType: Sendable {
    case any, button, other, navigationBar, toolbar, window, alert
  }

  private weak var owner: XCUIApplication?
  private let find: () -> Node?

  init(_ app: XCUIApplication?, _ find: @escaping () -> Node?) {
    owner = app
    self.find = find
  }

  public var app: XCUIApplication? { owner ?? self as? XCUIApplication }
  public var nodes: [Node] { find().map { [$0] } ?? [] }
  public var exists: Bool { find() != nil }
  public var isHittable: Bool { exists }
  public var isEnabled: Bool { find()?.isEnabled ?? false }
  public var isSelected: Bool { find()?.isSelected ?? false }
  public var value: Any? { find()?.value }
  public var frame: CGRect { CGRect(width: find()?.width ?? 0) }

  /// Writes down what is waited for in vain.
  public func waitForExistence(timeout: TimeInterval) -> Bool {
    if !exists { app?.log.append("waited") }
    return exists
  }

  public func tap() { act("tap") { $0.onTap() } }
  public func press(forDuration duration: TimeInterval) { act("hold") { $0.onHold() } }

  private func act(_ verb: String, _ effect: (Node) -> Void) {
    guard let node = find() else {
      app?.log.append("\(verb) nothing")
      return
    }
    app?.log.append("\(verb) \(node.identifier)")
    effect(node)
  }

  public func coordinate(withNormalizedOffset offset: CGVector) -> XCUICoordinate {
    XCUICoordinate(app)
  }
}

@MainActor public final class XCUICoordinate {
  private let app: XCUIApplication?

  init(_ app: XCUIApplication?) { self.app = app }

  public func tap() { app?.menu = nil }
}

@MainActor public final class XCUIApplication: XCUIElement {
  /// What people see: a window, and the menu that is open.
  public let window: Node
  /// What was done, in order.
  public var log: [String] = []

  public init(_ children: [Node], width: Double = 1024) {
    let root = Node("", .other)
    window = Node("", .window, width: width, children)
    root.children = [window]
    super.init(nil) { root }
  }

  public var menu: Node? {
    didSet { nodes[0].children = [window] + (menu.map { [$0] } ?? []) }
  }
}
