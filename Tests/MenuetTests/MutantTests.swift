import Foundation
import MenuetSource
import MenuetXML
import Testing

@testable import Menuet
@testable import MenuetBinding
@testable import MenuetRules

/// One slip in a document of a real app, which has no findings itself, is one finding at most:
/// nothing follows from it.
@Suite struct MutantTests {
  /// What somebody may do wrong in one place.
  private enum Kind: String, CaseIterable {
    case misspeltElement, misspeltAttribute, misspeltValue, blankValue, removedAttribute
  }

  private struct Mutant {
    let kind: Kind
    /// The name of the element or attribute.
    let name: String
    let text: [UInt8]
    let place: String
  }

  /// A slip that is several mistakes, or may be.
  private struct Exception {
    let kinds: [Kind]
    let name: String
    let reason: String
  }

  private static let exceptions = [
    Exception(
      kinds: [.removedAttribute], name: "symbol",
      reason: "what has no symbol is odd in each kind of surface, and wider in each toolbar"),
    Exception(
      kinds: [.removedAttribute], name: "platforms",
      reason: "what is there on more platforms has to keep the rules of each"),
    Exception(
      kinds: [.removedAttribute], name: "role",
      reason: "what is not marked as destructive stands in another group too"),
    Exception(
      kinds: [.removedAttribute], name: "language",
      reason: "each title is judged as one in English"),
    Exception(
      kinds: [.removedAttribute], name: "detents",
      reason: "each place that names one of them is wrong"),
    Exception(
      kinds: [.removedAttribute, .blankValue], name: "id",
      reason: "a name that is like another's is a slip of the pen as likely as what is missing"),
  ]

  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Precision")

  /// How many mutants are made of each document; all of them would take minutes.
  private static let count = 20

  /// The documents, by name, each with a seed of its own, so that they run side by side.
  private static let documents: [(name: String, seed: UInt64)] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    let names = (files ?? []).filter { $0.hasSuffix(".menuet.xml") }.sorted()
    return names.enumerated().map { ($0.element, UInt64($0.offset) + 1) }
  }()

  @Test(arguments: documents)
  func aSlipIsOneFindingAtMost(_ name: String, _ seed: UInt64) throws {
    let bytes = Array(try Data(contentsOf: Self.folder.appending(path: name)))
    let tree = try #require(Compiler().validate(bytes, path: name).bound.first?.tree)
    var slips = Slips(tree: tree, generator: SplitMix(state: seed))
    for _ in 0..<Self.count {
      let mutant = slips.next()
      let compilation = Compiler().validate(mutant.text, path: name)
      let found = compilation.diagnostics.filter { $0.severity != .note }
      let exception = Self.exceptions.first {
        $0.name == mutant.name && $0.kinds.contains(mutant.kind)
      }
      #expect(
        exception != nil || found.count <= 1,
        "\(mutant.place): \(found.map { "\($0.line) \($0.rule)" })")
      switch mutant.kind {
      case .misspeltElement, .misspeltAttribute:
        // It is plain what was meant, and an error all the same.
        #expect(found.contains { $0.severity == .error }, "\(mutant.place)")
        #expect(compilation.resolved == nil, "\(mutant.place)")
      default: break
      }
    }
  }

  @Test func thereAreTwentyDocuments() {
    #expect(Self.documents.count >= 20)
  }

  /// Makes mutants of a document, the same ones for each seed.
  private struct Slips {
    let tree: SyntaxTree
    var generator: SplitMix

    mutating func next() -> Mutant {
      while true {
        let kind = Kind.allCases.randomElement(using: &generator) ?? .blankValue
        let made = kind == .misspeltElement ? element() : attribute(kind)
        if let made { return made }
      }
    }

    private mutating func element() -> Mutant? {
      let element = tree.elements[Int.random(in: 1..<tree.elements.count, using: &generator)]
      let name = tree.source.string(element.nameRange)
      let slip = ByteRange(
        start: element.nameRange.start + 1, end: element.nameRange.start + 1)
      var slips = [slip]
      if element.end > element.tag.end {
        // The end tag: `</`, the name and `>`.
        let start = element.end - UInt32(name.utf8.count) - 1
        guard tree.source.text[Int(start) - 1] == UInt8(ascii: "/") else { return nil }
        slips.append(ByteRange(start: start + 1, end: start + 1))
      }
      return mutant(.misspeltElement, name, at: element.tag.start, slips, "q")
    }

    private mutating func attribute(_ kind: Kind) -> Mutant? {
      let attribute = tree.attributes[Int.random(in: 0..<tree.attributes.count, using: &generator)]
      let name = tree.names[Int(attribute.name)]
      let (start, value) = (attribute.nameStart, attribute.value)
      var slips: [ByteRange]
      switch kind {
      case .misspeltAttribute: slips = [ByteRange(start: start + 1, end: start + 1)]
      case .blankValue: slips = [value]
      // Another title is as good.
      case .misspeltValue where name == "title": return nil
      case .misspeltValue:
        var middle = (value.start + value.end) / 2
        while tree.source.text[Int(middle)] & 0xC0 == 0x80 { middle -= 1 }
        slips = [ByteRange(start: middle, end: middle)]
      case .removedAttribute: slips = [ByteRange(start: start - 1, end: attribute.range.end)]
      case .misspeltElement: return nil
      }
      let word = kind == .misspeltAttribute ? "q" : kind == .misspeltValue ? "zq" : ""
      return mutant(kind, name, at: start, slips, word)
    }

    private func mutant(
      _ kind: Kind, _ name: String, at offset: UInt32, _ ranges: [ByteRange], _ word: String
    ) -> Mutant {
      var text = tree.source.text
      for range in ranges.reversed() {
        text.replaceSubrange(range.bounds, with: Array(word.utf8))
      }
      let line = tree.source.text[..<Int(offset)].count { $0 == 0x0A } + 1
      return Mutant(
        kind: kind, name: name, text: text, place: "line \(line): \(kind.rawValue) '\(name)'")
    }
  }
}

/// A generator that gives the same numbers for the same seed: SplitMix64 of Steele, Lea and Flood,
/// "Fast splittable pseudorandom number generators" (OOPSLA 2014).
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
