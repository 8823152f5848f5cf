import MenuetModel
import MenuetSource

/// Flags a command that looks different in two places, or two that stand the other way round.
struct InconsistentItem: Rule {
  static let info = RuleInfo(
    id: "menu-consistency", .menus, .warning,
    grades: [.note("for two neighbors in another order")],
    "a command has one title, one symbol and one place among its neighbors",
    guideline: .menus("menus that are used consistently make an app easy to learn"),
    why: """
      Somebody who knows a command from one menu recognizes it in the next by its words, its symbol
      and its neighbors. Places on other platforms may differ.
      """,
    example: """
        <commands><command id="indent" title="Indent"/></commands>
        <menu id="format" title="Format"><item ref="indent"/></menu>
      - <menu id="text" title="Text"><item ref="indent" title="§Move Right§"/></menu>
      + <menu id="text" title="Text"><item ref="indent"/></menu>
      """)

  private struct Neighbors: Hashable {
    var first: Int
    var second: Int
  }

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    var counts = Array(repeating: 0, count: document.commands.count)
    for placement in context.walk.placements {
      if case .command(let index) = placement.item.subject { counts[index] += 1 }
    }
    guard counts.contains(where: { $0 > 1 }) else { return }
    compareMarks(counts, in: context, report: &report)
    compareOrder(counts, in: context, report: &report)
  }

  /// Compares each place of a command with its first one.
  private func compareMarks(
    _ counts: [Int], in context: RuleContext, report: inout Findings
  ) {
    let (document, placements) = (context.document, context.walk.placements)
    var firsts: [Int: Int] = [:]
    var reported: Set<Int> = []
    for number in placements.indices {
      guard case .command(let index) = placements[number].item.subject, counts[index] > 1 else {
        continue
      }
      guard let earlier = firsts[index] else {
        firsts[index] = number
        continue
      }
      let (first, item) = (placements[earlier].item, placements[number].item)
      guard first.overrides != nil || item.overrides != nil, first.platforms == item.platforms,
        let (attribute, message) = difference(item, first, document),
        reported.insert(index).inserted
      else { continue }
      report(
        message, at: context.location(attribute, for: item),
        notes: [DiagnosticNote("it stands here", at: context.location(of: first))],
        fix: "let both be the same")
    }
  }

  private func difference(
    _ item: Item, _ first: Item, _ document: Document
  ) -> (AttributeName, String)? {
    let title = document.title(of: item)
    let other = document.title(of: first)
    if other != title { return (.title, "'\(title)' is titled '\(other)' elsewhere") }
    guard let symbol = document.symbol(of: item), let other = document.symbol(of: first),
      symbol != other
    else { return nil }
    return (.symbol, "'\(title)' has the symbol '\(other)' elsewhere")
  }

  /// Compares the order of commands that stand side by side in two menus.
  private func compareOrder(
    _ counts: [Int], in context: RuleContext, report: inout Findings
  ) {
    var orders: [Neighbors: Item] = [:]
    for level in context.walk.levels {
      var previous: (command: Int, item: Item)?
      for element in level.content {
        guard case .item(let item) = element, case .command(let index) = item.subject,
          counts[index] > 1
        else {
          previous = nil
          continue
        }
        defer { previous = (index, item) }
        guard let before = previous else { continue }
        guard let other = orders[Neighbors(first: index, second: before.command)] else {
          orders[Neighbors(first: before.command, second: index)] = before.item
          continue
        }
        let names = [item, before.item].map { "'\(context.document.title(of: $0))'" }
        report(
          "\(names[0]) stands before \(names[1]) in another menu", at: context.location(of: item),
          severity: .note,
          notes: [DiagnosticNote("it stands before it here", at: context.location(of: other))],
          fix: "let both menus have one order")
      }
    }
  }
}
