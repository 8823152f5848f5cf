package import MenuetModel
package import MenuetSource

/// Finds what a document says and generated code of a framework leaves out wherever it stands, by
/// the limits that the vocabulary declares. Things of one kind are one finding, at the first.
package struct DeclaredLimits {
  private let framework: Framework
  private let document: Document
  private let written: any WrittenDocument
  private var found: [Kind: [SourceLocation]] = [:]

  /// The parts of a document that are one finding.
  private struct Kind: Hashable {
    /// The name in a message: an element, or an attribute with or without its value.
    let name: String
    /// A limit's own words, of which the rest of the message is made.
    let words: String
  }

  /// The findings, by kinds, in document order.
  package static func findings(
    in document: Document, _ written: any WrittenDocument, for framework: Framework
  ) -> [Diagnostic] {
    var limits = DeclaredLimits(framework: framework, document: document, written: written)
    limits.findElements()
    limits.findAttributes()
    return limits.findings
  }

  private init(framework: Framework, document: Document, written: any WrittenDocument) {
    self.framework = framework
    self.document = document
    self.written = written
  }

  private var findings: [Diagnostic] {
    found.compactMap { kind, places in
      guard let first = places.first else { return nil }
      let count = places.count > 1 ? " (\(places.count) in the document)" : ""
      var finding = InexpressibleInFramework.info.finding(
        kind.name + kind.words + count, at: first)
      finding.further = Array(places.dropFirst())
      return finding
    }.sorted {
      ($0.location.file, $0.location.range.start, $0.message)
        < ($1.location.file, $1.location.range.start, $1.message)
    }
  }

  // MARK: Looking

  private mutating func findElements() {
    for element in Vocabulary.elements {
      let limits = element.limits(in: framework)
      guard !limits.isEmpty else { continue }
      for node in written.elements(element.name) {
        for limit in limits {
          add(limit, "'\(element.name.spelling)'", on: node, at: written.head(node))
        }
      }
    }
  }

  private mutating func findAttributes() {
    let table = LimitTable.table(of: framework)
    written.forEachAttribute(table.names) { attribute, _ in
      guard let kind = written.kind(attribute.node) else { return }
      let limits = table.limits(of: attribute.name, on: kind)
      guard !limits.isEmpty else { return }
      let value = written.value(of: attribute)
      let standard = Vocabulary.spec(kind).attribute(attribute.name)?.defaultValue
      for limit in limits where limit.concerns(value, default: standard) {
        let name = attribute.name.spelling + (limit.words.isEmpty ? "" : "=\"\(value)\"")
        add(limit, "'\(name)'", on: attribute.node, at: attribute.location)
      }
    }
  }

  private mutating func add(
    _ limit: SupportLimit, _ name: String, on node: NodeID, at location: SourceLocation
  ) {
    let here = document.platforms.intersection(framework.platforms)
    guard let words = words(limit, on: written.platforms(of: node, among: here)) else { return }
    found[Kind(name: name, words: words), default: []].append(location)
  }

  // MARK: Words

  /// The message but for what it is about; `nil` where there is nothing to say.
  private func words(_ limit: SupportLimit, on platforms: PlatformSet) -> String? {
    guard !platforms.isEmpty else { return nil }
    let rest = ": \(limit.reason); \(limit.instead)"
    switch limit.kind {
    case .nothingToGenerate: return nil
    case .notGenerated: return " is not generated for \(framework.displayName)" + rest
    case .inexpressible: return " cannot be expressed in \(framework.displayName)" + rest
    case .newer(let introductions):
      let missing = introductions.filter { isOlder($0, on: platforms) }
      guard !missing.isEmpty else { return nil }
      let systems = missing.map(\.description).joined(separator: " and ")
      return " needs \(systems) in \(framework.displayName)" + rest
    }
  }

  private func isOlder(
    _ introduction: SupportLimit.Introduction, on platforms: PlatformSet
  ) -> Bool {
    introduction.platforms.members.contains { platform in
      guard platforms.contains(PlatformSet(platform)) else { return false }
      return document.minimumVersions[platform].map { $0 < introduction.version } ?? true
    }
  }
}

/// The limits of attributes in one framework, of elements that are generated there.
private struct LimitTable {
  private struct Key: Hashable {
    let element: ElementName
    let attribute: AttributeName
  }

  private var limits: [Key: [SupportLimit]] = [:]
  /// The attributes that have limits anywhere.
  private(set) var names: [AttributeName] = []

  // Each is made once a process, and only where its framework is asked for.
  private static let ofUIKit = LimitTable(.uikit)
  private static let ofSwiftUI = LimitTable(.swiftui)
  private static let ofAppKit = LimitTable(.appkit)
  private static let ofNone = LimitTable(.none)

  static func table(of framework: Framework) -> LimitTable {
    switch framework {
    case .uikit: ofUIKit
    case .swiftui: ofSwiftUI
    case .appkit: ofAppKit
    case .none: ofNone
    }
  }

  private init(_ framework: Framework) {
    for element in Vocabulary.elements where element.limits(in: framework).isEmpty {
      for attribute in element.attributes {
        let found = element.limits(of: attribute.name, in: framework).filter {
          $0.kind != .nothingToGenerate
        }
        guard !found.isEmpty else { continue }
        limits[Key(element: element.name, attribute: attribute.name)] = found
        if !names.contains(attribute.name) { names.append(attribute.name) }
      }
    }
  }

  func limits(of attribute: AttributeName, on element: ElementName) -> [SupportLimit] {
    limits[Key(element: element, attribute: attribute)] ?? []
  }
}
