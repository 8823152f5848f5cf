import Menuet
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The time that a document takes grows as the number of its mistakes does.
@Suite struct ManyMistakesTests {
  /// The processor time of this thread, which other tests do not share.
  private func seconds(_ content: String, _ attributes: String) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let text = #"<menuet xmlns="urn:menuet:1" name="Notes" \#(attributes)>\#(content)</menuet>"#
    let start = now()
    #expect(!Compiler().validate(Array(text.utf8), path: "Notes.menuet.xml").diagnostics.isEmpty)
    return now() - start
  }

  /// Four times as much takes four times as long where the time is linear, and sixteen where it is
  /// quadratic.
  private func expectLinear(
    _ count: Int, attributes: (Int) -> String = { _ in "" }, _ content: (Int) -> String
  ) {
    // What is made once is made.
    _ = seconds(content(10), attributes(10))
    let few = seconds(content(count), attributes(count))
    let many = seconds(content(4 * count), attributes(4 * count))
    #expect(many < 8 * few, "\(few) s, and \(many) s for four times as much")
  }

  @Test func attributesThatDoNotExist() {
    expectLinear(3_000) { count in
      let attributes = (0..<count).map { #"a\#($0)="x""# }.joined(separator: " ")
      return #"<menu id="m" title="Edit" \#(attributes)/>"#
    }
  }

  @Test func separatorsInARow() {
    expectLinear(3_000) { count in
      let separators = String(repeating: "<separator/>", count: count)
      return #"<menu id="m" title="Edit">\#(separators)<command id="a" title="Open"/></menu>"#
    }
  }

  @Test func rulesThatDoNotExist() {
    expectLinear(500) { count in
      "<?menuet-allow \((0..<count).map { "rule-\($0)" }.joined(separator: " "))?>"
    }
  }

  @Test func allowedRules() {
    expectLinear(1_000) { count in
      let allowed = (0..<count).map {
        #"<?menuet-allow menu-title-case?><command id="c\#($0)" title="open \#($0)"/>"#
      }
      return #"<menu id="m" title="Edit"><separator/>\#(allowed.joined())</menu>"#
    }
  }

  @Test func aLongValue() {
    expectLinear(
      600, attributes: { "language=\"en\(String(repeating: "-en", count: $0))!\"" }
    ) { _ in "" }
  }

  @Test func wordsThatAreNotKnown() {
    expectLinear(300) { count in
      let words = (0..<count).map { "d\($0)" }.joined(separator: " ")
      return #"<sheet id="s" title="Sheet" detents="\#(words)"><command system="done"/></sheet>"#
    }
  }
}
