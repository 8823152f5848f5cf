import MenuetModel
import MenuetSource

/// Notes a command that looks different in two menus, or two that stand the other way round.
struct InconsistentItem: DocumentRule {
  static let info = RuleInfo(
    id: "menu-consistency", .menus, .note,
    "a command has one title, one symbol and one place among its neighbors in all menus",
    guideline: .menus("menus that are used consistently make an app easy to learn"),
    why: """
      Somebody who knows a command from one menu recognizes it in the next by its words, its symbol
      and its neighbors.
      """,
    failing: """
      <commands>
        <command id="indent" title="Indent"/>
        <command id="outdent" title="Outdent"/>
      </commands>
      <menu id="format" title="Format"><item ref="indent"/><item ref="outdent"/></menu>
      <menu id="text" title="Text"><item ref="outdent"/><item ref="§indent§"/></menu>
      """,
    passing: """
      <commands>
        <command id="indent" title="Indent"/>
        <command id="outdent" title="Outdent"/>
      </commands>
      <menu id="format" title="Format"><item ref="indent"/><item ref="outdent"/></menu>
      <menu id="text" title="Text"><item ref="indent"/><item ref="outdent"/></menu>
      """)

  private struct Neighbors: Hashable {
    var first: Subject
    var second: Subject
  }

  /// What was met of each command and choice.
  private struct Met {
    /// How often each stands in a menu.
    private var counts: [Subject: Int] = [:]
    /// The first place of each.
    var places: [Subject: Item] = [:]
    /// Where each pair of neighbors stands first.
    var orders: [Neighbors: SourceLocation] = [:]

    init(_ levels: [MenuLevel], _ document: Document) {
      var commands = Array(repeating: 0, count: document.commands.count)
      var choices = Array(repeating: 0, count: document.choices.count)
      for level in levels {
        for index in level.content.indices {
          guard case .item(let item) = level.content[index] else { continue }
          switch item.subject {
          case .command(let index): commands[index] += 1
          case .choice(let index): choices[index] += 1
          case .none: break
          }
        }
      }
      for index in commands.indices where commands[index] > 1 {
        counts[.command(index)] = commands[index]
      }
      for index in choices.indices where choices[index] > 1 {
        counts[.choice(index)] = choices[index]
      }
    }

    /// True where nothing stands in two menus.
    var isEmpty: Bool { counts.isEmpty }

    func isRepeated(_ item: Item) -> Bool { counts[item.subject] != nil }
  }

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    var met = Met(context.walk.levels, document)
    guard !met.isEmpty else { return }
    for level in context.walk.levels {
      var previous: Item?
      for element in level.content {
        guard case .item(let item) = element, met.isRepeated(item) else {
          previous = nil
          continue
        }
        compareMarks(item, &met, in: context, report: &report)
        if let previous { compareOrder(previous, item, &met, in: context, report: &report) }
        previous = item
      }
    }
  }

  private func compareMarks(
    _ item: Item, _ met: inout Met, in context: RuleContext, report: inout Findings
  ) {
    guard let first = met.places[item.subject] else {
      met.places[item.subject] = item
      return
    }
    let document = context.document
    let title = document.title(of: item)
    let attribute: AttributeName
    let message: String
    if document.title(of: first) != title {
      attribute = .title
      message = "'\(title)' is titled '\(document.title(of: first))' in another menu"
    } else if let other = document.symbol(of: first), let symbol = document.symbol(of: item),
      symbol != other
    {
      attribute = .symbol
      message = "'\(title)' has the symbol '\(other)' in another menu"
    } else {
      return
    }
    report.report(
      Self.self, message, at: context.location(attribute, for: item),
      notes: [DiagnosticNote("it stands here", at: context.location(of: first))],
      fixIts: [FixIt("let both be the same")])
  }

  private func compareOrder(
    _ first: Item, _ second: Item, _ met: inout Met, in context: RuleContext,
    report: inout Findings
  ) {
    let reversed = Neighbors(first: second.subject, second: first.subject)
    if let other = met.orders[reversed] {
      let names = [second, first].map { "'\(context.document.title(of: $0))'" }
      report.report(
        Self.self, "\(names[0]) stands before \(names[1]) in another menu",
        at: context.location(of: second),
        notes: [DiagnosticNote("it stands before it here", at: other)],
        fixIts: [FixIt("let both menus have one order")])
    } else {
      let order = Neighbors(first: first.subject, second: second.subject)
      if met.orders[order] == nil { met.orders[order] = context.location(of: first) }
    }
  }
}
