import Menuet
import MenuetBinding
import MenuetSource
import MenuetXML
import Testing

@testable import MenuetLanguageServer

/// The names of a text that are taken from those of a text before are the ones that are found anew.
@Suite struct KeptMentionsTests {
  private static let sample = """
    <menuet xmlns="urn:menuet:1" name="Sample">
      <states><state id="has-note"/><state id="is-shared"/></states>
      <commands><choice id="order" title="Sort By">
        <option id="date" title="Date"/><option id="name" title="Name"/></choice></commands>
      <type id="com.example.note" conforms-to="public.data"/>
      <menu id="sorting" title="Sort By"><item ref="order"/></menu>
      <menu id="notes" title="Notes">
        <command id="new-note" title="New" enabled-when="has-note and (not order.date or is-shared)"/>
        <command id="share" title="Share" presents="sharing"/><item ref="new-note"/>
        <command system="copy"/>
      </menu>
      <view id="main" title="Main"><sheet id="sharing" title="Share" detents="medium large">
        <command id="send" title="Send"/><command system="cancel"/></sheet>
        <region id="list" title="List" kind="file"/>
        <drag-source id="drag" for="list"><representation type="com.example.note"/></drag-source>
      </view>
      <extend target="notes" position="after" anchor="share"><command id="more" title="More"/></extend>
    </menuet>
    """

  private func reading(_ text: String, after former: Reading? = nil) throws -> Reading {
    let inclusion = try #require(
      Compiler().read(Array(text.utf8), path: "sample", after: former?.inclusion))
    return Reading(inclusion, moment: 0, after: former)
  }

  private func description(_ reading: Reading) -> [String] {
    let index = reading.mentions
    return index.mentions(inFile: 0).map { mention in
      let symbol = index.symbol(of: mention)
      let places = index.mentions(of: [symbol]).map(\.range.bounds)
      return "\(symbol) \(mention.range.bounds) at \(mention.element) \(mention.attribute) "
        + "\(mention.isDeclaration) \(String(describing: index.declaration(of: mention)?.range)) \(places)"
    }
  }

  @Test("after random changes", arguments: 1...6)
  func changes(seed: UInt64) throws {
    var random = Random(state: seed)
    let pieces = [
      "<item re", "<item ref=\"share\"/>", "/>", "<menu id=\"notes\">", "</menu>", "", "", "x",
      "-note", "order",
      " and ", "\"", "id=\"date\"", "ref=\"order\"", "é", "<!-- ",
    ]
    var (text, last) = (Self.sample, try reading(Self.sample))
    for round in 1...300 {
      var characters = Array(text)
      let start = Int.random(in: 0...characters.count, using: &random)
      let end = min(characters.count, start + Int.random(in: 0...6, using: &random))
      characters.replaceSubrange(start..<end, with: pieces.randomElement(using: &random) ?? "")
      text = round.isMultiple(of: 15) ? Self.sample : String(characters)
      let next = try reading(text, after: last)
      // Not every text is asked for its names.
      if !round.isMultiple(of: 7) {
        let anew = try reading(text)
        #expect(description(next) == description(anew), "\(text)")
      }
      last = next
    }
  }

  @Test func whatStandsOutsideOfTheChangeIsKept() throws {
    let former = try #require(try reading(Self.sample).bound(0))
    for (old, new) in [
      ("New", "New Note"), ("<item ref=\"new-note\"/>", ""), ("</menu>", "<item re</menu>"),
    ] {
      let text = Self.sample.replacing(old, with: new, maxReplacements: 1)
      let bound = try #require(try reading(text).bound(0))
      let kept = KeptElements(of: former, in: bound)
      #expect(kept.first.count + kept.last.count >= former.tree.elements.count - 2, "\(new)")
    }
  }

  private struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }
}
