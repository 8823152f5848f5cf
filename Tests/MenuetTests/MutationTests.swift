import Foundation
import MenuetSource
import MenuetXML
import Testing

@testable import Menuet
@testable import MenuetBinding
@testable import MenuetRules

/// A mistake made in a clean document is found once, and nothing is found that follows from it.
@Suite struct MutationTests {
  /// A part of a document and what stands there after a slip.
  private struct Slip {
    var ranges: [ByteRange]
    var text: String
  }

  private func compilation(_ bytes: [UInt8]) -> Compilation {
    Compiler().compile(bytes, path: "Example.menuet.xml")
  }

  /// Every few slips: all of them would take minutes.
  private func check(
    _ sample: SampleTests.Sample, every step: Int, _ slips: (SyntaxTree) -> [Slip]
  ) throws {
    let bytes = Array(try Data(contentsOf: sample.document))
    let bound = try #require(compilation(bytes).bound.first)
    let all = slips(bound.tree)
    for index in stride(from: 0, to: all.count, by: step) {
      var mutated = bytes
      for range in all[index].ranges.reversed() {
        mutated.replaceSubrange(range.bounds, with: Array(all[index].text.utf8))
      }
      let found = compilation(mutated).diagnostics
      let line = bytes[..<all[index].ranges[0].bounds.lowerBound].count { $0 == 0x0A } + 1
      #expect(found.count == 1, "line \(line): \(found.map(\.message))")
    }
  }

  @Test(arguments: SampleTests.samples)
  func aMisspeltElementIsOneFinding(_ sample: SampleTests.Sample) throws {
    try check(sample, every: 17) { tree in
      tree.elements.dropFirst().filter { $0.end == $0.tag.end }.map {
        Slip(ranges: [$0.nameRange], text: "unheard-of")
      }
    }
  }

  @Test(arguments: SampleTests.samples)
  func aMisspeltAttributeIsOneFinding(_ sample: SampleTests.Sample) throws {
    try check(sample, every: 29) { tree in
      tree.attributes.dropFirst(Int(tree.elements[0].attributeCount)).map {
        Slip(ranges: [$0.nameRange], text: "unheard-of")
      }
    }
  }

  @Test(arguments: SampleTests.samples)
  func anIdThatIsNoneIsOneFinding(_ sample: SampleTests.Sample) throws {
    try check(sample, every: 13) { tree in
      tree.attributes.dropFirst(Int(tree.elements[0].attributeCount))
        .filter { tree.names[Int($0.name)] == "id" }
        .map { Slip(ranges: [ByteRange(start: $0.value.end, end: $0.value.end)], text: "!") }
    }
  }
}
