import Testing

@testable import MenuetCommandLine
@testable import MenuetTool

@Suite struct DiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    let style = TerminalStyle(.never, for: ByteSink { _ in }, in: Environment())
    let lines = LineDiff(from: Array(old.utf8), to: Array(new.utf8))
    return String(decoding: UnifiedDiff(lines, style: style).text(path: "f"), as: UTF8.self)
  }

  @Test func equalTextsHaveNoDifferences() {
    #expect(diff("a\nb\n", "a\nb\n").isEmpty)
    #expect(diff("", "").isEmpty)
  }

  @Test func changesStandInTheirContext() {
    let old = "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n13\n"
    let new = "1\n2\n3\n4\nfive\n6\n7\n8\n9\n10\n11\n12\n"
    #expect(
      diff(old, new) == """
        --- f
        +++ f
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8
        @@ -10,4 +10,3 @@
         10
         11
         12
        -13

        """)
  }

  @Test func distantChangesHaveHunksOfTheirOwn() {
    let lines = (1...30).map { "\($0)" }
    var changed = lines
    changed[1] = "x"
    changed.insert("y", at: 25)
    let text = diff(
      lines.joined(separator: "\n") + "\n", changed.joined(separator: "\n") + "\n")
    #expect(text.contains("@@ -1,5 +1,5 @@\n 1\n-2\n+x\n 3\n"))
    #expect(text.contains("@@ -23,6 +23,7 @@\n 23\n 24\n 25\n+y\n 26\n"))
  }

  @Test func missingLineEndsAreTold() {
    #expect(
      diff("a", "a\n")
        == "--- f\n+++ f\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n")
    #expect(diff("", "a\n") == "--- f\n+++ f\n@@ -0,0 +1 @@\n+a\n")
    #expect(diff("a\n", "") == "--- f\n+++ f\n@@ -1 +0,0 @@\n-a\n")
  }

  /// The steps turn the old text into the new one, and are as few as can be.
  @Test func stepsLeadFromOneTextToTheOther() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<500 {
      let old = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        Int.random(in: 0...3, using: &random)
      }
      let new = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        Int.random(in: 0...3, using: &random)
      }
      let diff = LineDiff(from: text(old), to: text(new))
      var kept = 0
      var (nextOld, nextNew) = (0, 0)
      for step in diff.steps {
        switch step {
        case .kept(let first, let second):
          #expect(first == nextOld && second == nextNew && old[first] == new[second])
          kept += 1
          nextOld += 1
          nextNew += 1
        case .removed(let first):
          #expect(first == nextOld)
          nextOld += 1
        case .added(let second):
          #expect(second == nextNew)
          nextNew += 1
        }
      }
      #expect(nextOld == old.count && nextNew == new.count)
      #expect(kept == longestCommonCount(old, new))
    }
  }

  @Test func textsWithNothingInCommonTakeNoTime() {
    let old = (0..<2_000).map { "a\($0)\n" }.joined()
    let new = (0..<2_000).map { "b\($0)\n" }.joined()
    #expect(LineDiff(from: Array(old.utf8), to: Array(new.utf8)).steps.count == 4_000)
  }

  private func text(_ lines: [Int]) -> [UInt8] { Array(lines.map { "\($0)\n" }.joined().utf8) }

  /// By the table of all prefixes.
  private func longestCommonCount(_ old: [Int], _ new: [Int]) -> Int {
    var row = Array(repeating: 0, count: new.count + 1)
    for line in old {
      var diagonal = 0
      for (index, other) in new.enumerated() {
        let above = row[index + 1]
        row[index + 1] = line == other ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return row[new.count]
  }
}

/// The same numbers in every run (xorshift64*).
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }
}
