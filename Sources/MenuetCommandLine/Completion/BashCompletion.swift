import MenuetModel
import Menuet
import MenuetRules
import MenuetTool

/// Completion for bash 3.2 and later.
enum BashCompletion {
  static var text: String {
    var text = """
      # Completion of menuet for bash: source it, or put it where bash-completion finds it.
      _menuet() {
        local current previous verb
        current="${COMP_WORDS[COMP_CWORD]}"
        previous="${COMP_WORDS[COMP_CWORD-1]}"
        verb="${COMP_WORDS[1]}"
        COMPREPLY=()
        # bash takes `=` for a word of its own.
        if [ "$current" = "=" ]; then
          current=""
        elif [ "$previous" = "=" ]; then
          previous="${COMP_WORDS[COMP_CWORD-2]}"
        fi
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(firstWords)" -- "$current"))
          return
        fi
        case "$verb" in

      """
    text += "  --generate-completion-script)\n" + words(Shell.words) + "    ;;\n"
    text += "  help)\n" + words(Verbs.names) + "    ;;\n"
    for verb in Verbs.all { text += branch(for: verb.info) }
    return text + "  esac\n}\ncomplete -F _menuet menuet\n"
  }

  private static var firstWords: String {
    (Verbs.names + ["help"] + CommandLineTool.options.flatMap(\.spellings)).joined(separator: " ")
  }

  private static func branch(for verb: VerbInfo) -> String {
    var text = "  \(verb.name))\n    case \"$previous\" in\n"
    for option in verb.allOptions where option.placeholder != nil {
      text += "    \(option.spellings.joined(separator: "|")))\n" + argument(of: option)
      text += "      return ;;\n"
    }
    let spellings = verb.allOptions.flatMap(\.spellings).joined(separator: " ")
    text += "    esac\n    case \"$current\" in\n    -*)\n"
    text += "      COMPREPLY=($(compgen -W \"\(spellings)\" -- \"$current\"))\n      return ;;\n"
    text += "    esac\n"
    switch verb.operand {
    case .documents, .versions, .threeVersions, .foreignFiles:
      text += "    COMPREPLY=($(compgen -f -- \"$current\"))\n"
    case .topics: text += words(ExplainTopic.allNames)
    case .none: break
    }
    return text + "    ;;\n"
  }

  private static func argument(of option: CommandOption) -> String {
    switch option.argument {
    case .file: "      COMPREPLY=($(compgen -f -- \"$current\"))\n"
    case .folder: "      COMPREPLY=($(compgen -d -- \"$current\"))\n"
    case .words, .wordList: words(option.words)
    case .ruleSetting: words(CompletionScript.ruleSettings)
    case .none, .text, .number, .numberList: ""
    }
  }

  private static func words(_ words: [String]) -> String {
    "      COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$current\"))\n"
  }
}
