import MenuetSource

/// The mistakes that can be made with a command line.
package enum UsageError: Error, Equatable {
  case verbMissing
  case verbUnknown(String, near: String?)
  /// A document where a verb belongs.
  case verbForgotten(String)
  case optionUnknown(String, verb: String?, near: String?)
  /// An option before the verb that belongs behind it.
  case optionBeforeVerb(String)
  case argumentMissing(String)
  case argumentUnexpected(String)
  case wordUnknown(String, option: String, allowed: [String])
  case numberInvalid(String, option: String, range: ClosedRange<Int>)
  case listEmpty(option: String)
  /// Another number of versions than three.
  case versionsMissing(Int)
  /// No range of lines.
  case lineRangeInvalid(String)
  case operandMissing(verb: String, operand: String)
  case operandUnexpected(String)
  case optionsExclude(String, String)
  case optionNeeds(String, needed: [String])
  /// An option that prints on standard output, as the report does.
  case twoResults(String)
  case ruleSettingInvalid(String)
  case ruleUnknown(String, near: String?)
  /// A name of which `explain` has no page.
  case topicUnknown(String, near: String?)
  /// An attribute that an element does not have.
  case attributeUnknown(String, element: String, near: String?, isElsewhere: Bool)
  case ruleStructural(String, least: String)
  case standardInputTwice
  /// Standard input where an option needs files.
  case operandNotAFile(String)
  case outputNameMissing
  /// An output file whose name has an ending that tells no format.
  case endingUnknown(String, endings: [String], option: String)
  case severalDocuments(String)
  /// More documents than an option takes.
  case oneDocument(String)
  case folderWithout(String, String, outside: [String] = [])
  case outputsCollide(String, first: String, second: String)
  case outputIsInput(String)
  case lineBreakInPath(String)
  case surfaceUnknown(String, near: String?, known: [String])
  /// A surface that stands on other platforms than the one that is asked for.
  case surfaceElsewhere(String, kind: String, platforms: String)
  case surfaceWithoutLayout(String, kind: String)
  case stateUnknown(String, near: String?)
  case optionOfChoiceMissing(String, options: [String])
  case itemUnknown(String, near: String?)
  case platformAbsent(String, platforms: String)
  case symbolsInvalid(file: String, reason: String)
  case locale(String)
  case catalogUnnamed(String)
  case catalogName(String)
  /// A String Catalog where a document belongs.
  case catalogAsDocument(String, command: String)
  /// Documents of several String Catalogs, where an option takes those of one.
  case severalCatalogs(String, [String])
  /// A name that an app cannot have.
  case appNameInvalid(String, name: String)
  case frameworkUnfit(String, for: String)
  /// A document and a folder that are to be compared.
  case versionsUnlike(file: String, folder: String)
  /// Languages of which one has to be named.
  case localeUnnamed([String])
}

extension UsageError {
  /// The mistake, in lower case and without full stop.
  package var message: String {
    switch self {
    case .verbMissing: "a verb is missing"
    case .verbUnknown(let word, _): "there is no verb '\(word)'"
    case .verbForgotten(let path): "a verb is missing before '\(path)'"
    case .optionUnknown(let option, let verb, _):
      verb.map { "'\($0)' has no option '\(option)'" } ?? "there is no option '\(option)'"
    case .optionBeforeVerb(let option): "'\(option)' comes after the verb"
    case .argumentMissing(let option): "an argument is missing behind '\(option)'"
    case .argumentUnexpected(let option): "'\(option)' takes no argument"
    case .wordUnknown(let word, let option, let allowed):
      "'\(option)' takes \(Self.list(allowed, "or")), not '\(word)'"
    case .numberInvalid(let text, let option, let range):
      "'\(option)' takes whole numbers from \(range.lowerBound) to \(range.upperBound), not '\(text)'"
    case .listEmpty(let option): "'\(option)' takes at least one value"
    case .versionsMissing(let count):
      "'merge' takes three files, BASE OURS THEIRS, not \(count)"
    case .lineRangeInvalid(let text):
      "'--range' takes the first and the last line, from 1, such as '10:20', not '\(text)'"
    case .operandMissing(let verb, let operand): "'\(verb)' needs a \(operand)"
    case .operandUnexpected(let word): "'\(word)' is one argument too many"
    case .optionsExclude(let first, let second): "'\(first)' and '\(second)' exclude each other"
    case .optionNeeds(let option, let needed):
      "'\(option)' needs \(Self.list(needed.map { "'\($0)'" }, "or"))"
    case .twoResults(let option): "'\(option)' and the report both go to standard output"
    case .ruleSettingInvalid(let text): "'--rule' takes ID=error|warning|note|off, not '\(text)'"
    case .ruleUnknown(let id, _): "there is no rule '\(id)'"
    case .topicUnknown(let name, _):
      "there is no rule, element, attribute or value type '\(name)'"
    case .attributeUnknown(let name, let element, _, _):
      "the element '\(element)' has no attribute '\(name)'"
    case .ruleStructural(let id, let least):
      "the rule '\(id)' stays \(least): nothing can be built from what it flags"
    default: runMessage
    }
  }

  /// The mistake in a command line in view of the files that it names.
  private var runMessage: String {
    switch self {
    case .standardInputTwice: "standard input can be read only once"
    case .operandNotAFile(let option): "'\(option)' needs files, not standard input"
    case .outputNameMissing: "standard input has no name to derive an output's name from"
    case .endingUnknown(let path, let endings, _):
      "the ending of '\(path)' tells no format; there is \(Self.list(endings, "and"))"
    case .severalDocuments(let option): "several documents need '\(option)'"
    case .oneDocument(let option): "'\(option)' takes one document at a time"
    case .folderWithout(let files, let folder, _): "there is no \(files) in '\(folder)'"
    case .outputsCollide(let output, let first, let second):
      "'\(first)' and '\(second)' would both be written to '\(output)'"
    case .outputIsInput(let path): "the output '\(path)' is also an input"
    case .lineBreakInPath(let path):
      "a path with a line break cannot stand in a depfile: '\(path)'"
    case .surfaceUnknown(let id, _, _): "there is no surface '\(id)' on this platform"
    case .surfaceElsewhere(let id, let kind, let platforms):
      "the \(kind) '\(id)' is for \(platforms) only"
    case .surfaceWithoutLayout(let id, let kind): "the \(kind) '\(id)' has no layout of its own"
    case .stateUnknown(let name, _): "there is no state, toggle or choice '\(name)'"
    case .optionOfChoiceMissing(let id, _): "the choice '\(id)' needs one of its options"
    case .itemUnknown(let id, _): "no toolbar or menu has an item '\(id)' on this platform"
    case .platformAbsent(let platform, let platforms):
      "no document is for \(platform); there are documents for \(platforms)"
    case .symbolsInvalid(let file, let reason): "'\(file)' \(reason)"
    case .locale(let text): "'\(text)' is not a language tag, such as 'de' or 'zh-Hant'"
    case .catalogUnnamed(let path): "'\(path)' names no String Catalog"
    case .catalogName(let path): "'\(path)' is no name of a String Catalog (*.xcstrings)"
    case .catalogAsDocument(let path, _): "'\(path)' is a String Catalog, and no document"
    case .severalCatalogs(let option, let paths):
      "'\(option)' takes the documents of one String Catalog, not of \(Self.some(paths))"
    case .appNameInvalid(let reason, _): reason
    case .frameworkUnfit(let framework, let platforms):
      "the framework '\(framework)' is for \(platforms) alone"
    case .versionsUnlike(let file, let folder):
      "'\(file)' is a document and '\(folder)' a folder: nothing says which of its documents is meant"
    case .localeUnnamed: "'--export' needs '--locale TAG'"
    default: ""
    }
  }

  /// Advice; `nil` where the message says it all.
  package var advice: String? {
    switch self {
    case .verbMissing: "'menuet --help' lists the verbs"
    case .verbUnknown(_, let near):
      Self.suggestion(near) ?? "'menuet --help' lists the verbs"
    case .verbForgotten(let path): "menuet validate \(ShellWord.quoted(path))"
    case .optionUnknown(_, let verb, let near):
      Self.suggestion(near)
        ?? "'menuet \(verb.map { $0 + " " } ?? "")--help' lists the options"
    case .wordUnknown(let word, _, let allowed):
      Self.suggestion(NearMiss.best(for: word, in: allowed))
    case .ruleUnknown(_, let near):
      Self.suggestion(near) ?? "'menuet explain --list' lists the rules"
    case .topicUnknown(_, let near):
      Self.suggestion(near) ?? "'menuet explain' lists what there is"
    case .attributeUnknown(let name, let element, let near, let isElsewhere):
      Self.suggestion(near.map { "\(element).\($0)" })
        ?? (isElsewhere
          ? "'menuet explain \(name)' names the elements that have it"
          : "'menuet explain \(element)' lists its attributes")
    case .surfaceUnknown(_, let near, let known):
      Self.suggestion(near) ?? (known.isEmpty ? nil : "there is \(Self.some(known))")
    case .stateUnknown(_, let near): Self.suggestion(near)
    case .optionOfChoiceMissing(let id, let options):
      options.first.map { "such as '\(id)=\($0)'" }
    case .itemUnknown(_, let near): Self.suggestion(near)
    case .surfaceElsewhere: "name the platform with '--platform'"
    case .surfaceWithoutLayout: "'menuet render' draws it"
    case .operandMissing(let verb, _): "'menuet \(verb) --help' says more"
    case .versionsMissing: "'menuet merge --install' lets git call it"
    case .folderWithout(_, _, let passedOver) where !passedOver.isEmpty:
      "passed over: \(Self.some(passedOver)); name what is meant"
    case .outputNameMissing: "name the output with '-o'"
    case .endingUnknown(_, _, let option): "name the format with '\(option)'"
    case .twoResults: "write the report to a file with '-o'"
    case .catalogAsDocument(_, let command): "name the documents: \(command)"
    case .catalogUnnamed: "name it with '--update FILE.xcstrings', or in 'strings' of 'menuet'"
    case .appNameInvalid(_, let name): "such as '--app \(name)'"
    case .localeUnnamed(let tags): tags.isEmpty ? nil : "there is \(Self.some(tags))"
    default: nil
    }
  }

  private static func suggestion(_ near: String?) -> String? {
    near.map { "did you mean '\($0)'?" }
  }

  /// The first of some names, and how many there are besides.
  private static func some(_ names: [String]) -> String {
    let shown = names.prefix(8).map { "'\($0)'" }
    let rest = names.count - shown.count
    return list(shown + (rest > 0 ? ["\(rest) more"] : []), "and")
  }

  /// `a, b or c`.
  package static func list(_ words: [String], _ conjunction: String) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
