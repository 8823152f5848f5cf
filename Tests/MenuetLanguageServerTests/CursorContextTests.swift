import Testing

@testable import MenuetLanguageServer

/// The place in a text that is marked by `|`.
private func context(_ marked: String) -> CursorContext {
  let bytes = Array(marked.utf8)
  let cursor = bytes.firstIndex(of: UInt8(ascii: "|")) ?? bytes.count
  return CursorContext(bytes.filter { $0 != UInt8(ascii: "|") }, at: cursor)
}

@Suite struct CursorContextTests {
  @Test("between tags the word and the bracket before it are found")
  func elements() {
    let typed = context("<menuet><menu id=\"a\"><it|</menu></menuet>")
    #expect(typed.open.map(\.name) == ["menuet", "menu"])
    #expect(typed.place == .element(word: 22..<24, hasBracket: true, isTag: false))
    #expect(
      context("<menu>|</menu>").place == .element(word: 6..<6, hasBracket: false, isTag: false))
    #expect(
      context("<menu><|</menu>").place == .element(word: 7..<7, hasBracket: true, isTag: false))
    #expect(
      context("<menu><it|em ref=\"a\"/></menu>").place
        == .element(word: 7..<11, hasBracket: true, isTag: true))
  }

  @Test("closed elements, comments and half-typed tags are not around a place")
  func ancestors() {
    #expect(context("<a><b/><c></c><!-- <d> --><e x=\"<\"|").open.map(\.name).first == "a")
    #expect(context("<a><b/><c></c><!-- <d> -->|").open.map(\.name) == ["a"])
    #expect(context("<a><b></a>|").open.isEmpty)
    #expect(context("<a></b>|").open.map(\.name) == ["a"])
    #expect(context("<menu><item ref=\n<item ref=\"b\"/>|").open.map(\.name) == ["menu"])
  }

  @Test("in a start tag the attributes on both sides are known")
  func attributes() {
    guard
      case .attribute(let tag, let word, let hasValue) = context(
        "<item ref=\"a\" pri| display=\"icon\"/>"
      ).place
    else {
      Issue.record("no attribute")
      return
    }
    #expect(tag.name == "item")
    #expect(tag.attributes == ["ref": "a", "display": "icon"])
    #expect(word == 14..<17)
    #expect(!hasValue)
  }

  @Test(
    "a value is found with and without its quotes",
    arguments: [
      ("<item ref=\"ab|c\"/>", 11..<14, true), ("<item ref=\"ab|", 11..<13, false),
      ("<item ref=\"ab|\n<item ref=\"c\"/>", 11..<13, false),
      ("<item ref=\"| symbol=\"x\"/>", 11..<11, false), ("<item ref='|'/>", 11..<11, true),
    ])
  func values(marked: String, range: Range<Int>, isClosed: Bool) {
    guard
      case .value(_, let name, let found, let quote, let closed) = context(marked).place
    else {
      Issue.record("no value in \(marked)")
      return
    }
    #expect(name == "ref")
    #expect(found == range)
    #expect(quote != nil)
    #expect(closed == isClosed)
  }

  @Test("a value without quotes goes up to the next blank")
  func bareValue() {
    guard
      case .value(_, "ref", let range, nil, false) = context("<item ref=ab| symbol=\"x\"/>").place
    else {
      Issue.record("no value")
      return
    }
    #expect(range == 10..<12)
  }

  @Test("end tags, allowances and comments are told apart")
  func others() {
    #expect(context("<menu></me|").place == .endTag(word: 8..<10, isClosed: false))
    #expect(context("<menu></|menu>").place == .endTag(word: 8..<12, isClosed: true))
    #expect(context("<?menuet-allow sep|?>").place == .allowance(word: 15..<18))
    #expect(context("<?menuet|-allow?>").place == .instruction(word: 2..<14, isClosed: true))
    #expect(context("<?|><a/><?b ?>").place == .instruction(word: 2..<2, isClosed: false))
    #expect(context("<!-- | -->").place == .other)
    #expect(context("<?xml ver| ?>").place == .other)
  }

  @Test("every place of every truncation has a context")
  func everywhere() {
    let text = Array(
      "<?xml version=\"1.0\"?><!-- c --><menuet a='<' b=c><![CDATA[x]]><item/></menuet>".utf8)
    for end in 0...text.count {
      for cursor in 0...end { _ = CursorContext(Array(text[..<end]), at: cursor) }
    }
  }
}
