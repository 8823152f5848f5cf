import Menuet
import MenuetBinding
import MenuetModel
import MenuetSchemas
import MenuetSource
import MenuetXML

extension LanguageServer {
  /// The facts known of the thing at a place.
  func hover(
    _ document: OpenDocument, _ parameters: JSONValue
  ) throws(ProtocolError) -> JSONValue {
    let offset = try offset(parameters, in: document)
    guard let hover = Hover(document, at: offset, in: workspace) else { return .null }
    return [
      "contents": [
        "kind": client.hasMarkdown ? "markdown" : "plaintext",
        "value": .text(client.hasMarkdown ? hover.text : hover.plainText),
      ],
      "range": document.file.range(hover.range, workspace.encoding),
    ]
  }
}

/// The text shown of the thing at a place.
struct Hover {
  /// In Markdown.
  let text: String
  let range: Range<Int>

  /// The same for clients that show Markdown as it is written.
  var plainText: String {
    String(text.replacing("**", with: "").filter { $0 != "`" })
  }

  /// `nil` where there is nothing to say.
  init?(_ document: OpenDocument, at offset: Int, in workspace: Workspace) {
    var sections: [String] = []
    var range: Range<Int>?
    let readings = workspace.readings(of: document)
    if let reading = readings.first, let file = reading.file(document.identity),
      let bound = reading.bound(file)
    {
      let finder = HoverFinder(
        workspace: workspace, reading: reading, bound: bound, file: file, offset: offset)
      (sections, range) = finder.found
    }
    for (finding, _) in workspace.currentFindings(in: document, at: offset..<offset) {
      guard let rule = RuleCatalog.info(finding.rule.rawValue) else { continue }
      sections.append(RuleWords.text(rule))
      range = range ?? finding.location.range.bounds
    }
    if sections.isEmpty, let (rule, word) = Self.allowedRule(in: document.file, at: offset) {
      sections.append(RuleWords.text(rule))
      range = word
    }
    guard let range, !sections.isEmpty else { return nil }
    self.range = range
    text = sections.joined(separator: "\n\n---\n\n")
  }

  /// The rule that an instruction allows to be broken, where its name stands at a place.
  private static func allowedRule(
    in file: FileText, at offset: Int
  ) -> (RuleInfo, Range<Int>)? {
    let text = file.source
    guard case .allowance(let word) = CursorContext(text, at: offset).place,
      let rule = RuleCatalog.info(String(decoding: text[word], as: UTF8.self))
    else { return nil }
    return (rule, word)
  }
}

/// A rule in a few paragraphs.
enum RuleWords {
  static func text(_ rule: RuleInfo) -> String {
    """
    **\(rule.id.rawValue)** · \(rule.severity.rawValue)

    \(sentence(rule.summary))

    \(sentence(rule.why))

    *\(rule.guideline.page)*: \(sentence(rule.guideline.statement))
    """
  }

  private static func sentence(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    let first = line.prefix(1).uppercased() + line.dropFirst()
    return first.hasSuffix(".") ? first : first + "."
  }
}

private struct HoverFinder {
  let workspace: Workspace
  let reading: Reading
  let bound: BoundDocument
  let file: Int
  let offset: Int

  private var tree: SyntaxTree { bound.tree }
  private var appName: String { reading.bound(0)?.text(.name, 0) ?? "" }

  var found: (sections: [String], range: Range<Int>?) {
    guard let element = tree.element(withTagAt: UInt32(clamping: offset)) else { return ([], nil) }
    let syntax = tree.elements[element]
    if let mention = reading.mentions.mentions(at: offset, inFile: file).first {
      let words = symbol(mention, at: element)
      if !words.isEmpty { return ([words], mention.range.bounds) }
    }
    if syntax.head.bounds.contains(offset) || Int(syntax.head.end) == offset {
      guard let kind = bound.kind(element) else { return ([], nil) }
      return ([self.element(kind)] + placed(element), syntax.nameRange.bounds)
    }
    guard let index = tree.attribute(of: element, at: UInt32(clamping: offset)),
      let kind = bound.kind(element), let name = bound.name(of: index),
      let spec = Vocabulary.spec(kind).attribute(name)
    else { return ([], nil) }
    let attribute = tree.attributes[index]
    if offset <= Int(attribute.nameRange.end) {
      return ([words(of: spec)], attribute.nameRange.bounds)
    }
    if let system = SystemCommand(rawValue: tree.value(of: index)), spec.type == .systemCommand {
      return ([CommandFacts.words(of: system, inAppNamed: appName)], attribute.value.bounds)
    }
    return ([words(of: spec)], attribute.value.bounds)
  }

  // MARK: The language

  private func element(_ kind: ElementName) -> String {
    let page = ReferencePage(.element(kind))
    var text = "**\(kind.spelling)** · element\n\n" + ReferenceMarkdown.plain.text(page.summary)
    if case .paragraph(let home) = page.blocks.first {
      text += "\n\n" + ReferenceMarkdown.plain.text(home)
    }
    return text
  }

  private func words(of attribute: AttributeSpec) -> String {
    var text = "**\(attribute.name.spelling)** · attribute\n\n\(attribute.summary)\n"
    text += "\n- Value: \(ReferenceMarkdown.plain.text(attribute.type.explanation))"
    if let value = attribute.defaultValue { text += "\n- Default: `\(value)`" }
    if attribute.isRequired { text += "\n- Required" }
    if attribute.place != .anywhere { text += "\n- Only \(attribute.place.description)" }
    return text
  }

  // MARK: What is declared

  /// The thing that an element refers to, and where the element stands in a toolbar.
  private func placed(_ element: Int) -> [String] {
    let own = reading.mentions.mentions(inFile: file).first { mention in
      guard mention.element == element else { return false }
      switch bound.name(of: mention.attribute) {
      case .id, .ref, .system, .choice: return true
      default: return false
      }
    }
    return own.map { [symbol($0, at: element)].filter { !$0.isEmpty } } ?? []
  }

  private func symbol(_ mention: Mention, at element: Int) -> String {
    let symbol = reading.mentions.symbol(of: mention)
    guard let declaration = reading.mentions.declaration(of: mention),
      let entry = DeclaredNames.entry(declaration, in: reading)
    else {
      return SystemCommand(rawValue: symbol.id)
        .map { CommandFacts.words(of: $0, inAppNamed: appName) } ?? ""
    }
    var text = entry.title.map { "**\($0)** · " } ?? ""
    text += "\(entry.kind.spelling) `\(symbol.id)`"
    if !entry.documentation.isEmpty { text += "\n\n" + entry.documentation }
    let places = places(of: reading.mentions.aliases(of: symbol))
    if !places.isEmpty {
      text += "\n\nStands in\n" + places.map { "- \($0)" }.joined(separator: "\n")
    }
    return text
  }

  /// The places where people find a thing, with what becomes of it there.
  private func places(of symbols: Set<Symbol>) -> [String] {
    var places: [String] = []
    for mention in reading.mentions.mentions(of: symbols) {
      guard let bound = reading.bound(mention.file),
        let name = bound.name(of: mention.attribute), [.ref, .id, .choice, .system].contains(name),
        let path = path(of: mention.element, in: bound)
      else { continue }
      var words = path
      if let place = ToolbarPlace(mention.element, of: bound),
        let story = workspace.bars(of: reading)[place.toolbar]?.words(of: place.unit)
      {
        words += ": \(story)"
      }
      if !places.contains(words) { places.append(words) }
    }
    return places
  }

  /// The surfaces around an element, the outermost first; `nil` where it stands in none.
  private func path(of element: Int, in bound: BoundDocument) -> String? {
    var names: [String] = []
    var parent = Int(bound.tree.elements[element].parent)
    while parent > 0 {
      if let kind = bound.kind(parent) {
        switch kind {
        case .commands, .states, .choice: return nil
        case .leading, .center, .trailing, .section, .group, .view, .title, .documentMenu: break
        default:
          let name =
            bound.text(.title, parent) ?? bound.text(.standard, parent)
            ?? bound.text(.id, parent) ?? ""
          names.append(name.isEmpty ? kind.spelling : "\(kind.spelling) \(name)")
        }
      }
      parent = Int(bound.tree.elements[parent].parent)
    }
    return names.isEmpty ? nil : names.reversed().joined(separator: " › ")
  }
}

extension Workspace {
  /// The findings in an open document with the compilation of each, where they hold for its text of
  /// now.
  ///
  /// - Parameter range: The bytes that they meet; `nil` for all of the document.
  func currentFindings(
    in document: OpenDocument, at range: Range<Int>? = nil
  ) -> [(finding: Diagnostic, compilation: Compilation)] {
    var found: [(finding: Diagnostic, compilation: Compilation)] = []
    let roots = roots(of: document.identity)
    for root in roots where isAnalyzed(root) {
      guard let compilation = analyses[root]?.compilation,
        let file = compilation.identities.firstIndex(of: document.identity)
      else { continue }
      let known = found.map(\.finding)
      for finding in compilation.findings where finding.location.file == file {
        let bounds = finding.location.range.bounds
        if let range, bounds.lowerBound > range.upperBound || range.lowerBound > bounds.upperBound {
          continue
        }
        if !known.contains(finding) { found.append((finding, compilation)) }
      }
    }
    return found
  }
}
