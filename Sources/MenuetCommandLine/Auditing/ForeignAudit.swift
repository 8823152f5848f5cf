import Menuet
import MenuetBinding
import MenuetImport
import MenuetModel
import MenuetSource
import MenuetTool
import MenuetXML

/// The findings of the rules in a foreign file, at its own places.
struct ForeignAudit: Sendable {
  let findings: [MenuetSource.Diagnostic]
  let source: SourceFile
  /// Indicates whether the file has mistakes in its own format.
  let isBroken: Bool

  /// Makes a document of a file in memory, has it checked, and leads every finding back.
  init(
    _ bytes: [UInt8], path: String, by compiler: Compiler, _ importer: Importer,
    beside files: any SideFiles
  ) {
    var sink = DiagnosticSink(policy: compiler.options.policy)
    guard let result = importer.read(bytes, path: path, beside: files, into: &sink) else {
      findings = sink.sorted()
      source = SourceFile(path: path, text: [])
      isBroken = true
      return
    }
    source = result.source
    isBroken = sink.hasErrors
    // What a broken file seems to say may be the fault of its mistakes.
    if !sink.hasErrors, !result.document.isEmpty {
      for finding in Self.findings(in: result.document, by: compiler) { sink.report(finding) }
    }
    findings = sink.sorted()
  }

  /// Returns whether a file that was found, and not named, says nothing about the project's menus: it is
  /// in no format that is read, it only looks like one that is, or it is the translation of another.
  func isOfNobody(_ path: String) -> Bool {
    if findings.contains(where: { $0.rule == Importer.formatRule }) { return true }
    // Files of many kinds have the other endings, and parts of files.
    guard path.hasSuffix(".xib") || path.hasSuffix(".storyboard") else { return isBroken }
    let folder = Path.folder(of: path)
    let name = Path.name(of: path)
    return ["Base.lproj", "en.lproj", "English.lproj"].contains { original in
      folder.hasSuffix(".lproj") && Path.name(of: folder) != original
        && (Path.name(of: folder) != "en.lproj" || original == "Base.lproj")
        && FileSystem.realPath(Path.join(Path.join(Path.folder(of: folder), original), name)) != nil
    }
  }

  private static func findings(
    in document: ImportedDocument, by compiler: Compiler
  ) -> [MenuetSource.Diagnostic] {
    var compiler = compiler
    // Nothing lies beside a document in memory.
    compiler.options.includes = nil
    compiler.options.catalogs = nil
    AuditPrecision.setThresholds(&compiler.options.ruleOptions)
    let compilation = compiler.validate(document.text, path: "<imported>")
    guard let tree = compilation.bound.first?.tree else { return [] }
    let places = OriginPlaces(document, tree)
    let findings = compilation.findings.compactMap { finding in
      AuditRules.contains(finding.rule, for: document.format) ? places.original(of: finding) : nil
    }
    // Whoever renames the settings writes the whole title anew.
    let renamed = Set(findings.filter { $0.rule == "menu-title-settings" }.map(\.location.range))
    // So does the remedy for capitals.
    let capitals = Dictionary(
      findings.filter { $0.rule == "menu-title-case" }.map { ($0.location.range, $0.fixIts) },
      uniquingKeysWith: { first, _ in first })
    return findings.compactMap { finding in
      guard finding.rule.rawValue.hasPrefix("menu-"), finding.rule != "menu-title-settings" else {
        return finding
      }
      if renamed.contains(finding.location.range) { return nil }
      var finding = finding
      if finding.rule == "menu-ellipsis-dots", let fixIts = capitals[finding.location.range] {
        finding.fixIts = fixIts
      }
      return finding
    }
  }
}

/// Leads places in an imported document back to the foreign file.
private struct OriginPlaces {
  private let document: ImportedDocument
  private let tree: SyntaxTree
  private static let attributes = Dictionary(
    uniqueKeysWithValues: AttributeName.allCases.map { ($0.spelling, $0) })

  init(_ document: ImportedDocument, _ tree: SyntaxTree) {
    self.document = document
    self.tree = tree
  }

  /// The finding in the foreign file; `nil` where that says nothing of the kind.
  func original(of finding: MenuetSource.Diagnostic) -> MenuetSource.Diagnostic? {
    guard let place = place(of: finding.location), isWanted(finding) else { return nil }
    var result = finding
    result.location.range = place.range
    result.message = Self.named(words(of: finding.message, at: finding.location), place)
    result.notes = finding.notes.compactMap { note in
      guard let place = self.place(of: note.location) else { return nil }
      return DiagnosticNote(
        Self.named(words(of: note.message, at: note.location), place),
        at: SourceLocation(range: place.range))
    }
    result.further = []
    // The edits are of the document, and nothing but a person changes the file.
    result.fixIts =
      AuditRules.hasAdvice(finding.rule) ? finding.fixIts.map { FixIt($0.title) } : []
    return result
  }

  /// A message with the keys as the foreign file writes them.
  private func words(of message: String, at location: SourceLocation) -> String {
    guard let shortcut = origin(of: location)?.shortcut else { return message }
    return message.replacing("'\(shortcut.own)'", with: "'\(shortcut.foreign)'")
  }

  /// A message with the element that it is about, which a reader finds by its id in the format's own
  /// editor. It comes first: behind a message that ends in the name of another it would be read as that
  /// one's.
  private static func named(_ message: String, _ place: ForeignPlace) -> String {
    place.id.map { "element '\($0)': \(message)" } ?? message
  }

  /// Returns whether a finding says something to whoever keeps the file.
  private func isWanted(_ finding: MenuetSource.Diagnostic) -> Bool {
    guard let element = origin(of: finding.location) else { return false }
    let others = finding.notes.compactMap { origin(of: $0.location) }
    return AuditPrecision.isWanted(finding.rule, of: element)
      && !AuditPrecision.isUnsure(finding.rule, of: [element] + others)
  }

  private func origin(of location: SourceLocation) -> ImportedDocument.Element? {
    guard let index = element(at: location.range.start), document.elements.indices.contains(index)
    else { return nil }
    return document.elements[index]
  }

  private func place(of location: SourceLocation) -> ForeignPlace? {
    guard let index = element(at: location.range.start),
      document.elements.indices.contains(index), let origin = document.elements[index].origin
    else { return nil }
    if let attribute = tree.attribute(of: index, at: location.range.start),
      let name = Self.attributes[tree.names[Int(tree.attributes[attribute].name)]],
      let range = document.elements[index].attributes[name]
    {
      return ForeignPlace(range, id: origin.id)
    }
    return origin
  }

  /// The last element that starts at an offset or before it.
  private func element(at offset: UInt32) -> Int? {
    var (low, high) = (0, tree.elements.count)
    while low < high {
      let middle = (low + high) / 2
      if tree.elements[middle].tag.start <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }
}
