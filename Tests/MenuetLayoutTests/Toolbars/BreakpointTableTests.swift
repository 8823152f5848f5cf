import Foundation
import MenuetLayout
import MenuetModel
import Testing

/// The table of breakpoints, which holds differences and lists ranges in full.
@Suite struct BreakpointTableTests {
  private static func tables() -> [BreakpointTable] {
    (1...200 as ClosedRange<UInt64>).map { seed in
      var generator = ToolbarGenerator(seed: seed)
      return LawChecker(generator.toolbar()).layout.breakpoints
    }
  }

  /// Ranges that no layout would give: any order, ids that come again, units that appear.
  private static func shuffledRanges(_ random: inout SeededGenerator) -> [Breakpoint] {
    let forms: [UnitForm] = [.both, .icon, .members, .kept]
    return (0..<Int.random(in: 0...5, using: &random)).map { index in
      let ids = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        ["a", "b", "c"].randomElement(using: &random) ?? ""
      }
      let split = Int.random(in: 0...ids.count, using: &random)
      return Breakpoint(
        minimumWidth: Int.random(in: -5...5, using: &random),
        maximumWidth: index == 0 ? nil : Int.random(in: -5...5, using: &random),
        units: ids[..<split].map {
          Breakpoint.ShownUnit(id: $0, form: forms.randomElement(using: &random) ?? .icon)
        }, overflow: Array(ids[split...]))
    }
  }

  @Test func everyRangeIsTheSameAloneAndInTurn() {
    for table in Self.tables() {
      let ranges = Array(table)
      #expect(ranges.count == table.count)
      #expect(table.indices.map { table[$0] } == ranges)
      #expect(table.widths.map(\.minimumWidth) == ranges.map(\.minimumWidth))
      #expect(table.widths.map(\.maximumWidth) == ranges.map(\.maximumWidth))
    }
  }

  @Test func changesAreWhatDiffers() {
    var count = 0
    for table in Self.tables() {
      var forms = table.widestForms
      #expect(table.changes(at: 0).isEmpty)
      for index in table.indices {
        let changes = table.changes(at: index)
        #expect(zip(changes, changes.dropFirst()).allSatisfy { $0.unit < $1.unit })
        for change in changes {
          #expect(forms[change.unit].form != change.form)
          forms[change.unit].form = change.form
        }
        #expect(table[index].units == forms.filter { $0.form != .overflow && $0.form != .hidden })
        #expect(table[index].overflow == forms.filter { $0.form == .overflow }.map(\.id))
        count += changes.count
      }
    }
    #expect(count > 500)
  }

  /// The room that a table takes grows with the steps of the chain, not with what it lists.
  @Test func aTableHoldsNoMoreThanTheStepsOfItsChain() {
    var sample = SampleDocument()
    let units = (0..<400).map { index in
      ToolbarUnit(sample.command("u\(index)", "HHHH", symbol: "star")) { $0.display = .both }
    }
    let layout = ToolbarLayout(
      Toolbar(center: units), in: sample.document,
      context: LayoutContext(platform: .ios, locale: "en"))
    let table = layout.breakpoints
    #expect(table.count == 800)
    #expect(table.widestForms.count == 400)
    #expect(table.indices.reduce(0) { $0 + table.changes(at: $1).count } == 800)
  }

  @Test func rangesInFullMakeTheSameTable() throws {
    for table in Self.tables() {
      let again = BreakpointTable(Array(table))
      #expect(again == table)
      #expect(again.hashValue == table.hashValue)
      let decoded = try JSONDecoder().decode(
        BreakpointTable.self, from: JSONEncoder().encode(table))
      #expect(decoded == table)
      #expect(
        try JSONDecoder().decode([Breakpoint].self, from: JSONEncoder().encode(table))
          == Array(table))
    }
  }

  @Test func anyRangesAreKeptAsTheyAre() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      let ranges = Self.shuffledRanges(&random)
      let table = BreakpointTable(ranges)
      #expect(Array(table) == ranges)
      #expect(table.indices.map { table[$0] } == ranges)
      if let last = ranges.indices.last {
        var other = ranges
        other[last].overflow.append("d")
        #expect(table != BreakpointTable(other))
      }
    }
  }
}
