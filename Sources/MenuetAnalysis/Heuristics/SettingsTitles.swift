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

  /// True for "Settings" and "Catalog Settings…" too.
  static func contains(_ words: TitleWords, areEnglish: Bool) -> Bool {
    if contains(TitleWords(words.withoutEllipsis).text) { return true }
    return areEnglish
      && words.words.last.map { ["settings", "preferences", "options"].contains($0) } ?? false
  }
}
