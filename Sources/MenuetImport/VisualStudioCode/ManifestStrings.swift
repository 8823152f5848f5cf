import MenuetSource

/// The texts of a manifest that stand in files of their own (`package.nls.json`), with their
/// translations (`package.nls.de.json`).
struct ManifestStrings: Sendable {
  private var texts: [String: String] = [:]
  private var translated: [String: [String: String]] = [:]

  init(beside files: any SideFiles, wantsTranslations: Bool) {
    if let bytes = files.read("package.nls.json") { texts = Self.texts(bytes) }
    guard wantsTranslations, !texts.isEmpty else { return }
    for name in files.names(in: ".") where name.hasPrefix("package.nls.") {
      let language = name.dropFirst(12).dropLast(5)
      guard name.hasSuffix(".json"), !language.isEmpty, let bytes = files.read(name) else {
        continue
      }
      for (key, text) in Self.texts(bytes) {
        translated[key, default: [:]][String(language)] = text
      }
    }
  }

  /// The text behind `%key%`; `nil` where the files do not have it.
  func text(_ key: String) -> String? { texts[key] }

  func translations(_ key: String) -> [String: String] { translated[key] ?? [:] }

  private static func texts(_ bytes: [UInt8]) -> [String: String] {
    guard let root = try? JSONValue(parsing: bytes) else { return [:] }
    var result: [String: String] = [:]
    for member in root.members {
      // A text may stand in an object, beside a comment for translators.
      let text = member.value.string ?? member.value["message"]?.string
      if let text = text?.trimmed, !text.isEmpty { result[member.name] = text }
    }
    return result
  }
}
