import MenuetModel
import MenuetSource

/// Flags the old name of the settings of a Mac app.
struct SettingsTitle: Rule {
  static let info = RuleInfo(
    id: "menu-title-settings", .menus, .warning, fix: .safe,
    "since macOS 13 the settings of an app are called Settings",
    guideline: .guidelines("Settings", "the app menu has the item Settings…"),
    why: """
      Every app of the system says Settings; one that says Preferences looks older than it is. The
      standard command has the title that its system uses.
      """,
    example: """
        <menu-bar id="bar">
          <menu standard="app">
      -     <command system="settings" title="§Preferences…§"/>
      +     <command system="settings"/>
          </menu>
        </menu-bar>
      """)

  func check(_ title: MenuTitle, in context: RuleContext, report: inout Findings) {
    guard title.kind == .command, title.words.count == 1, title.words.first == "preferences",
      title.words.endsInEllipsis || title.words.endsInDots, title.platforms.contains(.macos),
      context.titles.areEnglish, context.document.minimumVersions.macos >= PlatformVersion(13)
    else { return }
    let isStandard =
      title.command.flatMap { context.document.commands[$0].system } == .settings
    report(
      "since macOS 13 the settings are called 'Settings…', not '\(title.words.text)'",
      at: title.attribute, of: title.source,
      fix: isStandard
        ? context.removal(
          of: title.attribute, on: title.source, "leave the title to the system", isSafe: true)
        : context.setting(
          title.attribute, of: title.source, to: "Settings…", "write 'Settings…'", isSafe: true))
  }
}
