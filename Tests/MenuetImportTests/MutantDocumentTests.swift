import Foundation
import Menuet
import MenuetImport
import MenuetSource
import MenuetXML
import Testing

/// Documents of well-formed files in which parts stand twice, elsewhere or not at all.
@Suite struct MutantDocumentTests {
  /// `Tests/Importing/mutations` asks for more.
  private static let mutants =
    ProcessInfo.processInfo.environment["MENUET_MUTATIONS"].flatMap { Int($0) }.map { $0 / 10 }
    ?? 40

  @Test(arguments: Fixtures.all) func theyHaveNoErrors(name: String) throws {
    let bytes = try Fixtures.bytes(name)
    var dice = Dice(state: UInt64(name.utf8.count))
    var count = 0
    for number in 0..<Self.mutants {
      var mutant = bytes
      for _ in 0...dice.roll(3) { mutant = Self.mutated(mutant, &dice) }
      var sink = DiagnosticSink()
      let importer = Importer(for: .writing(hasCatalog: false))
      let result = importer.read(mutant, path: name, into: &sink)
      // Some are files of no format any more.
      guard let document = result?.document, !sink.hasErrors else { continue }
      count += 1
      let errors = Compiler().validate(document.text, path: "x.menuet.xml").diagnostics
        .filter { $0.severity == .error }
      #expect(
        errors.isEmpty,
        "mutant \(number) of \(name): \(errors.map(\.message)) \(String(decoding: mutant, as: UTF8.self))"
      )
    }
    #expect(count > Self.mutants / 4)
  }

  /// Puts a part in the place of another, before it, or takes it out.
  private static func mutated(_ bytes: [UInt8], _ dice: inout Dice) -> [UInt8] {
    let isJSON = bytes.first == UInt8(ascii: "{")
    let parts = isJSON ? values(bytes) : elements(bytes)
    guard !parts.isEmpty else { return bytes }
    let place = parts[dice.roll(parts.count)]
    let other = Array(bytes[parts[dice.roll(parts.count)]])
    var result = bytes
    switch dice.roll(3) {
    case 0: result.replaceSubrange(place, with: other)
    case 1 where !isJSON: result.insert(contentsOf: other, at: place.lowerBound)
    default: result.replaceSubrange(place, with: isJSON ? Array("null".utf8) : [])
    }
    return result
  }

  /// The places of the elements inside the root.
  private static func elements(_ bytes: [UInt8]) -> [Range<Int>] {
    var sink = DiagnosticSink()
    let source = SourceFile(path: "x", text: bytes)
    let tree = XMLReader(documentType: .external).read(source, into: &sink)
    return tree?.elements.dropFirst().map(\.range.bounds) ?? []
  }

  /// The places of the values inside a JSON text.
  private static func values(_ bytes: [UInt8]) -> [Range<Int>] {
    func inside(_ value: JSONValue) -> [Range<Int>] {
      let children: [JSONValue] =
        switch value.content {
        case .object(let members): members.map(\.value)
        case .array(let values): values
        default: []
        }
      return children.flatMap { [$0.range.bounds] + inside($0) }
    }
    return (try? JSONValue(parsing: bytes)).map(inside) ?? []
  }

  /// The same numbers on every machine.
  private struct Dice {
    var state: UInt64

    mutating func roll(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(1, limit)
    }
  }
}
