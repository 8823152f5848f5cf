import MenuetFormatting
import MenuetSource
import MenuetXML
import Testing

/// Properties of every merge.
@Suite struct MergePropertyTests {
  private func tree(_ text: [UInt8]) -> SyntaxTree? {
    var sink = DiagnosticSink()
    let tree = XMLReader().read(SourceFile(path: "", text: text), into: &sink)
    return sink.diagnostics.isEmpty ? tree : nil
  }

  /// Commands of the sample, each on lines of its own.
  private struct Lines {
    let text: String
    let commands: [String]

    init() throws {
      let mail = try #require(RepositoryDocuments.samples.first { $0.name.hasPrefix("Mail/") })
      text = String(decoding: mail.text, as: UTF8.self)
      commands = text.matches(of: /\n    <(?:command|toggle) id="[^"<]*"[^<>]*\/>/)
        .map { String($0.output) }
    }
  }

  /// An edit of one command that does not touch its neighbours.
  private func edit(
    _ command: String, _ name: String, _ random: inout SeededGenerator
  ) -> (from: String, to: String) {
    let tag = command.dropLast(2)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return (command, "")
    case 1: return (command, command + "\n    <command id=\"\(name)\" title=\"\(name)\"/>")
    case 2: return (command, "\n    <!-- \(name) -->" + command)
    case 3: return (command, command + " <!-- \(name) -->")
    case 4: return (command, tag + " x-1=\"\(name)\" x-2=\"long\"/>")
    default: return (command, command.replacing(#/ symbol="[^"]*"/#, with: ""))
    }
  }

  @Test func independentEditsAreBothThere() throws {
    let sample = try Lines()
    #expect(sample.commands.count > 20)
    let base = try #require(tree(Array(sample.text.utf8)))
    for seed in UInt64(1)...40 {
      var random = SeededGenerator(seed: seed)
      let some = sample.commands.shuffled(using: &random).prefix(8)
      var (ours, theirs, both) = (sample.text, sample.text, sample.text)
      for (index, command) in some.enumerated() {
        let change = edit(command, "new-\(index)", &random)
        if index % 2 == 0 {
          ours = ours.replacing(change.from, with: change.to)
        } else {
          theirs = theirs.replacing(change.from, with: change.to)
        }
        both = both.replacing(change.from, with: change.to)
      }
      let left = try #require(tree(Array(ours.utf8)))
      let right = try #require(tree(Array(theirs.utf8)))
      let merge = try #require(DocumentMerge(base: base, ours: left, theirs: right))
      #expect(merge.conflicts.isEmpty, "seed \(seed): \(merge.conflicts)")
      #expect(
        Meaning.events(of: merge.text) == Meaning.events(of: Array(both.utf8)), "seed \(seed)")
    }
  }

  @Test func aSideWithoutChangesChangesNothing() throws {
    for (seed, document) in RepositoryDocuments.samples.enumerated() {
      var restyling = Restyling(seed: UInt64(seed))
      let base = try #require(tree(document.text))
      let other = try #require(tree(restyling.scattered(document.text)))
      let text = other.source.text
      #expect(DocumentMerge(base: base, ours: other, theirs: base)?.text == text)
      #expect(DocumentMerge(base: base, ours: base, theirs: other)?.text == text)
      #expect(DocumentMerge(base: base, ours: other, theirs: other)?.text == text)
    }
  }

  /// Other white space is no change: the result means what the side means that changed something.
  @Test func whiteSpaceDisputesNothing() throws {
    for (seed, document) in RepositoryDocuments.samples.enumerated() {
      var restyling = Restyling(seed: UInt64(seed))
      let base = try #require(tree(document.text))
      let ours = try #require(tree(restyling.reindented(document.text)))
      let theirs = try #require(tree(restyling.reindented(document.text)))
      let merge = try #require(DocumentMerge(base: base, ours: ours, theirs: theirs))
      #expect(merge.conflicts.isEmpty, "\(document.name): \(merge.conflicts)")
      #expect(Meaning.events(of: merge.text) == Meaning.events(of: document.text))
    }
  }

  /// Whatever is done to both sides: the result is well-formed, or says where it is not.
  @Test func mutationsMergeOrConflict() throws {
    let samples = RepositoryDocuments.samples.filter { $0.text.count < 3_000 }
    var merged = 0
    for seed in UInt64(1)...1_500 {
      var random = SeededGenerator(seed: seed)
      let base = random.pick(samples).text
      guard let old = tree(base), let ours = mutated(base, &random),
        let theirs = mutated(base, &random),
        let merge = DocumentMerge(base: old, ours: ours, theirs: theirs)
      else { continue }
      merged += 1
      if merge.conflicts.isEmpty {
        #expect(tree(merge.text) != nil, "seed \(seed)")
      } else {
        let text = String(decoding: merge.text, as: UTF8.self)
        #expect(text.contains("<<<<<<< ours\n") && text.contains(">>>>>>> theirs\n"))
        // Whoever takes all of one side has a document.
        for side in [true, false] {
          #expect(tree(resolved(text, toOurs: side)) != nil, "seed \(seed), ours: \(side)\n\(text)")
        }
      }
    }
    #expect(merged > 250)
  }

  /// Whatever both sides do to the order of a menu: it is there, or it is a conflict.
  @Test func noOrderIsLost() throws {
    let orders = permutations(["a", "b", "c", "d"])
    let base = orders[0]
    let trees = try orders.map { try #require(tree(menu($0))) }
    var merged = 0
    for (ours, left) in zip(orders, trees) {
      for (theirs, right) in zip(orders, trees) {
        let merge = try #require(DocumentMerge(base: trees[0], ours: left, theirs: right))
        guard merge.conflicts.isEmpty else { continue }
        merged += 1
        let text = String(decoding: merge.text, as: UTF8.self)
        let result = text.matches(of: /ref="(.)"/).map { String($0.output.1) }
        #expect(result.sorted() == base)
        for (first, second) in pairs(of: base) {
          let isChanged = [ours, theirs].contains { isBefore(second, first, in: $0) }
          #expect(
            isBefore(second, first, in: result) == isChanged, "\(ours) \(theirs): \(result)")
        }
      }
    }
    // At least where one side, or both alike, have an order of their own.
    #expect(merged > 24 * 3)
  }

  private func menu(_ items: [String]) -> [UInt8] {
    let lines = items.map { "    <item ref=\"\($0)\"/>\n" }.joined()
    return Array("<menuet>\n  <menu id=\"m\">\n\(lines)  </menu>\n</menuet>\n".utf8)
  }

  private func isBefore(_ first: String, _ second: String, in order: [String]) -> Bool {
    (order.firstIndex(of: first) ?? 0) < (order.firstIndex(of: second) ?? 0)
  }

  private func pairs(of items: [String]) -> [(String, String)] {
    items.indices.flatMap { index in items[(index + 1)...].map { (items[index], $0) } }
  }

  private func permutations(_ items: [String]) -> [[String]] {
    guard !items.isEmpty else { return [[]] }
    return items.flatMap { item in
      permutations(items.filter { $0 != item }).map { [item] + $0 }
    }
  }

  /// The text with what one side has at each conflict.
  private func resolved(_ text: String, toOurs: Bool) -> [UInt8] {
    var isKept = true
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      if line.hasPrefix("<<<<<<< ") {
        isKept = toOurs
      } else if line == "=======" {
        isKept = !toOurs
      } else if line.hasPrefix(">>>>>>> ") {
        isKept = true
      } else {
        return isKept
      }
      return false
    }
    return Array(lines.joined(separator: "\n").utf8)
  }

  /// The text with an element taken away, doubled or moved, or an attribute changed.
  private func mutated(_ text: [UInt8], _ random: inout SeededGenerator) -> SyntaxTree? {
    var text = text
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      guard let tree = tree(text) else { return nil }
      let element = tree.elements[Int.random(in: 0..<tree.elements.count, using: &random)]
      let range = element.range.bounds
      let place = Int(random.pick(tree.elements).tag.start)
      let source = Array(text[range])
      switch Int.random(in: 0..<5, using: &random) {
      case 0: text.removeSubrange(range)
      case 1: text.insert(contentsOf: source, at: place)
      case 2 where !range.contains(place):
        text.removeSubrange(range)
        text.insert(contentsOf: source, at: place > range.lowerBound ? place - range.count : place)
      case 3:
        guard let attribute = tree.attributes.randomElement(using: &random) else { continue }
        text.replaceSubrange(attribute.value.bounds, with: Array(random.pick(["x", "y", ""]).utf8))
      default: text.insert(contentsOf: Array("<!-- \(place) -->".utf8), at: place)
      }
    }
    return tree(text)
  }
}
