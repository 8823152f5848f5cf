import MenuetSource

/// One thing that may be written at a place.
struct CompletionItem {
  /// The kinds of the protocol that are used here.
  enum Kind: Int {
    case text = 1
    case method = 2
    case function = 3
    case field = 5
    case variable = 6
    case classKind = 7
    case property = 10
    case unit = 11
    case value = 12
    case enumeration = 13
    case keyword = 14
    case snippet = 15
    case color = 16
    case file = 17
    case reference = 18
    case folder = 19
    case enumMember = 20
    case constant = 21
    case event = 23
  }

  var label: String
  var kind: Kind
  /// A few words beside the label.
  var detail: String?
  /// The meaning, as Markdown.
  var documentation: String?
  /// The text that is written; the label by default.
  var text: String?
  /// The same with marks for the places to fill in, for clients that know snippets.
  var snippet: String?
  /// The text that typed letters are compared with; the label by default.
  var filter: String?
  /// Indicates whether the next completion is asked for at once.
  var goesOn = false

  init(
    _ label: String, _ kind: Kind, detail: String? = nil, documentation: String? = nil
  ) {
    self.label = label
    self.kind = kind
    self.detail = detail
    self.documentation = documentation
  }
}

/// Things that may be written in place of a range.
struct CompletionList {
  /// The most items of a list. Of more, those that the typed letters lead to are sent, and the client
  /// asks again once there are further letters.
  static let most = 200

  /// The bytes that are replaced.
  let range: Range<Int>
  var items: [CompletionItem] = []
  /// Indicates whether further letters may lead to items that are not here.
  var isIncomplete = false

  func json(
    in file: FileText, _ encoding: PositionEncoding, for client: ClientCapabilities
  ) -> JSONValue {
    let range = file.range(range, encoding)
    // The order of the list is that of the language.
    let width = String(items.count).count
    let entries = items.enumerated().map { index, item -> JSONValue in
      let number = String(index)
      let order = String(repeating: "0", count: width - number.count) + number
      let snippet = client.hasSnippets ? item.snippet : nil
      let command: JSONValue = [
        "title": "Complete", "command": "editor.action.triggerSuggest",
      ]
      return [
        "label": .text(item.label), "kind": .number(item.kind.rawValue),
        "detail": .text(item.detail),
        "documentation": item.documentation.map {
          ["kind": "markdown", "value": .text($0)]
        } ?? .null,
        "sortText": .text(order), "filterText": .text(item.filter),
        "insertTextFormat": snippet == nil ? .null : 2,
        "textEdit": [
          "range": range, "newText": .text(snippet ?? item.text ?? item.label),
        ],
        "command": item.goesOn && client.knowsSuggestCommand ? command : .null,
      ]
    }
    return ["isIncomplete": .flag(isIncomplete), "items": .list(entries)]
  }
}

/// Marks of snippets.
enum Snippet {
  /// A text in which nothing is a mark.
  static func escaped(_ text: String) -> String {
    String(text.flatMap { "\\$}".contains($0) ? ["\\", $0] : [$0] })
  }
}
