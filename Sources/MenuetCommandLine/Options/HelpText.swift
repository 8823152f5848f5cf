import Menuet
import MenuetSource
import MenuetTool

/// The help, written from the tables of verbs and options.
enum HelpText {
  /// The columns of a line; help reads the same in every terminal.
  private static let columns = 80
  /// Where descriptions begin.
  private static let indent = 24

  /// The help of the command as a whole.
  static var overview: String {
    var text = """
      menuet \(Compiler.version): compiles app menus and toolbars written in XML

      Usage: menuet VERB [options] FILE…

      FILE is a *.menuet.xml, a folder that is searched for them, or '-' for
      standard input.

      Verbs:

      """
    for verb in Verbs.all { text += entry(verb.info.name, verb.info.summary) }
    text += "\nOptions:\n"
    for option in CommandLineTool.options { text += entry(option.usage, option.description) }
    text += """

      'menuet VERB --help' says more about a verb.

      Exit codes: 0 done; 1 the documents have errors; 2 the command line is wrong;
      3 a file cannot be read or written; 70 a fault of menuet itself.

      """
    return text
  }

  /// The help of a verb.
  static func page(of verb: VerbInfo) -> String {
    var text = "menuet \(verb.name): \(verb.summary)\n\n"
    let operands = verb.operand.placeholder
    text += "Usage: menuet \(verb.name) [options]\(operands.isEmpty ? "" : " " + operands)\n"
    for note in verb.notes { text += "\n" + wrapped(note, indent: 0) }
    text += "\nOptions:\n"
    for option in verb.options { text += entry(option.usage, option.description) }
    for group in verb.groups {
      text += "\n\(group.heading):\n"
      for option in group.options { text += entry(option.usage, option.description) }
    }
    text += verb.examples.count == 1 ? "\nExample:\n" : "\nExamples:\n"
    for example in verb.examples { text += "  menuet \(example)\n" }
    return text
  }

  /// A term and its description, beside it or below.
  private static func entry(_ term: String, _ description: String) -> String {
    let head = "  " + term
    let width = CharacterWidth.columns(of: head)
    let body = wrapped(description, indent: indent)
    if width > indent - 2 { return head + "\n" + body }
    return head + String(body.dropFirst(width))
  }

  /// A paragraph as lines that begin with `indent` blanks.
  private static func wrapped(_ text: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    return TextLines.wrapped(text, columns: columns - indent).map { margin + $0 + "\n" }.joined()
  }
}
