import Menuet
import MenuetModel
import Testing

/// The rules on the heights of detents and the layout of sheets say the same, on sheets made at
/// random.
@Suite struct SheetAgreementTests {
  /// Numbers in an order that a seed alone decides.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state ^ (state >> 29)) &* 0x9E37_79B9_7F4A_7C15
    }
  }

  private struct Example {
    var detents: [String] = []
    var platforms: [String] = []

    init(seed: UInt64) {
      var random = Generator(state: seed)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let detent =
          switch Int.random(in: 0..<4, using: &random) {
          case 0: "medium"
          case 1: "large"
          case 2: "\(Int.random(in: 100...1_300, using: &random)).\(random.next() % 10)pt"
          default: "\(Int.random(in: 1...99, using: &random)).\(random.next() % 10)%"
          }
        if !detents.contains(detent) { detents.append(detent) }
      }
      platforms = ["ios", "ipados", "macos"].filter { _ in Bool.random(using: &random) }
      if platforms.isEmpty { platforms = ["ios"] }
    }

    /// - Parameter modality: `nonmodal` for sheets whose layout is refused where they have no height
    ///   below the full one.
    func text(_ modality: String = "modal") -> String {
      let detents = detents.joined(separator: " ")
      return """
        <menuet xmlns="urn:menuet:1" name="Example" platforms="\(platforms.joined(separator: " "))">
        <sheet id="s" title="Sheet" detents="\(detents)" modality="\(modality)">
          <command system="cancel"/>
        </sheet>
        <sheet id="full" title="Sheet"><command system="cancel"/></sheet>
        <button id="b" title="Show…" presents="s"/>
        <button id="c" title="Show All…" presents="full"/>
        </menuet>
        """
    }
  }

  @Test func theRuleIsSilentWhereTheHeightsRise() throws {
    var flagged = 0
    for seed in 1...600 {
      let example = Example(seed: UInt64(seed))
      let compilation = Compiler().compile(Array(example.text().utf8), path: "E.menuet.xml")
      let isFlagged = compilation.diagnostics.contains { $0.rule == "sheet-detent-order" }
      let layouts = try #require(compilation.document?.sheets.first?.layouts)
      let heights = layouts.filter { $0.heightClass == .regular && !$0.detents.isEmpty }
        .map { $0.detents.map(\.frame.height) }
      let pairs = example.detents.indices.dropFirst()
      let falls = pairs.contains { index in heights.contains { $0[index - 1] > $0[index] } }
      let stays = pairs.contains { index in
        !heights.isEmpty && !heights.contains { $0[index - 1] < $0[index] }
      }
      #expect(isFlagged == (falls || stays), "seed \(seed): \(example)")
      if isFlagged { flagged += 1 }
      guard !isFlagged else { continue }
      for layout in layouts {
        let active = layout.detents.filter(\.active).map(\.frame.height)
        #expect(
          zip(active, active.dropFirst()).allSatisfy { $0 < $1 }, "seed \(seed): \(example)")
      }
    }
    #expect((100...500).contains(flagged))
  }
  @Test func aNonmodalSheetIsRefusedWhereItsHeightIsAlwaysTheFullOne() throws {
    var refused = 0
    for seed in 1...600 {
      let example = Example(seed: UInt64(seed))
      let document = Compiler().compile(Array(example.text().utf8), path: "E.menuet.xml").document
      let sheets = try #require(document?.sheets)
      func heights(_ sheet: Sheet) -> [[Double]] {
        sheet.layouts.filter { $0.heightClass == .regular && !$0.detents.isEmpty }
          .map { $0.detents.map(\.frame.height) }
      }
      let hasRoom = zip(heights(sheets[0]), heights(sheets[1])).contains { detents, full in
        detents.contains { $0 < full[0] }
      }
      let nonmodal = Compiler().compile(
        Array(example.text("nonmodal").utf8), path: "E.menuet.xml")
      let isRefused = nonmodal.diagnostics.contains { $0.rule == "sheet-nonmodal-no-partial" }
      // A Mac has no detents, and nothing is asked of them.
      #expect(isRefused == (!hasRoom && example.platforms != ["macos"]), "seed \(seed): \(example)")
      if isRefused { refused += 1 }
    }
    #expect((20...300).contains(refused))
  }
}
