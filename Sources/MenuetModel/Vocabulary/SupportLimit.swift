/// A part of the language that generated code of some frameworks does not say, or not on every
/// system. What has no limit is generated.
package struct SupportLimit: Sendable, Equatable {
  /// The ways in which code can lack something.
  package enum Kind: Sendable, Equatable {
    /// There is nothing to say in code: only rules, layouts, pictures or tables look at it.
    case nothingToGenerate
    /// The framework could say it, and generated code does not.
    case notGenerated
    /// The framework has nothing for it, or what it is about is the app's own.
    case inexpressible
    /// The code says it on these versions of the systems and newer ones only.
    case newer([Introduction])
  }

  /// The version of a system that brings something.
  package struct Introduction: Sendable, Equatable {
    package let platform: Platform
    package let version: PlatformVersion

    /// Of iOS and iPadOS, whose versions are the same.
    static func ios(_ major: Int, _ minor: Int = 0) -> Self {
      Self(platform: .ios, version: PlatformVersion(major, minor))
    }

    static func macos(_ major: Int, _ minor: Int = 0) -> Self {
      Self(platform: .macos, version: PlatformVersion(major, minor))
    }

    static func visionos(_ major: Int, _ minor: Int = 0) -> Self {
      Self(platform: .visionos, version: PlatformVersion(major, minor))
    }

    /// The platforms whose versions count alike.
    package var platforms: PlatformSet {
      platform == .ios ? [.ios, .ipados] : PlatformSet(platform)
    }

    /// The system with its version, such as "macOS 14.0".
    package var description: String { "\(platform.displayName) \(version.description)" }
  }

  package let frameworks: FrameworkSet
  package let kind: Kind
  /// The values that are concerned; none for all but the default.
  package let words: [String]
  /// The reason, in the words of a message: without the framework's name, lower case, no full stop.
  package let reason: String
  /// The code generated instead, or the work of the app; empty where there is nothing to generate.
  package let instead: String

  /// Returns whether it concerns a framework.
  package func holds(in framework: Framework) -> Bool {
    frameworks.contains(FrameworkSet(framework))
  }

  /// Returns whether a value is concerned, given as it is written.
  package func concerns(_ value: String, default defaultValue: String?) -> Bool {
    words.isEmpty ? value != defaultValue : words.contains(value)
  }
}

// MARK: Declaring

extension SupportLimit {
  /// Nothing is to be generated: only rules, layouts, pictures and tables look at it.
  static func withoutCode(in frameworks: FrameworkSet = .all) -> Self {
    Self(frameworks: frameworks, kind: .nothingToGenerate, words: [], reason: "", instead: "")
  }

  /// Generated code does not say it, though frameworks could.
  static func notGenerated(
    in frameworks: FrameworkSet, _ reason: String, instead: String
  ) -> Self {
    Self(
      frameworks: frameworks, kind: .notGenerated, words: [], reason: reason, instead: instead)
  }

  /// Generated code does not say some words of an attribute, though frameworks could.
  static func notGenerated<Value: LanguageValue>(
    _ words: Value..., in frameworks: FrameworkSet, _ reason: String, instead: String
  ) -> Self {
    Self(
      frameworks: frameworks, kind: .notGenerated, words: words.map(\.rawValue), reason: reason,
      instead: instead)
  }

  /// Frameworks have nothing for it.
  static func inexpressible(
    in frameworks: FrameworkSet, _ reason: String, instead: String
  ) -> Self {
    Self(
      frameworks: frameworks, kind: .inexpressible, words: [], reason: reason, instead: instead)
  }

  /// Frameworks have nothing for some words of an attribute.
  static func inexpressible<Value: LanguageValue>(
    _ words: Value..., in frameworks: FrameworkSet, _ reason: String, instead: String
  ) -> Self {
    Self(
      frameworks: frameworks, kind: .inexpressible, words: words.map(\.rawValue), reason: reason,
      instead: instead)
  }

  /// Code says it on newer systems only.
  static func newer(
    in frameworks: FrameworkSet, _ introductions: Introduction..., reason: String, instead: String
  ) -> Self {
    Self(
      frameworks: frameworks, kind: .newer(introductions), words: [], reason: reason,
      instead: instead)
  }
}

extension AttributeSpec {
  /// The attribute with limits of its support.
  func limited(_ limits: SupportLimit...) -> AttributeSpec {
    var result = self
    result.limits += limits
    return result
  }

  /// The attribute, at which only rules, layouts, pictures and tables look.
  func withoutCode(in frameworks: FrameworkSet = .all) -> AttributeSpec {
    limited(.withoutCode(in: frameworks))
  }
}

extension ElementSpec {
  /// The element with limits of its support, which are those of all that is written on it.
  func limited(_ limits: SupportLimit...) -> ElementSpec {
    var result = self
    result.ownLimits += limits
    return result
  }

  /// The element with a limit of some of its attributes, where other elements have no such limit.
  func limited(_ attributes: AttributeName..., by limits: SupportLimit...) -> ElementSpec {
    var result = self
    for limit in limits { result.attributeLimits.append((attributes, limit)) }
    return result
  }
}

// MARK: Asking

extension ElementSpec {
  /// The limits of the element itself in a framework: none where it is generated.
  package func limits(in framework: Framework) -> [SupportLimit] {
    ownLimits.filter { $0.holds(in: framework) }
  }

  /// The limits of an attribute in a framework, beside those of the element itself.
  package func limits(of attribute: AttributeName, in framework: Framework) -> [SupportLimit] {
    limits(of: attribute).filter { $0.holds(in: framework) }
  }

  /// The limits of an attribute, beside those of the element itself.
  func limits(of attribute: AttributeName) -> [SupportLimit] {
    (self.attribute(attribute)?.limits ?? [])
      + attributeLimits.filter { $0.attributes.contains(attribute) }.map(\.limit)
  }
}
