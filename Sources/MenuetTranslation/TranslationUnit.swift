import MenuetSource

/// A text on its way to a translator or back: a string, or one of its forms for a number or a device.
package struct TranslationUnit: Sendable, Equatable {
  /// The key, and behind it the form: `command.count.title|==|plural.one`.
  package var id: String
  package var source: String
  /// `nil` for what is not translated yet.
  package var target: String?
  /// The state as XLIFF says it.
  package var state: String?
  /// How the target came about, as XLIFF says it.
  package var stateQualifier: String?
  package var note: String?

  package init(
    id: String, source: String, target: String? = nil, state: String? = nil,
    stateQualifier: String? = nil, note: String? = nil
  ) {
    self.id = id
    self.source = source
    self.target = target
    self.state = state
    self.stateQualifier = stateQualifier
    self.note = note
  }

  /// The first scalar of the target that acts on text without being seen, as those that turn it
  /// round, and that its source has not; `nil` where there is none. Line ends and tabs are text.
  package var unseenMark: Unicode.Scalar? {
    let own = source.unicodeScalars
    return target?.unicodeScalars.first {
      $0.isActive && !"\n\r\t".unicodeScalars.contains($0) && !own.contains($0)
    }
  }
}

/// A form of a string as an id of Xcode names it: `plural.one`, `device.mac.plural.other`,
/// `substitutions.count.plural.one`.
struct TextForm: Equatable {
  /// The text between the key and the form.
  static let mark = "|==|"

  /// The names that lead to it in a catalog, from the language on.
  let path: [String]

  private static let kinds: Set<String> = ["plural", "device", "width"]

  init(path: [String]) { self.path = path }

  /// Reads what stands behind the mark; `nil` for what names no form.
  init?(_ text: Substring) {
    var words = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)[...]
    var path: [String] = []
    if words.first == "substitutions" {
      // Names of substitutions may hold dots.
      guard let kind = words.dropFirst(2).firstIndex(where: { Self.kinds.contains($0) }) else {
        return nil
      }
      path = ["substitutions", words[1..<kind].joined(separator: ".")]
      words = words[kind...]
    }
    while let kind = words.popFirst() {
      guard Self.kinds.contains(kind), let name = words.popFirst() else { return nil }
      path += ["variations", kind, name]
    }
    guard !path.isEmpty else { return nil }
    self.path = path
  }

  /// As it stands behind the mark; empty for a text without forms.
  var spelling: String { path.filter { $0 != "variations" }.joined(separator: ".") }

  func id(of key: String) -> String { path.isEmpty ? key : key + Self.mark + spelling }

  /// All forms of a localization with their units, in their order.
  static func forms(
    of localization: JSONValue?, at path: [String] = []
  ) -> [(form: TextForm, unit: JSONValue)] {
    guard let localization else { return [] }
    var forms: [(TextForm, JSONValue)] = []
    if let unit = localization["stringUnit"] { forms.append((TextForm(path: path), unit)) }
    for kind in localization["variations"]?.members ?? [] {
      for variation in kind.value.members {
        forms += self.forms(
          of: variation.value, at: path + ["variations", kind.name, variation.name])
      }
    }
    for part in localization["substitutions"]?.members ?? [] where path.isEmpty {
      forms += self.forms(of: part.value, at: ["substitutions", part.name])
    }
    return forms
  }
}
