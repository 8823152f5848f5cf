import MenuetModel
import Menuet
import MenuetRules
import MenuetTool

/// Completion for fish.
enum FishCompletion {
  static var text: String {
    var text = "# Completion of menuet for fish: save it as menuet.fish in fish's completions.\n"
    text += "complete -c menuet -f\n"
    for verb in Verbs.all {
      text += line(needsVerb, "-a \(verb.info.name)", verb.info.summary)
    }
    text += line(needsVerb, "-a help", "show the help of a verb")
    for option in CommandLineTool.options { text += entry(option, needsVerb) }
    for verb in Verbs.all {
      let condition = "__fish_seen_subcommand_from \(verb.info.name)"
      for option in verb.info.allOptions { text += entry(option, condition) }
      switch verb.info.operand {
      case .documents, .versions, .threeVersions, .foreignFiles:
        text += "complete -c menuet -n '\(condition)' -F\n"
      case .topics:
        text += line(
          condition,
          "-a \(CompletionScript.quoted(ExplainTopic.allNames.joined(separator: " ")))", "name")
      case .none: break
      }
    }
    return text
      + line(
        "__fish_seen_subcommand_from help",
        "-a \(CompletionScript.quoted(Verbs.names.joined(separator: " ")))", "verb")
  }

  private static let needsVerb = "__fish_use_subcommand"

  private static func entry(_ option: CommandOption, _ condition: String) -> String {
    var words = "-l \(option.name)" + (option.letter.map { " -s \($0)" } ?? "")
    switch option.argument {
    case .none: break
    case .file: words += " -r -F"
    case .folder: words += " -x -a '(__fish_complete_directories)'"
    case .words, .wordList: words += " -x -a '\(option.words.joined(separator: " "))'"
    case .ruleSetting:
      words += " -x -a '\(CompletionScript.ruleSettings.joined(separator: " "))'"
    case .text, .number, .numberList: words += " -x"
    }
    return line(condition, words, option.summary)
  }

  private static func line(_ condition: String, _ words: String, _ description: String) -> String {
    "complete -c menuet -n '\(condition)' \(words) -d \(quoted(description))\n"
  }

  /// Fish reads backslashes between single quotes.
  private static func quoted(_ text: String) -> String {
    var result = ""
    for character in text {
      if "'\\".contains(character) { result.append("\\") }
      result.append(character)
    }
    return "'" + result + "'"
  }
}
