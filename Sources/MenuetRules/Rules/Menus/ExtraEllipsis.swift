import MenuetModel
import MenuetSource

/// Notes an ellipsis in the title of an item that acts at once.
struct ExtraEllipsis: Rule {
  static let info = RuleInfo(
    id: "menu-ellipsis-extra", .menus, .note,
    grades: [.warning("with `needs-input=\"false\"` written, or on a submenu")], fix: .unsafe,
    "only the title of a command that asks for more ends in an ellipsis",
    guideline: .menus(
      "an ellipsis tells that people give more information before the action is completed"),
    why: """
      Who sees the ellipsis expects to be asked. A command that acts at once then takes people by
      surprise.
      """,
    example: """
        <menu id="format" title="Format">
      -   <command id="indent" title="§Indent…§"/>
      +   <command id="indent" title="Indent"/>
        </menu>
      """)

  func check(_ title: MenuTitle, in context: RuleContext, report: inout Findings) {
    guard title.words.endsInEllipsis || title.words.endsInDots, title.kind != .option,
      !asks(title, in: context)
    else { return }
    let shorter = title.words.withoutEllipsis
    let isCertain =
      title.kind == .submenu || title.kind == .menu
      || title.command.map {
        context.text(.needsInput, of: context.document.commands[$0].source) == "false"
      } ?? false
    report(
      "'\(title.words.text)' asks for nothing and needs no '…'", at: title.attribute,
      of: title.source, severity: isCertain ? .warning : .note,
      fixIts: [
        context.setting(title.attribute, of: title.source, to: shorter, "write '\(shorter)'"),
        asking(title, in: context),
      ].compactMap { $0 })
  }

  /// The advice for an item that asks for more, where it can say so; `nil` for anything that never
  /// asks.
  private func asking(_ title: MenuTitle, in context: RuleContext) -> FixIt? {
    guard let index = title.command else { return nil }
    let command = context.document.commands[index]
    guard command.kind == .command else { return nil }
    let words = "needs-input=\"true\" or presents=\"…\""
    let element = context.written.kind(title.source.node)
    let isHere = element.map { Vocabulary.spec($0).attribute(.needsInput) != nil } ?? false
    return isHere
      && !(context.isWritten(.ref, on: title.source))
      ? FixIt("if it asks for more, say so: \(words)")
      : FixIt("if it asks for more, say so where '\(command.id)' is declared: \(words)")
  }

  private func asks(_ title: MenuTitle, in context: RuleContext) -> Bool {
    guard let index = title.command else { return false }
    let command = context.document.commands[index]
    let overrides = title.overrides?.value
    return command.traits.contains(.needsInput) || command.presents != nil
      || command.confirm != nil || overrides?.presents != nil || overrides?.confirm != nil
  }
}
