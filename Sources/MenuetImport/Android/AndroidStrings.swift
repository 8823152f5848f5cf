import MenuetSource
import MenuetXML

/// The string resources that a menu of Android may name.
struct AndroidStrings: Sendable {
  /// The tables of the module itself, and of the other modules of the project, in the order in which
  /// they are asked.
  private let tables: [AndroidStringTable]

  /// Reads `values/*.xml` beside the folder of the menu and, where the menu lies in a project, those of
  /// its other modules.
  init(beside files: any SideFiles, wantsTranslations: Bool) {
    let words = wantsTranslations ? "strings and translations" : "strings"
    func table(_ folder: String) -> AndroidStringTable {
      files.remembered(of: folder, as: words) {
        AndroidStringTable(in: folder, files, wantsTranslations: wantsTranslations)
      }
    }
    var tables = [table("..")]
    if let root = Self.projectRoot(files) {
      let folders = files.remembered(of: root, as: "resources") {
        Self.resourceFolders(in: root, files)
      }
      tables += folders.map { table("\(root)/\($0)") }
    }
    self.tables = tables
  }

  /// The text of a resource, with references to other resources resolved.
  func text(_ key: String) -> String? { text(key) { $0.texts[key] } }

  func translations(_ key: String) -> [String: String] {
    tables.first { $0.texts[key] != nil || $0.translations[key] != nil }?.translations[key] ?? [:]
  }

  private func text(_ key: String, _ find: (AndroidStringTable) -> String?) -> String? {
    guard let text = tables.lazy.compactMap(find).first else { return nil }
    // A text may stand for another; one that stands for a third is rare enough to be left as it is.
    guard text.hasPrefix("@string/") else { return text }
    let other = String(text.dropFirst(8))
    return tables.lazy.compactMap { $0.texts[other] }.first { !$0.hasPrefix("@string/") }
  }

  /// The folder of the project, which has the settings of its build.
  private static func projectRoot(_ files: any SideFiles) -> String? {
    var folder = "../.."
    for _ in 0..<6 {
      let names = files.names(in: folder)
      if names.contains("settings.gradle") || names.contains("settings.gradle.kts") {
        return folder
      }
      folder += "/.."
    }
    return nil
  }

  /// The folders of resources of a project's modules, in the order of their paths, as seen from the
  /// project's.
  private static func resourceFolders(in root: String, _ files: any SideFiles) -> [String] {
    var result: [String] = []
    var level = [""]
    for _ in 0..<4 {
      var next: [String] = []
      for folder in level {
        for name in files.names(in: folder.isEmpty ? root : "\(root)/\(folder)")
        where !name.hasPrefix(".") && name != "build" {
          let path = folder.isEmpty ? name : "\(folder)/\(name)"
          if name == "src" {
            result.append("\(path)/main/res")
          } else if !name.contains(".") {
            next.append(path)
          }
        }
      }
      level = Array(next.prefix(500))
    }
    return result
  }
}

/// The string resources of one folder.
struct AndroidStringTable: Sendable {
  fileprivate(set) var texts: [String: String] = [:]
  /// By key and language.
  fileprivate(set) var translations: [String: [String: String]] = [:]

  /// - Parameter folder: A folder of resources, which has folders of values.
  fileprivate init(in folder: String, _ files: any SideFiles, wantsTranslations: Bool) {
    for name in files.names(in: folder) where name == "values" || name.hasPrefix("values-") {
      let language = Self.language(name)
      guard name == "values" || (wantsTranslations && language != nil) else { continue }
      for file in files.names(in: "\(folder)/\(name)") where file.hasSuffix(".xml") {
        guard let bytes = files.read("\(folder)/\(name)/\(file)"), Self.mayHoldStrings(bytes) else {
          continue
        }
        for (key, text) in Self.strings(bytes, path: file) {
          if let language {
            translations[key, default: [:]][language] = text
          } else if texts[key] == nil {
            texts[key] = text
          }
        }
      }
    }
  }

  /// Returns whether a file has an element for strings: colours and dimensions lie in the same folder.
  private static func mayHoldStrings(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).utf8.firstRange(of: "string".utf8) != nil
  }

  /// The BCP 47 tag of a folder such as `values-pt-rBR`; `nil` for one by other qualifiers.
  private static func language(_ folder: String) -> String? {
    let parts = folder.split(separator: "-").dropFirst().map(String.init)
    guard let first = parts.first, first.count <= 3 || first.hasPrefix("b+"),
      first.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "+" })
    else { return nil }
    if first.hasPrefix("b+") { return String(first.dropFirst(2)).replacing("+", with: "-") }
    // `values-v21` and the like have digits; `values-car` is a device.
    guard first.allSatisfy(\.isLetter), !["car"].contains(first) else { return nil }
    guard parts.count > 1, parts[1].hasPrefix("r") else { return parts.count == 1 ? first : nil }
    return "\(first)-\(parts[1].dropFirst())"
  }

  private static func strings(_ bytes: [UInt8], path: String) -> [(String, String)] {
    var sink = DiagnosticSink()
    guard let source = SourceDecoder().decode(bytes, path: path, into: &sink),
      let tree = XMLReader(documentType: .external).read(source, into: &sink)
    else { return [] }
    let root = ForeignElement(ForeignTree(tree), 0)
    return root.children.compactMap { element in
      guard element.name == "string" || (element.name == "item" && element["type"] == "string"),
        let name = element["name"], let text = element.wholeText
      else { return nil }
      return (name, unescaped(text))
    }
  }

  /// A text without the escapes of string resources.
  static func unescaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var scalars = Array(text.unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      if scalar == "\\", let escaped = scalars.popFirst() {
        let digits = String(String.UnicodeScalarView(scalars.prefix(4)))
        if escaped == "u", digits.count == 4, let value = UInt32(digits, radix: 16),
          let decoded = Unicode.Scalar(value)
        {
          result.append(decoded)
          scalars = scalars.dropFirst(4)
        } else {
          result.append(escaped == "n" || escaped == "t" ? " " : escaped)
        }
      } else if scalar.properties.isWhitespace {
        // Runs of white space are one space.
        if result.last != " " { result.append(" ") }
      } else if scalar != "\"" {
        result.append(scalar)
      }
    }
    return String(result).trimmed
  }
}
