import MenuetSource
import Testing

@testable import MenuetCommandLine
@testable import MenuetTool

@Suite struct ExcerptTests {
  /// The excerpt of a line with `[…]` round what is blamed.
  private func excerpt(_ marked: String, columns: Int = 120) throws -> Excerpt {
    let start = try #require(marked.firstIndex(of: "["))
    let end = try #require(marked.firstIndex(of: "]"))
    let before = Array(marked[..<start].utf8)
    let blamed = Array(marked[marked.index(after: start)..<end].utf8)
    let after = Array(marked[marked.index(after: end)...].utf8)
    let text = before + blamed + after
    return Excerpt(
      text, line: 0..<text.count, blamed: before.count..<(before.count + blamed.count),
      columns: columns)
  }

  @Test func marksWhatIsBlamed() throws {
    let excerpt = try excerpt("  [<submenu] title=\"More\">")
    #expect(excerpt.line == "  <submenu title=\"More\">")
    #expect(excerpt.mark == "  ^~~~~~~~")
  }

  @Test func marksAnEmptyPlaceWithOneSign() throws {
    #expect(try excerpt("ab[]cd").mark == "  ^")
    #expect(try excerpt("abcd[]").mark == "    ^")
    #expect(try excerpt("[]").mark == "^")
  }

  @Test func expandsTabsInLineAndMarkAlike() throws {
    let excerpt = try excerpt("\ta\t[bc]\td")
    #expect(excerpt.line == "    a   bc  d")
    #expect(excerpt.mark == "        ^~")
    #expect(try self.excerpt("a[\t]b").mark == " ^~~")
  }

  @Test func countsTwoColumnsForWideCharacters() throws {
    #expect(try excerpt("日本[x]").mark == "    ^")
    #expect(try excerpt("a[日本]b").mark == " ^~~~")
    #expect(try excerpt("한글 [ａ]").mark == "     ^~")
  }

  @Test func countsNothingForCombiningMarks() throws {
    #expect(try excerpt("e\u{301}e\u{301}[x]").mark == "  ^")
    #expect(try excerpt("[e\u{301}\u{323}o]x").mark == "^~")
    // The mark alone is blamed: its letter is where it is seen.
    let text = Array("ae\u{301}b".utf8)
    #expect(Excerpt(text, line: 0..<5, blamed: 2..<4, columns: 80).mark == " ^")
  }

  @Test func countsAnEmojiSequenceOnce() throws {
    #expect(try excerpt("👩‍👩‍👧‍👦[x]").mark == "  ^")
    #expect(try excerpt("🇩🇪👍🏽[x]").mark == "    ^")
    #expect(try excerpt("[✈️]x").mark == "^~")
  }

  @Test func showsControlCharactersInsteadOfSendingThem() throws {
    let excerpt = try excerpt("a\u{1B}31m[b]")
    #expect(excerpt.line == "a\u{FFFD}31mb")
    #expect(excerpt.mark == "     ^")
    #expect(try self.excerpt("a\u{202E}[b]").line == "a\u{FFFD}b")
  }

  @Test func readsBytesThatAreNotUTF8() {
    let text: [UInt8] = [0x61, 0xFF, 0xFE, 0x62, 0x63]
    let excerpt = Excerpt(text, line: 0..<5, blamed: 3..<4, columns: 80)
    #expect(excerpt.line == "a\u{FFFD}\u{FFFD}bc")
    #expect(excerpt.mark == "   ^")
  }

  @Test func cutsLongLinesRoundWhatIsBlamed() throws {
    let long = String(repeating: "x", count: 300)
    let middle = try excerpt(long + "[abc]" + long, columns: 60)
    #expect(middle.line.hasPrefix("…x"))
    #expect(middle.line.hasSuffix("x…"))
    #expect(CharacterWidth.columns(of: middle.line) == 60)
    #expect(marked(middle) == "abc")
    let start = try excerpt("[abc]" + long, columns: 60)
    #expect(start.line.hasPrefix("abcx"))
    #expect(marked(start) == "abc")
    let end = try excerpt(long + "[abc]", columns: 60)
    #expect(end.line.hasSuffix("xabc"))
    #expect(CharacterWidth.columns(of: end.line) == 60)
    #expect(marked(end) == "abc")
    let all = try excerpt("<[" + long + "]>", columns: 60)
    #expect(CharacterWidth.columns(of: all.line) == 60)
    #expect(CharacterWidth.columns(of: all.mark) == 59)
    let wide = try excerpt(String(repeating: "日", count: 100) + "[本]", columns: 60)
    #expect(wide.line.hasSuffix("日本"))
    #expect(wide.mark.hasSuffix("^~"))
    #expect(CharacterWidth.columns(of: wide.mark) == CharacterWidth.columns(of: wide.line))
  }

  @Test func looksAtPartOfAnEndlessLine() throws {
    let long = String(repeating: "é", count: 200_000)
    let excerpt = try excerpt(long + "[abc]" + long, columns: 80)
    #expect(marked(excerpt) == "abc")
    #expect(CharacterWidth.columns(of: excerpt.line) <= 80)
  }

  @Test func marksTheFirstOfSeveralLines() {
    let text = Array("one two\nthree\n".utf8)
    let excerpt = Excerpt(text, line: 0..<7, blamed: 4..<13, columns: 80)
    #expect(excerpt.line == "one two")
    #expect(excerpt.mark == "    ^~~")
  }

  /// What stands above the mark, where all characters are one column wide.
  private func marked(_ excerpt: Excerpt) -> String {
    let start = excerpt.mark.count { $0 == " " }
    return String(excerpt.line.dropFirst(start).prefix(excerpt.mark.count - start))
  }
}
