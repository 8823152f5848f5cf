import Menuet
import MenuetBinding
import MenuetModel
import MenuetSource
import MenuetXML

extension LanguageServer {
  /// The remedies of what was found at a range, and of all that can be mended without asking.
  func codeActions(
    _ document: OpenDocument, _ parameters: JSONValue
  ) throws(ProtocolError) -> Reply {
    guard let range = range(parameters["range"], in: document) else {
      throw ProtocolError(.invalidParams, "'range' has a 'start' and an 'end'")
    }
    let context = parameters["context"]
    let only = context?["only"]?.strings
    func isWanted(_ kind: String) -> Bool {
      only.map { $0.contains { kind == $0 || kind.hasPrefix($0 + ".") || $0.isEmpty } } ?? true
    }
    var actions: [JSONValue] = []
    if isWanted(Self.quickFix) {
      for (finding, compilation) in workspace.currentFindings(in: document, at: range) {
        actions += fixes(finding, compilation)
        if let action = allowance(finding, compilation, in: document) { actions.append(action) }
      }
    }
    let remedies = unique(actions)
    // 2 is for a client that asks by itself whenever the cursor moves, for its bulb.
    let isAutomatic = only == nil && context?["triggerKind"]?.integer == 2
    guard isWanted(Self.fixAll), !isAutomatic, let fixAll = FixAll(document, in: workspace) else {
      return .value(.list(remedies))
    }
    let writer = EditWriter(workspace, client)
    return .work {
      guard let edit = fixAll.edit else { return .list(remedies) }
      let action: JSONValue = [
        "title": "fix everything that is safe to fix", "kind": .text(Self.fixAll),
        "edit": writer.json([edit]),
      ]
      return .list(remedies + [action])
    }
  }

  static let quickFix = "quickfix"
  static let fixAll = "source.fixAll.menuet"

  private func fixes(_ finding: Diagnostic, _ compilation: Compilation) -> [JSONValue] {
    let files = FindingFiles(compilation, in: workspace)
    let diagnostic = files.json(finding, hasNotes: client.hasRelatedInformation)
    return finding.fixIts.filter { !$0.edits.isEmpty }.map { fixIt in
      let edits = fixIt.edits.map {
        FileEdit(
          file: files[$0.location.file], range: $0.location.range.bounds,
          replacement: $0.replacement)
      }
      return [
        "title": .text(fixIt.title), "kind": .text(Self.quickFix), "diagnostics": [diagnostic],
        "isPreferred": .flag(fixIt.isSafe), "edit": EditWriter(workspace, client).json(edits),
      ]
    }
  }

  /// An instruction that lets a rule be broken here, as the author may know better. Errors of the
  /// language are none to be allowed.
  private func allowance(
    _ finding: Diagnostic, _ compilation: Compilation, in document: OpenDocument
  ) -> JSONValue? {
    guard finding.severity != .error, !finding.isStructural,
      compilation.bound.indices.contains(finding.location.file)
    else { return nil }
    let tree = compilation.bound[finding.location.file].tree
    guard let element = tree.element(around: finding.location.range.start), element > 0 else {
      return nil
    }
    let files = FindingFiles(compilation, in: workspace)
    let start = Int(tree.elements[element].tag.start)
    let file = files[finding.location.file]
    let line = file.text.indentation(at: start + file.markLength)
    let rule = finding.rule.rawValue
    let edit = FileEdit(
      file: file, range: start..<start, replacement: "<?menuet-allow \(rule)?>\n\(line)")
    return [
      "title": .text("allow '\(rule)' here"), "kind": .text(Self.quickFix),
      "diagnostics": [files.json(finding, hasNotes: client.hasRelatedInformation)],
      "edit": EditWriter(workspace, client).json([edit]),
    ]
  }
}

/// Every safe remedy in a document, until none is left.
struct FixAll: Sendable {
  /// How often remedies are applied before what is left is left, as `validate --fix` does.
  private static let rounds = 10

  private let identity: String
  private let file: FileText
  private let snapshot: RootSnapshot

  /// `nil` where there is none.
  init?(_ document: OpenDocument, in workspace: Workspace) {
    let hasFix = workspace.currentFindings(in: document).contains { finding, _ in
      finding.fixIts.contains(where: \.isSafe)
    }
    guard hasFix, let root = workspace.roots(of: document.identity).first,
      let snapshot = workspace.snapshot(ofRoot: root)
    else { return nil }
    self.snapshot = snapshot
    identity = document.identity
    file = document.file
  }

  /// The edit; `nil` where nothing changes.
  var edit: FileEdit? {
    let old = file.source
    var text = old
    for _ in 0..<Self.rounds {
      let compilation = snapshot.compile(replacing: [identity: OpenDocument.marked(text)])
      guard let number = compilation.identities.firstIndex(of: identity) else { break }
      let fixes = SafeFixes(of: compilation.findings, file: number)
      if fixes.count == 0 { break }
      for edit in fixes.edits {
        let range = edit.location.range.bounds.clamped(to: 0..<text.count)
        text.replaceSubrange(range, with: edit.replacement.utf8)
      }
    }
    return TextChange(from: old, to: text).map {
      FileEdit(file: file, range: $0.range, replacement: $0.replacement)
    }
  }
}

/// The part of a text that changes.
struct TextChange {
  let range: Range<Int>
  let replacement: String

  /// `nil` where nothing does. Whole scalars are taken, so that every piece is UTF-8.
  init?(from old: [UInt8], to new: [UInt8]) {
    if old == new { return nil }
    let difference = TextDifference(from: old, to: new)
    range = difference.start..<difference.end - difference.growth
    replacement = String(decoding: new[difference.start..<difference.end], as: UTF8.self)
  }
}

/// The rules that `menuet-allow` may name.
enum AllowedRules {
  static let items: [CompletionItem] = RuleCatalog.rules.filter { !$0.isStructural }.map {
    CompletionItem(
      $0.id.rawValue, .constant, detail: $0.severity.rawValue, documentation: RuleWords.text($0))
  }
}
