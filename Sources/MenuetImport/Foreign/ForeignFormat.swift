import MenuetSource

/// The formats of other tools that are read.
package enum ForeignFormat: String, CaseIterable, Sendable {
  case xib, storyboard, android, gmenu, kxmlgui, qt, ribbon, vscode

  /// The name that people know it by.
  package var name: String {
    switch self {
    case .xib: "Interface Builder xib"
    case .storyboard: "Interface Builder storyboard"
    case .android: "Android menu resource"
    case .gmenu: "GMenu interface"
    case .kxmlgui: "KXMLGUI description"
    case .qt: "Qt Designer form"
    case .ribbon: "Windows Ribbon markup"
    case .vscode: "Visual Studio Code manifest"
    }
  }

  /// The name of the root element; `nil` where there are several, or none.
  var rootName: String? {
    switch self {
    case .xib, .storyboard: "document"
    case .android: "menu"
    case .gmenu: "interface"
    case .qt: "ui"
    case .ribbon: "Application"
    case .kxmlgui, .vscode: nil
    }
  }

  /// The endings of names that a file of some format has.
  package static let endings = [".xib", ".storyboard", ".ui", ".rc", ".xml", ".json"]

  /// Returns whether a file found in a folder may be one of a format, by its name alone. Files with
  /// endings that many tools use are known by where they stand.
  package static func isCandidate(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    guard let name = parts.last else { return false }
    let folder = parts.dropLast().last ?? ""
    if name.hasSuffix(".xib") || name.hasSuffix(".storyboard") || name.hasSuffix(".ui") {
      return true
    }
    if name.hasSuffix(".rc") { return name.hasSuffix("ui.rc") || name.hasSuffix("part.rc") }
    if name == "package.json" { return true }
    guard name.hasSuffix(".xml"), !name.hasSuffix(".menuet.xml") else { return false }
    return folder == "menu" || folder.hasPrefix("menu-") || name.lowercased().contains("ribbon")
  }

  /// Returns whether a folder with a name is where projects keep the code of others, in whatever case
  /// and with whatever sign between its words.
  package static func isOfOthers(folderNamed name: String) -> Bool {
    othersFolders.contains(name.lowercased().filter { $0 != "_" && $0 != "-" })
  }

  private static let othersFolders: Set<String> = [
    "3rdparty", "bowercomponents", "carthage", "external", "externals", "nodemodules", "pods",
    "thirdparty", "vendor", "vendored", "vendors", "vendorsrc",
  ]

  /// The format of a file, by its root element.
  ///
  /// - Parameter root: The root element.
  init?(root: ForeignElement) {
    switch root.name {
    case "document":
      guard let type = root["type"], type.contains("InterfaceBuilder") else { return nil }
      self = type.contains("Storyboard") ? .storyboard : .xib
    case "menu": self = .android
    case "interface": self = .gmenu
    case "gui", "kpartgui", "kxmlgui": self = .kxmlgui
    case "ui": self = .qt
    case "Application": self = .ribbon
    default: return nil
    }
  }
}
