import MenuetModel
import MenuetTool

/// The command that finds what the failing example of a rule has, where its text alone is not enough.
struct ExampleRun: Encodable {
  struct File: Encodable {
    let name: String
    let text: String
  }

  /// The command to type, in the folder of the files.
  let command: String
  /// The name under which the example is kept.
  let document: String
  /// The files beside it.
  let files: [File]

  /// `nil` for an example that `menuet validate` finds something in by itself, and for a rule of the
  /// generated code.
  init?(_ rule: RuleInfo) {
    let options = rule.exampleOptions
    var files: [File] = []
    var words = ["menuet", "validate"]
    if let symbols = options.symbols {
      files.append(File(name: "symbols.plist", text: symbols))
      words += ["--symbols", "symbols.plist"]
    }
    if let strings = options.strings {
      files.append(File(name: "Localizable.xcstrings", text: strings))
    }
    guard !files.isEmpty || options.fileName != nil else { return nil }
    document = options.fileName ?? "example.menuet.xml"
    self.files = files
    command = (words + [document]).joined(separator: " ")
  }

  /// Where the files are, in the words before the command.
  var preparation: String {
    let beside = files.map { "'\($0.name)'" }.joined(separator: " and ")
    return "Kept as '\(document)'" + (files.isEmpty ? "" : " with \(beside) beside it")
      + ", it is found by:"
  }
}
