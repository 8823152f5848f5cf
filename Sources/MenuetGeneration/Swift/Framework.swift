/// Who may use generated code.
package enum AccessLevel: String, CaseIterable, Sendable {
  case `public`, package, `internal`

  /// The modifier with a space after it; the default needs none.
  var modifier: StaticString {
    switch self {
    case .public: "public "
    case .package: "package "
    case .internal: ""
    }
  }
}

/// Where generated code looks titles up.
package enum TitleBundle: String, CaseIterable, Sendable {
  /// The resources of the Swift package's module.
  case module
  /// The app itself.
  case main
  /// The bundle of the code: an app, a framework or an extension.
  case `class`
}
