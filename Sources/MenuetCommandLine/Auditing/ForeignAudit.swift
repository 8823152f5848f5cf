import Menuet
import MenuetBinding
import MenuetImport
import MenuetModel
import MenuetSource
import MenuetXML

/// The findings of the rules in a foreign file, at its own places.
struct ForeignAudit: Sendable {
  let findings: [MenuetSource.Diagnostic]
  let source: SourceFile

  /// Makes a document of a file in memory, has it checked, and leads every finding back.
  init(
    _ bytes: [UInt8], path: String, by compiler: Compiler, _ importer: Importer,
    beside files: any SideFiles
  ) {
    var sink = DiagnosticSink(policy: compiler.options.policy)
    guard let result = importer.read(bytes, path: path, beside: files, into: &sink) else {
      findings = sink.sorted()
      source = SourceFile(path: path, text: [])
      return
    }
    source = result.source
    // What a broken file seems to say may be the fault of its mistakes.
    if !sink.hasErrors, !result.document.isEmpty {
      for finding in Self.findings(in: result.document, by: compiler) { sink.report(finding) }
    }
    findings = sink.sorted()
  }

  private static func findings(
    in document: ImportedDocument, by compiler: Compiler
  ) -> [MenuetSource.Diagnostic] {
    var compiler = compiler
    // Nothing lies beside a document in memory.
    compiler.options.includes = nil
    compiler.options.catalogs = nil
    let compilation = compiler.validate(document.text, path: "<imported>")
    guard let tree = compilation.bound.first?.tree else { return [] }
    let places = OriginPlaces(document, tree)
    return compilation.findings.compactMap { finding in
      guard AuditRules.contains(finding.rule, for: document.format) else { return nil }
      return places.original(of: finding)
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
    guard let place = place(of: finding.location), !isExempt(finding) else { return nil }
    var result = finding
    result.location.range = place.range
    if let id = place.id { result.message += " (element '\(id)')" }
    result.notes = finding.notes.compactMap { note in
      guard let place = self.place(of: note.location) else { return nil }
      let id = place.id.map { " (element '\($0)')" } ?? ""
      return DiagnosticNote(note.message + id, at: SourceLocation(range: place.range))
    }
    result.further = []
    // The edits are of the document, and nothing but a person changes the file.
    result.fixIts =
      AuditRules.hasAdvice(finding.rule) ? finding.fixIts.map { FixIt($0.title) } : []
    return result
  }

  /// Returns whether a finding is of words that nobody chose as a command's: those of a template, or the
  /// values that a pop-up button offers.
  private func isExempt(_ finding: MenuetSource.Diagnostic) -> Bool {
    guard finding.rule.rawValue.hasPrefix("menu-title"),
      let index = element(at: finding.location.range.start),
      document.elements.indices.contains(index)
    else { return false }
    let element = document.elements[index]
    return element.isOfTemplate || element.name == .option
      || (element.name == .pullDownButton && !element.losses.isEmpty)
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
