import MenuetModel

/// What a command says that it does.
struct CommandMeaning {
  var system: SystemCommand?
  /// The words of its titles and its id, and perhaps of the menus around it.
  var words: Set<String> = []
  /// Its titles without articles and punctuation.
  var cores: Set<String> = []
  /// True where it asks for more before it acts.
  var asks = false
  /// Its symbol.
  var symbol: String?

  mutating func add(title: String?) {
    guard let title else { return }
    let words = TitleWords(title)
    self.words.formUnion(words.words)
    cores.insert(words.core)
  }

  mutating func add(id: String) {
    words.formUnion(id.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init))
  }

  /// True for a command that does what people expect of a shortcut.
  func fits(_ purpose: StandardShortcuts.Purpose, inAppNamed name: String) -> Bool {
    if let system, purpose.commands.contains(system) { return true }
    if !words.isDisjoint(with: purpose.words) { return true }
    if asks, !words.isDisjoint(with: purpose.wordsThatAsk) { return true }
    if asks, let symbol, purpose.symbols.contains(symbol) { return true }
    return purpose.commands.contains { command in
      let short = command.facts.title.replacing("%@", with: "")
      return cores.contains(TitleWords(command.title(inAppNamed: name)).core)
        || cores.contains(TitleWords(short).core)
    }
  }
}
