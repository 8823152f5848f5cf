import MenuetSource
import MenuetXML

/// The string resources of an Android module, and of the modules beside it.
struct AndroidStrings: Sendable {
  private var texts: [String: String] = [:]
  private var translated: [String: [String: String]] = [:]

  /// Reads `values/*.xml` beside the folder of the menu and, where the menu lies in a project, those of
  /// its other modules.
  init(beside files: any SideFiles, wantsTranslations: Bool) {
    read("..", files, wantsTranslations)
    guard let root = Self.projectRoot(files) else { return }
    for folder in Self.resourceFolders(in: root, files) {
      read(folder, files, wantsTranslations)
    }
  }

  func text(_ key: String) -> String? { texts[key] }

  func translations(_ key: String) -> [String: String] { translated[key] ?? [:] }

  /// - Parameter folder: A folder of resources.
  private mutating func read(_ folder: String, _ files: any SideFiles, _ translations: Bool) {
    for name in files.names(in: folder) where name == "values" || name.hasPrefix("values-") {
      let language = Self.language(name)
      guard name == "values" || (translations && language != nil) else { continue }
      for file in files.names(in: "\(folder)/\(name)")
      where file.hasSuffix(".xml") && file.contains("string") {
        guard let bytes = files.read("\(folder)/\(name)/\(file)") else { continue }
        for (key, text) in Self.strings(bytes, path: file) {
          if let language {
            translated[key, default: [:]][language] = text
          } else if texts[key] == nil {
            texts[key] = text
          }
        }
      }
    }
  }

  /// The BCP 47 tag of a folder such as `values-pt-rBR`; `nil` for one by other qualifiers.
  private static func language(_ folder: String) -> String? {
    let parts = folder.split(separator: "-").dropFirst().map(String.init)
    guard let first = parts.first, first.count <= 3 || first.hasPrefix("b+"),
      first.allSatisfy({ $0.isLetter || $0 == "+" })
    else { return nil }
    if first.hasPrefix("b+") { return String(first.dropFirst(2)).replacing("+", with: "-") }
    // `values-sw600dp` and the like have digits; `values-car` is a device.
    guard !["car"].contains(first) else { return nil }
    guard parts.count > 1, parts[1].hasPrefix("r") else { return parts.count == 1 ? first : nil }
    return "\(first)-\(parts[1].dropFirst())"
  }

  private static func strings(_ bytes: [UInt8], path: String) -> [(String, String)] {
    var sink = DiagnosticSink()
    guard let source = SourceDecoder().decode(bytes, path: path, into: &sink),
      let tree = XMLReader(documentType: .external).read(source, into: &sink)
    else { return [] }
    let root = ForeignElement(ForeignTree(tree), 0)
    return root.children("string").compactMap { element in
      guard let name = element["name"], let text = element.text else { return nil }
      return (name, unescaped(text))
    }
  }

  /// A text without the escapes of string resources.
  private static func unescaped(_ text: String) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      if isEscaped {
        result.append(character == "n" || character == "t" ? " " : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character.isNewline {
        if result.last != " " { result.append(" ") }
      } else if character != "\"" {
        result.append(character)
      }
    }
    return result.trimmed
  }

  // MARK: Modules

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

  /// The folders of resources of a project's modules, in the order of their paths.
  private static func resourceFolders(in root: String, _ files: any SideFiles) -> [String] {
    var result: [String] = []
    var level = [root]
    for _ in 0..<3 {
      var next: [String] = []
      for folder in level {
        for name in files.names(in: folder) where !name.hasPrefix(".") && name != "build" {
          let path = "\(folder)/\(name)"
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
