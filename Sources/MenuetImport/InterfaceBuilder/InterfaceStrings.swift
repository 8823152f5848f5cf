import MenuetSource

/// The translations of an interface file that lie beside it: `.strings` files of base localisation, and
/// String Catalogs.
struct InterfaceStrings: Sendable {
  /// Texts by `objectID.key`, by language.
  private var texts: [String: [String: String]] = [:]
  /// The language of the folder that holds the file; `nil` for the base.
  let language: String?

  init(path: String, beside files: any SideFiles, wanted: Bool) {
    let parts = path.split(separator: "/").map(String.init)
    let folder = parts.dropLast().last ?? ""
    let own = folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : nil
    language = own == "Base" || own == "mul" ? nil : own
    guard wanted, let file = parts.last, own != nil else { return }
    let stem = file.split(separator: ".").first.map(String.init) ?? file
    for name in files.names(in: "..") where name.hasSuffix(".lproj") {
      let tag = String(name.dropLast(6)).replacing("_", with: "-")
      if let bytes = files.read("../\(name)/\(stem).strings"), tag != "Base", tag != own {
        for (key, text) in StringsFile.read(bytes) { texts[key, default: [:]][tag] = text }
      }
      if let bytes = files.read("../\(name)/\(stem).xcstrings") { read(catalog: bytes) }
    }
  }

  private mutating func read(catalog bytes: [UInt8]) {
    guard let root = try? JSONValue(parsing: bytes) else { return }
    let source = root["sourceLanguage"]?.string
    for string in root["strings"]?.members ?? [] {
      for localization in string.value["localizations"]?.members ?? []
      where localization.name != source {
        if let text = localization.value.value(at: ["stringUnit", "value"])?.string {
          texts[string.name, default: [:]][localization.name] = text
        }
      }
    }
  }

  func translations(of id: String, _ key: String) -> [String: String] {
    texts["\(id).\(key)"] ?? [:]
  }
}

/// Reads `.strings` files: pairs of quoted texts with comments between them.
enum StringsFile {
  /// The pairs in their order, as far as the file can be understood.
  static func read(_ bytes: [UInt8]) -> [(key: String, text: String)] {
    let text = Array(decoded(bytes).unicodeScalars)
    var result: [(String, String)] = []
    var position = 0
    while position < text.count {
      if skipsComment(text, &position) { continue }
      guard text[position] == "\"" else {
        position += 1
        continue
      }
      guard let key = quoted(text, &position) else { break }
      while position < text.count, text[position].properties.isWhitespace { position += 1 }
      guard position < text.count, text[position] == "=" else { continue }
      position += 1
      while position < text.count, text[position].properties.isWhitespace { position += 1 }
      guard position < text.count, text[position] == "\"", let value = quoted(text, &position)
      else { continue }
      result.append((key, value))
    }
    return result
  }

  private static func decoded(_ bytes: [UInt8]) -> String {
    let isBig = bytes.starts(with: [0xFE, 0xFF])
    guard isBig || bytes.starts(with: [0xFF, 0xFE]) else {
      return String(decoding: bytes, as: UTF8.self)
    }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index -> UInt16 in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBig ? first << 8 | second : second << 8 | first
    }
    return String(decoding: units, as: UTF16.self)
  }

  private static func skipsComment(_ text: [Unicode.Scalar], _ position: inout Int) -> Bool {
    guard text[position] == "/", position + 1 < text.count else { return false }
    if text[position + 1] == "/" {
      while position < text.count, text[position] != "\n" { position += 1 }
      return true
    }
    guard text[position + 1] == "*" else { return false }
    position += 2
    while position + 1 < text.count, !(text[position] == "*" && text[position + 1] == "/") {
      position += 1
    }
    position += 2
    return true
  }

  private static func quoted(_ text: [Unicode.Scalar], _ position: inout Int) -> String? {
    var result = String.UnicodeScalarView()
    position += 1
    while position < text.count {
      let scalar = text[position]
      position += 1
      if scalar == "\"" { return String(result) }
      guard scalar == "\\", position < text.count else {
        result.append(scalar)
        continue
      }
      let escaped = text[position]
      position += 1
      switch escaped {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "U", "u":
        let digits = text[position..<min(position + 4, text.count)]
        let word = String(String.UnicodeScalarView(digits))
        if let value = UInt32(word, radix: 16), let decoded = Unicode.Scalar(value) {
          result.append(decoded)
          position += digits.count
        }
      default: result.append(escaped)
      }
    }
    return nil
  }
}
