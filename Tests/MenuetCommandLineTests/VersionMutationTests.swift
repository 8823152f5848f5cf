import Foundation
import Menuet
import MenuetComparison
import MenuetGeneration
import MenuetModel
import MenuetSource
import Testing

/// Each attribute and each element of the samples is changed once: what changes the meaning is told, and
/// nothing else is.
@Suite struct VersionMutationTests {
  /// A place of a document where something is left out.
  private struct Cut: Hashable {
    /// The element around, the element, and the attribute; empty for the element itself.
    let name: [String]
    let range: Range<String.Index>

    var description: String { name.joined(separator: "/") }
  }

  /// One cut for each attribute of each kind of element, and for each kind of element without content.
  private func cuts(in text: String) throws -> [Cut] {
    let tag = try NSRegularExpression(
      pattern: #"<!--.*?-->|<\?.*?\?>|<(/?)([a-z][\w-]*)((?:\s+[\w:-]+="[^"]*")*)\s*(/?)>"#,
      options: .dotMatchesLineSeparators)
    let attribute = try NSRegularExpression(pattern: #"\s+([\w:-]+)="([^"]*)""#)
    let whole = NSRange(text.startIndex..., in: text)
    var seen: Set<[String]> = []
    var cuts: [Cut] = []
    var stack: [String] = []
    func add(_ name: [String], _ range: NSRange) {
      guard let range = Range(range, in: text), seen.insert(name).inserted else { return }
      cuts.append(Cut(name: name, range: range))
    }
    for match in tag.matches(in: text, range: whole) {
      guard let name = Range(match.range(at: 2), in: text).map({ String(text[$0]) }) else {
        continue
      }
      if match.range(at: 1).length > 0 {
        stack.removeLast()
        continue
      }
      var attributes: [(name: String, value: String, range: NSRange)] = []
      for found in attribute.matches(in: text, range: match.range(at: 3)) {
        guard let key = Range(found.range(at: 1), in: text),
          let value = Range(found.range(at: 2), in: text)
        else { continue }
        attributes.append((String(text[key]), String(text[value]), found.range))
      }
      let kind = name + (attributes.contains { $0.name == "ref" } ? ":ref" : "")
      for (key, value, range) in attributes where !Self.saysNothing(key, value) {
        add([stack.last ?? "", kind, key], range)
      }
      if match.range(at: 4).length > 0 {
        add([stack.last ?? "", kind, ""], match.range)
      } else {
        stack.append(name)
      }
    }
    return cuts
  }

  /// Returns whether an attribute has the value that holds without it, or one that nothing depends on.
  private static func saysNothing(_ name: String, _ value: String) -> Bool {
    ["xmlns", "id", "ref", "system"].contains(name) || (name, value) == ("position", "after")
      || (name, value) == ("destructive", "false")
  }

  /// The part of the JSON of a document that does not say where anything stands.
  private func meaning(of document: Document) throws -> String {
    var document = document
    document.source = .none
    let text = String(decoding: try JSONEmitter(isCompact: true).emit(document), as: UTF8.self)
    return text.replacing(/"source":\{[^{}]*\}/, with: "")
  }

  @Test(arguments: ["Notes", "Mail", "Photos", "TextEdit"])
  func whatIsLeftOutIsTold(_ sample: String) throws {
    let path = VersionFiles.root.appending(path: "Samples/\(sample)/\(sample).menuet.xml").path
    let text = try String(contentsOfFile: path, encoding: .utf8)
    var policy = RulePolicy()
    for rule in RuleCatalog.rules where !rule.isStructural { policy[rule.id] = .off }
    var compiler = Compiler()
    compiler.options.policy = policy
    func document(_ text: String) -> Document? {
      let compilation = compiler.validate(Array(text.utf8), path: "Notes.menuet.xml")
      return compilation.succeeded ? compilation.resolved : nil
    }
    let old = try #require(document(text))
    let before = try meaning(of: old)
    var random = SeededNumbers(seed: 15)
    let cuts = try cuts(in: text).shuffled(using: &random).prefix(16)
    var toldCount = 0
    for cut in cuts {
      var changed = text
      changed.removeSubrange(cut.range)
      guard let new = document(changed) else { continue }
      let comparison = VersionComparison(
        from: ComparedVersion(old), to: ComparedVersion(new), frameworks: [])
      if try meaning(of: new) == before { continue }
      toldCount += 1
      #expect(!comparison.changes.isEmpty, "\(cut.description)")
    }
    #expect(toldCount > 5)
    let commented = text.replacing("?>", with: "?>\n<!-- -->", maxReplacements: 1)
    let same = VersionComparison(
      from: ComparedVersion(old),
      to: ComparedVersion(try #require(document(commented))),
      frameworks: [.uikit])
    #expect(same.isEmpty)
  }
}
