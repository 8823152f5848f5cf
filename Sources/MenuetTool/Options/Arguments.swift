import MenuetModel

/// A command line that has been read: options that the verb has, with arguments that they take.
package struct Arguments: Sendable {
  /// The arguments of each option in the order given, under its name; of a flag, empty texts.
  private var values: [String: [String]] = [:]
  /// The arguments that are not options.
  package var operands: [String] = []
  /// Everything as it was typed, without the name of the program.
  package var original: [String] = []

  package init() {}

  package func contains(_ option: CommandOption) -> Bool { values[option.name] != nil }

  /// The argument; of several, the last one.
  package subscript(option: CommandOption) -> String? { values[option.name]?.last }

  /// The arguments of an option that may be repeated.
  package func all(_ option: CommandOption) -> [String] { values[option.name] ?? [] }

  /// A number, which the parser has checked.
  package func number(_ option: CommandOption) -> Int? { self[option].flatMap { Int($0) } }

  /// Numbers divided by commas, which the parser has checked.
  package func numbers(_ option: CommandOption) -> [Int]? {
    self[option].map { Self.items(of: $0).compactMap { Int($0) } }
  }

  /// The items of a list: commas divide them, and so do blanks, also beside commas. Between two commas
  /// an empty one is left.
  package static func items(of list: String) -> [String] {
    list.split(separator: ",", omittingEmptySubsequences: false).flatMap { part in
      let words = part.split(whereSeparator: \.isWhitespace).map(String.init)
      return words.isEmpty ? [""] : words
    }
  }

  /// A word, which the parser has checked.
  package func word<Word: RawRepresentable<String>>(
    _ option: CommandOption, as type: Word.Type = Word.self
  ) -> Word? {
    self[option].flatMap { Word(rawValue: $0) }
  }

  /// Words divided by commas, which the parser has checked, each once.
  package func words<Word: RawRepresentable<String> & Equatable>(
    _ option: CommandOption, as type: Word.Type = Word.self
  ) -> [Word]? {
    guard let text = self[option] else { return nil }
    var words: [Word] = []
    for part in Self.items(of: text) {
      guard let word = Word(rawValue: part), !words.contains(word) else { continue }
      words.append(word)
    }
    return words
  }

  package mutating func add(_ argument: String, of option: CommandOption) {
    values[option.name, default: []].append(argument)
  }

  /// Fails where two options that exclude each other are given.
  package func exclude(_ first: CommandOption, _ second: CommandOption) throws(UsageError) {
    guard contains(first), contains(second) else { return }
    throw .optionsExclude(first.spelling, second.spelling)
  }
}
