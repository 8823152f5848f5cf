import MenuetModel
import MenuetSource

/// Flags an ellipsis in the title of an item that acts at once.
struct ExtraEllipsis: TitleRule {
  static let info = RuleInfo(
    id: "menu-ellipsis-extra", .menus, .warning, fix: .unsafe,
    "only the title of a command that asks for more ends in an ellipsis",
    guideline: .menus(
      "an ellipsis tells that people give more information before the action is completed"),
    why: """
      Who sees the ellipsis expects to be asked. A command that acts at once then takes people by
      surprise. "Check for Updates…", "Find and Replace…", "Settings…" and their like have it everywhere.
      """,
    failing: """
      <menu id="format" title="Format">
        <command id="indent" title="§Indent…§"/>
      </menu>
      """,
    passing: """
      <menu id="format" title="Format">
        <command id="indent" title="Indent"/>
      </menu>
      """)

  func check(_ title: MenuTitle, in context: RuleContext, report: inout Findings) {
    guard title.words.endsInEllipsis, title.kind != .option, !asks(title, in: context),
      !isMistakenElsewhere(title, in: context)
    else { return }
    let shorter = title.words.withoutEllipsis
    let text = title.words.text
    report.report(
      Self.self,
      title.kind == .command
        ? "nothing says what '\(text)' asks for, and what acts at once needs no '…'"
        : "'\(text)' asks for nothing and needs no '…'",
      at: context.location(title.attribute, of: title.source),
      fixIts: [
        context.setting(title.attribute, of: title.source, to: shorter, "write '\(shorter)'"),
        FixIt("if it asks for more, say so: needs-input=\"true\" or presents=\"…\""),
      ])
  }

  /// True for a command that should ask, and of which another rule says so: it destroys something, or
  /// was most likely meant to present what nothing presents.
  private func isMistakenElsewhere(_ title: MenuTitle, in context: RuleContext) -> Bool {
    guard title.kind == .command, let index = title.command else { return false }
    return context.unpresented.isMeant(forCommand: index) || context.asksNothing.contains(index)
  }

  /// Titles that every app of the Mac writes in this way: what they open is of the system or of a
  /// framework that a document does not describe (H-core).
  private static let customary: Set<String> = [
    "check for updates", "page setup", "find", "find and replace", "browse all versions", "share",
    "settings", "preferences", "accounts",
  ]
  /// Those of toggles as well: one that is off asks who people are.
  private static let signingIn: Set<String> = ["sign in", "log in"]
  /// The same in other languages, as they are written.
  private static let customaryElsewhere: Set<String> = [
    // German, French, Spanish, Italian, Portuguese, Dutch
    "Nach Updates suchen…", "Papierformat…", "Support kontaktieren…", "Feedback senden…",
    "Rechercher les mises à jour…",
    "Rechercher des mises à jour…", "Format d’impression…", "Buscar actualizaciones…",
    "Configurar página…", "Verifica aggiornamenti…", "Cerca aggiornamenti…",
    "Formato di stampa…", "Buscar atualizações…", "Verificar atualizações…",
    "Zoek naar updates…", "Controleer op updates…", "Pagina-instelling…",
    // Chinese, Japanese, Korean
    "检查更新…", "檢查更新…", "页面设置…", "頁面設定…", "アップデートを確認…", "ページ設定…",
    "업데이트 확인…", "페이지 설정…",
  ]

  /// True for "Send Feedback" and "Report an Issue": what is sent has to be written first.
  private func writesToMakers(_ words: TitleWords) -> Bool {
    if words.count > 1, words.first == "contact" || words.first == "report" { return true }
    let verbs: [Word] = ["send", "give", "provide", "leave"]
    return words.last == "feedback" && verbs.contains { words.first == $0 }
  }

  private func asks(_ title: MenuTitle, in context: RuleContext) -> Bool {
    guard title.kind == .command || title.kind == .toggle else { return false }
    // In a language that was not understood they may be meant.
    if context.titles.areEnglish || context.mayLack(.language, on: context.document.source),
      Self.signingIn.contains(title.words.core)
        || (title.kind == .command && Self.customary.contains(title.words.core))
    {
      return true
    }
    guard title.kind == .command, let index = title.command else { return false }
    if context.titles.areEnglish, writesToMakers(title.words) { return true }
    if Self.customaryElsewhere.contains(title.words.text)
      || SettingsTitles.contains(title.words, areEnglish: context.titles.areEnglish)
    {
      return true
    }
    let command = context.document.commands[index]
    let overrides = title.overrides?.value
    return command.traits.contains(.needsInput) || command.presents != nil
      || command.confirm != nil || overrides?.presents != nil || overrides?.confirm != nil
  }
}
