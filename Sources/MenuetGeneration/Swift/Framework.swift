/// The framework that generated code is written for.
package enum Framework: String, CaseIterable, Sendable {
  case uikit
  /// Plain values, which compile anywhere.
  case none
}

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
