/// What Apple's systems call the settings of an app, by language.
enum SettingsTitles {
  private static let titles: Set<String> = [
    // German, French, Spanish, Italian, Portuguese, Dutch, Swedish, Danish, Norwegian, Finnish
    "Einstellungen", "Réglages", "Ajustes", "Configuración", "Impostazioni", "Definições",
    "Configurações", "Instellingen", "Inställningar", "Indstillinger", "Innstillinger", "Asetukset",
    // Polish, Czech, Russian, Ukrainian, Turkish
    "Ustawienia", "Nastavení", "Настройки", "Параметри", "Ayarlar",
    // Chinese, Japanese, Korean
    "设置", "設定", "설정",
  ]

  static func contains(_ title: String) -> Bool { titles.contains(title) }

  /// True for the name of the settings alone.
  static func isPlain(_ title: String, areEnglish: Bool) -> Bool {
    contains(title) || (areEnglish && ["Settings", "Preferences"].contains(title))
  }

  /// True for "Settings" and "Catalog Settings…" too; what is done to settings is something else.
  static func contains(_ words: TitleWords, areEnglish: Bool) -> Bool {
    if contains(TitleWords(words.withoutEllipsis).text) { return true }
    let verbs: [Word] = ["reset", "restore", "hide", "show", "clear", "delete", "export", "import"]
    return areEnglish && !verbs.contains(where: { words.first == $0 })
      && words.words.last.map { ["settings", "preferences", "options"].contains($0) } ?? false
  }
}
