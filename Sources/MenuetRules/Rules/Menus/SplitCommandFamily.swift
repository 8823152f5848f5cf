import MenuetModel
import MenuetSource

/// Notes commands whose ids begin with the same word in different groups of one menu.
struct SplitCommandFamily: Rule {
  static let info = RuleInfo(
    id: "menu-split-related", .menus, .note,
    "commands that belong together stand in one group",
    guideline: .menus("don't divide related commands, even if some are used more than others"),
    why: """
      Who has found one way to move something looks for the others beside it. Behind a separator it
      is another subject. Commands count as related whose ids share their first word.
      """,
    example: """
        <menu id="item" title="Item">
          <command id="move-up" title="Move Up"/>
      +   <command id="move-down" title="Move Down"/>
          <separator/>
          <command id="lock" title="Lock"/>
          <command id="pin" title="Pin"/>
      -   <separator/>
      -   <command id="§move-down§" title="Move Down"/>
        </menu>
      """)

  /// The first command of a word, with the group in which it stands.
  private struct First {
    let command: Int
    let item: Item
    let group: Int
    var isReported = false
  }

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    guard level.holder != .section, level.content.contains(where: { $0.divides }) else { return }
    var firsts: [Int: First] = [:]
    for (group, elements) in level.groups.enumerated() {
      for element in elements {
        guard case .item(let item) = element, case .command(let index) = item.subject,
          let word = firstWord(index, in: context)
        else { continue }
        guard let first = firsts[word] else {
          firsts[word] = First(command: index, item: item, group: group)
          continue
        }
        guard first.group != group, !first.isReported,
          context.canMeet(context.presence(of: item), context.presence(of: first.item))
        else { continue }
        firsts[word]?.isReported = true
        let names = [index, first.command].map { "'\(context.document.commands[$0].title)'" }
        report(
          "\(names[0]) belongs in one group with \(names[1])",
          at: context.isWritten(.id, on: item.source) ? .id : .ref, of: item.source,
          notes: [DiagnosticNote("\(names[1]) stands here", at: context.location(of: first.item))],
          fix: "move it beside \(names[1])")
      }
    }
  }

  /// A number for the first word of an id of several words.
  private func firstWord(_ command: Int, in context: RuleContext) -> Int? {
    guard context.document.commands[command].system == nil else { return nil }
    var id = context.document.commands[command].id
    return id.withUTF8 { bytes in
      guard let end = bytes.firstIndex(where: SwiftName.isJoint) else { return nil }
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for byte in bytes[..<end] { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
      return Int(truncatingIfNeeded: hash)
    }
  }
}

extension MenuElement {
  /// Indicates whether it divides a menu into groups.
  fileprivate var divides: Bool {
    switch self {
    case .separator, .section: true
    default: false
    }
  }
}
