import MenuetModel
import Menuet
import MenuetRules
import MenuetTool

/// Completion for zsh.
enum ZshCompletion {
  static var text: String {
    var text = """
      #compdef menuet
      # Completion of menuet for zsh: save it as _menuet in a folder of $fpath.
      _menuet() {
        local -a verbs
        verbs=(

      """
    for verb in Verbs.all { text += "    \(described(verb.info.name, verb.info.summary))\n" }
    text += "    \(described("help", "show the help of a verb"))\n  )\n"
    text += """
        if (( CURRENT == 2 )); then
          _describe verb verbs
          _arguments \(arguments(of: CommandLineTool.options))
          return
        fi
        local verb=$words[2]
        shift words
        (( CURRENT-- ))
        case $verb in

      """
    for verb in Verbs.all {
      text += "  \(verb.info.name))\n    _arguments -s \(arguments(of: verb.info.allOptions))"
      text += operand(of: verb.info).map { " \\\n      \($0)" } ?? ""
      text += " ;;\n"
    }
    text += "  help) _describe verb verbs ;;\n"
    let shells = Shell.words.joined(separator: " ")
    text += "  \(CommandOption.completionScript.longSpelling)) compadd \(shells) ;;\n"
    return text + "  esac\n}\n_menuet \"$@\"\n"
  }

  private static func described(_ word: String, _ summary: String) -> String {
    CompletionScript.quoted("\(word):\(summary)")
  }

  private static func operand(of verb: VerbInfo) -> String? {
    let word = verb.operand.word
    switch verb.operand {
    case .documents, .versions, .threeVersions, .foreignFiles: return "'*:\(word):_files'"
    case .topics:
      return "'*:\(word):(\(ExplainTopic.allNames.joined(separator: " ")))'"
    case .none: return nil
    }
  }

  private static func arguments(of options: [CommandOption]) -> String {
    options.flatMap { option in option.spellings.map { spec(of: option, spelled: $0) } }
      .map { "\\\n      \($0)" }.joined(separator: " ")
  }

  /// `'--emit=[what to make]:argument:(swift json)'`
  private static func spec(of option: CommandOption, spelled spelling: String) -> String {
    let isLong = spelling.hasPrefix("--")
    let repeats = option.isRepeatable ? "*" : ""
    let behind = option.placeholder == nil ? "" : isLong ? "=" : "+"
    var text = repeats + spelling + behind + "[" + escaped(option.summary) + "]"
    switch option.argument {
    case .none: break
    case .file: text += ":file:_files"
    case .folder: text += ":folder:_files -/"
    case .words: text += ":word:(\(option.words.joined(separator: " ")))"
    case .wordList: text += ":words:_sequence compadd - \(option.words.joined(separator: " "))"
    case .ruleSetting:
      text += ":setting:(\(CompletionScript.ruleSettings.joined(separator: " ")))"
    case .text, .number, .numberList: text += ":argument: "
    }
    return CompletionScript.quoted(text)
  }

  /// A description, in which brackets and colons have a meaning.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "[]:\\".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
