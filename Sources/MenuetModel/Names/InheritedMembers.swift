/// What an app's own type has already where it derives from a type of a framework: a member of the
/// same name would not compile beside it, or be taken for what the app has to write.
package struct InheritedMembers: Sendable {
  private var properties: [String: SwiftName.InheritedType] = [:]
  private var methods: [String: SwiftName.InheritedType] = [:]

  /// Those of every type that an app for one of some platforms may derive from.
  package init(on platforms: PlatformSet = .all) {
    for framework in Framework.allCases where !framework.platforms.isDisjoint(with: platforms) {
      add(Self.tables[framework] ?? InheritedMembers(of: framework))
    }
  }

  private static let tables = Dictionary(
    uniqueKeysWithValues: Framework.allCases.map { ($0, InheritedMembers(of: $0)) })

  private init(of framework: Framework) {
    for names in framework.ownNames.flatMap(\.inherited) {
      let type = SwiftName.InheritedType(name: names.type)
      for name in names.properties.words { properties[name] = type }
      for name in names.methods.words { methods[name] = type }
    }
    if framework == .swiftui { properties["presented"] = .actions }
    // The app overrides this property to put its commands into the responder chain: a method cannot be
    // beside it.
    if framework == .uikit { methods["next"] = properties["next"] }
  }

  /// Adds those of others, where nothing usual has them.
  private mutating func add(_ others: InheritedMembers) {
    properties.merge(others.properties) { $0.isUsual ? $0 : $1 }
    methods.merge(others.methods) { $0.isUsual ? $0 : $1 }
  }

  /// The type that has a property of this name.
  package func property(_ name: String) -> SwiftName.InheritedType? { properties[name] }

  /// The type that has a method of this name without parameters.
  package func method(_ name: String) -> SwiftName.InheritedType? { methods[name] }

  /// Every name.
  package var names: [String] { Array(properties.keys) + methods.keys }

  /// The names that a type has which an app usually derives from, on whatever platform.
  package static let ofUsualTypes: Set<String> = {
    let all = InheritedMembers()
    return Set([all.properties, all.methods].flatMap { $0.filter(\.value.isUsual).keys })
  }()
}

extension SwiftName {
  /// A type whose members the app's own type inherits where it is one.
  public struct InheritedType: Sendable, Hashable {
    /// The type's name, or what it is.
    public let name: String

    /// Indicates whether what performs the commands is nearly always one of these. Of the others,
    /// an app can do without: it performs them elsewhere.
    public var isUsual: Bool { !Self.rare.contains(name) }

    // What generated code for SwiftUI keeps in the app's model.
    static let actions = InheritedType(name: "the generated protocol")

    private static let rare: Set<String> = [
      "App", "NSApplicationDelegate", "NSDocument", "NSWindowController", "UIApplicationDelegate",
      "UIWindowSceneDelegate",
    ]
  }
}
