import MenuetFormatting
import MenuetSource
import MenuetXML
import Testing

/// What holds of every document: the layout changes no meaning, and is its own.
@Suite struct FormattingPropertyTests {
  private func formatted(_ text: [UInt8]) -> [UInt8]? {
    var sink = DiagnosticSink()
    let result = DocumentFormatter().format(SourceFile(path: "", text: text), into: &sink)
    #expect((result == nil) == !sink.diagnostics.isEmpty)
    return result
  }

  /// Checks a text that may be any.
  @discardableResult
  private func check(_ text: [UInt8], _ name: String) -> [UInt8]? {
    guard let once = formatted(text) else { return nil }
    #expect(formatted(once) == once, "\(name): \(String(decoding: text, as: UTF8.self))")
    #expect(Meaning.events(of: text) == Meaning.events(of: once), "\(name)")
    return once
  }

  @Test func everyDocumentKeepsItsMeaning() {
    #expect(RepositoryDocuments.all.count > 200)
    for document in RepositoryDocuments.all {
      #expect(check(document.text, document.name) != nil, "\(document.name)")
    }
  }

  @Test func samplesAreStoredFormatted() throws {
    #expect(RepositoryDocuments.samples.count > 8)
    for sample in RepositoryDocuments.samples {
      #expect(formatted(sample.text) == sample.text, "\(sample.name)")
    }
  }

  @Test func theLayoutDependsOnTheDocumentAlone() throws {
    for (seed, document) in RepositoryDocuments.all.enumerated() {
      let canonical = try #require(formatted(document.text), "\(document.name)")
      var restyling = Restyling(seed: UInt64(seed))
      // Attributes that the language does not have keep the order in which they stand.
      guard !document.name.hasPrefix("unknown-attribute") else { continue }
      let other = restyling.reindented(canonical)
      #expect(formatted(other) == canonical, "\(document.name)")
    }
  }

  @Test func scatteredDocumentsKeepTheirMeaning() {
    for (seed, document) in RepositoryDocuments.all.enumerated() {
      var restyling = Restyling(seed: UInt64(seed))
      let text = restyling.scattered(document.text)
      #expect(Meaning.events(of: text) == Meaning.events(of: document.text), "\(document.name)")
      #expect(check(text, document.name) != nil, "\(document.name)")
    }
  }

  @Test func everyTruncationOfASampleIsAFindingOrAResult() throws {
    for sample in RepositoryDocuments.samples {
      let step = sample.text.count < 3_000 ? 3 : 411
      for end in stride(from: 0, to: sample.text.count, by: step) {
        check(Array(sample.text[..<end]), "\(sample.name) to \(end)")
      }
    }
  }

  @Test func mutationsAreFindingsOrResults() throws {
    let samples = RepositoryDocuments.samples.filter { $0.text.count < 3_000 }
    var formattedCount = 0
    for seed in UInt64(1)...1_500 {
      var random = SeededGenerator(seed: seed)
      var text = random.pick(samples).text
      for _ in 0..<Int.random(in: 1...3, using: &random) { mutate(&text, &random) }
      if check(text, "seed \(seed)") != nil { formattedCount += 1 }
    }
    #expect(formattedCount > 150, "too few mutations are well-formed to prove much")
  }

  private static let insertions = [
    " ", "\n", "\r\n", "\r", "\t", "<!-- a -->", "<!-- a\n  b -->", "<?menuet-allow x?>", "word",
    "<![CDATA[ <x> ]]>", "<![CDATA[ ]]>", "&#x202E;", "&#10;", "&amp;", "<x></x>", "<x> </x>",
    "<x a='\"' b=\"'\"/>", "<y xml:space='preserve'> <z/> </y>", " zz='1'", "\u{2028}", "語", "<",
    "'", "/>",
  ].map { Array($0.utf8) }

  private func mutate(_ text: inout [UInt8], _ random: inout SeededGenerator) {
    // Between pieces of markup more often than not: elsewhere most insertions break the document.
    var place = Int.random(in: 0...text.count, using: &random)
    if !random.once(in: 4) { while place < text.count, text[place] != 0x3C { place += 1 } }
    if random.once(in: 6) {
      text.removeSubrange(place..<min(place + Int.random(in: 1...9, using: &random), text.count))
    } else {
      text.insert(contentsOf: random.pick(Self.insertions), at: place)
    }
  }

  @Test func aRangeChangesItsLinesOnly() throws {
    for (seed, sample) in RepositoryDocuments.samples.enumerated() {
      var restyling = Restyling(seed: UInt64(seed))
      let text = restyling.reindented(sample.text)
      let source = SourceFile(path: "", text: text)
      let lines = LineIndex(text)
      var random = SeededGenerator(seed: UInt64(seed))
      for _ in 0..<20 {
        let first = Int.random(in: 1...lines.lineCount, using: &random)
        let last = min(first + Int.random(in: 0...8, using: &random), lines.lineCount)
        var sink = DiagnosticSink()
        let edits = try #require(
          DocumentFormatter().edits(for: source, lines: first...last, into: &sink))
        // A tag or comment that reaches into the range is laid out as a whole.
        var (top, bottom) = (first, last)
        for piece in Markup(source).pieces where piece.kind != .text {
          let start = lines.line(at: piece.range.lowerBound)
          let end = lines.line(at: piece.range.upperBound - 1)
          guard start <= last, end >= first else { continue }
          (top, bottom) = (min(top, start), max(bottom, end))
        }
        for edit in edits {
          #expect(lines.line(at: Int(edit.location.range.start)) >= top, "\(sample.name) \(first)")
          #expect(lines.line(at: Int(edit.location.range.end)) <= bottom, "\(sample.name) \(last)")
        }
        let some = source.text(applying: edits)
        #expect(Meaning.events(of: some) == Meaning.events(of: text), "\(sample.name) \(first)")
      }
    }
  }
}
