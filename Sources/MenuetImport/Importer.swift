package import MenuetSource
package import MenuetXML

/// Reads files of other tools, and makes documents of them.
package struct Importer: Sendable {
  private let limits: XMLLimits
  private let format: ForeignFormat?
  private let purpose: Purpose

  /// The use of the documents.
  package enum Purpose: Sendable {
    /// They are written, with a String Catalog beside each if there is a place for it.
    case writing(hasCatalog: Bool)
    /// Rules look at them for the file's sake: its mistakes stay, and translations are left out.
    case auditing
  }

  /// - Parameter format: The format of the files; `nil` to find it out of each.
  package init(
    for purpose: Purpose, limits: XMLLimits = XMLLimits(), format: ForeignFormat? = nil
  ) {
    self.purpose = purpose
    self.limits = limits
    self.format = format
  }

  /// Makes a document of a file. Gives `nil` where the file cannot be understood; the reason is
  /// recorded. A file with mistakes gives a document of what could be read, and errors.
  ///
  /// - Parameters:
  ///   - path: The path that findings name.
  ///   - files: The files beside it.
  package func read(
    _ bytes: [UInt8], path: String, beside files: any SideFiles = NoSideFiles(),
    into sink: inout DiagnosticSink
  ) -> (source: SourceFile, document: ImportedDocument)? {
    if let name = Self.compiledKind(bytes) {
      report(
        "the file is \(name), which Xcode builds of a .xib or .storyboard; name that file instead",
        ByteRange(0, 0), into: &sink)
      return nil
    }
    guard let source = SourceDecoder().decode(bytes, path: path, into: &sink) else { return nil }
    let use: DocumentComposer.Purpose
    var catalog: String?
    switch purpose {
    case .auditing: use = .auditing
    case .writing(let hasCatalog):
      use = .writing
      if hasCatalog { catalog = Self.stem(path) + Self.catalogEnding }
    }
    guard
      let foreign = read(
        source, path, beside: files, wantsTranslations: use == .writing, into: &sink)
    else { return nil }
    return (source, ImportedDocument(foreign, for: use, catalog: catalog, limits: limits))
  }

  /// The id of the finding that a file is in no format that is read.
  package static let formatRule: RuleID = "import-format"

  /// The ending of a String Catalog's name.
  package static let catalogEnding = ".xcstrings"

  private func read(
    _ source: SourceFile, _ path: String, beside files: any SideFiles, wantsTranslations: Bool,
    into sink: inout DiagnosticSink
  ) -> ForeignDocument? {
    let stem = Self.stem(path)
    if format == .vscode || (format == nil && source.text.first { $0 > 0x20 } == UInt8(ascii: "{"))
    {
      return readManifest(
        source, stem, beside: files, wantsTranslations: wantsTranslations, into: &sink)
    }
    if let words = Self.kindOfText(source.text) {
      report(words, ByteRange(0, 0), into: &sink)
      return nil
    }
    let expected =
      format ?? path.split(separator: ".").last.flatMap { ForeignFormat(rawValue: String($0)) }
    let reader = XMLReader(
      limits: limits, documentType: .external, rootName: expected?.rootName)
    guard let tree = reader.read(source, into: &sink) else { return nil }
    let root = ForeignElement(ForeignTree(tree), 0)
    guard let format = format ?? ForeignFormat(root: root) else {
      reportUnknown(root.head, root.name, into: &sink)
      return nil
    }
    switch format {
    case .xib, .storyboard:
      guard root.name == "document" else { break }
      guard root["type"]?.contains("InterfaceBuilder") != false else { break }
      return InterfaceReader(
        root, format, path: path, stem: stem, beside: files, wantsTranslations: wantsTranslations
      ).read()
    case .android where root.name == "menu":
      return AndroidReader(
        root, stem: stem, beside: files, wantsTranslations: wantsTranslations
      ).read()
    case .gmenu where root.name == "interface": return GMenuReader(root, stem: stem).read()
    case .kxmlgui where ["gui", "kpartgui", "kxmlgui"].contains(root.name):
      return KXMLGUIReader(root, stem: stem).read()
    case .qt where root.name == "ui": return QtReader(root, stem: stem).read()
    case .ribbon where root.name == "Application": return RibbonReader(root, stem: stem).read()
    case .android, .gmenu, .kxmlgui, .qt, .ribbon, .vscode: break
    }
    reportUnknown(root.head, root.name, into: &sink)
    return nil
  }

  private func readManifest(
    _ source: SourceFile, _ stem: String, beside files: any SideFiles, wantsTranslations: Bool,
    into sink: inout DiagnosticSink
  ) -> ForeignDocument? {
    do throws(JSONValue.ParseError) {
      let root = try JSONValue(parsing: source.text)
      if ManifestReader.isManifest(root) {
        return ManifestReader(
          root, stem: stem, beside: files, wantsTranslations: wantsTranslations
        ).read()
      }
      report("the file has no 'contributes' with menus or commands", root.range, into: &sink)
    } catch {
      report("the file is no JSON: \(error.message)", error.range, into: &sink)
    }
    return nil
  }

  /// The name of a file without folder and ending.
  package static func stem(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.split(separator: ".").first.map(String.init) ?? name
  }

  /// The name of a compiled interface; `nil` for any other file.
  private static func compiledKind(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: "NIBArchive".utf8) { return "a compiled nib" }
    if bytes.starts(with: "bplist00".utf8) { return "a binary property list" }
    return nil
  }

  /// The words on a file that is no XML; `nil` for one that may be.
  private static func kindOfText(_ text: [UInt8]) -> String? {
    guard let first = text.first(where: { $0 > 0x20 }), first != UInt8(ascii: "<") else {
      return nil
    }
    let lines = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline)
    let words = lines.map { $0.split(whereSeparator: \.isWhitespace) }
    if words.contains(where: { $0.starts(with: ["using", "Gtk"]) }) {
      return "the file is a Blueprint; compile it with blueprint-compiler and name the .ui"
    }
    if words.contains(where: { $0.contains("MENU") || $0.contains("MENUEX") }) {
      return "the file is a resource script of Windows, which is not read"
    }
    return "the file is of no format that is read: it is no XML"
  }

  private func reportUnknown(
    _ range: ByteRange, _ name: String, into sink: inout DiagnosticSink
  ) {
    if name == "archive" {
      return report(
        "the file is of Interface Builder before Xcode 5; open it in Xcode and save it", range,
        into: &sink)
    }
    let expected = format.map { "no \($0.name)" } ?? "of no format that is read"
    report("the file is \(expected): its root element is '\(name)'", range, into: &sink)
  }

  private func report(_ message: String, _ range: ByteRange, into sink: inout DiagnosticSink) {
    var finding = Diagnostic(
      Self.formatRule, .error, message, at: SourceLocation(range: range))
    finding.isStructural = true
    sink.report(finding)
  }
}
