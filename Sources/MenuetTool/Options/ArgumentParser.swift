import MenuetSource

/// Reads the arguments after a verb.
package struct ArgumentParser {
  private let verb: String
  private let options: [CommandOption]
  private var arguments = Arguments()

  package init(verb: String, options: [CommandOption]) {
    self.verb = verb
    self.options = options
  }

  /// Reads `--option value`, `--option=value`, `-o value` and operands; behind `--` there are only
  /// operands, and `-` alone is one.
  package consuming func parse(_ words: [String]) throws(UsageError) -> Arguments {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        arguments.operands += rest
        break
      }
      guard word.utf8.first == UInt8(ascii: "-"), word != "-" else {
        arguments.operands.append(word)
        continue
      }
      try read(word, &rest)
    }
    return arguments
  }

  private mutating func read(
    _ word: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? word
    guard let option = option(spelled: name) else {
      throw .optionUnknown(name, verb: verb, near: Self.near(name, in: options))
    }
    guard option.placeholder != nil else {
      if parts.count > 1 { throw .argumentUnexpected(name) }
      arguments.add("", of: option)
      return
    }
    let argument: String
    if parts.count > 1 {
      argument = String(parts[1])
    } else {
      // An option in the place of an argument is no file of that name, but a slip.
      guard let next = rest.first, self.option(spelled: next) == nil else {
        throw .argumentMissing(name)
      }
      argument = next
      rest.removeFirst()
    }
    try Self.check(argument, of: option)
    arguments.add(argument, of: option)
  }

  private func option(spelled word: String) -> CommandOption? {
    options.first { $0.longSpelling == word || $0.spelling == word }
  }

  /// The option that was probably meant.
  package static func near(_ word: String, in options: [CommandOption]) -> String? {
    let name = String(word.drop { $0 == "-" })
    return NearMiss.best(for: name, in: options.map(\.name)).flatMap { near in
      options.first { $0.name == near }?.longSpelling
    }
  }

  private static func check(
    _ text: String, of option: CommandOption
  ) throws(UsageError) {
    switch option.argument {
    case .none, .ruleSetting: break
    case .text, .file, .folder:
      if text.isEmpty { throw .argumentMissing(option.spelling) }
    case .words(let words): try check(word: text, words, option)
    case .number(let range): try check(number: text, range, option)
    case .wordList(let words):
      for part in try parts(text, option) { try check(word: part, words, option) }
    case .numberList(let range):
      for part in try parts(text, option) { try check(number: part, range, option) }
    }
  }

  private static func parts(
    _ text: String, _ option: CommandOption
  ) throws(UsageError) -> [String] {
    if text.isEmpty { throw .listEmpty(option: option.spelling) }
    return Arguments.items(of: text)
  }

  private static func check(
    word: String, _ words: [String], _ option: CommandOption
  ) throws(UsageError) {
    if words.contains(word) { return }
    throw .wordUnknown(word, option: option.spelling, allowed: words)
  }

  private static func check(
    number: String, _ range: ClosedRange<Int>, _ option: CommandOption
  ) throws(UsageError) {
    guard let value = Int(number), range.contains(value), number.first != "+" else {
      throw .numberInvalid(number, option: option.spelling, range: range)
    }
  }
}
