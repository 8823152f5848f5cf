import MenuetSource

/// The text of a String Catalog in one language, with its forms for numbers and devices.
struct CatalogText: Sendable {
  /// One form of the text.
  private struct Form: Sendable {
    /// The catalog's name of the device that shows it; `nil` for all.
    var device: String?
    var text: String
  }

  /// A part of the text that has forms of its own.
  private struct Substitution: Sendable {
    /// Its mark in the text: `%#@count@`.
    let mark: String
    let forms: [Form]
  }

  private let forms: [Form]
  private let substitutions: [Substitution]

  /// Beyond these a text is taken as it is written: substitutions multiply.
  private static let (mostForms, mostBytes) = (64, 10_000)

  /// `nil` where nothing is translated yet.
  init?(_ localization: JSONValue) {
    forms = Self.forms(of: localization)
    if forms.isEmpty { return nil }
    let parts = localization["substitutions"]?.object ?? [:]
    substitutions = parts.keys.sorted().compactMap { name in
      let forms = parts[name].map { Self.forms(of: $0) } ?? []
      return forms.isEmpty ? nil : Substitution(mark: "%#@\(name)@", forms: forms)
    }
  }

  var variesByDevice: Bool {
    forms.contains { $0.device != nil }
      || substitutions.contains { $0.forms.contains { $0.device != nil } }
  }

  /// The form of its own, or those of its variations; that for `other`, which stands for all without
  /// one of their own, first.
  private static func forms(of value: JSONValue, device: String? = nil) -> [Form] {
    if let unit = value["stringUnit"] {
      guard unit["state"]?.string != StringCatalog.UnitState.new.rawValue,
        let text = unit["value"]?.string, !text.isEmpty
      else { return [] }
      return [Form(device: device, text: text)]
    }
    let kinds = value["variations"]?.object ?? [:]
    return kinds.keys.sorted().flatMap { kind in
      let variations = kinds[kind]?.object ?? [:]
      let names = variations.keys.sorted { first, second in
        first == "other" || (second != "other" && first < second)
      }
      return names.flatMap { name in
        variations[name].map { forms(of: $0, device: kind == "device" ? name : device) } ?? []
      }
    }
  }

  /// The forms that people may see on a platform, the one that stands for all first.
  func forms(on platform: Platform?) -> [String] {
    var texts = Self.texts(of: forms, on: platform)
    for substitution in substitutions {
      let parts = Self.texts(of: substitution.forms, on: platform)
      texts = Array(
        texts.flatMap { text in
          guard text.contains(substitution.mark) else { return [text] }
          return parts.map { Self.replacing(substitution.mark, in: text, with: $0) }
        }.prefix(Self.mostForms))
    }
    return texts
  }

  private static func texts(of forms: [Form], on platform: Platform?) -> [String] {
    guard let platform, forms.contains(where: { $0.device != nil }) else {
      return forms.map(\.text)
    }
    for device in [platform.catalogDevice, "other", nil] {
      let own = forms.filter { $0.device == device }
      if !own.isEmpty { return own.map(\.text) }
    }
    return forms.map(\.text)
  }

  private static func replacing(_ mark: String, in text: String, with part: String) -> String {
    guard text.utf8.count <= mostBytes, part.utf8.count <= mostBytes else { return text }
    let result = text.replacing(mark, with: part, maxReplacements: 8)
    return result.utf8.count <= mostBytes ? result : text
  }
}

extension Platform {
  /// The name of its device in a String Catalog.
  fileprivate var catalogDevice: String {
    switch self {
    case .ios: "iphone"
    case .ipados: "ipad"
    case .macos: "mac"
    case .visionos: "applevision"
    case .watchos: "applewatch"
    case .tvos: "appletv"
    }
  }
}
